import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { type Place, placeAt, placeOfBox } from '../gazetteer/place.ts'
import type { Region } from '../../index/regions/region.ts'
import { isNatural } from '../../index/regions/regions.ts'
import type { Relation } from '../vocabulary/meanings.ts'
import { isStateOfTown, townInState, type TownInState } from '../recognise/places/town-in-state.ts'
import type { Span } from '../recognise/spans.ts'
import { isLabelOfPoint } from '../recognise/figures/label.ts'
import { asSaid, asTyped, townsOf } from './places/as-said.ts'
import { containerAfter, isContainer } from './places/containers.ts'
import { isRelationOfOther } from './places/joined-name.ts'
import { isWhetherOne } from './asking/clauses/one-thing.ts'
import { isOptional } from './places/optional.ts'

/** A place of a question, its relation ("near", "in") and the number of its span. */
export type Located = { place: Place; relation: Relation | null; at: number; isCertain: boolean }

const GLUE =
  /^(the|city|town|village|of|country|region|area|state|island|centre|center|downtown|greater|a|in|at|place|around|lake|mount|beautiful|sunny|coordinates|coordinate|point|position|vicinity|surroundings|north|south|east|west|northern|southern|eastern|western|central|and|or|both|either)$/i

/** Finds the relation of a place: "near" in "near the city of Oslo". */
export function relationBefore(spans: readonly Span[], at: number): Relation | null {
  const relation = nearestRelation(spans, at)
  // "The bus to X", "directions to X" go to the spot itself.
  return relation === 'to' && !spans.some(isAboutDistance) ? null : relation
}

function isAboutDistance({ meaning }: Span): boolean {
  return (
    (meaning.is === 'superlative' && (meaning.by === 'distance' || meaning.by === 'farthest')) ||
    (meaning.is === 'comparative' && meaning.to === 'closer') ||
    (meaning.is === 'aspect' && meaning.aspect === 'distance') ||
    (meaning.is === 'distance' && !meaning.isHeight)
  )
}

function nearestRelation(spans: readonly Span[], at: number): Relation | null {
  const found = relationSpanBefore(spans, at)
  const meaning = spans[found]?.meaning
  if (meaning?.is === 'relation')
    return MEASURING.has(spans[found - 1]?.meaning.is ?? 'sign') ? 'near' : meaning.relation
  if (meaning?.is === 'walking distance' || meaning?.is === 'distance' || meaning?.is === 'side') return 'near'
  return meaning ? 'to' : null
}

/** Finds the span of the relation before a place; -1 when there is none. */
export function relationSpanBefore(spans: readonly Span[], at: number): number {
  const known = relationSpans.get(spans) ?? relationSpansOf(spans)
  relationSpans.set(spans, known)
  return known[at] ?? -1
}

const relationSpans = new WeakMap<readonly Span[], readonly number[]>()

/** For each span that of the relation before it, in one pass: what is glue has the relation of what stands before it. */
function relationSpansOf(spans: readonly Span[]): number[] {
  const before = [-1]
  for (const [i, { meaning, said, typed }] of spans.entries()) {
    const isRelation =
      meaning.is === 'relation' ||
      meaning.is === 'walking distance' ||
      meaning.is === 'side' ||
      meaning.is === 'distance' ||
      (meaning.is === 'superlative' && meaning.by === 'distance') ||
      (meaning.is === 'comparative' && meaning.to === 'closer')
    // "Near the city of Oslo" is near Oslo.
    const isBehind = /^(entfernt|weg)$/i.test(typed) && spans[i + 1]?.meaning.is === 'sign'
    const isOfPlace = /^of$/i.test(said) && GLUE.test(spans[i - 1]?.said ?? '')
    const isGlue = meaning.is === 'sign' || GLUE.test(said)
    before.push(isRelation && !isOfPlace && !isBehind ? i : isGlue ? (before[i] ?? -1) : -1)
  }
  return before
}

/** After one of these the relation is "near": "within 500 m OF X", "a short walk FROM X". */
const MEASURING: ReadonlySet<Span['meaning']['is']> = new Set(['distance', 'walking distance'])

/** Reads the places of a question: names behind a relation, countries anywhere, coordinates. */
export function placesIn(spans: readonly Span[], gazetteer: Gazetteer, asking: Asking): Located[] {
  const isBeyond = spans.some(
    ({ meaning }) => meaning.is === 'distance' && (meaning.side === 'above' || meaning.side === 'least'),
  )
  return allPlacesIn(spans, gazetteer, asking).filter(
    ({ at }) => !isContainer(spans, at) || (isBeyond && spans[at - 1]?.meaning.is === 'relation'),
  )
}

/** The same with what others are said to lie in. */
export function allPlacesIn(spans: readonly Span[], gazetteer: Gazetteer, asking: Asking): Located[] {
  const located: Located[] = []
  const add = (found: Located) => {
    const isKnown = located.some(
      ({ place, relation }) => place.name === found.place.name && relation === found.relation,
    )
    if (!isKnown && located.length < MOST_PLACES) located.push(found)
  }
  let shared: Relation | null = null
  for (const [at, span] of spans.entries()) {
    const { meaning } = span
    if (meaning.is === 'coordinates') {
      add({ place: placeAt(meaning.at), relation: relationBefore(spans, at) ?? 'near', at, isCertain: true })
      continue
    }
    if (meaning.is === 'box') add({ place: placeOfBox(meaning.box), relation: 'in', at, isCertain: true })
    if (meaning.is !== 'name' && meaning.is !== 'spot') continue
    const isOther = asking.isComparing && isAfterReference(spans, at)
    const relation: Relation | null = isRelationOfOther(spans, at)
      ? shared
      : (relationBefore(spans, at) ?? (isJoined(spans, at) && !isOther ? shared : null))
    const named =
      meaning.is === 'name'
        ? meaning.named
        : { spots: meaning.docs, cores: [], region: null, part: [], settlements: [] }
    if (isAtSpot(spans, at) || isSubject(named, relation, asking) || isLabelOfPoint(spans, at)) {
      // "Farther from Malbun: Falknis or Galinakopf": what is joined to a spot that is compared is compared, too.
      shared = relation
      continue
    }
    if (isOptional(spans, at)) continue
    // "The Alps countries Austria and Switzerland" are those two.
    const isOfCountries = spans[at + 1]?.meaning.is === 'group' && spans[at + 2]?.meaning.is === 'name'
    if (isStateOfTown(spans, at) || isOfCountries) continue
    const inState = townInState(spans, at)
    if (inState) {
      const place = townOf(inState, meaning.phrase, gazetteer)
      if (place) add({ place, relation, at, isCertain: relation !== null })
      continue
    }
    const container = containerAfter(spans, at)
    // "Within 25 km of Luxembourg" is the town; the Italy of Texas is not meant by "closest to Italy".
    const towns = townsOf(named)
    const isTown = towns.length > 0 && relation !== 'in' && spans.some(isAboutDistance)
    const place = gazetteer.place(
      meaning.phrase,
      isTown ? { ...named, region: null, settlements: towns } : named,
      container,
    )
    if (!place) continue
    add({ place: asSaid(asTyped(place, span, gazetteer), spans, at), relation, at, isCertain: relation !== null })
    shared = relation
  }
  return located
}

/** The town in its state, by a name that says so. */
function townOf({ state, towns }: TownInState, phrase: string, gazetteer: Gazetteer): Place | undefined {
  const named = { spots: [], cores: [], region: null, part: [], settlements: towns }
  const place = gazetteer.place(`${phrase} ${state.name}`, named, null)
  return place && { ...place, name: `${towns[0]?.name ?? place.name}, ${state.name}` }
}

/** More places of one question are not looked at. */
const MOST_PLACES = 8

type NamedLike = {
  spots: readonly number[]
  cores: readonly number[]
  region: Region | null
  part: readonly number[]
  settlements: readonly { population: number }[]
}

/** The form of a question, which decides whether a name in it is its subject or a place to look in. */
export type Asking = {
  /** Names the kind of thing that is looked for. */
  hasHead: boolean
  /** Asks for a fact: what something costs, how one gets there. */
  isAboutOne: boolean
  isComparing: boolean
  /** Names nothing but what spots are called. */
  isOfSpots: boolean
  /** Asks how loud or quiet something is: a town of that name, before a spot that is called after it. */
  isLoudness: boolean
  /** Asks how far something is: from a town likewise. */
  isDistance: boolean
}

/** In "is there a hut at Theth" the spot is meant, although a village has the same name. */
export function isAtSpot(spans: readonly Span[], at: number): boolean {
  const meaning = spans[at]?.meaning
  const before = spans[relationSpanBefore(spans, at)]
  return (
    meaning?.is === 'name' &&
    meaning.named.spots.length > 0 &&
    meaning.named.region === null &&
    (/^at$/i.test(before?.said ?? '') ||
      (/^(bei|beim)$/i.test(before?.typed ?? '') && isOfFact(spans)) ||
      (/^(with)?in$/i.test(before?.said ?? '') && meaning.named.spots.length === 1 && isWhetherOne(spans)))
  )
}

/** "Ist Feuer bei Sarek erlaubt", "wie tief ist das Wasser bei Sarek" ask about it, "Orte bei Sarek" and "gibt es Seen bei Sarek" for others. */
function isOfFact(spans: readonly Span[]): boolean {
  const isFind = spans.some(
    ({ meaning }) => meaning.is === 'generic' || (meaning.is === 'ask' && meaning.ask !== 'why'),
  )
  return !isFind && /^(ist|sind|darf|dürfen|kann|können|wie|muss|braucht|kostet)\b/i.test(spans[0]?.typed ?? '')
}

/** Whether a name is the spot itself that is asked about and not a place to look in. */
export function isSubject(
  named: NamedLike,
  relation: Relation | null,
  { hasHead, isAboutOne, isComparing, isOfSpots, isLoudness, isDistance }: Asking,
): boolean {
  const docs = named.spots.length > 0 ? named.spots : named.cores
  if (docs.length === 0) return false
  if ((isLoudness || isDistance) && named.spots.length === 0 && named.settlements.length > 0) return false
  if (relation === 'between' && isComparing) return true
  if (relation === 'near' || relation === 'between' || relation === 'from' || relation === 'to') return false
  // "Müritz and Kellerwald": the national parks, not the lakes around one of them.
  // "Louder in Hainich than in Müritz": so are they where nothing is looked for in it.
  const isCompared = isComparing && (relation === null || (relation === 'in' && isOfSpots && !hasHead))
  if (isCompared && isSmallLand(named.region)) return true
  const isLarge =
    (named.region !== null && !isNatural(named.region)) ||
    named.settlements.some(({ population }) => population > 100_000)
  // "The noise at the quietest park in Douglas": in the town, which the bay is called after.
  if (relation === 'in' && hasHead && named.spots.length === 0 && named.part.length > 0) return false
  if (named.spots.length === 0 && !isLarge && isAboutOne) return true
  const isAlsoPlace =
    named.region !== null || named.part.length > 0 || named.settlements.some(({ population }) => population > 100_000)
  if (named.spots.length === 0 && isAlsoPlace) return false
  return !(isAlsoPlace && relation === 'in' && hasHead)
}

/** A landscape that a spot may be called after, or none; a part of a country is compared by itself. */
export function isSmallLand(region: Region | null): boolean {
  return region === null || (isNatural(region) && region.type !== 'unit')
}

/** "Farther from Snaefell, Peel or Ramsey": the two behind the comma are compared, and measured from the one before it. */
function isAfterReference(spans: readonly Span[], at: number): boolean {
  const isName = (i: number) => /^(name|spot)$/.test(spans[i]?.meaning.is ?? '')
  return (
    spans[at - 1]?.meaning.is === 'comma' &&
    /^(from|to)$/.test(relationBefore(spans, at - 2) ?? '') &&
    spans[at + 1]?.meaning.is === 'or' &&
    isName(at + 2)
  )
}

/** "Sarek, Rondane or Abisko": the name behind a joint. */
export function isJoined(spans: readonly Span[], at: number): boolean {
  const before = spans[at - 1]?.meaning.is
  // "Near Thun, or Interlaken".
  const isAfterComma = (before === 'and' || before === 'or') && spans[at - 2]?.meaning.is === 'comma'
  const other = spans[at - (isAfterComma ? 3 : 2)]?.meaning.is
  return (before === 'and' || before === 'or' || before === 'comma') && (other === 'name' || other === 'spot')
}
