// "Quieter than Tiveden", "closer than Epping Forest" behind spots that were listed: those of them.
import type { Doc } from '../../../../index/types.ts'
import { distanceKm } from '../../../../geo/distance.ts'
import type { Place } from '../../../gazetteer/place.ts'
import type { Condition, Query } from '../../../query.ts'
import type { Comparative } from '../../../vocabulary/meanings.ts'
import { refined } from '../../refine.ts'
import type { Reading } from '../../understand.ts'

/** Of what was listed, what is more than that spot; null where none was listed, or nothing tells from where it is close. */
export function thanSpot(before: Query, { query, reference }: Reading, placeOf: (doc: Doc) => Place): Query | null {
  const { thanSpot: than } = reference
  if (!than || !LISTED.has(before.kind) || before.subjects.length > 0 || before.silenceAt) return null
  const plain: Query = {
    ...query,
    kind: than.isCounted ? 'count' : 'find',
    subjects: [],
    conditions: [],
    aspects: [],
    order: 'rating',
    isHere: false,
    isYesNo: false,
    comparative: null,
  }
  const how = COMPARED.get(than.more)
  if (how) {
    const shown = `${how.shown} than ${than.shown}`
    const condition: Condition = { on: 'compared', to: than.to, how: how.how, shown, isNegated: false, said: shown }
    return refined(before, { ...plain, conditions: [condition] }, { ...reference, ...PLAIN }, [])
  }
  const near = before.conditions.find(({ on, isNegated }) => on === 'near' && !isNegated)
  if (near?.on !== 'near' || !near.place.center) return null
  if (than.more === 'closer') {
    const shown = `closer to ${near.place.name} than ${than.shown}`
    const closer: Condition = { on: 'closer', to: than.to, from: near.place, shown, isNegated: false, said: shown }
    const conditions = [...before.conditions, closer]
    return { ...before, kind: 'nearest', order: 'distance', rank: 1, conditions }
  }
  const { center } = placeOf(than.to)
  if (than.more !== 'farther' || !center) return null
  const beyondKm = distanceKm(center, near.place.center)
  return refined(before, plain, { ...reference, ...PLAIN, comparative: 'farther', beyondKm }, [than.to])
}

/** "Anything quieter than it?", "than the first?" behind spots that were listed: than the one that is spoken of, or that those are like. */
export function thanIt(
  before: Query,
  reading: Reading,
  spotsBefore: () => readonly Doc[],
  placeOf: (doc: Doc) => Place,
): Query | null {
  const { query, reference } = reading
  const { comparative, pronoun, nth, isThan, hasHead } = reference
  const isOfOne = isThan && comparative !== null && (pronoun === 'spot' || nth !== null)
  const isWhether = query.isYesNo && !hasHead
  if (!isOfOne || isWhether || query.subjects.length > 0 || !LISTED.has(before.kind)) return null
  const like = before.conditions.find(({ on }) => on === 'like')
  const to = nth !== null ? spotsBefore()[nth - 1] : like?.on === 'like' ? like.to : spotsBefore()[0]
  if (to === undefined) return null
  const than = { more: comparative, to, shown: placeOf(to).name, isCounted: query.kind === 'count' }
  return thanSpot(before, { ...reading, reference: { ...reference, nth: null, thanSpot: than } }, placeOf)
}

const PLAIN = { pronoun: null, follow: null, comparative: null, km: null, beyondKm: null } as const

const LISTED: ReadonlySet<Query['kind']> = new Set(['find', 'nearest', 'count'])

type How = Extract<Condition, { on: 'compared' }>['how']

/** What a spot can be more of than another, and in which order those are told that are. */
export const COMPARED: ReadonlyMap<Comparative, { how: How; shown: string; order: Query['order'] }> = new Map([
  ['quieter', { how: 'quieter', shown: 'quieter', order: 'rating' }],
  ['louder', { how: 'louder', shown: 'noisier', order: 'noise' }],
  ['higher', { how: 'higher', shown: 'higher', order: 'highest' }],
  ['lower', { how: 'lower', shown: 'lower', order: 'lowest' }],
])
