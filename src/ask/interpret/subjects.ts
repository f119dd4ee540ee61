import { isNatural } from '../../index/regions/regions.ts'
import type { Gazetteer, Named } from '../gazetteer/gazetteer.ts'
import type { Condition, Subject } from '../query.ts'
import { LANDSCAPE_KEYS, NAME_PART_KEYS } from '../vocabulary/features.ts'
import { type Span, UNSAID } from '../recognise/spans.ts'
import { isOfPredicate } from '../recognise/of-predicate.ts'
import { type Asking, isAtSpot, isJoined, isSubject, type Located, relationBefore } from './places.ts'

/** Reads the spots that a question is about, each once. */
export function subjectsIn(spans: readonly Span[], asking: Asking, gazetteer: Gazetteer): Subject[] {
  const subjects: Subject[] = []
  const isNamed = spans.some(({ meaning }) => meaning.is === 'name' && meaning.named.spots.length > 0)
  for (const [at, { meaning }] of spans.entries()) {
    // A corrected name beside an exact one is not a second subject.
    if (meaning.is === 'spot' && meaning.isGuess && isNamed && !asking.isComparing) continue
    const found = subjectAt(spans, at, asking, gazetteer)
    if (found && !subjects.some(({ docs: [first] }) => first === found.docs[0])) subjects.push(found)
  }
  if (subjects.length > 0 || !asking.isDistance) return subjects
  // In "from Zürich to Sihlwald" the subject is the end that is a spot.
  return spans
    .flatMap(({ meaning }) => {
      const [doc] = meaning.is === 'spot' ? meaning.docs : meaning.is === 'name' ? meaning.named.spots : []
      return doc === undefined || !('phrase' in meaning) ? [] : [{ phrase: meaning.phrase, docs: [doc] }]
    })
    .slice(0, 1)
}

/** Reads the spots to leave out: "except Lahemaa", "besides Sarek". */
export function excludedIn(spans: readonly Span[], asking: Asking): Condition[] {
  if (!asking.hasHead) return []
  return spans.flatMap(({ meaning, said }, at): Condition[] => {
    const docs =
      meaning.is === 'spot'
        ? meaning.docs
        : meaning.is === 'name'
          ? [...meaning.named.spots, ...meaning.named.cores]
          : []
    if (docs.length === 0 || !isExcluded(spans, at)) return []
    return [{ on: 'docs', docs, isNegated: true, said: `not ${said}`, shown: `other than ${said}`, isNamed: true }]
  })
}

function isExcluded(spans: readonly Span[], at: number): boolean {
  const before = spans[at - 1]
  if (isNothingAt(spans, at)) return true
  // "Except Sarek and Rondane": both.
  const isListed =
    /^(and|or|comma)$/.test(before?.meaning.is ?? '') && /^(name|spot)$/.test(spans[at - 2]?.meaning.is ?? '')
  if (isListed && isExcluded(spans, at - 2)) return true
  const isNegated =
    before?.meaning.is === 'negation' && !/^(in|no)$/i.test(before.said) && !isOfPredicate(spans, at - 1)
  return isNegated || /^besides?$/i.test(before?.said ?? '') || isBehindOne(spans, at)
}

/** "But nothing inside Yosemite", "aber nicht wieder im Westhavelland": what is there is not wanted. */
export function isNothingAt(spans: readonly Span[], at: number): boolean {
  if (spans[at - 1]?.meaning.is !== 'relation') return false
  const isAgain = /^(unknown|stop|follow)$/.test(spans[at - 2]?.meaning.is ?? '')
  const not = isAgain ? at - 3 : at - 2
  const { meaning, said } = spans[not] ?? UNSAID
  if (meaning.is !== 'negation' || !(isAgain ? /\bnot$/i : /\b(not|nothing|nowhere)$/i).test(said)) return false
  // "Is there nothing at Sarek?" asks of Sarek.
  return /^but\b/i.test(said) || /^(comma|and|follow)$/.test(spans[not - 1]?.meaning.is ?? '')
}

/** "Sarek was a nightmare, a quieter lake": it has been seen, others are wanted. */
function isBehindOne(spans: readonly Span[], at: number): boolean {
  return (
    WAS.test(`${spans[at + 1]?.typed ?? ''} ${spans[at + 2]?.typed ?? ''}`) &&
    !spans.slice(0, at).some(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'rating')
  )
}

const WAS = /^(was|were|war|waren|était|fut|a été|era|fue|estaba|è stato|è stata)( |$)/i

function subjectAt(spans: readonly Span[], at: number, asking: Asking, gazetteer: Gazetteer): Subject | undefined {
  const meaning = spans[at]?.meaning
  if (asking.hasHead && isExcluded(spans, at)) return undefined
  const found = relationBefore(spans, at) ?? (asking.isComparing ? null : sharedBefore(spans, at, asking))
  // "How far is it from Oslo to Sarek, and is it quieter than Rondane": Sarek is compared.
  const isEnd = found === 'to' && asking.isComparing && asking.isDistance && isFromElsewhere(spans, at)
  const relation = isEnd ? null : found
  if (meaning?.is === 'spot')
    return RELATED.has(relation ?? '') && !(relation === 'between' && asking.isComparing)
      ? undefined
      : {
          phrase: meaning.phrase,
          docs: ofKindBeside(spans, at, meaning, gazetteer),
          ...(meaning.called !== undefined && { called: meaning.called }),
        }
  if (meaning?.is !== 'name') return undefined
  const { named, phrase } = meaning
  const next = spans[at + 1]
  // "Mona Lisa" is not Isla de Mona: a capitalised word follows the core of the name.
  const isLonger = next?.isCapital === true && (next.meaning.is === 'unknown' || next.meaning.is === 'name')
  if (named.spots.length === 0 && isLonger) return undefined
  if (isAtSpot(spans, at) || isSubject(named, relation, asking))
    return {
      phrase,
      docs: named.spots.length > 0 ? named.spots : ofKindBeside(spans, at, { phrase, docs: named.cores }, gazetteer),
    }
  // "How quiet is Ordino": the village, where a single spot lies in it.
  const isTown = asking.isLoudness && named.settlements.length > 0
  const docs = isSmall(named) && relation === null && !isTown ? spotsMeant(spans, at, asking, gazetteer) : []
  return docs.length === 1 ? { phrase, docs } : undefined
}

/** "Huts near Sarek or Rondane": near either. "What lies between Sarek and Rondane": neither is asked about, unless how far apart they are. */
function sharedBefore(spans: readonly Span[], at: number, asking: Asking): 'near' | 'between' | null {
  if (!isJoined(spans, at)) return null
  const before = relationBefore(spans, at - 2)
  if (before === 'between') return asking.isDistance || spans[at - 1]?.meaning.is !== 'and' ? null : before
  return (before ?? sharedBefore(spans, at - 2, asking)) === 'near' ? 'near' : null
}

function isFromElsewhere(spans: readonly Span[], to: number): boolean {
  return spans.slice(0, to).some(({ meaning }) => meaning.is === 'relation' && meaning.relation === 'from')
}

/** "Comapedrosa hut": of the spots that share a word, those of the kind said beside it; all when none is. */
function ofKindBeside(
  spans: readonly Span[],
  at: number,
  { phrase, docs }: Subject,
  gazetteer: Gazetteer,
): readonly number[] {
  const sharing = phrase.includes(' ')
    ? docs
    : [...new Set([...docs, ...gazetteer.spotsWithWord(phrase)])].toSorted((a, b) => a - b)
  if (sharing.length < 2) return docs
  for (const side of [kindBefore(spans, at), spans[at + 1]]) {
    // The plurals of other languages are not told.
    if (side?.meaning.is !== 'feature' || /[^s]s$/.test(side.said)) continue
    const having = gazetteer.having(sharing, side.meaning.feature)
    if (having.length > 0) return having
  }
  return docs
}

/** "The hut of Juclar", "refuge de Juclar". */
function kindBefore(spans: readonly Span[], at: number): Span | undefined {
  let before = at - 1
  while (/^(the|of|de|d|del|di)$/i.test(spans[before]?.said ?? '')) before--
  return spans[before]
}

const RELATED: ReadonlySet<string> = new Set(['near', 'to', 'from', 'between'])

/** "Rila Monastery", "Biebrza or Białowieża": the place means the one spot in it. */
function spotsMeant(
  spans: readonly Span[],
  at: number,
  { isComparing }: Asking,
  gazetteer: Gazetteer,
): readonly number[] {
  const meaning = spans[at]?.meaning
  const part = meaning?.is === 'name' ? meaning.named.part : []
  const next = spans[at + 1]
  if (next?.meaning.is === 'feature' && LANDSCAPE_KEYS.has(next.meaning.feature) && !next.isPlural) {
    return gazetteer.having(part, next.meaning.feature)
  }
  return isComparing && meaning?.is === 'name' && part.length > 0 ? calledAfter(meaning, gazetteer) : []
}

/** A village is not the one spot near it, unless that is called after it. */
function calledAfter(meaning: Extract<Span['meaning'], { is: 'name' }>, gazetteer: Gazetteer): readonly number[] {
  return called.getOrInsertComputed(meaning, () => {
    const named = new Set(
      meaning.phrase
        .split(' ')
        .flatMap(word => [...gazetteer.spotsWithWord(word), ...gazetteer.spotsWithSimilarWord(word)]),
    )
    return meaning.named.part.filter(doc => named.has(doc))
  })
}

/** By what a word of one question means there: a question is interpreted once for each of its words that may be left out. */
const called = new WeakMap<Span['meaning'], readonly number[]>()

function isSmall({ region, settlements }: Named): boolean {
  return (
    (region === null || (isNatural(region) && region.type !== 'unit')) &&
    settlements.every(({ population }) => population < SMALL_TOWN)
  )
}

const SMALL_TOWN = 20_000

/** "Białowieża entrance fee": a small place means the spots in it. */
export function subjectsAt(located: readonly Located[], spans: readonly Span[], { isLoudness }: Asking): Subject[] {
  const [first, ...others] = located
  const isTown = isLoudness && first?.place.kind === 'settlement'
  const asksFact = spans.some(
    ({ meaning }) => FACTS.has(meaning.is) || (meaning.is === 'ask' && meaning.ask === 'tell'),
  )
  // "How far is it from Ordino": from the place itself.
  const isDistance = spans.some(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'distance')
  // "What is within 3 km of Ordino": what lies around it.
  const isAround = spans.some(({ meaning }) => meaning.is === 'distance' && !meaning.isHeight)
  if (
    !first ||
    others.length > 0 ||
    !asksFact ||
    isDistance ||
    isAround ||
    isTown ||
    first.place.docs.length !== 1 ||
    first.place.radiusKm > SMALL_KM
  )
    return []
  return [{ phrase: first.place.name, docs: first.place.docs }]
}

const FACTS: ReadonlySet<Span['meaning']['is']> = new Set(['aspect', 'access', 'fire', 'transport'])
const SMALL_KM = 5

/** Drops the kind of place beside a name: "Synevyr lake" does not ask for a lake. */
export function withoutNames(
  conditions: readonly Condition[],
  spans: readonly Span[],
  about: boolean,
): readonly Condition[] {
  if (!about) return conditions
  const besideNames = new Set(
    spans.flatMap(({ meaning }, at) => {
      const isBeside =
        spans[at - 1]?.meaning.is === 'name' ||
        spans[at + 1]?.meaning.is === 'name' ||
        spans[at - 1]?.meaning.is === 'spot' ||
        spans[at + 1]?.meaning.is === 'spot'
      return meaning.is === 'feature' && NAME_PART_KEYS.has(meaning.feature) && isBeside ? [meaning.feature] : []
    }),
  )
  return conditions.filter(condition => condition.on !== 'feature' || !condition.any.some(key => besideNames.has(key)))
}
