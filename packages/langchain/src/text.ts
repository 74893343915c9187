// The text of whatever holds an answer: a string, a message, content blocks, a message that went through JSON.
// Read by shape, not by class, because two copies of the framework meet in one process.

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Blocks that are prose; reasoning, tool calls and images are not part of the answer. */
const TEXT_BLOCKS: ReadonlySet<unknown> = new Set(['text', 'output_text', undefined])

/** Where the text of an object may stand, in order; `kwargs` and `data` are the two serial forms of a message. */
const TEXT_FIELDS = ['content', 'text', 'kwargs', 'data', 'message'] as const

/**
 * The text, or `undefined` where the value is not text at all. A message without text gives ''.
 *
 * @example textOf(new AIMessage([{ type: 'text', text: '12 ms' }])) // '12 ms'
 */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.every(isBlock) ? value.map(blockText).join('') : undefined
  if (!isFields(value)) return undefined
  for (const field of TEXT_FIELDS) {
    if (!(field in value)) continue
    const text = textOf(value[field])
    if (text !== undefined) return text
  }
  return undefined
}

/** Content blocks, and the `choices` of OpenAI's own client, which hold a message each. */
function isBlock(block: unknown): boolean {
  if (typeof block === 'string') return true
  return isFields(block) && (typeof block.type === 'string' || 'text' in block || 'message' in block)
}

function blockText(block: unknown): string {
  if (typeof block === 'string') return block
  if (!isFields(block) || !TEXT_BLOCKS.has(block.type)) return ''
  return textOf(block.text) ?? textOf(block.message) ?? ''
}
