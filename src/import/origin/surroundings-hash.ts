import { createHash } from 'node:crypto'
import type { StoredSource } from '../../catalogue/catalogue.ts'
import { type Box, uniteBoxes } from '../../geo/box.ts'

/** The noise of a catalogue: a hash of each source's. */
export type NoiseHashes = ReadonlyMap<string, string>

/**
 * Degrees of latitude that noise is heard over, and more: the loudest aerodrome reaches 86 km. As wide as that on the
 * ground in longitude.
 */
const REACH = 1

/**
 * Hashes the noise around what `own` sources cover, their own aside, from which their ratings follow (hex). Where
 * `box` is null, nobody knows where they lie, and all noise counts.
 */
export function surroundingsHash(
  hashes: NoiseHashes,
  { own, box, sources }: { own: readonly string[]; box: Box | null; sources: readonly CoveredSource[] },
): string {
  const covers = new Map(sources.map(({ name, coverage }) => [name, coverage ?? null]))
  const heard = [...hashes].filter(([name]) => {
    const other = covers.get(name) ?? null
    return !own.includes(name) && (box === null || other === null || mayHear(box, other))
  })
  const hash = createHash('sha256')
  for (const [name, noise] of heard.sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${name} ${noise}\n`)
  return hash.digest('hex')
}

export type CoveredSource = Pick<StoredSource, 'name' | 'coverage'>

/** Returns the box around what sources cover; null where one of them does not say. */
export function coveredBy(own: readonly string[], sources: readonly CoveredSource[]): Box | null {
  const boxes = sources.flatMap(({ name, coverage }) => (own.includes(name) ? [coverage ?? null] : []))
  const known = boxes.filter(box => box !== null)
  return known.length === 0 || known.length < boxes.length ? null : uniteBoxes(known)
}

/** Whether noise of one box may be heard in the other; rather yes than no. */
export function mayHear(a: Box, b: Box): boolean {
  const gapNorth = Math.max(a.south - b.north, b.south - a.north)
  if (gapNorth > REACH) return false
  const furthest = Math.max(...[a.south, a.north, b.south, b.north].map(Math.abs)) + REACH
  if (furthest >= 89) return true
  const reach = REACH / Math.cos((furthest * Math.PI) / 180)
  const gapEast = Math.max(a.west - b.east, b.west - a.east)
  // The other way round, over the antimeridian.
  const gapAround = 360 - (Math.max(a.east, b.east) - Math.min(a.west, b.west))
  return gapEast <= reach || gapAround <= reach
}
