import { accountFor } from '../../account/account.ts'
import { interpretJoined } from '../asking/joined.ts'
import type { Reading } from '../understand.ts'
import type { Query } from '../../query.ts'
import type { Account, Understanding } from '../../understanding.ts'
import { Budget } from '../../budget.ts'
import { OTHER_LANGUAGES } from '../../vocabulary/languages/other-languages.ts'
import { otherLanguageOf } from '../../recognise/languages/other-language.ts'
import { type Lookups, limited, remembered } from '../../recognise/lookups.ts'
import type { Courtesy } from '../../vocabulary/conversation/utterances.ts'
import type { Language } from '../../vocabulary/languages/languages.ts'
import { placedAtAsker, placedHere, withTripsPlaced } from '../../recognise/placed-here.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Gazetteer } from '../../gazetteer/gazetteer.ts'
import type { QuestionContext } from '../../question-context.ts'
import { BEYOND_BUDGET, completing, earlierQuery, inConversation, readingOf, spokenBefore } from './earlier.ts'
import { accountOfBoth, inTurn, together } from './in-turn/in-turn.ts'
import { withTokens } from './pointed/spot-token.ts'
import { languageIn } from './utterances/language-in.ts'
import { isLookedForNearby, nearAsker } from './near-asker.ts'
import { standsAlone } from './stands-alone.ts'
import { isAnsweredAgain, isAsAsked } from './speech-acts.ts'
import { asksForTotal, isTotal, withoutTotals } from './total.ts'
import { asksForMade, madeOf, ofLastTwo, sumOf } from './by-earlier/sums.ts'
import { isOfAlternative, questionsOf, withoutAsides } from './utterances/asides.ts'
import { asksByItself, behindForgotten } from './utterances/forgotten.ts'
import { spansOf } from './utterances/spans-of.ts'
import { courtesyOf } from './utterances/utterance.ts'
import { withoutWrappings } from './utterances/wrappings.ts'
import { asksWhichHasMore, moreOfPlaces, moreOfTwo, ofKinds, withoutWords } from './relative/more-of-two.ts'
import { sharesOfEach } from '../summary/shares-of-each.ts'
import { isOfNothingShown, ofNothingShown, withoutPointing } from './relative/nothing-shown.ts'
import { ofNothingIn } from './shown/of-nothing.ts'
import { fromAskedPlace, withoutClosest, withoutFarthest } from '../ranking/from-nowhere.ts'

/** The language of an answer to a question of none, where the asker is, and what is looked up, within the work that it may cause. */
type Asker = { preferred?: Language | undefined; near?: Coordinates | undefined; known?: Known | undefined }

/** What readings look up, each thing once: in whole texts, and in what a text asks by itself behind something else, counted apart. */
export type Known = { names: Gazetteer; lookups: Lookups; ofParts: Lookups }

/** Begins to look things up for readings that may cause so much work together. */
export function knownWithin(
  context: QuestionContext,
  budget = new Budget(),
  names = withTokens(remembered(context.gazetteer), context.index),
): Known {
  const canMention = (word: string) => context.index.list({ filter: { literally: word }, limit: 1 }).total > 0
  const within = (work: Budget) => limited(names, canMention, work)
  return { names, lookups: within(budget), ofParts: within(new Budget()) }
}

/** What a text is read with: what one reading has looked up is known to the next. */
type Means = { preferred: Language; near: Coordinates | undefined; names: Gazetteer; lookups: Lookups }

/**
 * Reads a question together with those before it: "there", "closer", "and with a shelter?". Goes back until a question
 * that stands alone. What its text asks by itself behind something else is read by itself, counted apart, once for all of it.
 */
export function readInContext(
  whole: string,
  prev: readonly string[],
  context: QuestionContext,
  { preferred = 'en', near, known = knownWithin(context) }: Asker = {},
): Understanding {
  const { names, lookups, ofParts } = known
  const means = { preferred, near, names }
  const parts = new Map<string, Understanding>()
  const readPart = (part: string, before: readonly string[]): Understanding =>
    parts.getOrInsertComputed(JSON.stringify([part, ...before]), () => {
      const text = before.length === 0 ? part : withoutAsides(part)
      const all = readWhole(text, before, context, { ...means, lookups: ofParts })
      return isRefused(ofParts) ? all : inTurn(text, all, (one, more) => readPart(one, [...before, ...more]))
    })
  const text = prev.length === 0 ? withoutWrappings(whole) : withoutAsides(whole)
  const all = readWhole(text, prev, context, { ...means, lookups })
  if (isRefused(lookups)) return all
  const rest = prev.length === 0 ? null : behindForgotten(text)
  const alone = rest === null ? null : readWhole(rest, [], context, { ...means, lookups })
  if (alone && all.query.harm === null && asksByItself(alone)) return alone
  const inParts = inTurn(text, all, (one, before) => readPart(one, [...prev, ...before]))
  return isRefused(ofParts) ? all : inParts
}

function isRefused({ budget }: Lookups): boolean {
  return budget.refusals > 0
}

function readWhole(text: string, prev: readonly string[], context: QuestionContext, means: Means): Understanding {
  const { preferred, near, names, lookups } = means
  const [one, then, ...more] = questionsOf(text)
  if (one !== undefined && then !== undefined && more.length === 0 && isFollowing(then, [...prev, one], means)) {
    return readInTurn(readWhole(one, prev, context, means), readWhole(then, [...prev, one], context, means))
  }
  const known = { ...names, canMention: lookups.canMention }
  const other = otherLanguageOf(text)
  const told = languageIn(text, prev, lookups)
  const language = told ?? preferred
  const given = { lookups, known, context }
  const isFirst = prev.length === 0
  const words = spansOf(text, { lookups, language, isFirst })
  const said = placedHere(inConversation({ spans: words, language }, prev, given), near)
  const alone = readingOf(withTripsPlaced(said), given)
  const courtesy = courtesyOf(text, { isFirst })
  if (courtesy) return courteous(alone.query, language, courtesy)
  const last = standsAlone(alone) && !asksWhichHasMore(said) && !asksForMade(said) ? null : earlierQuery(prev, given)
  if (last === BEYOND_BUDGET)
    return other === null
      ? lost(alone.query, language, ['all that was asked before'])
      : notUnderstood(other, alone.query)
  if (other === null && isOfNothingShown(alone, last, context)) {
    const interpretAlone = (changed: readonly Span[]) => ofNothingShown(interpretJoined(changed, known))
    const { budget } = lookups
    const query = ofNothingShown(alone)
    const account = accountFor(withoutPointing(said), query, { interpret: interpretAlone, isFollowing: false, budget })
    return { language, isOfNoLanguage: false, query, account }
  }
  const before = last && spokenBefore(last, alone, prev, given)
  const placed = near && !before ? placedAtAsker(said, near) : said
  const spans = withTripsPlaced(placed)
  const reading = placed === said ? alone : interpretJoined(spans, known)
  const alike = isLookedForNearby(said) ? nearAsker : (each: Reading) => each.query
  const sum = last && asksForTotal(said) ? sumOf(said, prev, last, given) : null
  const ofKind = ofKinds(alone.query.conditions)
  const moreOf = (one: Query, other: Query) => moreOfTwo(ofKind(one), ofKind(other))
  const most =
    last && asksWhichHasMore(said) ? (ofLastTwo(prev, last, given, moreOf) ?? moreOfPlaces(ofKind(last))) : null
  const made = last && madeOf(said, prev, last, given)
  const counted = sum ?? most ?? made
  const completed = counted ? () => counted : before ? completing(before, context) : alike
  const complete = (each: Reading) =>
    sharesOfEach(withoutClosest(withoutFarthest(fromAskedPlace(completed(each)))), spans)
  const query = complete(reading)
  // A name in another script is a name.
  const isName = query.kind === 'about' && OTHER_LANGUAGES.get(other ?? '')?.script !== undefined
  if (other !== null && !isName && query.kind !== 'declined') return notUnderstood(other, reading.query)
  if (before && !most && !made && !isAsAsked(text, reading, query)) return lost(query, language, [wordsOf(said)])
  const unsummed = before && !sum && asksForTotal(said) ? said.filter(isTotal).map(({ typed }) => typed) : []
  const unspoken = isFirst && !near ? ofNothingIn(said, query) : unsummed
  let account: Account | undefined
  // Of a part of a text that is not taken for a question by itself nobody asks it.
  const accounted = () =>
    (account ??= accountFor(most || made ? withoutWords(spans) : sum ? withoutTotals(spans) : spans, query, {
      interpret: changed => complete(interpretJoined(changed, known)),
      isFollowing: before !== null,
      budget: lookups.budget,
    }))
  if (before && isAnsweredAgain(text, { spans: said, query }, accounted))
    return lost(query, language, accounted().foreign)
  return {
    language,
    isOfNoLanguage: told === null && /\p{L}/u.test(text),
    query,
    get account() {
      return withLost(accounted(), unspoken)
    },
  }
}

function isWhetherOne({ meaning, said }: Span): boolean {
  return meaning.is === 'allowed' || /^(can|could|may)$/i.test(said)
}

/** Tells whether a question leaves something to the one before it. */
function isFollowing(text: string, prev: readonly string[], { names, lookups: { budget } }: Means): boolean {
  const lookups = limited(names, () => false, budget)
  const language = languageIn(text, prev, lookups) ?? 'en'
  const spans = spansOf(text, { lookups, language, isFirst: false })
  const { reference, query } = interpretJoined(spans, { ...names, canMention: lookups.canMention })
  if (isOfAlternative(text)) return query.subjects.length === 0 && query.unknownPlace === null
  // "And may one make a fire there?"
  const isAllowedThere = reference.pronoun === 'place' && spans.slice(0, 3).some(isWhetherOne)
  const isReferring = reference.pronoun === 'spot' || isAllowedThere || reference.isWhich || reference.isOfTwo
  return isReferring && !reference.hasHead && query.subjects.length === 0
}

/** "And the second highest? Is it quieter?": the second is asked behind the first, and both are answered. */
function readInTurn(first: Understanding, second: Understanding): Understanding {
  if (first.query.kind !== 'not understood')
    return together({ ...first, query: { ...first.query, first: null } }, second)
  return { ...second, account: accountOfBoth(first.account, second.account) }
}

/** What asks for nothing. */
function courteous(query: Query, language: Language, topic: Courtesy): Understanding {
  return {
    language,
    isOfNoLanguage: false,
    query: { ...query, ...NOTHING_ASKED, kind: 'help', topic, summary: null, placeFact: null, silenceAt: null },
    account: { applied: [], notApplied: [], foreign: [], corrected: [], isMostLost: false },
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
