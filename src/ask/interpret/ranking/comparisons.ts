import type { Doc } from '../../../index/types.ts'
import type { Place } from '../../gazetteer/place.ts'
import { isNatural } from '../../../index/regions/regions.ts'
import type { Condition, Subject } from '../../query.ts'
import type { Comparative } from '../../vocabulary/meanings.ts'
import type { Reference } from '../reference.ts'
import { isFiller, namesSpot, type Span } from '../../recognise/spans.ts'
import type { Located } from '../places.ts'
import type { Unknown } from '../unknown-words.ts'
import { isFar, isOfSide } from './nearer.ts'

/** Makes a condition of the spot to compare with: "lakes quieter than Sarek" asks for lakes, not for Sarek. */
export function comparedTo(
  spans: readonly Span[],
  subjects: readonly Subject[],
  { comparative, hasHead }: Reference,
): Condition | undefined {
  const than = spans.findIndex(
    ({ meaning, said }) => meaning.is === 'ask' && meaning.ask === 'compare' && THAN.test(said),
  )
  const measure = spans.findIndex(({ meaning }, at) => at > than && isNamed(meaning))
  const [
    {
      docs: [to],
    } = { docs: [] },
    ...others
  ] = subjects
  const isBefore = ({ meaning }: Span) => isNamed(meaning) && !(hasHead && isElsewhere(meaning, subjects))
  const isBare = isBareMeasure(spans, than)
  const isOfOthers = (than > 0 || isBare) && measure > than && !spans.slice(0, than).some(isBefore)
  if (!(hasHead || isBare || isOpen(spans)) || !isOfOthers || to === undefined || others.length > 0) return undefined
  const said = spans[measure]?.said ?? ''
  const base = { on: 'compared', to, isNegated: false } as const
  if (SAME.test(spans[than]?.said ?? '')) {
    const shown = `rated the same as ${said}`
    return { ...base, how: 'as rated', shown, said: shown }
  }
  if (/^as/i.test(spans[than]?.said ?? '')) {
    const shown = `as quiet as ${said} or quieter`
    return { ...base, how: 'as quiet', shown, said: shown }
  }
  const word = comparative === null ? undefined : COMPARED_WORDS[comparative]
  if (!word) return undefined
  const shown = `${word.shown} than ${said}`
  return { ...base, how: word.how, shown, said: shown }
}

/** Reads the spot that others are to lie nearer than: "anything closer to Zürich than Sihlwald". */
export function nearerThanSpot(
  spans: readonly Span[],
  subjects: readonly Subject[],
  { hasHead }: Reference,
): ComparedSpot | undefined {
  const side = spans.findIndex(span => isOfSide(span) && !isFar(span))
  const from = spans.findIndex(({ meaning }, at) => at > side && isNamed(meaning))
  // "Anything closer than Sarek": to what is said elsewhere, or before, or not at all.
  const isOpenSide = THAN_SPOT.test(spans[side + 1]?.typed ?? '')
  const than = isOpenSide ? side + 1 : spans.findIndex(({ typed }, at) => at > from && THAN_SPOT.test(typed))
  const name = spans[than + 1]?.meaning.is === 'stop' ? spans[than + 2] : spans[than + 1]
  const [subject, ...others] = subjects
  const [to] = subject?.docs ?? []
  const isOfIt =
    name !== undefined && isNamed(name.meaning) && 'phrase' in name.meaning && name.meaning.phrase === subject?.phrase
  if (side === -1 || from === -1 || than === -1 || !isOfIt || to === undefined || others.length > 0) return undefined
  return hasHead || side === 0 || isOpen(spans) ? { to, shown: name.said } : undefined
}

/** "Than" in five languages; in Italian "più vicino a Oslo di Rondane". */
const THAN_SPOT = /^(than|als|que|che|di)$/i

/** A spot that others are measured against, and what the question calls it. */
export type ComparedSpot = { to: Doc; shown: string }

/** "From Vienna, quieter than Sarek": a name that is not that of the spot. */
function isElsewhere(meaning: Span['meaning'], [subject]: readonly Subject[]): boolean {
  return 'phrase' in meaning && meaning.phrase !== subject?.phrase
}

/** "As quiet as Sarek in Canada", "as quiet as Sarek but in Norway": others are wanted there. */
function isBareMeasure(spans: readonly Span[], than: number): boolean {
  if (than === -1 || spans.slice(0, than).some(span => !isFiller(span))) return false
  if (!/^as/i.test(spans[than]?.said ?? '')) return false
  const [spot, ...more] = spans.slice(than + 1).filter(span => isNamed(span.meaning))
  const [land] = more
  if (!spot || !land || more.length > 1 || !namesSpot(spot) || namesSpot(land)) return false
  return spans[spans.indexOf(land) - 1]?.meaning.is === 'relation'
}

type How = Extract<Condition, { on: 'compared' }>['how']

const COMPARED_WORDS: Partial<Record<Comparative, { how: How; shown: string }>> = {
  quieter: { how: 'quieter', shown: 'quieter' },
  louder: { how: 'louder', shown: 'noisier' },
  higher: { how: 'higher', shown: 'higher' },
  lower: { how: 'lower', shown: 'lower' },
}

/** "What is better than Sarek", "is there a hut higher than": others are wanted, though no kind of place is named. */
function isOpen([first, second]: readonly Span[]): boolean {
  if (first?.meaning.is === 'ask' && first.meaning.ask === 'exists') return true
  if (ANY.test(first?.said ?? '') && second?.meaning.is === 'comparative') return true
  return OPEN.test(first?.said ?? '') && (first?.meaning.is === 'ask' || /^(is|are|lies)$/i.test(second?.said ?? ''))
}

const ANY = /^(anything|something|anywhere|somewhere)$/i
const OPEN = /^(what|where|which|anything|something)( is|'s)?$/i

const SAME = /^(rated the same as|rated equal(ly)? to|(with )?(the )?same rating as)$/i
const THAN = new RegExp(`^(than|as (quiet|silent|peaceful) as)$|${SAME.source}`, 'i')

function isNamed(meaning: Span['meaning']): boolean {
  return meaning.is === 'name' || meaning.is === 'spot'
}

/** Finds what a spot cannot be compared with: Petra in "Dana or Petra, which is quieter?" is no spot. */
export function uncomparedIn(
  spans: readonly Span[],
  subjects: readonly Subject[],
  located: readonly Located[],
  unknown: readonly Unknown[],
): string[] {
  const isBest = spans.some(({ meaning }) => meaning.is === 'superlative' && meaning.by === 'rating')
  const isComparing =
    spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'compare') ||
    (isBest && (subjects.length > 1 || spans.some(isOfBetween)))
  const isEither =
    spans.some(({ meaning }) => meaning.is === 'or') &&
    (spans.some(({ meaning }) => meaning.is === 'comparative' || (meaning.is === 'noise source' && meaning.compared)) ||
      (spans.some(({ meaning }) => meaning.is === 'superlative') &&
        (subjects.length > 1 || isOfUnknownName(spans, unknown) || isOfOtherPlace(spans, located))) ||
      isBareChoice(spans))
  if (subjects.length === 0 || !(isComparing || isEither)) return []
  if (subjects.length > 1)
    return [
      ...located.filter(
        ({ at, relation, place }) => relation === 'between' || (relation === null && isListed(spans, at, place)),
      ),
      ...unknown.filter(({ at }) => spans[at]?.isCapital),
    ]
      .map(({ at }) => wholeNameAt(spans, at))
      .filter(name => name !== '')
  const places = located.filter(({ relation }) => relation === null || relation === 'between')
  return [
    ...places.map(({ at }) => spans[at]?.typed ?? ''),
    ...unknown.filter(({ at }) => at > 0 && spans[at]?.isCapital).map(({ at }) => wholeNameAt(spans, at)),
  ].filter(name => name !== '')
}

/** "Glen Nowhere", "Tal Nirgendwo": an unknown name with the kind that is written before it. */
function wholeNameAt(spans: readonly Span[], at: number): string {
  const [kind, name] = [spans[at - 1], spans[at]]
  if (name?.meaning.is !== 'unknown') return name?.typed ?? ''
  const isOfName = kind?.meaning.is === 'feature' && /^\p{Lu}/u.test(kind.typed)
  return isOfName ? `${kind.typed} ${name.said}` : name.said
}

/** "The quietest: Hainich or the Harz", "the Harz or Hainich": of a spot and a place that is none. */
function isOfOtherPlace(spans: readonly Span[], located: readonly Located[]): boolean {
  return located.some(({ at, relation }) => {
    const before = spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'stop')
    return relation === null && (before?.meaning.is === 'or' || spans[at + 1]?.meaning.is === 'or')
  })
}

/** "Sarek or Mount Doom: which is quietest". */
function isOfUnknownName(spans: readonly Span[], unknown: readonly Unknown[]): boolean {
  return unknown.some(({ at }) => {
    const before = spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'feature')
    return spans[at]?.isCapital === true && before?.meaning.is === 'or'
  })
}

/** "The quietest between A and B". */
export function isOfBetween({ meaning }: Span): boolean {
  return meaning.is === 'relation' && meaning.relation === 'between'
}

/** Tells whether all names of a question, two or more, are of settlements: spots that are called after them are not meant. */
export function areTowns(spans: readonly Span[]): boolean {
  const all = spans.filter(({ meaning }) => isNamed(meaning))
  // "Farther from Snaefell, Peel or Ramsey": what they are measured from may be anything.
  const compared = all.filter(span => !isReference(spans, spans.indexOf(span)))
  const names = spans.some(isOfSide) && compared.length > 1 ? compared : all
  return (
    names.length > 1 &&
    names.every(
      ({ meaning }) =>
        meaning.is === 'name' &&
        meaning.named.spots.length === 0 &&
        meaning.named.region === null &&
        meaning.named.settlements.length > 0,
    )
  )
}

function isReference(spans: readonly Span[], at: number): boolean {
  return spans[at - 1]?.meaning.is === 'relation' && /^(from|to)$/i.test(spans[at - 1]?.said ?? '')
}

/** "Hainich or Westhavelland or Müritz": nothing but names. */
function isBareChoice(spans: readonly Span[]): boolean {
  return spans.every(span => isNamed(span.meaning) || isUnknownName(span) || BETWEEN_NAMES.has(span.meaning.is))
}

function isUnknownName({ meaning, isCapital }: Span): boolean {
  return meaning.is === 'unknown' && isCapital
}

const BETWEEN_NAMES: ReadonlySet<Span['meaning']['is']> = new Set(['or', 'comma', 'sign', 'stop'])

/** A member of the list, and not the country of a spot before it: "Sarek, Sweden, and Rondane". */
function isListed(spans: readonly Span[], at: number, { region }: Place): boolean {
  const isOfName = ({ meaning, typed }: Span) => meaning.is === 'relation' && typed === spans[at]?.typed
  const before = spans.slice(0, at).findLast(span => span.meaning.is !== 'stop' && !isOfName(span))?.meaning.is
  return before === 'or' || before === 'and' || (before === 'comma' && isNatural(region)) || isFirstListed(spans, at)
}

/** "Banff, Lake Louise or Stanley Park": no name stands before it, and a spot behind. */
function isFirstListed(spans: readonly Span[], at: number): boolean {
  const joint = spans[at + 1]?.meaning.is ?? 'sign'
  return BETWEEN_NAMES.has(joint) && namesSpot(spans[at + 2]) && !spans.slice(0, at).some(span => isNamed(span.meaning))
}

/** "How loud is Vaduz", "how quiet is Douglas at night", or towns that are compared. */
export function asksLoudness(spans: readonly Span[]): boolean {
  const isWhy = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'why')
  return areTowns(spans) || spans.some(span => isOfNoiseThere(span) || (isWhy && RATED.has(span.meaning.is)))
}

const RATED: ReadonlySet<Span['meaning']['is']> = new Set(['rating word', 'quality', 'comparative'])

/** How loud it is, or how sure that is: of a town rather than of the one spot that is called after it. */
export function isOfNoiseThere({ meaning, said }: Span): boolean {
  return (
    meaning.is === 'aspect' && (LOUDNESS.test(said) || meaning.aspect === 'level' || meaning.aspect === 'confidence')
  )
}

const LOUDNESS =
  /^how (loud|noisy|quiet|silent|peaceful|calm)\b|^(the )?(noise|noises|noise levels?|level of noise|loudness|how much noise)$/i
