// Paragraphs: what no other reader wants. A line goes on with the block before it where that one is open.
import type { Page } from '../page.js'

/** Takes a line as text; every line can be that. */
export function readText(page: Page, line: number): number {
  if (page.isOpenBefore(line)) {
    page.extend(line)
    return line + 1
  }
  const { outline, lines } = page
  // A paragraph that is not indented ends the list before it.
  if (outline.depth > 0 ? lines.indent[line]! <= outline.indent : outline.leadIn >= 0) outline.closeList()
  page.open('paragraph', line, lines.first[line]!)
  return line + 1
}
