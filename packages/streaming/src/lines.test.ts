import { describe, expect, it } from 'vitest'
import { type LineKind, lineKind } from './lines.js'

describe('lineKind', () => {
  it.each<[string, LineKind]>([
    ['', 'blank'],
    ['  \t', 'blank'],
    ['# Latency', 'heading'],
    ['###### Latency', 'heading'],
    ['##Latency', 'heading'],
    ['#5 is the best', 'text'],
    ['**Latency**', 'text'],
    ['**Latency** was 18 ms', 'text'],
    ['Latency: 18 ms', 'item'],
    ['It was so. Note: 18 ms', 'text'],
    ['4.2.1 Late fees', 'clause'],
    ['Section 4 Late fees', 'clause'],
    ['{"a": 1', 'data'],
    ['[1] says so', 'text'],
    ['========', 'underline'],
    ['---', 'underline'],
    ['- - -', 'underline'],
    ['```ts', 'fence'],
    ['~~~', 'fence'],
    ['- first', 'item'],
    ['  * first', 'item'],
    ['12. twelfth', 'item'],
    ['a) first', 'item'],
    ['1.5 ms', 'text'],
    ['-5 °C', 'text'],
    ['| Plan | Price |', 'row'],
    ['Plan\tPrice', 'row'],
    ['Standard;49;500', 'row'],
    ['Standard   49   500', 'row'],
    ['<table>', 'row'],
    ['One, two, three.', 'text'],
    ['    indented', 'indented'],
    ['The latency was 18 ms.', 'text'],
  ])('%j is %s', (line, kind) => {
    expect(lineKind(line)).toBe(kind)
  })
})
