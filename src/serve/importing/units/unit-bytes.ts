// Units and what became of them as bytes: for the store that machines share.
import { z } from 'zod'
import type { Unit, UnitResult } from '../../../import/units/unit.ts'
import { LevelsByClass } from '../../../spots/spot.ts'
import type { PackedNoise } from '../../../silence/pages/packed/packed-noise.ts'

/** All that machines need to take part in an import. */
export type UnitInput = { packed: PackedNoise; units: readonly Unit[] }

type Head = Omit<PackedNoise, 'bytes' | 'places'> & {
  units: readonly Unit[]
  places: [hash: string, place: readonly [start: number, end: number]][]
  /** Of the program: another would make other results of the same. */
  program: string
}

const LENGTH_BYTES = 4

/** Writes the length of a JSON head, the head, and the bytes of the noise. */
export function writeInput(
  { packed: { bytes, places, ...packed }, units }: UnitInput,
  program: string,
): readonly Uint8Array[] {
  const head = Buffer.from(JSON.stringify({ ...packed, units, places: [...places], program } satisfies Head))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(head.length)
  return [length, head, bytes]
}

/** Reads what `writeInput` wrote, whose hash has been checked. */
export function readInput(all: Uint8Array): UnitInput {
  const start = LENGTH_BYTES + Buffer.from(all.buffer, all.byteOffset).readUInt32LE()
  const text = Buffer.from(all.buffer, all.byteOffset + LENGTH_BYTES, start - LENGTH_BYTES).toString()
  const { units, places, program: _, ...packed }: Head = JSON.parse(text) // written by writeInput alone
  const bytes = new Uint8Array(new SharedArrayBuffer(all.length - start))
  bytes.set(all.subarray(start))
  return { units, packed: { ...packed, places: new Map(places), bytes } }
}

const Result = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rate'),
    heard: z.array(
      z
        .object({
          silenceRating: z.number(),
          ratedBy: z.literal('model'),
          confidence: z.enum(['high', 'medium', 'low']),
          lden: z.number(),
          levelsByClass: LevelsByClass.optional(),
          noiseSentence: z.string(),
        })
        .nullable(),
    ),
  }),
  z.object({
    kind: z.literal('grid'),
    blocks: z.array(
      z.object({ z: z.int(), x: z.int(), y: z.int(), cells: z.int(), bytes: z.base64().transform(bytesOf) }),
    ),
  }),
])

export function writeResult(result: UnitResult): Uint8Array {
  const text =
    result.kind === 'rate'
      ? result
      : { ...result, blocks: result.blocks.map(block => ({ ...block, bytes: base64Of(block.bytes) })) }
  return Buffer.from(JSON.stringify(text))
}

/** @throws ZodError or SyntaxError when it is none. */
export function readResult(bytes: Uint8Array): UnitResult {
  return Result.parse(JSON.parse(Buffer.from(bytes).toString()))
}

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
}

function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'))
}
