import {
  and,
  type Bitset,
  commonOf,
  countBits,
  eachDoc,
  firstDocs,
  lastDocs,
  isDisjoint,
} from '../../../arrays/bitset.ts'
import type { Doc, Index } from '../../../index/types.ts'
import { countryOfCode, regionsNamed } from '../../../index/regions/regions.ts'
import { docsInRegion } from '../../../index/regions/docs-in-region.ts'
import { isBounded } from '../../least.ts'
import { type Condition, type Group, type GroupBy, isWhere, type Measure, type Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { docsRated } from '../conditions.ts'
import { heardAt, type NoiseCondition, noiseConditionsOf } from '../heard.ts'
import { docsHeard } from '../noises/heard-of-all.ts'
import { isOfDistance } from '../noises/not-beside.ts'
import { unmeasuredIn } from '../wanted/unmeasured.ts'
import { unknownIn } from './unknown-facts.ts'

/** The figures of some spots: how many, their average, of how many the measure is known, and the quietest; the noisiest where that is asked for. */
export type Figures = { count: number; known: number; average: number | null; best: Doc | null }
/** The figures of a value that spots have, a country, a tag, under its name and its key. */
export type ValueFigures = Figures & { value: string; key: string }

/** The figures of each group, in its order. */
export function figuresOfGroups(
  groups: readonly Group[],
  { measure, how }: { measure: Measure; how: 'mean' | 'median' },
  index: Index,
): Figures[] {
  return groups.map(({ conditions }) => figuresOf(docsHeard(conditions, index), { measure, how }, index))
}

/**
 * How many spots there are, how many of them meet the rest, and of how many that is not known; `tried`: of how many it was looked
 * up, where these are too many for all, and it is known of none.
 */
export function shareOf({ base, part }: Extract<Summary, { of: 'share' }>, context: Explained) {
  const { index } = context
  const whole = docsHeard(base, index)
  const distances = noiseConditionsOf(part).filter(isOfDistance)
  if (distances.length > 0) return shareBeside(whole, { base, part, distances }, context)
  const docs = docsHeard([...base, ...part], index)
  return {
    count: countBits(docs),
    of: countBits(whole),
    unknown: unknownIn(whole, part, index) + unmeasuredIn([...base, ...part], index),
    ...quietestOf(docs, index),
    tried: null,
  }
}

type Explained = Pick<QuestionContext, 'index' | 'levelsByClass' | 'explain'>
type Parts = { base: readonly Condition[]; part: readonly Condition[]; distances: readonly NoiseCondition[] }

/** The same where sources are to lie near, which is looked up for each spot. */
function shareBeside(whole: Bitset, { base, part, distances }: Parts, context: Explained) {
  const { index } = context
  const others = part.filter(condition => !distances.some(distance => distance === condition))
  const candidates: Doc[] = []
  eachDoc(docsHeard([...base, ...others], index), doc => candidates.push(doc))
  const { total, tried, unknown, tooFaint, docs } = heardAt(candidates, distances, context)
  const of = countBits(whole)
  // The quietest are looked at first: what part of them lies near a road is not that of all.
  if (tried < candidates.length) return { count: 0, of, unknown: of, docs: [], tied: 0, tried }
  return {
    count: total,
    of,
    unknown: unknown + tooFaint + unknownIn(whole, others, index),
    docs: docs.slice(0, MOST_SHOWN),
    tied: 0,
    tried: null,
  }
}

const MOST_SHOWN = 5

/** The quietest, with those that are rated as the last of them where they are few, and how many are otherwise. */
function quietestOf(all: Bitset, index: Index): { docs: Doc[]; tied: number } {
  const docs = firstDocs(all, MOST_SHOWN)
  const last = docs.at(-1)
  if (last === undefined) return { docs, tied: 0 }
  const tied = countBits(and(all, docsRated({ min: index.silenceRating(last), max: null }, index))) - docs.length
  return tied <= MOST_TIED ? { docs: firstDocs(all, docs.length + tied), tied: 0 } : { docs, tied }
}

const MOST_TIED = 3

/** The values that spots have with the figures of each, first those with the most or the least. */
export function figuresOfValues(
  { by, conditions, measure, end, least }: Extract<Summary, { of: 'values' }>,
  index: Index,
): ValueFigures[] {
  const docs = docsHeard(conditions, index)
  const figures = setsOf(by, index).map(({ value, key, set }) => ({
    value,
    key,
    all: least.of === 'all' && isBounded(least) ? countBits(set) : null,
    ...(measure === 'count' || (measure === 'best' && end === 'most')
      ? countOf(docs, set)
      : measure === 'best'
        ? noisiestOf(and(docs, set))
        : figuresOf(and(docs, set), { measure, how: 'mean' }, index)),
  }))
  // Spots are numbered from the quietest on.
  const measured = ({ count, average, best }: Figures) =>
    measure === 'count' ? count : measure === 'best' ? -(best ?? Infinity) : (average ?? 0)
  const sign = end === 'most' ? -1 : 1
  const { most = Infinity } = least
  return (
    figures
      .filter(({ count, all }) => count > 0 && (all ?? count) >= least.spots && (all ?? count) <= most)
      // Where a height or a level is known of none there is no average.
      .filter(({ average }) => measure === 'count' || measure === 'best' || average !== null)
      .toSorted((a, b) => sign * (measured(a) - measured(b)) || b.count - a.count || (a.value < b.value ? -1 : 1))
  )
}

/** The values that the catalogue has there, and that none of the spots has, by their names. */
export function valuesOfNone(
  { by, conditions }: Extract<Summary, { of: 'values' }>,
  index: Index,
): { key: string; value: string }[] {
  const [docs, there] = [docsHeard(conditions, index), docsHeard(conditions.filter(isWhere), index)]
  return setsOf(by, index)
    .filter(({ set }) => !isDisjoint(there, set) && isDisjoint(docs, set))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1))
}

/** Counts the values that at least one of the spots has. */
export function countValues(by: GroupBy, conditions: readonly Condition[], index: Index): number {
  const docs = docsHeard(conditions, index)
  return setsOf(by, index).filter(({ set }) => !isDisjoint(docs, set)).length
}

/** Where only their number, or the quietest, is asked for, no measure of the spots is read. */
function countOf(docs: Bitset, set: Bitset): Figures {
  const { count, first } = commonOf(docs, set)
  return { count, known: count, average: null, best: first }
}

/** The spot at the other end of the order by rating, with no other figure. */
function noisiestOf(docs: Bitset): Figures {
  const [best = null] = lastDocs(docs, 1)
  const count = countBits(docs)
  return { count, known: count, average: null, best }
}

function figuresOf(
  docs: Bitset,
  { measure, how }: { measure: Measure; how: 'mean' | 'median' },
  index: Index,
): Figures {
  const read = READ[measure](index)
  const [best = null] = firstDocs(docs, 1)
  const count = countBits(docs)
  if (how === 'mean') return { count, best, ...meanOf(docs, read) }
  const values: number[] = []
  eachDoc(docs, doc => {
    const value = read(doc)
    if (value !== null) values.push(value)
  })
  return { count, known: values.length, average: medianOf(values), best }
}

function meanOf(docs: Bitset, read: (doc: Doc) => number | null): Pick<Figures, 'known' | 'average'> {
  let [known, sum] = [0, 0]
  eachDoc(docs, doc => {
    const value = read(doc)
    if (value === null) return
    known++
    sum += value
  })
  return { known, average: known === 0 ? null : sum / known }
}

const READ: Readonly<Record<Measure, (index: Index) => (doc: Doc) => number | null>> = {
  count: index => doc => index.silenceRating(doc),
  best: index => doc => index.silenceRating(doc),
  rating: index => doc => index.silenceRating(doc),
  elevation: index => doc => index.elevation(doc),
  level: index => doc => index.lden(doc),
}

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

function setsOf(by: GroupBy, index: Index): { value: string; key: string; set: Bitset }[] {
  if (by === 'continent') return CONTINENTS.flatMap(name => continentOf(name, index))
  const { countries, tags, activities, scenery } = index.facets({})
  const facet = { country: countries, tag: tags, activity: activities, scenery }[by]
  return facet.flatMap(({ value }) =>
    value === null ? [] : [{ value: shownOf(by, value), key: value, set: index.docs(filterOf(by, value)) }],
  )
}

const CONTINENTS = ['africa', 'antarctica', 'asia', 'europe', 'north america', 'oceania', 'south america'] as const

function continentOf(name: string, index: Index): { value: string; key: string; set: Bitset }[] {
  const [region] = regionsNamed(name)
  return region ? [{ value: region.name, key: name, set: docsInRegion(region, index) }] : []
}

function filterOf(by: Exclude<GroupBy, 'continent'>, value: string) {
  return {
    country: { country: value },
    tag: { tags: [value] },
    activity: { activities: [value] },
    scenery: { scenery: value },
  }[by]
}

function shownOf(by: GroupBy, value: string): string {
  return by === 'country' ? (countryOfCode(value)?.name ?? value) : value.replaceAll('-', ' ')
}
