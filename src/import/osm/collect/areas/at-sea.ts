import { ISLANDS, type SpotKind } from '../../kinds.ts'
import type { Candidate } from '../candidates/candidate.ts'

/** Returns why something that lies so many metres from the coast at sea is no spot; undefined where it is one. */
export function whyAtSea({ kind, type }: Pick<Candidate, 'kind' | 'type'>, offshore: number): string | undefined {
  if (type === 'node' && OF_LAND.has(kind) && offshore > AMISS_METRES) return 'in the sea: its position is wrong'
  return !ISLANDS.has(kind) && offshore > OFFSHORE_METRES ? 'out at sea: boats are in no map' : undefined
}

/** Out at sea there are boats, which are in no map. */
const OFFSHORE_METRES = 1_000
/** Points of old lists may lie a little beside the shore that they stand on. */
const AMISS_METRES = 200
/** Kinds that no sea has, nor a pier or a flat that falls dry. */
const OF_LAND: ReadonlySet<SpotKind> = new Set([
  'peak',
  'volcano',
  'saddle',
  'ridge',
  'valley',
  'cliff',
  'spring',
  'hot-spring',
  'wood',
  'forest',
  'heath',
  'moor',
  'lake',
  'river',
  'glacier',
  'waterfall',
  'park',
  'garden',
  'camp-site',
])
