import { listBehind } from './listed/spots-of.ts'
import type { Mode } from '../../../spots/transport-modes.ts'
import { isWhere, type Query } from '../../query.ts'
import { NOISE_WORDS } from '../../vocabulary/noises/noise-sources.ts'
import type { Reading } from '../understand.ts'
import type { LengthUnit } from '../../vocabulary/length-units.ts'

/** Asks of one spot that was shown what a question asks, or what the one before it asked. */
export function aboutSpot(query: Query, before: Query, doc: number): Query {
  const said = query.aspects.length > 0 ? query.aspects : aspectsOf(query, before)
  const asked = query.isYesNo ? said : nearestOf(said, before)
  const kind = asked.some(({ of }) => of === 'why') ? 'why' : 'about'
  const listed = listBehind(before)
  const subjects = [before.subjects.find(({ docs }) => docs[0] === doc) ?? { phrase: '', docs: [doc] }]
  return {
    ...query,
    kind,
    subjects,
    aspects: asked,
    conditions: query.conditions.filter(isWhere),
    unknownPlace: null,
    listed,
  }
}

/** What conditions ask of one spot, of which they are no wishes: "and free?". */
export function aspectsOf({ conditions, topic }: Query, before: Query): Query['aspects'] {
  // "Wie weit ist Sarek von Oslo?", "und von Stockholm?"
  const isDistance = before.aspects.some(({ of }) => of === 'distance to')
  return [
    ...(topic === 'rating' ? [{ of: 'why' } as const] : []),
    ...conditions.flatMap((condition): Query['aspects'][number][] => {
      if (condition.on === 'access' || condition.on === 'fire') return [{ of: condition.on }]
      if (condition.on === 'near') return [{ of: 'distance to', place: condition.place }]
      if (condition.on === 'place' && isDistance) return condition.places.map(place => ({ of: 'distance to', place }))
      if (condition.on === 'rating') return [{ of: 'rating' }]
      if (condition.on === 'transport') return [{ of: 'transport by', modes: condition.modes, shown: condition.shown }]
      if (condition.on === 'feature') return condition.any.map(feature => ({ of: 'feature', feature }))
      return []
    }),
  ]
}

/** "How far is the nearest road?", "and the railway?": how near that is; of a bus, whether one goes there. */
function nearestOf(said: Query['aspects'], before: Query): Query['aspects'] {
  const near = before.aspects.find(({ of }) => of === 'source near')
  const [only, ...others] = said
  if (near?.of !== 'source near' || only?.of !== 'transport by' || others.length > 0) return said
  const lines = only.modes.flatMap(mode => NOISE_WORDS.get(LINES.get(mode) ?? '') ?? [])
  return lines.length === 0 ? said : lines.map(({ kinds, shown }) => ({ ...near, kinds, shown, classes: null }))
}

const LINES: ReadonlyMap<Mode, string> = new Map([
  ['train', 'railways'],
  ['tram', 'trams'],
])

/** "At what height?", "how far is it from Rome?", "how many dB?" is asked of one, and no wish; "below 25 dB?" is one. */
export function isOfOneSpot({ of }: Query['aspects'][number], { query, reference }: Reading): boolean {
  if (of === 'distance to') return reference.isHowFar || query.isYesNo
  if (of === 'level') return !query.conditions.some(({ on }) => on === 'level')
  return /^(elevation|website|beds|size|source near)$/.test(of)
}

/** "And in miles?": the same distances. */
export function inUnit(before: Query, unit: LengthUnit): Query {
  return { ...before, aspects: before.aspects.map(each => (each.of === 'distance to' ? { ...each, unit } : each)) }
}
