import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { AspectAsk, CanMention, Condition, Query, Subject } from '../query.ts'
import type { Kind } from '../question.ts'
import type { Comparative } from '../vocabulary/meanings.ts'
import { aspectsIn } from './aspects.ts'
import { conditionsIn, isLandscape } from './conditions.ts'
import type { Mark } from './marks.ts'
import { type Asking, isSubject, type Located, placesIn, relationBefore } from './places.ts'
import { scan } from './scan.ts'
import { whereabouts } from './whereabouts.ts'

/** How a question leans on those before it. */
export type Leaning = {
  pronoun: 'place' | 'spot' | 'spots' | null
  follow: 'and' | 'instead' | 'more' | null
  comparative: Comparative | null
  /** Names the kind of thing itself, so that it can stand alone. */
  hasHead: boolean
  /** Not one content word that another kind of question would have. */
  isFragment: boolean
}

export type Reading = { query: Query; leaning: Leaning }

const DEFAULT_LIMIT = 5
const HIGHEST_LIMIT = 10

/** Reads one question by itself. */
export function understand(text: string, gazetteer: Gazetteer, canMention: CanMention): Reading {
  const marks = scan(text, gazetteer)
  const has = (is: Mark['sense']['is']) => marks.some(({ sense }) => sense.is === is)
  const asks = new Set(marks.flatMap(({ sense }) => (sense.is === 'ask' ? [sense.ask] : [])))
  const superlative = marks.flatMap(({ sense }) => (sense.is === 'superlative' ? [sense.by] : []))
  const leaning = leaningOf(marks)
  const asking: Asking = {
    hasHead: leaning.hasHead,
    isAboutOne: asks.has('tell') || asks.has('why') || has('aspect') || has('allowed'),
    isComparing: asks.has('compare') || leaning.comparative !== null,
  }
  const named = subjectsIn(marks, asking)
  const locatedAll = placesIn(marks, gazetteer, { ...asking, hasHead: leaning.hasHead && named.length === 0 })
  const subjects = named.length > 0 || leaning.hasHead ? named : subjectsAt(locatedAll, marks)
  const located = named.length > 0 || subjects.length === 0 ? locatedAll : []
  const unknown = unknownIn(marks)
  const placed = whereabouts(marks, located)
  const about = subjects.length > 0
  const texts = about ? [] : textsIn(marks, unknown, canMention)
  const mentioned = new Set(texts.flatMap(({ word }) => [word]))
  const conditions: Condition[] = [
    ...withoutNames(withoutSuperlatives(conditionsIn(marks), superlative), marks, about),
    ...texts.map(({ word, isNegated }): Condition => ({ on: 'text', word, isNegated, said: word })),
    ...placed.conditions,
  ]
  const leftOver = unknown.filter(({ word }) => !mentioned.has(word))
  const unknownPlace = about
    ? null
    : unknownPlaceIn(
        marks,
        leftOver.map(({ at }) => at),
      )
  const aspects = about
    ? aspectsIn(
        marks,
        located,
        leftOver.map(({ word }) => word),
      )
    : []
  const isOffTopic = !about && isOffTopicQuestion(marks, mentioned)
  const query: Query = {
    kind: kindOf({
      marks,
      asks,
      superlative,
      subjects,
      aspects,
      conditions,
      isOffTopic,
      leaning,
      isNear: placed.isByDistance,
    }),
    subjects,
    aspects,
    conditions,
    order: orderOf(superlative, placed.isByDistance),
    limit: limitOf(marks),
    comparative: leaning.comparative,
    isYesNo: asks.has('exists') || /^(is|are|does|do|can|could|has|have)$/i.test(marks[0]?.said ?? ''),
    unknownPlace,
    isHere:
      (has('here') || (superlative.includes('distance') && /\b(to|from) (me|us)\b/i.test(text))) &&
      located.length === 0,
    topic: asks.has('rating help') || asks.has('why') ? 'rating' : asks.has('help') ? 'service' : null,
    notUnderstood: [
      ...leftOver.map(({ word }) => word),
      ...marks.flatMap(({ sense, said }) =>
        sense.is === 'time' || sense.is === 'off topic' ? [said.toLowerCase()] : [],
      ),
    ],
  }
  return { query, leaning }
}

function orderOf(superlative: readonly string[], isByDistance: boolean): Query['order'] {
  if (superlative.includes('noise')) return 'noise'
  if (superlative.includes('distance')) return 'distance'
  return isByDistance && superlative.length === 0 ? 'distance' : 'rating'
}

/** "The worst place for silence": the superlative says all there is to say of quietness. */
function withoutSuperlatives(conditions: readonly Condition[], superlative: readonly string[]): readonly Condition[] {
  if (!superlative.some(by => by !== 'distance')) return conditions
  return conditions.filter(condition => condition.on !== 'rating' || condition.quality !== 'quiet')
}

type KindInput = {
  marks: readonly Mark[]
  asks: ReadonlySet<string>
  superlative: readonly string[]
  subjects: readonly Subject[]
  aspects: readonly AspectAsk[]
  conditions: readonly Condition[]
  isOffTopic: boolean
  leaning: Leaning
  isNear: boolean
}

function kindOf({
  marks,
  asks,
  superlative,
  subjects,
  aspects,
  conditions,
  isOffTopic,
  leaning,
  isNear,
}: KindInput): Kind {
  const isComparing =
    asks.has('compare') || leaning.comparative !== null || marks.some(({ sense }) => sense.is === 'or')
  if (
    subjects.length >= 2 &&
    (isComparing || superlative.length > 0 || aspects.every(({ of }) => of === 'rating' || of === 'description'))
  )
    return 'compare'
  if (subjects.length > 0) return aspects.some(({ of }) => of === 'why') ? 'why' : 'about'
  const isEmpty = conditions.length === 0 && superlative.length === 0
  if (isEmpty && !asks.has('count') && (asks.has('help') || asks.has('rating help')))
    return leaning.hasHead && asks.has('help') && !asks.has('rating help') ? 'find' : 'help'
  if (asks.has('rating help')) return 'help'
  if (isOffTopic) return 'not understood'
  if (asks.has('count')) return 'count'
  if (superlative.includes('distance') || isNear)
    return superlative.includes('rating') || superlative.includes('noise') ? 'superlative' : 'nearest'
  if (superlative.length > 0) return 'superlative'
  if (asks.has('why') && isEmpty) return 'help'
  return isEmpty && !leaning.hasHead
    ? marks.some(({ sense }) => sense.is === 'unknown')
      ? 'not understood'
      : 'help'
    : 'find'
}

/** Spots that the question is about, each once. */
function subjectsIn(marks: readonly Mark[], asking: Asking): Subject[] {
  const subjects: Subject[] = []
  for (const [at, { sense }] of marks.entries()) {
    const relation = relationBefore(marks, at)
    let docs: readonly number[] = []
    if (sense.is === 'spot')
      docs = relation === 'near' || relation === 'to' || relation === 'from' || relation === 'between' ? [] : sense.docs
    else if (sense.is === 'name' && isSubject(sense.named, relation, asking))
      docs = sense.named.spots.length > 0 ? sense.named.spots : sense.named.cores
    const phrase = sense.is === 'name' || sense.is === 'spot' ? sense.phrase : ''
    if (docs.length > 0 && !subjects.some(({ docs: [first] }) => first === docs[0])) subjects.push({ phrase, docs })
  }
  return subjects
}

/** "Białowieża entrance fee": a small place asked about stands for the spots that lie there. */
function subjectsAt(located: readonly Located[], marks: readonly Mark[]): Subject[] {
  const [first, ...others] = located
  const asksFact = marks.some(({ sense }) => FACTS.has(sense.is) || (sense.is === 'ask' && sense.ask === 'tell'))
  if (!first || others.length > 0 || !asksFact || first.place.docs.length === 0 || first.place.radiusKm > SMALL_KM)
    return []
  return [{ phrase: first.place.name, docs: first.place.docs }]
}

const FACTS: ReadonlySet<Mark['sense']['is']> = new Set(['aspect', 'access', 'fire', 'transport'])
const SMALL_KM = 5

/** "Synevyr lake", "Sarek national park": what kind of place the named spot is needs not be met again. */
function withoutNames(conditions: readonly Condition[], marks: readonly Mark[], about: boolean): readonly Condition[] {
  if (!about) return conditions
  const besideNames = new Set(
    marks.flatMap(({ sense }, at) => {
      const isBeside =
        marks[at - 1]?.sense.is === 'name' ||
        marks[at + 1]?.sense.is === 'name' ||
        marks[at - 1]?.sense.is === 'spot' ||
        marks[at + 1]?.sense.is === 'spot'
      return sense.is === 'feature' && isLandscape(sense.feature) && isBeside ? [sense.feature] : []
    }),
  )
  return conditions.filter(condition => condition.on !== 'feature' || !condition.any.some(key => besideNames.has(key)))
}

function leaningOf(marks: readonly Mark[]): Leaning {
  const first = <Value>(pick: (mark: Mark) => Value | undefined): Value | null => {
    for (const mark of marks) {
      const value = pick(mark)
      if (value !== undefined) return value
    }
    return null
  }
  const hasHead = marks.some(
    ({ sense, said }) =>
      (sense.is === 'generic' && !/^ones?$/i.test(said)) || (sense.is === 'feature' && isLandscape(sense.feature)),
  )
  const begins = marks[0]?.sense.is
  const isAddition =
    begins === 'and' ||
    /^(but|also)$/i.test(marks[0]?.said ?? '') ||
    begins === 'negation' ||
    /^(with|rated|only)$/i.test(marks[0]?.said ?? '')
  const isThere = marks.some(({ sense, said }) => sense.is === 'aspect' && /\bthere$/i.test(said))
  return {
    pronoun:
      first(({ sense }) => (sense.is === 'pronoun' ? sense.of : undefined)) ??
      (isThere ? 'place' : null) ??
      (marks.some(({ said }) => /^ones?$/i.test(said)) ? 'spots' : null),
    follow: first(({ sense }) => (sense.is === 'follow' ? sense.as : undefined)) ?? (isAddition ? 'and' : null),
    comparative: first(({ sense }) => (sense.is === 'comparative' ? sense.to : undefined)),
    hasHead,
    isFragment: !hasHead,
  }
}

type Unknown = { word: string; at: number }

function unknownIn(marks: readonly Mark[]): Unknown[] {
  return marks.flatMap(({ sense, said }, at) =>
    sense.is === 'unknown' && /\p{L}/u.test(said) ? [{ word: said.toLowerCase(), at }] : [],
  )
}

/** Unknown words that stand in the catalogue's texts, where a thing is named: "with bison", "puffins", "in the Alps". */
function textsIn(marks: readonly Mark[], unknown: readonly Unknown[], canMention: CanMention) {
  return unknown
    .filter(({ word, at }) => word.length > 2 && isThingNamed(marks, at) && canMention(word))
    .map(({ word, at }) => ({
      word,
      isNegated: marks.slice(Math.max(0, at - 3), at).some(({ sense }) => sense.is === 'negation'),
    }))
}

function isThingNamed(marks: readonly Mark[], at: number): boolean {
  if (marks[at]?.isPlural || marks[at]?.isCapital) return true
  let before = at - 1
  while (/^(a|an|the|some|any|old|wild|many|lots|of|real|big)$/i.test(marks[before]?.said ?? '')) before--
  const mark = marks[before]
  return (
    NAMES_A_THING.test(mark?.said ?? '') ||
    mark?.sense.is === 'negation' ||
    (mark?.sense.is === 'relation' && before < at - 1)
  )
}

const NAMES_A_THING =
  /^(with|see|seeing|hear|hearing|watch|watching|spot|find|finding|have|has|having|observe|meet|encounter|photograph|mention|mentions|mentioning|and|or)$/i

/** A capitalised or last unknown word behind "in" or "near" is a place that is not known. */
function unknownPlaceIn(marks: readonly Mark[], unknown: readonly number[]): string | null {
  for (const at of unknown) {
    const relation = relationBefore(marks, at)
    const said = marks[at - 1]?.said ?? ''
    if (relation === null || /^(for|of|on|by|off|to)$/i.test(said)) continue
    let end = at
    while (marks[end + 1] && (marks[end + 1]?.sense.is === 'unknown' || marks[end + 1]?.isCapital)) end++
    return marks
      .slice(at, end + 1)
      .map(mark => mark.said)
      .join(' ')
  }
  return null
}

/**
 * A question asks for something else when nothing in it is ours, or its object (the words before the first "in",
 * "near", "with") is not: "hotels near a quiet lake".
 */
function isOffTopicQuestion(marks: readonly Mark[], mentioned: ReadonlySet<string>): boolean {
  // What is not wanted may be anything: "no crowds".
  const wanted = marks.filter((mark, at) => !isForeign(mark) || marks[at - 1]?.sense.is !== 'negation')
  const clauses = clausesOf(wanted)
  return clauses.some(clause => clause.some(isForeign)) && !clauses.some(clause => isOnTopic(clause, mentioned))
}

/** "Need a break: forests in Austria" says in one of its clauses what is wanted. */
function clausesOf(marks: readonly Mark[]): Mark[][] {
  const clauses: Mark[][] = [[]]
  for (const mark of marks) {
    if (mark.sense.is === 'comma' || mark.sense.is === 'sign') clauses.push([])
    else clauses.at(-1)?.push(mark)
  }
  return clauses
}

function isOnTopic(clause: readonly Mark[], mentioned: ReadonlySet<string>): boolean {
  const isText = ({ sense, said }: Mark) => sense.is === 'unknown' && mentioned.has(said.toLowerCase())
  const isWanted = (mark: Mark) => isOurs(mark) || isText(mark)
  if (!clause.some(isWanted)) return false
  const end = clause.findIndex(({ sense, said }, at) => at > 0 && (sense.is === 'relation' || ENDS_OBJECT.test(said)))
  const object = end === -1 ? clause : clause.slice(0, end)
  if (object.some(({ sense }) => sense.is === 'off topic')) {
    return object.some(({ sense }) => sense.is === 'generic' || sense.is === 'feature')
  }
  return !object.some(mark => isForeign(mark) && !isText(mark)) || object.some(isOurs)
}

const ENDS_OBJECT = /^(with|about|where|that|which|without)$/i

function isForeign({ sense, said }: Mark): boolean {
  return sense.is === 'off topic' || (sense.is === 'unknown' && /\p{L}/u.test(said))
}

function isOurs({ sense, said }: Mark): boolean {
  if (sense.is === 'generic') return !/^ones?$/i.test(said)
  if (sense.is === 'aspect') return sense.aspect === 'rating'
  return OURS.has(sense.is) || (sense.is === 'ask' && sense.ask === 'where')
}

const OURS: ReadonlySet<Mark['sense']['is']> = new Set([
  'feature',
  'superlative',
  'quality',
  'fire',
  'rating',
  'transport',
  'distance',
  'coordinates',
])

/** "Top 3", "five quiet lakes": how many are wanted. */
function limitOf(marks: readonly Mark[]): number {
  for (const [at, { sense }] of marks.entries()) {
    if (sense.is !== 'number' || !Number.isInteger(sense.value) || sense.value < 1) continue
    const next = marks
      .slice(at + 1)
      .find(
        mark =>
          mark.sense.is !== 'stop' &&
          mark.sense.is !== 'quality' &&
          mark.sense.is !== 'intensifier' &&
          mark.sense.is !== 'access' &&
          mark.sense.is !== 'name',
      )
    const isCounting =
      next?.sense.is === 'generic' ||
      next?.sense.is === 'feature' ||
      next?.sense.is === 'superlative' ||
      marks[at - 1]?.sense.is === 'superlative' ||
      marks[at - 1]?.said === 'me'
    if (isCounting) return Math.min(sense.value, HIGHEST_LIMIT)
  }
  return DEFAULT_LIMIT
}
