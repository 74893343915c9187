import { describe, expect, it } from 'vitest'
import { visible, visibleLine } from './visible.js'

describe('visible', () => {
  it.each([
    ['plain text', 'plain text'],
    ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
    ['Windows\r\nline', 'Windows\nline'],
    ['over\rwritten', 'over\\u{d}written'],
    ['\u001b[31mred\u001b[0m', '\\u{1b}[31mred\\u{1b}[0m'],
    ['bell\u0007', 'bell\\u{7}'],
    ['\u009b31m', '\\u{9b}31m'],
    ['right \u202eto left', 'right \\u{202e}to left'],
    ['25 °C, ½, 漢字, 😀', '25 °C, ½, 漢字, 😀'],
  ])('%j', (text, expected) => {
    expect(visible(text)).toBe(expected)
  })
})

describe('visibleLine', () => {
  it.each([
    ['two\nlines', 80, 'two lines'],
    ['exactly', 7, 'exactly'],
    ['one too many', 11, 'one too ma…'],
  ])('%j in %i', (text, width, expected) => {
    expect(visibleLine(text, width)).toBe(expected)
  })
})
