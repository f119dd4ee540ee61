import { accountFor } from '../../account/account.ts'
import { withSuppositions } from '../asking/suppositions.ts'
import { interpretJoined } from '../asking/joined.ts'
import type { KnownNames, Reading } from '../understand.ts'
import type { Place } from '../../gazetteer/place.ts'
import { type Account, isWhere, type Query, type Understanding } from '../../query.ts'
import { Budget } from '../../budget.ts'
import { OTHER_LANGUAGES } from '../../vocabulary/languages/other-languages.ts'
import { otherLanguageOf } from '../../recognise/languages/other-language.ts'
import { languageOf } from '../../recognise/languages/language.ts'
import { limited, type Lookups, remembered } from '../../recognise/lookups.ts'
import type { Language } from '../../vocabulary/languages/languages.ts'
import { placedAtAsker, placedHere, withTripsPlaced } from '../../recognise/placed-here.ts'
import { withOthers } from '../places/others.ts'
import { withPolarity } from '../polarity/polarity.ts'
import { scan } from '../../recognise/scan.ts'
import type { Span } from '../../recognise/spans.ts'
import { retrieve } from '../../find/retrieve.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { QuestionContext } from '../../question-context.ts'
import { complete as completeWith, isSingle } from './complete.ts'
import { isLookedForNearby, nearAsker } from './near-asker.ts'
import { standsAlone } from './stands-alone.ts'
import { isAnsweredAgain, isAsAsked } from './speech-acts.ts'
import { asCount, asksForTotal, inTotal, isTotal } from './total.ts'
import { definiteIn, withDefinite } from './definite.ts'
import { sharesOfEach } from '../summary/shares-of-each.ts'
import { withoutRepeats } from '../conditions/redundant.ts'
import { withTicked } from '../conditions/ticked.ts'
import { NEARBY_KM } from '../nearby.ts'
import { fromAskedPlace, withoutClosest, withoutFarthest } from '../ranking/from-nowhere.ts'
import { withLessNoise } from '../ranking/less-noise.ts'
import { withMoreOf } from '../ranking/more-of.ts'
import { withOthersThanShown } from '../ranking/not-that-one.ts'

const MOST_EARLIER = 8

/** The language of an answer to a question of none, where the asker is, and the work that the question may cause. */
type Asker = { preferred?: Language | undefined; near?: Coordinates | undefined; budget?: Budget | undefined }

function spansOf(text: string, lookups: Lookups, language?: Language): readonly Span[] {
  const spans = withOthersThanShown(withLessNoise(withMoreOf(withTicked(scan(text, lookups, language)))))
  return withOthers({ spans: withPolarity(withSuppositions(spans), language), language: language ?? 'en' })
}

/**
 * Reads a question together with those before it: "there", "closer", "and with a shelter?". Goes back until a question
 * that stands alone.
 */
export function readInContext(
  text: string,
  prev: readonly string[],
  context: QuestionContext,
  { preferred = 'en', near, budget = new Budget() }: Asker = {},
): Understanding {
  const names = remembered(context.gazetteer)
  const canMention = (word: string) => context.index.list({ filter: { literally: word }, limit: 1 }).total > 0
  const lookups = limited(names, canMention, budget)
  const known = { ...names, canMention: lookups.canMention }
  const other = otherLanguageOf(text)
  const told = languageIn(text, prev, lookups)
  const language = told ?? preferred
  const given = { lookups, known, context }
  const said = placedHere(withSpoken(spansOf(text, lookups, language), prev, given), near)
  const alone = interpretJoined(withTripsPlaced(said), known)
  const before = standsAlone(alone) ? null : earlierQuery(prev, given)
  if (before === BEYOND_BUDGET)
    return other === null
      ? lost(alone.query, language, ['all that was asked before'])
      : notUnderstood(other, alone.query)
  const placed = near && !before ? placedAtAsker(said, near) : said
  const spans = withTripsPlaced(placed)
  const reading = placed === said ? alone : interpretJoined(spans, known)
  const alike = isLookedForNearby(said) ? nearAsker : (each: Reading) => each.query
  const sum = before && asksForTotal(said) ? (totalOf(prev, before, given) ?? asCount(before, prev)) : null
  const completed = sum ? () => sum : before ? completing(before, context) : alike
  const complete = (each: Reading) =>
    sharesOfEach(withoutClosest(withoutFarthest(fromAskedPlace(completed(each)))), spans)
  const query = complete(reading)
  // A name in another script is a name.
  const isName = query.kind === 'about' && OTHER_LANGUAGES.get(other ?? '')?.script !== undefined
  if (other !== null && !isName && query.kind !== 'declined') return notUnderstood(other, reading.query)
  if (before && !isAsAsked(text, reading, query)) return lost(query, language, [wordsOf(said)])
  const account = accountFor(spans, query, {
    interpret: changed => complete(interpretJoined(changed, known)),
    isFollowing: before !== null,
    budget,
  })
  if (before && isAnsweredAgain(text, { spans: said, query }, account)) return lost(query, language, account.foreign)
  const unsummed = before && !sum && asksForTotal(said) ? said.filter(isTotal).map(({ typed }) => typed) : []
  return {
    language,
    isOfNoLanguage: told === null && /\p{L}/u.test(text),
    query,
    account: withLost(account, unsummed),
  }
}

/** A question in a language that is not understood. */
function notUnderstood(other: string, query: Query): Understanding {
  return {
    language: other,
    isOfNoLanguage: false,
    query: { ...query, ...NOTHING_ASKED },
    account: { applied: [], notApplied: [], foreign: [], corrected: [], isMostLost: false },
  }
}

/** A question that cannot be answered for want of some words: its own, or earlier ones that were too much to read. */
function lost(query: Query, language: Language, left: readonly string[]): Understanding {
  return {
    language,
    isOfNoLanguage: false,
    query: { ...query, ...NOTHING_ASKED },
    account: { applied: [], notApplied: left, foreign: left, corrected: [], isMostLost: true },
  }
}

const NOTHING_ASKED = {
  kind: 'not understood',
  conditions: [],
  subjects: [],
  aspects: [],
  unknownPlace: null,
  unknowable: [],
} as const satisfies Partial<Query>

/** The language of a question, as those before it let one expect; of a bare name theirs; null for bare names alone. */
function languageIn(text: string, prev: readonly string[], lookups: Lookups): Language | null {
  let before: Language | null = null
  for (const each of prev.slice(-MOST_EARLIER).toReversed()) before ??= languageOf(each, lookups)
  return languageOf(text, lookups, before) ?? before
}

/** Earlier questions that the budget did not reach: with a part of them another question would be answered. */
const BEYOND_BUDGET = Symbol()

/** What a question is read with. */
type Given = { lookups: Lookups; known: KnownNames; context: QuestionContext }

/** "And in total?" of what was not counted alike. */
function withLost(account: Account, lost: readonly string[]): Account {
  return lost.length === 0
    ? account
    : { ...account, notApplied: [...account.notApplied, ...lost], foreign: [...account.foreign, ...lost] }
}

/** The words of a question as typed, without its signs. */
function wordsOf(spans: readonly Span[]): string {
  const typed = spans.filter(({ meaning }) => meaning.is !== 'sign').map(span => span.typed)
  return typed
    .filter((word, at) => word !== '' && word !== typed[at - 1])
    .join(' ')
    .replaceAll(' ,', ',')
}

/** What "and in total?" counts: the last two questions together; null where they did not count the same. */
function totalOf(prev: readonly string[], last: Query, given: Given): Query | null {
  const first = prev.length > 1 ? earlierQuery(prev.slice(0, -1), given) : null
  return first === null || first === BEYOND_BUDGET ? null : inTotal(first, last)
}

/** Reads "the lake" as the spot that the question before was about, where it is a lake. */
function withSpoken(spans: readonly Span[], prev: readonly string[], given: Given): readonly Span[] {
  const definite = prev.length > 0 ? definiteIn(spans) : undefined
  const before = definite ? earlierQuery(prev, given) : null
  if (!definite || before === null || before === BEYOND_BUDGET || !isSingle(before)) return spans
  const [doc] = spotsOf({ ...before, first: null }, given.context)
  return doc === undefined ? spans : withDefinite(spans, definite, { doc, gazetteer: given.context.gazetteer })
}

/** The earlier questions as one query, as far back as they are needed; null when there are none. */
function earlierQuery(prev: readonly string[], given: Given): Query | null | typeof BEYOND_BUDGET {
  const { lookups, known, context } = given
  const readings: Reading[] = []
  const earlier = prev.slice(-MOST_EARLIER)
  for (const [at, question] of [...earlier.entries()].toReversed()) {
    const { refusals } = lookups.budget
    const before = earlier.slice(0, at)
    const spans = withSpoken(spansOf(question, lookups, languageIn(question, before, lookups) ?? 'en'), before, given)
    if (lookups.budget.refusals > refusals) return BEYOND_BUDGET
    const reading = interpretJoined(withTripsPlaced(spans), known)
    readings.unshift(reading)
    if (standsAlone(reading)) break
  }
  const [first, ...following] = readings
  if (!first) return null
  return following.reduce((before, next) => completing(before, context)(next), first.query)
}

/** "And the third?", "what about Norway": of the list, whatever was asked of one of its spots since. */
function isOfList({ query, aspects, reference }: Reading): boolean {
  const { nth, isLast, isNext, firstOf, follow, pronoun, comparative } = reference
  if (nth !== null || isLast || isNext || firstOf !== null) return true
  const isElsewhere = query.conditions.length > 0 && query.conditions.every(each => isWhere(each) && !each.isNegated)
  const isPlain = aspects.length === 0 && query.subjects.length === 0 && pronoun === null && comparative === null
  return isElsewhere && isPlain && (follow === 'instead' || follow === 'and')
}

/** Returns how a question is completed with what the one before it asked; that is looked for once, and when needed. */
function completing(before: Query, context: QuestionContext): (reading: Reading) => Query {
  let found: number[] | undefined
  const said = { ...before, first: null }
  return reading => {
    if (standsAlone(reading)) return reading.query
    const list = isOfList(reading) ? before.listed : null
    if (list) return completing(list, context)(reading)
    const query = completeWith(
      said,
      reading,
      () => (found ??= spotsOf(said, context)),
      doc => placeOfSpot(doc, context),
    )
    return {
      ...query,
      conditions: withoutRepeats(query.conditions),
      isHere: query.isHere && !query.conditions.some(isWhere),
    }
  }
}

function spotsOf(before: Query, context: QuestionContext): number[] {
  // "There" is then a place, not the spots in it.
  if (before.silenceAt) return []
  if (before.subjects.length > 0) return before.subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  return retrieve(before, context).hits.map(({ doc }) => doc)
}

function placeOfSpot(doc: number, { index }: QuestionContext): Place {
  const center = index.coordinates(doc)
  return { name: index.name(doc), kind: 'spot', center, radiusKm: NEARBY_KM, region: null, docs: [] }
}
