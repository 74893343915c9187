// Writes protocol buffers, as far as an ONNX file needs them: numbers, texts, bytes, nested messages.

/** A field: its number, and what it holds. A list is a repeated field; a `Uint8Array` is bytes or a message. */
export type Field = readonly [number: number, value: FieldValue | readonly FieldValue[]]
export type FieldValue = number | string | Uint8Array

const VARINT = 0
const LENGTH_DELIMITED = 2

export function message(...fields: readonly Field[]): Uint8Array {
  const bytes: number[] = []
  for (const [number, value] of fields) {
    for (const one of Array.isArray(value) ? value : [value]) writeField(bytes, number, one as FieldValue)
  }
  return Uint8Array.from(bytes)
}

function writeField(bytes: number[], number: number, value: FieldValue): void {
  if (typeof value === 'number') {
    writeVarint(bytes, number * 8 + VARINT)
    writeVarint(bytes, value)
    return
  }
  const content = typeof value === 'string' ? new TextEncoder().encode(value) : value
  writeVarint(bytes, number * 8 + LENGTH_DELIMITED)
  writeVarint(bytes, content.length)
  for (const byte of content) bytes.push(byte)
}

function writeVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}
