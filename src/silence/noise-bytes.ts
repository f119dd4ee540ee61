// A noise map as bytes: magic, the length of a JSON head, the head, then the arrays. Coordinates are stored as
// differences, which compress well. The catalogue compresses the bytes when it stores them.
import type { BuiltUp } from './sources/built-up.ts'
import type { Usual } from './beyond.ts'
import type { Coverage } from './coverage.ts'
import type { MissingKind } from './parameters.ts'
import type { Group, NoiseSources, Shapes } from './sources/sources.ts'
import type { Heights } from './terrain/heights.ts'

/**
 * What is kept of a source for questions about silence: its noise, where it is whole, how densely it is built up, and what
 * is usual beyond its edge. Maps of SR-1.0 lack the last two. Heights: where it is rated with screening by terrain; they are
 * kept in pages alone.
 */
export type NoiseMap = {
  sources: NoiseSources
  coverage: Coverage
  builtUp?: BuiltUp
  usual?: Usual
  heights?: Heights
}

const MAGIC = 'SILENCE2'
/** Maps of SR-1.0: the same, without what the head does not name. */
const OLD_MAGIC = 'SILENCE1'

type Head = {
  groups: Group[]
  coverage: { name: string; method: Coverage['method']; missing?: readonly MissingKind[]; isOld?: boolean }
  hasBlank?: boolean
  builtUp?: { latitude: number } | undefined
  hasUsual?: boolean
  arrays: { type: ArrayType; length: number }[]
}
const ARRAYS = { Int32Array, Uint32Array, Float32Array, Float64Array, Uint8Array } as const
type ArrayType = keyof typeof ARRAYS
type Numbers = Int32Array | Uint32Array | Float32Array | Float64Array | Uint8Array

export function writeNoiseMap({ sources, coverage, builtUp, usual }: NoiseMap): Uint8Array {
  const arrays = [
    ...shapeArrays(sources.runs),
    ...shapeArrays(sources.others),
    differences(coverage.edges, 4),
    coverage.atSea,
    ...(coverage.blank ? [differences(coverage.blank, 4)] : []),
    ...(builtUp ? [builtUp.keys, builtUp.shares] : []),
    ...(usual ? [usual] : []),
  ]
  const head: Head = {
    groups: [...sources.groups],
    coverage: {
      name: coverage.name,
      method: coverage.method,
      ...(coverage.missing && { missing: coverage.missing }),
      ...(coverage.isOld && { isOld: true }),
    },
    hasBlank: coverage.blank !== undefined,
    builtUp: builtUp && { latitude: builtUp.latitude },
    hasUsual: usual !== undefined,
    arrays: arrays.map(array => ({ type: array.constructor.name as ArrayType, length: array.length })), // one of ARRAYS
  }
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  const parts = arrays.map(array => Buffer.from(array.buffer, array.byteOffset, array.byteLength))
  return Buffer.concat([Buffer.from(MAGIC), length, text, ...parts])
}

/** @throws RangeError when the bytes are not a noise map, or cut short. */
export function readNoiseMap(bytes: Uint8Array): NoiseMap {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const magic = buffer.toString('latin1', 0, MAGIC.length)
  const isOld = magic === OLD_MAGIC
  if (magic !== MAGIC && !isOld) throw new RangeError('not a noise map of this version')
  const headEnd = MAGIC.length + 4 + buffer.readUInt32LE(MAGIC.length)
  const head = JSON.parse(buffer.toString('utf8', MAGIC.length + 4, headEnd)) as Head // written by writeNoiseMap alone
  let at = headEnd
  const next = <T extends ArrayType>(type: T): InstanceType<(typeof ARRAYS)[T]> => {
    const entry = head.arrays.shift()
    const Type = ARRAYS[type]
    if (entry?.type !== type) throw new RangeError('not a noise map of this version')
    const end = at + entry.length * Type.BYTES_PER_ELEMENT
    if (end > buffer.length) throw new RangeError('the noise map is cut short')
    const copy = buffer.buffer.slice(buffer.byteOffset + at, buffer.byteOffset + end)
    at = end
    return new Type(copy as ArrayBuffer) as InstanceType<(typeof ARRAYS)[T]> // the constructor named by T
  }
  const nextShapes = (): Shapes =>
    Object.freeze({
      points: sums(next('Int32Array'), 2),
      start: next('Uint32Array'),
      level: next('Float32Array'),
      size: next('Float32Array'),
      group: next('Uint32Array'),
      origin: next('Float64Array'),
    })
  const sources = Object.freeze({
    groups: head.groups.map(group => Object.freeze(group)),
    runs: nextShapes(),
    others: nextShapes(),
  })
  const coverage = { ...head.coverage, edges: sums(next('Int32Array'), 4), atSea: next('Uint8Array') }
  return {
    sources,
    coverage: { ...coverage, ...(head.hasBlank && { blank: sums(next('Int32Array'), 4) }), ...(isOld && { isOld }) },
    ...(head.builtUp && { builtUp: { ...head.builtUp, keys: next('Float64Array'), shares: next('Float32Array') } }),
    ...(head.hasUsual && { usual: next('Float32Array') }),
  }
}

/** In the order in which readNoiseMap takes them. */
function shapeArrays(shapes: Shapes): Numbers[] {
  const { points, start, level, size, group, origin } = shapes
  return [differences(points, 2), start, level, size, group, origin]
}

function differences(values: Int32Array, stride: number): Int32Array {
  return values.map((value, i) => value - (values[i - stride] ?? 0))
}

function sums(values: Int32Array, stride: number): Int32Array {
  for (let i = stride; i < values.length; i++) values[i] = (values[i] ?? 0) + (values[i - stride] ?? 0)
  return values
}
