// Where a list, or a run of pairs, hangs: under an item that is less indented, or under the line that leads to it.
import type { Page } from '../page.js'

/** Closes what is indented as far; a run that begins stands under the paragraph that leads to it. */
export function openList(page: Page, line: number, indent: number): void {
  page.close()
  const { outline, last } = page
  const wasOpen = outline.depth > 0
  outline.closeItems(indent)
  if (outline.depth > 0 || wasOpen) return
  if (outline.leadIn >= 0 && last?.kind === 'pair') return
  outline.closeList()
  if (last === undefined || last.kind !== 'paragraph' || last.speech.end === last.speech.start) return
  const gap = line - page.lastLine - 1
  const end = page.text.charCodeAt(last.end - 1)
  const leads = end === 58 || end === 0xff1a || isOneSentence(page.text, last.speech.start, last.speech.end)
  if (gap === 0 || (gap === 1 && leads)) outline.setLeadIn(page.blocks.length - 1)
}

/** No full stop before the end; what is short enough to lead to a list. */
function isOneSentence(text: string, start: number, end: number): boolean {
  if (end - start > 300) return false
  for (let at = start; at < end - 1; at++) {
    const code = text.charCodeAt(at)
    const stop = code === 46 || code === 33 || code === 63
    if ((stop && text.charCodeAt(at + 1) === 32) || code === 0x3002 || code === 10) return false
  }
  return true
}
