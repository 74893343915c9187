import { describe, expect, it } from 'vitest'
import { sense } from './sense.js'
import { stem } from './stem.js'
import { contentWords } from './words.js'

describe('stem', () => {
  it.each([
    ['improves improved improving improvement improvements'],
    ['reliable reliability reliably'],
    ['lower lowered lowering'],
    ['stop stopped stops stopping'],
    ['keep kept keeps keeping'],
    ['policy policies'],
    ['delivery deliveries'],
    ['reduce reduced reduces'],
  ])('%s have one stem', (words) => {
    expect(new Set(words.split(' ').map(stem)).size).toBe(1)
  })

  it.each([
    ['glass', 'glas'],
    ['pump', 'pumice'],
    ['sign', 'signal'],
  ])('%s and %s have two', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })
})

describe('contentWords', () => {
  it.each([
    ['The pump does not run dry, even at 5 bar.', 'pump run- dry- bar'],
    ['It never fails.', ''],
    ['Nobody may smoke here, but the canteen is open.', 'smoke- canteen open'],
    ["It doesn't work.", 'work-'],
    ['It doesn’t work.', 'work-'],
    ['It costs 12 or H2O', 'costs'],
    ["The landlord's duty", 'landlord duty'],
    ['Die Größe der Tür', 'die größe der tür'],
    ['', ''],
    ['\ud800 \u202e', ''],
  ])('%j has the words %j', (text, expected) => {
    const words = expected.split(' ').filter(Boolean)
    expect(contentWords(text).map(({ stem: one, scope }) => `${one}${scope > 0 ? '-' : ''}`)).toEqual(
      words.map((word) => (word.endsWith('-') ? `${stem(word.slice(0, -1))}-` : stem(word))),
    )
  })
})

describe('sense', () => {
  it.each([
    ['rise', 'increased', 1],
    ['rose', 'fell', -1],
    ['raised', 'lowered', -1],
    ['high', 'low', -1],
    ['safe', 'unsafe', -1],
    ['stable', 'unstable', -1],
    ['allowed', 'forbidden', -1],
    ['pump', 'valve', 0],
    ['form', 'inform', 0],
  ])('%s and %s: %s', (one, other, expected) => {
    const [first, second] = [contentWords(one)[0], contentWords(other)[0]]
    expect(sense(first!, second!)).toBe(expected)
  })
})
