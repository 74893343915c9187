// Citations without brackets: a source line, a name at the start of a sentence, `As source 7 says`.
import { isDigit, isLetter, trimEnd } from '../codes.js'
import { mayNameSource, namesSource } from './cue-words.js'
import { formOf } from './id-form.js'
import { readIdList } from './id-list.js'
import { certain, type MarkerSink } from './marker-sink.js'
import { attributionBefore, beginsClause, beginsSentence, wordBefore } from './surroundings.js'

/** `Source: S01` on a line of its own, at its colon. */
export function readSourceLine(sink: MarkerSink, colon: number): number {
  const { text } = sink
  const word = wordBefore(text, colon)
  if (word === null || !mayNameSource(text, word.start) || !beginsSentence(text, word.start)) return 0
  if (!namesSource(text.slice(word.start, word.end))) return 0
  const newline = text.slice(colon, colon + 200).indexOf('\n')
  let end = trimEnd(text, colon + 1, newline < 0 ? Math.min(text.length, colon + 200) : colon + newline)
  if (text.charCodeAt(end - 1) === 46) end--
  const list = readIdList(text, word.start, end)
  if (list === null) return 0
  const certain = list.strength === 'certain'
  sink.push(
    certain ? sink.citations : sink.mentions,
    { start: word.start, end },
    sink.throughDefinitions(list, '[').ids,
    false,
  )
  if (!certain) return 0
  sink.opaque.push({ start: word.start, end })
  return end
}

/** `according to S02`, `S03 gives ...`: only the ids of the chunks can tell whether this is one of them. */
export function readName(sink: MarkerSink, at: number): number {
  const { text } = sink
  let end = at
  while (
    end - at < 40 &&
    (isLetter(text.charCodeAt(end)) ||
      isDigit(text.charCodeAt(end)) ||
      text.charCodeAt(end) === 45 ||
      text.charCodeAt(end) === 95)
  )
    end++
  const before = text.charCodeAt(at - 1)
  if (before === 45 || before === 47 || before === 46 || before === 95) return 0
  const attribution = attributionBefore(text, at)
  if (attribution === null && !beginsSentence(text, at)) return 0
  const id = text.slice(at, end)
  if (formOf(id) !== 'id') return 0
  const leads = attribution === null || beginsClause(text, attribution.start)
  sink.push(sink.mentions, { start: at, end }, [id], leads)
  return end
}

/** `As source 7 says`, at the number. */
export function readNumber(sink: MarkerSink, at: number): number {
  const { text } = sink
  const word = wordBefore(text, at)
  if (word === null || !namesSource(text.slice(word.start, word.end))) return 0
  let end = at
  while (end - at < 4 && isDigit(text.charCodeAt(end))) end++
  const next = text.charCodeAt(end)
  if (end - at > 3 || isDigit(next) || ((next === 46 || next === 44) && isDigit(text.charCodeAt(end + 1))))
    return 0
  const attribution = attributionBefore(text, word.start)
  if (attribution === null && !beginsSentence(text, word.start)) return 0
  const list = sink.throughDefinitions(certain([text.slice(at, end)], true), '[')
  const leads = attribution === null || beginsClause(text, attribution.start)
  sink.push(
    attribution === null ? sink.mentions : sink.citations,
    { start: word.start, end },
    list.ids,
    leads,
  )
  sink.opaque.push({ start: word.start, end })
  return end
}
