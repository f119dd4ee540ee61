import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { type Place, placeAt } from '../gazetteer/place.ts'
import type { Region } from '../gazetteer/regions.ts'
import type { Relation } from '../vocabulary/meanings.ts'
import type { Mark } from '../recognise/spans.ts'

/** A place of a question and how it stands to the rest; `mark` is where it stands. */
export type Located = { place: Place; relation: Relation | null; at: number; isCertain: boolean }

const GLUE =
  /^(the|city|town|village|of|country|region|area|state|island|centre|center|downtown|greater|a|in|at|place|around|lake|mount|beautiful|sunny|coordinates|coordinate|point|position|vicinity|surroundings|north|south|east|west|northern|southern|eastern|western|central|and|or|both|either)$/i

/** The relation word that a place stands behind: "near the city of Oslo". */
export function relationBefore(marks: readonly Mark[], at: number): Relation | null {
  const relation = nearestRelation(marks, at)
  // "The bus to X", "directions to X" go to the spot itself.
  return relation === 'to' && !marks.some(isAboutDistance) ? null : relation
}

function isAboutDistance({ sense }: Mark): boolean {
  return (
    (sense.is === 'superlative' && sense.by === 'distance') ||
    (sense.is === 'comparative' && sense.to === 'closer') ||
    (sense.is === 'aspect' && sense.aspect === 'distance') ||
    sense.is === 'distance'
  )
}

function nearestRelation(marks: readonly Mark[], at: number): Relation | null {
  const found = relationMarkBefore(marks, at)
  const sense = marks[found]?.sense
  if (sense?.is === 'relation') return MEASURING.has(marks[found - 1]?.sense.is ?? 'sign') ? 'near' : sense.relation
  if (sense?.is === 'walking distance' || sense?.is === 'distance') return 'near'
  return sense ? 'to' : null
}

/** Where the word stands that says how a place stands to the rest; -1 when there is none. */
export function relationMarkBefore(marks: readonly Mark[], at: number): number {
  for (let i = at - 1; i >= 0; i--) {
    const { sense, said } = marks[i] ?? { sense: { is: 'stop' }, said: '' }
    const isRelation =
      sense.is === 'relation' ||
      sense.is === 'walking distance' ||
      sense.is === 'distance' ||
      (sense.is === 'superlative' && sense.by === 'distance') ||
      (sense.is === 'comparative' && sense.to === 'closer')
    if (isRelation) return i
    if (!GLUE.test(said) && sense.is !== 'sign') return -1
  }
  return -1
}

/** "Within 500 m of X", "a short walk from X": the relation is the one that the distance makes. */
const MEASURING: ReadonlySet<Mark['sense']['is']> = new Set(['distance', 'walking distance'])

/** Reads the places of a question: names behind a relation, countries anywhere, coordinates. */
export function placesIn(marks: readonly Mark[], gazetteer: Gazetteer, asking: Asking): Located[] {
  const located: Located[] = []
  let shared: Relation | null = null
  for (const [at, mark] of marks.entries()) {
    const { sense } = mark
    if (sense.is === 'coordinates') {
      located.push({ place: placeAt(sense.at), relation: relationBefore(marks, at) ?? 'near', at, isCertain: true })
      continue
    }
    if (sense.is !== 'name' && sense.is !== 'spot') continue
    const relation: Relation | null = relationBefore(marks, at) ?? (isJoined(marks, at) ? shared : null)
    const named =
      sense.is === 'name' ? sense.named : { spots: sense.docs, cores: [], region: null, part: [], settlements: [] }
    if (isAtSpot(marks, at) || isSubject(named, relation, asking)) continue
    const container = containerAfter(marks, at)
    // "Within 25 km of Luxembourg" is the town.
    const isTown = named.region !== null && named.settlements.length > 0 && marks.some(isAboutDistance)
    const place = gazetteer.place(sense.phrase, isTown ? { ...named, region: null } : named, container)
    if (!place) continue
    located.push({ place, relation, at, isCertain: relation !== null })
    shared = relation
  }
  const isBeyond = marks.some(
    ({ sense }) => sense.is === 'distance' && (sense.side === 'above' || sense.side === 'least'),
  )
  return located.filter(({ at }) => !isContainer(marks, at) || (isBeyond && marks[at - 1]?.sense.is === 'relation'))
}

type NamedLike = {
  spots: readonly number[]
  cores: readonly number[]
  region: unknown
  part: readonly number[]
  settlements: readonly { population: number }[]
}

/** How the rest of a question is put, which says whether a name in it is asked about or a place to look in. */
export type Asking = {
  /** Names the kind of thing that is looked for. */
  hasHead: boolean
  /** Asks for a fact: what something costs, how one gets there. */
  isAboutOne: boolean
  isComparing: boolean
  /** Asks how far something is. */
  isDistance: boolean
}

/** "Is there a hut at Theth": what is at a spot is asked of the spot, although a village has its name. */
export function isAtSpot(marks: readonly Mark[], at: number): boolean {
  const sense = marks[at]?.sense
  return (
    sense?.is === 'name' &&
    sense.named.spots.length > 0 &&
    sense.named.region === null &&
    /^at$/i.test(marks[relationMarkBefore(marks, at)]?.said ?? '')
  )
}

/** Whether a name is the spot itself that is asked about and not a place to look in. */
export function isSubject(
  named: NamedLike,
  relation: Relation | null,
  { hasHead, isAboutOne, isComparing }: Asking,
): boolean {
  const docs = named.spots.length > 0 ? named.spots : named.cores
  if (docs.length === 0) return false
  if (relation === 'between' && isComparing) return true
  if (relation === 'near' || relation === 'between' || relation === 'from' || relation === 'to') return false
  if (isComparing && relation === null && named.region === null) return true
  const isLarge = named.region !== null || named.settlements.some(({ population }) => population > 100_000)
  if (named.spots.length === 0 && !isLarge && isAboutOne) return true
  const isAlsoPlace =
    named.region !== null || named.part.length > 0 || named.settlements.some(({ population }) => population > 100_000)
  if (named.spots.length === 0 && isAlsoPlace) return false
  return !(isAlsoPlace && relation === 'in' && hasHead)
}

/** "Cambridge, UK", "Paris in Texas": the countries of the name that follows, when it holds this one. */
function containerAfter(marks: readonly Mark[], at: number): readonly string[] | null {
  const next = marks[at + 1]?.sense.is === 'comma' ? at + 2 : at + 1
  const after = marks[next]?.sense.is === 'relation' ? next + 1 : next
  if (after === at + 1) return null
  const sense = marks[after]?.sense
  return sense?.is === 'name' && sense.named.region && holdsOne(marks[at], codesOf(sense.named.region))
    ? codesOf(sense.named.region)
    : null
}

function codesOf({ countries, territories }: Region): string[] {
  return [...countries, ...territories.map(({ country }) => country)]
}

function isContainer(marks: readonly Mark[], at: number): boolean {
  const sense = marks[at]?.sense
  if (sense?.is !== 'name' || !sense.named.region) return false
  const before = marks[at - 1]?.sense.is === 'comma' || marks[at - 1]?.sense.is === 'relation' ? at - 2 : -1
  return before >= 0 && containerAfter(marks, before) !== null && marks[before]?.sense.is === 'name'
}

function holdsOne(mark: Mark | undefined, countries: readonly string[]): boolean {
  return (
    mark?.sense.is === 'name' &&
    mark.sense.named.region === null &&
    mark.sense.named.settlements.some(({ country }) => countries.includes(country))
  )
}

function isJoined(marks: readonly Mark[], at: number): boolean {
  const before = marks[at - 1]?.sense.is
  return (
    (before === 'and' || before === 'or' || before === 'comma') &&
    (marks[at - 2]?.sense.is === 'name' || marks[at - 2]?.sense.is === 'spot')
  )
}
