// The messages of an ONNX file. Field numbers and type codes are those of onnx.proto.
import { type Field, message } from './protobuf.js'

const FLOAT = 1
const INT64 = 7
const IR_VERSION = 8
const OPSET = 13

/** A named constant. */
export function floats(name: string, dims: readonly number[], values: readonly number[]): Uint8Array {
  return message([1, dims], [2, FLOAT], [8, name], [9, new Uint8Array(Float32Array.from(values).buffer)])
}

export function integers(name: string, values: readonly number[]): Uint8Array {
  return message(
    [1, [values.length]],
    [2, INT64],
    [8, name],
    [9, new Uint8Array(BigInt64Array.from(values.map(BigInt)).buffer)],
  )
}

/** One operation: inputs to output. Attributes are whole numbers or lists of them. */
export function node(
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: Readonly<Record<string, number | readonly number[]>> = {},
): Uint8Array {
  const written = Object.entries(attributes).map(([name, value]) =>
    typeof value === 'number'
      ? message([1, name], [3, value], [20, 2])
      : message([1, name], [8, value], [20, 7]),
  )
  return message([1, inputs], [2, output], [3, output], [4, operator], [5, written])
}

export interface Graph {
  readonly inputs: readonly string[]
  readonly nodes: readonly Uint8Array[]
  readonly constants: readonly Uint8Array[]
  readonly output: string
  readonly outputWidth: number
}

/** The file: inputs are INT64 of [batch, length], the output is FLOAT of [batch, width]. */
export function modelFile({ inputs, nodes, constants, output, outputWidth }: Graph): Uint8Array {
  const graph = message(
    [1, nodes],
    [2, 'graph'],
    [5, constants],
    [11, inputs.map((name) => port(name, INT64, ['batch', 'length']))],
    [12, port(output, FLOAT, ['batch', outputWidth])],
  )
  return message([1, IR_VERSION], [7, graph], [8, message([1, ''], [2, OPSET])])
}

function port(name: string, type: number, dims: readonly (string | number)[]): Uint8Array {
  const shape = message([
    1,
    dims.map((dim) => message(typeof dim === 'string' ? [2, dim] : ([1, dim] as Field))),
  ])
  return message([1, name], [2, message([1, message([1, type], [2, shape])])])
}
