// Reads "is the second quieter than the first?" with the names of the spots that were shown.
import { phraseOf } from '../../../../text/phrase.ts'
import type { QuestionContext } from '../../../question-context.ts'
import type { Named } from '../../../gazetteer/gazetteer.ts'
import type { Query } from '../../../query.ts'
import { type Span, UNSAID, merged } from '../../../recognise/spans.ts'
import type { Said } from '../../polarity/marks.ts'
import { LISTS, ORDERED } from '../of-shown.ts'
import { isDistanceAsked, isOneToOther } from './pointing.ts'
import { COMPARES, type ShownReference, shownReferencesIn } from './references.ts'

/**
 * Spots that were shown, in the order of the answers, the one that was spoken of last, and those that were asked about in turn
 * since then.
 */
export type Shown = {
  docs: readonly number[]
  focus: number | undefined
  isOfTurns: boolean
  spoken: readonly number[]
  /** The one that was told as the first of an order, before another of it was asked about. */
  best: number | undefined
  /** The firsts of two orders that were asked for in turn, the quietest, then the noisiest; or one that was asked about, and another first. */
  bests: readonly number[]
}

/** What was shown: the list, or what one question after another was about. `queries`: the latest first, each read with those before it. */
export function shownBy(queries: Iterable<Query>, spotsOf: (query: Query) => readonly number[]): Shown {
  const spoken: number[] = []
  let list: Query | null = null
  let ordered: Query | null = null
  for (const query of queries) {
    if (ordered) return { ...listOf(ordered, spotsOf(ordered)), bests: bestsOf(query, ordered, spotsOf) }
    const isAbout = ABOUT.has(query.kind) && query.subjects.length > 0
    if (!isAbout && spoken.length > 0) break
    if (!isAbout) {
      if (spoken.length === 0 && query.kind === 'superlative') {
        ordered = query
        continue
      }
      return { ...listOf(query, LISTS.has(query.kind) || query.kind === 'compare' ? spotsOf(query) : []), spoken }
    }
    if (spoken.length === 0) list = query.listed
    for (const doc of spotsOf(query).toReversed()) if (!spoken.includes(doc)) spoken.unshift(doc)
  }
  if (ordered) return listOf(ordered, spotsOf(ordered))
  const focus = spoken.at(-1)
  if (!list) return { docs: spoken, focus, isOfTurns: true, spoken, best: undefined, bests: [] }
  const docs = spotsOf(list)
  return { docs, focus, isOfTurns: false, spoken, best: ORDERED.has(list.kind) ? docs[0] : undefined, bests: [] }
}

/** No list stands behind what was compared. */
function listOf({ kind }: Query, docs: readonly number[]): Shown {
  return { docs, focus: undefined, isOfTurns: kind === 'compare', spoken: [], best: undefined, bests: [] }
}

function bestsOf(one: Query, other: Query, spotsOf: (query: Query) => readonly number[]): readonly number[] {
  // "How do I get there?" is asked of the first of what was looked for before.
  const isOne = one.kind === 'superlative' || (ABOUT.has(one.kind) && one.subjects.length === 1)
  const bests = isOne ? [one, other].flatMap(query => spotsOf(query)[0] ?? []) : []
  return new Set(bests).size === 2 ? bests : []
}

const ABOUT: ReadonlySet<Query['kind']> = new Set(['about', 'why'])
/**
 * Names the spots that a question points at, where it points at two, compares one with a named spot, or goes back to one that
 * was spoken of before the last. What points at a single one of a list is read with that list.
 */
export function withShownNamed(said: Said, shown: () => Shown, { index }: QuestionContext): readonly Span[] {
  const it = whetherBestAt(said.spans)
  if (it !== -1) return withFocusNamed(said.spans, it, shown(), index)
  const references = shownReferencesIn(said)
  const explicit = references.filter(({ to }) => to !== 'it')
  if (explicit.length === 0 || isOneToOther(said.spans)) return said.spans
  const isOther = explicit.some(({ to }) => to === 'other')
  const isToBefore = explicit.some(({ to }) => to === 'before') && said.spans.some(isMore)
  const isMany = references.length > 1 || (isCompared(said.spans) && said.spans.some(isName)) || isToBefore
  const { docs, focus, isOfTurns, spoken } = shown()
  const isFrom = focus !== undefined && isMeasuredFrom(said.spans, explicit)
  if (docs.length < 2 || !(isMany || isOther || isOfTurns || isFrom)) return said.spans
  const meant = references.map(({ to }) =>
    to === 'before' ? before(docs, spoken) : docOf(to, docs, focus ?? pointedAt(references, docs)),
  )
  if (meant.includes(undefined) || new Set(meant).size < meant.length) return said.spans
  const named = references.reduceRight<readonly Span[]>((spans, { at, length }, i) => {
    const doc = meant[i]
    if (doc === undefined) return spans
    const run = spans.slice(at, at + length)
    const from = isMeasuredFrom(spans, [{ at, length, to: 1 }]) && isFromWithin(run) ? [{ ...UNSAID, ...FROM }] : []
    return spans.toSpliced(at, length, ...from, nameOf(doc, run, index))
  }, said.spans)
  return references.length > 1 ? withCompared(named) : named
}

/** "How far is it from the first?", "quanto dista dal primo?": that one is the other end. */
function isMeasuredFrom(spans: readonly Span[], [from, ...others]: readonly ShownReference[]): boolean {
  if (!from || others.length > 0 || !spans.some(isDistanceAsked)) return false
  const before = spans[from.at - 1]?.meaning
  const isBehind = before?.is === 'relation' && (before.relation === 'from' || before.relation === 'to')
  return isBehind || isFromWithin(spans.slice(from.at, from.at + from.length))
}

/** "Vom ersten", "du premier": said with it. */
function isFromWithin([first]: readonly Span[]): boolean {
  return /^(vom|von|zum|zur|du|de|d|del|dal|dallo|dalla|from) /i.test(first?.typed ?? '')
}

const FROM: Pick<Span, 'meaning' | 'said'> = { meaning: { is: 'relation', relation: 'from' }, said: 'from' }

const NAMES_NOTHING = { spots: [], cores: [], region: null, part: [], settlements: [] } as const satisfies Named

/** "Il primo è più tranquillo del secondo": more than the second. */
function withCompared(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ meaning, typed }) => meaning.is === 'superlative' && COMPARES.test(typed))
  const [more, than] = [spans[at], spans[at + 1]]
  if (more?.meaning.is !== 'superlative' || than?.meaning.is !== 'relation' || !isName(spans[at + 2] ?? than))
    return spans
  const to = more.meaning.by === 'noise' ? 'louder' : 'quieter'
  return spans.toSpliced(
    at,
    2,
    { ...more, meaning: { is: 'comparative', to }, said: to },
    { ...than, meaning: { is: 'ask', ask: 'compare' }, said: 'than' },
  )
}

/** "So is it the quietest in Sweden?": where "it" stands; -1 where that is not asked. */
function whetherBestAt(spans: readonly Span[]): number {
  const it = spans.findIndex(({ meaning }) => meaning.is === 'pronoun' && meaning.of === 'spot')
  const isAsked = it > 0 && it <= MOST_BEFORE_IT && /^(is|are)$/i.test(spans[it - 1]?.said ?? '')
  const isBest = spans.slice(it + 1, it + 3).some(({ meaning }) => meaning.is === 'superlative')
  return isAsked && isBest ? it : -1
}

const MOST_BEFORE_IT = 2

function withFocusNamed(
  spans: readonly Span[],
  it: number,
  { docs, focus }: Shown,
  index: QuestionContext['index'],
): readonly Span[] {
  const doc = focus ?? (docs.length === 1 ? docs[0] : undefined)
  const [is, pronoun] = [spans[it - 1], spans[it]]
  if (doc === undefined || !is || !pronoun) return spans
  return [is, nameOf(doc, [pronoun], index), ...spans.slice(it + 1)]
}

export function nameOf(doc: number, run: readonly Span[], index: QuestionContext['index']): Span {
  const named = { ...NAMES_NOTHING, spots: [doc] }
  const name = index.name(doc)
  return { ...merged(run, { is: 'name', named, phrase: phraseOf(name) }, name), isCapital: true }
}

/** "Is the first quieter than the other?": of two, the other is told by the first. */
function pointedAt(references: readonly ShownReference[], docs: readonly number[]): number | undefined {
  const [to] = references.flatMap(each => (typeof each.to === 'number' || each.to === 'last' ? [each.to] : []))
  return to === undefined ? undefined : docOf(to, docs, undefined)
}

/** "Than the one before": than the one that was spoken of before the last, or that stands above it in the list. */
function before(docs: readonly number[], spoken: readonly number[]): number | undefined {
  const [focus, last] = [spoken.at(-1), spoken.at(-2)]
  return last ?? (focus === undefined ? undefined : docs[docs.indexOf(focus) - 1])
}

function docOf(to: ShownReference['to'], docs: readonly number[], focus: number | undefined): number | undefined {
  if (to === 'it') return focus
  if (to === 'last') return docs.at(-1)
  if (typeof to === 'number') return docs[to - 1]
  const others = focus === undefined ? [] : docs.filter(doc => doc !== focus)
  return others.length === 1 ? others[0] : undefined
}

function isCompared(spans: readonly Span[]): boolean {
  return spans.some(
    ({ meaning }) => meaning.is === 'comparative' || (meaning.is === 'ask' && meaning.ask === 'compare'),
  )
}

function isMore(span: Span): boolean {
  return isCompared([span]) || (span.meaning.is === 'superlative' && COMPARES.test(span.typed))
}

function isName({ meaning }: Span): boolean {
  return meaning.is === 'name' || meaning.is === 'spot'
}

/**
 * Takes all that was shown as compared, where a question asks of several and one of them was spoken of last; `isOfSpoken`: those
 * of a list that were asked about in turn, where there are two; `isOfTwo`: the first of an order and the other that was asked about.
 */
export function widened(
  before: Query,
  shown: () => Shown,
  { isOfSpoken, isOfTwo }: Record<'isOfSpoken' | 'isOfTwo', boolean>,
): Query {
  if (before.kind === 'superlative') return isOfTwo ? comparing(before, shown().bests) : before
  if ((before.kind !== 'about' && before.kind !== 'why') || before.subjects.length !== 1) return before
  const { docs: all, spoken, best } = shown()
  const [one, ...others] = spoken
  const isBestToo = isOfTwo && others.length === 0 && best !== undefined && one !== undefined && best !== one
  const inTurn = isOfTwo ? spoken.slice(-2) : spoken
  const several = (isOfSpoken || isOfTwo) && others.length > 0 ? inTurn : all
  return comparing(before, isBestToo ? [best, one] : several)
}

export function comparing(before: Query, docs: readonly number[]): Query {
  if (docs.length < 2 || docs.length > MOST_COMPARED) return before
  const subjects = docs.map(doc => ({ phrase: '', docs: [doc] }))
  return { ...before, kind: 'compare', subjects, aspects: [], conditions: [], listed: null }
}

const MOST_COMPARED = 5
