// Texts and what is read from them in spite of digits that state nothing.
import { describe, expect, it } from 'vitest'
import { notations } from '../../../test/read-quantities.js'

describe('digits that state nothing', () => {
  it.each([
    ['Ring 0800 555 0142 for 24h support', '24 h'],
    ['call +1 555 0142', ''],
    ['+49 30 901820', ''],
    ['(020) 7946 0958', ''],
    ['555-123-4567', ''],
    ['tel.: 555 0142', ''],
    ['fax: 030-12345', ''],
    ['card 4111 1111 1111 1111', ''],
    ['IBAN DE89 3704 0044 0532 0130 00', ''],
    ['MAC 00:1A:2B:3C:4D:5E', ''],
    ['12:34:56:78', ''],
    ['C:\\data\\12\\x', ''],
    ['550e8400-e29b-41d4-a716-446655440000', ''],
    ['GPT-4, p95, H2O, COVID-19', ''],
  ])('%s', (text, expected) => expect(notations(text)).toBe(expected))

  it.each([
    ['742 000 t', '742000 t'],
    ['0.5 mm', '0.5 mm'],
    ['01.06.2024', '2024-06-01'],
    ['a call of 30 minutes', '30 min'],
    ['they call 12 people', '12 (people)'],
    ['00:30', 'time'],
    ['+5 °C', '5 °C'],
    ['1234 5678', '1234; 5678'],
  ])('reads on: %s', (text, expected) => expect(notations(text)).toBe(expected))
})
