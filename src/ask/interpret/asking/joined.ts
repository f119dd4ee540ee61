// Questions that are joined: what is asked of the best of a search, and what is looked for around a place that is asked about.
import { isWhere, type Query } from '../../query.ts'
import { areSeveralWanted } from '../../recognise/parameters/limit-said.ts'
import type { Span } from '../../recognise/spans.ts'
import { aspectsIn } from '../aspects.ts'
import { placesIn } from '../places.ts'
import { interpret, type KnownNames, type Reading } from '../understand.ts'
import { unknownIn } from '../unknown-words.ts'
import { isOpen } from '../yes-no.ts'
import { partedAtAverage } from './against/average.ts'
import { partedAgainstBest } from './against/best.ts'
import { partedAtBest } from './beside-best.ts'
import { halvesOf } from './halves.ts'
import { partedBeforeBest, partedOfTheBest } from './of-the-best.ts'
import { bestsApart, secondBest } from './pairs/two-bests.ts'
import { countedValuesApart, secondOfCounted } from './pairs/counted-values.ts'
import { countedInBoth, countsApart, isWithinCounted, secondCount } from './pairs/two-counts.ts'
import { asksDenied, deniedApart, secondDenied } from './pairs/two-denied.ts'
import { endsApart, secondEnd } from './pairs/two-ends.ts'
import { extremesApart, secondExtreme } from './pairs/two-extremes.ts'
import { findsApart, secondFind } from './pairs/two-finds.ts'
import { missingApart, whyMissing } from './pairs/missing-told.ts'
import { secondShare, sharesApart } from './pairs/two-shares.ts'
import { secondTopic, topicsApart } from './pairs/two-topics.ts'
import { meantApart, secondMeant } from './pairs/word-meant.ts'
import { isAskedBeside, sentencesApart } from './unknown-first.ts'

/** Makes a query of the spans of a question by itself, whether one thing is asked or two. */
export function interpretJoined(spans: readonly Span[], lookups: KnownNames): Reading {
  return (
    ofPair(spans, lookups, { apart: deniedApart, second: secondDenied(spans) }) ??
    ofPair(spans, lookups, { apart: meantApart, second: secondMeant }) ??
    besideBest(spans, lookups) ??
    againstAverage(spans, lookups) ??
    againstBest(spans, lookups) ??
    ofCounts(spans, lookups) ??
    ofPair(spans, lookups, { apart: countedValuesApart, second: secondOfCounted }) ??
    ofPair(spans, lookups, { apart: topicsApart, second: secondTopic }) ??
    ofPair(spans, lookups, { apart: missingApart, second: whyMissing }) ??
    ofPair(spans, lookups, { apart: sharesApart, second: secondShare }) ??
    ofPair(spans, lookups, { apart: bestsApart, second: secondBest }) ??
    ofPair(spans, lookups, { apart: extremesApart, second: secondExtreme }) ??
    ofPair(spans, lookups, { apart: endsApart, second: secondEnd, isOpen: true }) ??
    ofPair(spans, lookups, { apart: findsApart, second: secondFind }) ??
    ofHalves(spans, lookups) ??
    behindUnknown(spans, lookups) ??
    withDenial(spans, interpret(spans, lookups))
  )
}

function withDenial(spans: readonly Span[], reading: Reading): Reading {
  return asksDenied(spans) ? { ...reading, denial: spans } : reading
}

function besideBest(spans: readonly Span[], lookups: KnownNames): Reading | null {
  const parted = partedAtBest(spans) ?? partedOfTheBest(spans) ?? partedBeforeBest(spans)
  const reading = parted && interpret(parted.search, lookups)
  if (!reading || !OF_BEST.has(reading.query.kind) || reading.query.isForPoints) return null
  const { asked } = parted
  const located = placesIn(asked, lookups, ASKING)
  const unknown = unknownIn(asked).map(({ word }) => word)
  const aspects = aspectsIn(asked, located, unknown, [])
  if (aspects.length === 0) return null
  // "How do I get to the three quietest lakes": of each.
  const told = areSeveralWanted(parted.search) ? { ofEach: aspects } : { aspects }
  return { ...reading, query: { ...reading.query, ...told, isOpen: isOpen(spans) } }
}

const OF_BEST: ReadonlySet<Query['kind']> = new Set(['superlative', 'nearest', 'count'])

const ASKING = {
  hasHead: true,
  isAboutOne: false,
  isComparing: false,
  isOfSpots: false,
  isLoudness: false,
  isDistance: true,
}

/**
 * How a question of two alike is parted, and the second with what it takes from the first; with a `first` of its own where that
 * takes something, too. `isOpen`: both may leave something to the questions before.
 */
type Pair = {
  isOpen?: true
  apart: (spans: readonly Span[]) => readonly [readonly Span[], readonly Span[]] | null
  second: (first: Query, reading: Reading) => Query | null
}

/** The rating of a spot, and what the average is that it is held against. */
function againstAverage(spans: readonly Span[], lookups: KnownNames): Reading | null {
  const parted = partedAtAverage(spans)
  if (!parted) return null
  const { query: first } = interpret(parted.spot, lookups)
  const second = interpret(parted.others, lookups)
  if (first.subjects.length !== 1 || second.query.summary?.of !== 'groups') return null
  const rated: Query = {
    ...first,
    kind: 'about',
    aspects: [{ of: second.query.summary.measure === 'elevation' ? 'elevation' : 'rating' }],
  }
  return { ...second, query: { ...second.query, first: rated }, reference: { ...second.reference, ...STANDING_ALONE } }
}

/** What is told of a spot, and behind it the first of those that it is held against. */
function againstBest(spans: readonly Span[], lookups: KnownNames): Reading | null {
  const parted = partedAgainstBest(spans)
  if (!parted) return null
  const { query: first } = interpret(parted.spot, lookups)
  const second = interpret(parted.others, lookups)
  if (first.subjects.length !== 1 || second.query.kind !== 'superlative') return null
  const told: Query = { ...first, kind: 'about', aspects: [parted.aspect] }
  const query: Query = { ...second.query, limit: 1, first: told, isOpen: true }
  return { ...second, query, reference: { ...second.reference, ...STANDING_ALONE } }
}

function ofPair(
  spans: readonly Span[],
  lookups: KnownNames,
  { apart, second: secondOf, isOpen: isLeft }: Pair,
): Reading | null {
  const parts = apart(spans)
  if (!parts) return null
  const { query: first } = interpret(parts[0], lookups)
  const reading = interpret(parts[1], lookups)
  const second = secondOf(first, reading)
  return (
    second && {
      ...reading,
      query: { ...second, first: second.first ?? first },
      reference: isLeft ? reading.reference : { ...reading.reference, ...STANDING_ALONE },
    }
  )
}

function ofCounts(spans: readonly Span[], lookups: KnownNames): Reading | null {
  const [counted, ...others] = countsApart(spans) ?? []
  if (!counted) return null
  const { query: first } = interpret(counted, lookups)
  let last: Reading | null = null
  for (const [at, other] of others.entries()) {
    const reading = interpret(other, lookups)
    const isWithin = isWithinCounted(others[at - 1] ?? counted, other)
    const both = isWithin ? null : countedInBoth(counted, reading)
    const next = secondCount(both ? interpret(both, lookups).query : first, reading, { isWithin })
    if (!next) return null
    const before: Query = last?.query ?? first
    last = { ...reading, query: { ...next, first: before }, reference: { ...reading.reference, ...STANDING_ALONE } }
  }
  return last
}

function ofHalves(spans: readonly Span[], lookups: KnownNames): Reading | null {
  const halves = halvesOf(spans)
  if (!halves) return null
  const { query: first } = interpret(halves.first, lookups)
  const isOfOne =
    (first.kind === 'about' || first.kind === 'why') && (first.silenceAt !== null || isAsked(first, halves.first))
  if (!isOfOne) return null
  const { query: second, reference, aspects } = interpret(halves.second, lookups)
  if (second.kind === 'compare')
    return { query: { ...second, first }, reference: { ...reference, ...STANDING_ALONE, comparative: null }, aspects }
  const isSearch = LOOKING.has(second.kind) && second.subjects.length === 0 && second.unknownPlace === null
  const isOfMore = second.conditions.some(isWhere) && (reference.hasHead || !second.conditions.every(isWhere))
  if (!isSearch || !isOfMore) return null
  return { query: { ...second, first }, reference: { ...reference, ...STANDING_ALONE }, aspects }
}

/** "Is it quiet at the North Pole? Which is your quietest place?": that the first is not known, then the second. */
function behindUnknown(spans: readonly Span[], lookups: KnownNames): Reading | null {
  const apart = sentencesApart(spans)
  if (!apart) return null
  const { query: first } = interpret(apart[0], lookups)
  if (first.unknownPlace === null) return null
  const { query: second, reference, aspects } = interpret(apart[1], lookups)
  if (!isAskedBeside(first, second)) return null
  return {
    query: { ...second, first: { ...first, kind: 'find' } },
    reference: { ...reference, ...STANDING_ALONE },
    aspects,
  }
}

/** "Sarek was lovely. Where is a lake nearby?" asks nothing of Sarek. */
function isAsked({ subjects, aspects }: Query, spans: readonly Span[]): boolean {
  const isTold = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'tell')
  return subjects.length === 1 && (isTold || aspects.some(({ of }) => of !== 'unrecorded'))
}

const LOOKING: ReadonlySet<Query['kind']> = new Set(['find', 'nearest', 'superlative', 'count'])

/** What a half leaves to the other has been filled in. */
const STANDING_ALONE = { pronoun: null, follow: null, isNearby: false, hasHead: true, km: null, nth: null } as const
