// What the messages of a block have in common: packed lists, whose numbers go into columns.
import type { GrowableArray } from '../../../arrays/growable-array.ts'
import type { GrowingColumns } from './columns.ts'
import type { Cursor } from './protobuf.ts'

export type Block = {
  into: GrowingColumns
  /** What the visitor says of this key; 0 when it does not ask for elements with it. */
  bitsOf(key: number): number
  longitude(value: number): number
  latitude(value: number): number
  /** Whether both return what they are given: nearly all files have steps of 10⁻⁷ degrees. */
  isPlain: boolean
}

/** Returns the bits of the keys. */
export function bitsOfAll(keys: Cursor | undefined, block: Block): number {
  if (!keys) return 0
  const start = keys.at
  let bits = 0
  while (keys.at < keys.end) bits |= block.bitsOf(keys.varint())
  keys.at = start
  return bits
}

/** Adds the places of keys and values, in turn. */
export function appendTags(
  keys: Cursor | undefined,
  values: Cursor | undefined,
  into: GrowableArray<Uint32Array>,
): void {
  if (!keys || !values) return
  const tags = into.reserve(2 * (keys.end - keys.at))
  let at = into.length
  while (keys.at < keys.end) {
    tags[at++] = keys.varint()
    tags[at++] = values.varint()
  }
  into.length = at
}

/** Adds the sums of steps; returns how many. A number takes a byte or more. */
export function appendSteps(steps: Cursor, into: GrowableArray<Float64Array>): number {
  const sums = into.reserve(steps.end - steps.at)
  const start = into.length
  let at = start
  let sum = 0
  while (steps.at < steps.end) {
    sum += steps.signed()
    sums[at++] = sum
  }
  if (steps.at > steps.end) throw new RangeError('a run of numbers is cut short')
  into.length = at
  return at - start
}
