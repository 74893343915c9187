import { describe, expect, it } from 'vitest'
import { Outline } from './outline.js'

function outlineOf(text: string): Outline {
  const outline = new Outline()
  for (let end = 0; end <= text.length; end++) outline.read(text.slice(0, end))
  return outline
}

const settled = (text: string) => {
  const outline = outlineOf(text)
  return text.slice(0, outline.parts[outline.firstOpen(Infinity).part]?.start)
}

describe('Outline', () => {
  it.each([
    ['A.\n\nB.\n\n', 'A.\n\n', 'prose, once the next part is over'],
    ['A.\n\nB.\n', '', 'not while the next part may turn out to be a table'],
    ['A.\n\n# B\n', 'A.\n\n', 'prose, once a heading begins'],
    ['A.\n\n- b\n', 'A.\n\n', 'prose, once a list begins'],
    ['A:\n\n- b\n- c\n\n', '', 'a lead-in waits for its list'],
    ['- a\n- b\n\nSource: [1]\n\n', '', 'a list waits for its source line'],
    [
      '- a\n- b\n\nC.\n\nD.\n\n',
      '- a\n- b\n\nC.\n\n',
      'a list with what may be its source line, once one more part is over',
    ],
    ['- a\n- b\n\n# C\n', '- a\n- b\n\n', 'a list, once a heading begins'],
    ['A.\n\n- b\n\n- c\n\n  d\n', 'A.\n\n', 'blank lines do not end a list'],
    [
      'In USD.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nNote.\n\nNote.\n\n',
      '',
      'a table goes with its caption and its notes',
    ],
    ['```\na\n\nb\n\n', '', 'code goes on over blank lines'],
    ['A.\n\n```\na\n\nb\n```\n\nB.\n\n', 'A.\n\n```\na\n\nb\n```\n\n', 'code ends at its mark'],
    ['<table>\n\n<tr>\n\n', '', 'so does an HTML table'],
    ['{\n\n"a": 1,\n\n"b": 2\n\n', '', 'JSON is one thing'],
    ['Title\n=====\n\nA.\n\nB.\n\n', 'Title\n=====\n\nA.\n\n', 'an underlined heading'],
  ])('%j settles %j: %s', (text, expected) => {
    expect(settled(text)).toBe(expected)
  })

  it.each([
    ['# A\n## B\nC.\n', ['# A', '## B']],
    ['# A\n## B\n## C\nD.\n', ['# A', '## C']],
    ['# A\n# B\nC.\n', ['# B']],
    ['# A\n**B**\n\nC.\n', ['# A', '**B**']],
    ['B\n===\n\n# A\nC.\n', ['B', '# A']],
    ['1.2 B\n\nC.\n\nD.\n', ['1.2 B']],
    ['# A\nB\n===\n\nC.\n', ['# A', 'B']],
  ])('%j ends under %j', (text, expected) => {
    const { parts } = outlineOf(text)
    expect(parts.at(-1)?.under.map((heading) => text.slice(parts[heading]?.start).split('\n')[0])).toEqual(
      expected,
    )
  })

  it('reads a text the same in one piece', () => {
    const text = '# A\nB.\n\n- c\n\nSource.\n\n```\nd\n\n```\n'
    const whole = new Outline()
    whole.read(text)
    expect(whole.parts).toEqual(outlineOf(text).parts)
  })
})
