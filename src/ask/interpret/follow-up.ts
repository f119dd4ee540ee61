import { type Reading, understand } from '../grammar/understand.ts'
import type { Condition, Query } from '../query.ts'
import { kilometres } from '../say/english.ts'
import { retrieve } from '../find/retrieve.ts'
import type { World } from '../world.ts'

const MOST_EARLIER = 8

/** Reads a question together with those before it: "there", "closer", "and with a shelter?". */
export function readInContext(text: string, prev: readonly string[], world: World): Query {
  const canMention = (word: string) => world.index.list({ filter: { words: word }, limit: 1 }).total > 0
  let before: Query | null = null
  for (const question of [...prev.slice(-MOST_EARLIER), text]) {
    const reading = understand(question, world.gazetteer, canMention)
    before = before ? merge(before, reading, world) : reading.query
  }
  return before ?? understand('', world.gazetteer, canMention).query
}

/** The question as it stands when the one before it is kept in mind. */
function merge(before: Query, { query, leaning }: Reading, world: World): Query {
  const { pronoun, follow, comparative, hasHead, km } = leaning
  const isAlone =
    pronoun === null &&
    follow === null &&
    km === null &&
    !(comparative !== null && query.subjects.length < 2) &&
    (hasHead || query.subjects.length > 0 || (query.kind === 'help' && query.topic !== 'rating'))
  if (isAlone) return query
  const isEmptyBefore = before.kind === 'help' || before.kind === 'not understood'
  if (isEmptyBefore) return query
  const spots = spotsOf(before, world)
  if (query.subjects.length > 0) return { ...query, aspects: query.aspects.length > 0 ? query.aspects : before.aspects }
  const speaksOfSpot =
    pronoun === 'spot' ||
    (before.subjects.length > 0 && (pronoun !== null || !hasHead)) ||
    (pronoun === 'place' && isSingle(before))
  if (speaksOfSpot && spots[0] !== undefined) return aboutSpot(query, before, spots[0])
  if (query.kind === 'not understood' && pronoun === null && follow === null && comparative === null && km === null)
    return query
  return refined(before, query, leaning, spots)
}

/** An answer about one spot: what follows speaks of it. */
function isSingle({ kind, limit }: Query): boolean {
  return kind === 'superlative' || kind === 'nearest' || kind === 'about' || kind === 'why' || limit === 1
}

function spotsOf(before: Query, world: World): number[] {
  if (before.subjects.length > 0) return before.subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  return retrieve(before, world).hits.map(({ doc }) => doc)
}

function aboutSpot(query: Query, before: Query, doc: number): Query {
  const asked = query.aspects.length > 0 ? query.aspects : aspectsOf(query)
  const kind = asked.some(({ of }) => of === 'why') ? 'why' : 'about'
  const subjects = [before.subjects.find(({ docs }) => docs[0] === doc) ?? { phrase: '', docs: [doc] }]
  return { ...query, kind, subjects, aspects: asked, conditions: query.conditions.filter(isWhere), unknownPlace: null }
}

function aspectsOf({ conditions, topic }: Query): Query['aspects'] {
  return [
    ...(topic === 'rating' ? [{ of: 'why' } as const] : []),
    ...conditions.flatMap((condition): Query['aspects'][number][] => {
      if (condition.on === 'access' || condition.on === 'fire') return [{ of: condition.on }]
      if (condition.on === 'near') return [{ of: 'distance to', place: condition.place }]
      if (condition.on === 'rating') return [{ of: 'rating' }]
      if (condition.on === 'transport') return [{ of: 'transport by', modes: condition.modes, shown: condition.shown }]
      if (condition.on === 'feature') return condition.any.map(feature => ({ of: 'feature', feature }))
      return []
    }),
  ]
}

/** The question before, with what is new in place of or beside what it asked for. */
function refined(
  before: Query,
  query: Query,
  { follow, comparative, hasHead, km }: Reading['leaning'],
  spots: readonly number[],
): Query {
  const fresh = query.conditions
  const hasPlace = fresh.some(condition => isWhere(condition) && !condition.isNegated)
  const isInstead = follow === 'instead'
  const kept = before.conditions
    .map(condition => withinKm(condition, km))
    .filter(condition => {
      if (isWhere(condition)) return !hasPlace || (condition.on === 'place' && comparative === 'closer')
      if (fresh.some(other => other.isNegated && isSameTest(condition, other))) return false
      if (condition.on === 'rating' && fresh.some(({ on }) => on === 'rating')) return false
      if (condition.on === 'access' && fresh.some(({ on }) => on === 'access')) return false
      if (isInstead && condition.on === 'feature' && hasHead) return false
      return condition.on !== 'docs'
    })
  const extra = follow === 'more' ? [others(spots)] : []
  const cheaper: Condition[] =
    comparative === 'cheaper' ? [{ on: 'access', access: 'free', isNegated: false, said: 'free' }] : []
  const added = fresh.filter(condition => !isTakenBack(condition) && !kept.some(other => isSameTest(condition, other)))
  const conditions = [...kept, ...added, ...cheaper, ...extra]
  const isPlainFind = query.kind === 'find' || query.kind === 'help' || query.kind === 'not understood'
  const kind =
    comparative === 'closer' ? 'nearest' : isPlainFind ? (before.kind === 'about' ? 'find' : before.kind) : query.kind
  const order =
    comparative === 'closer'
      ? 'distance'
      : comparative === 'louder'
        ? 'noise'
        : comparative === 'quieter'
          ? 'rating'
          : isPlainFind
            ? before.order
            : query.order
  return { ...query, kind, order, conditions, subjects: [], aspects: [], limit: query.limit }
}

/** "Within 50 km" of the place that was named before. */
function withinKm(condition: Condition, km: number | null): Condition {
  if (km === null || condition.isNegated) return condition
  const place = condition.on === 'near' ? condition.place : condition.on === 'place' ? condition.places[0] : undefined
  if (!place?.center || (condition.on === 'place' && condition.places.length > 1)) return condition
  return { on: 'near', place, km, isStated: true, isNegated: false, said: `within ${kilometres(km)} of ${place.name}` }
}

/** "Drop the dogs", "forget the hut": what was asked for is no longer. */
function isTakenBack({ isNegated, said }: Condition): boolean {
  return isNegated && /^(drop|remove|forget about|never mind)\b/i.test(said)
}

function isSameTest(a: Condition, b: Condition): boolean {
  if (a.on === 'feature' && b.on === 'feature') return a.any.join() === b.any.join()
  return a.on === 'fire' && b.on === 'fire'
}

function others(docs: readonly number[]): Condition {
  return { on: 'docs', docs, isNegated: true, said: 'other ones', shown: 'other than those' }
}

function isWhere({ on }: Condition): boolean {
  return on === 'place' || on === 'near' || on === 'around' || on === 'between'
}
