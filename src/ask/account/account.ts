// What became of each word of a question: applied, filler, or not applied and then said so.
import { FILLER, type Span, UNSAID } from '../recognise/spans.ts'
import type { Budget } from '../budget.ts'
import type { Condition, Query } from '../query.ts'
import type { Account } from '../understanding.ts'
import { ACTIVITY_KEYS } from '../vocabulary/features.ts'
import { isNaturalSound } from '../vocabulary/noises/natural-sounds.ts'
import { appliedAs } from './applied-as.ts'
import { essenceOf } from './essence.ts'
import { evidentIn } from './evident.ts'
import { isContent } from './content.ts'
import { isImplied } from './implied.ts'
import { isSubjectLost } from './lost-subject.ts'
import { isMostLost } from './most-lost.ts'

/** How a question is read with some of its words left out, and the work that this may cause. */
type Reading = { interpret: (spans: readonly Span[]) => Query; isFollowing: boolean; budget: Budget }

/**
 * Accounts for every word of a question. A span whose words can restrict is left out in turn: when the query stays the
 * same, it was not applied.
 */
export function accountFor(spans: readonly Span[], query: Query, { interpret, isFollowing, budget }: Reading): Account {
  const whole = essenceOf(query)
  const without = (left: readonly number[]) =>
    spans.map((span, at) => (left.includes(at) || isNegationOf(spans, at, left) ? BLANK(span) : span))
  const content = [...spans.keys()].filter(at => isContent(spans, at))
  const isUnused = (at: number) =>
    query.kind === 'not understood' || (isForeign(spans[at], query) && !isAnswered(spans, at))
  // A word that is said many times is left out everywhere at once.
  const alike = Map.groupBy(content, at => `${spans[at]?.meaning.is} ${spans[at]?.said.toLowerCase()}`)
  // What the budget leaves unread counts as not applied, and is told.
  const isSame = (left: readonly number[]) =>
    !budget.take('readings', spans.length) || essenceOf(interpret(without(left))) === whole
  const isEvident = evidentIn(spans, query)
  const idle = [...alike.values()].filter(
    ([first = 0, ...others]) => isUnused(first) || (!isEvident(first) && isSame([first, ...others])),
  )
  // What counts as unused whatever it changes tells nothing of the others: they are left out by themselves.
  const [counted, open] = [
    idle.filter(([first = 0]) => isUnused(first)),
    idle.filter(([first = 0]) => !isUnused(first)),
  ]
  const left = open.length < 2 || isSame(open.flat()) ? open.flat() : unusedOf(open, isSame)
  const unused = [...counted.flat(), ...left].toSorted((a, b) => a - b)
  // "Can one get there in winter": that a season is said makes it a question, which one changes nothing.
  const changed = (at: number) => interpret(spans.map((span, i) => (i === at ? ANOTHER_TIME : span)))
  const isUntold = (at: number) =>
    spans[at]?.meaning.is === 'time' && budget.take('readings', spans.length) && essenceOf(changed(at)) === whole
  const untold = content.filter(at => !unused.includes(at) && isUntold(at))
  const used = content.filter(at => !unused.includes(at) && !untold.includes(at))
  const isKept = (at: number) =>
    query.kind !== 'not understood' &&
    ((isFollowing && isSaidBefore(spans[at], query)) || isImplied(spans, at, used, query))
  const notApplied = [...unused, ...untold].filter(at => !isKept(at)).toSorted((a, b) => a - b)
  return {
    applied: [...spans.keys()].flatMap(at =>
      spans[at]?.frame || (content.includes(at) && !notApplied.includes(at)) ? appliedAs(spans[at], query) : [],
    ),
    notApplied: phrasesOf(spans, notApplied),
    foreign: phrasesOf(
      spans,
      notApplied.filter(at => isForeign(spans[at], query) || spans[at]?.meaning.is === 'stop'),
    ),
    // What was not applied is named as typed, and that it would have been read otherwise tells nothing more.
    corrected: spans.flatMap(({ corrected }, at) => (notApplied.includes(at) ? [] : (corrected ?? []))),
    isMostLost: isMostLost(spans, { content, notApplied }),
    isSubjectLost: isSubjectLost(spans, notApplied, query),
  }
}

/** "And for prams?" after wheelchair access: what was asked before says the same. */
function isSaidBefore(span: Span | undefined, { conditions }: Query): boolean {
  const meaning = span?.meaning
  // "Closer to the city" than what was found near Paris.
  if (meaning?.is === 'stop') return CITY.test(span?.said ?? '') && conditions.some(isNearTown)
  // "Within 9 km of Peel", then "within 9 km of Ramsey"; "north of Oslo", then "north of Bergen".
  if (meaning?.is === 'distance') return conditions.some(each => each.on === 'near' && each.km === meaning.km)
  if (meaning?.is === 'side') return conditions.some(each => each.on === 'side' && each.toward === meaning.toward)
  // "Something like that in Canada": what was looked for, there.
  if (meaning?.is === 'like') return conditions.some(({ on }) => on === 'feature' || on === 'text')
  if (meaning?.is !== 'feature') return meaning?.is === 'comparative'
  return conditions.some(each => each.on === 'feature' && !each.isNegated && each.any.join() === meaning.feature)
}

const CITY = /^(city|town)$/i

function isNearTown(condition: Condition): boolean {
  return condition.on === 'near' && condition.place.kind === 'settlement'
}

/** Of words that change nothing one by one, those that change nothing together: of "quiet, peaceful" one is needed. */
function unusedOf(
  idle: readonly (readonly number[])[],
  isSame: (left: readonly number[]) => boolean,
): readonly number[] {
  return idle.reduce<readonly number[]>((left, added) => {
    const more = [...left, ...added]
    return isSame(more) ? more : left
  }, [])
}

/** The span as if a word without meaning stood there. */
const BLANK = (span: Span): Span => ({
  ...span,
  meaning: FILLER,
  said: 'the',
  typed: '',
  isCapital: false,
  isPlural: false,
})

/** A time that is said of nothing known: the level of an hour, or crowds at it, are asked for by another. */
const ANOTHER_TIME: Span = { ...UNSAID, meaning: { is: 'time' }, said: 'on mondays' }

/** What no field of the catalogue holds: without a spot to ask it of, only the absence of an answer can come of it. */
const FOREIGN: ReadonlySet<Span['meaning']['is']> = new Set(['off topic', 'time', 'unread'])

function isForeign(span: Span | undefined, query: Query): boolean {
  if (span?.meaning.is === 'unknown') return !isWordUsed(span.said.toLowerCase(), query)
  if (span?.meaning.is === 'stop' && isNaturalSound(span)) return true
  const isAsked = query.subjects.length > 0 || query.aspects.length > 0
  return span !== undefined && !isAsked && FOREIGN.has(span.meaning.is)
}

/** Of animals it is said that they are not known; places without them are not sought. */
function isAnswered(spans: readonly Span[], at: number): boolean {
  const meaning = spans[at]?.meaning
  return (
    meaning?.is === 'off topic' && meaning.subject === 'animals' && !/^(no|without)$/i.test(spans[at - 1]?.said ?? '')
  )
}

/** An unknown word is used as a word of the texts, as an unknown place, or as something asked of a spot. */
function isWordUsed(word: string, { kind, conditions, unknownPlace, uncompared, aspects, subjects }: Query): boolean {
  return (
    subjects.some(({ called }) => called !== undefined && lettersOf(called) === lettersOf(word)) ||
    conditions.some(condition => condition.on === 'text' && condition.any.includes(word)) ||
    (kind !== 'compare' && aspects.some(aspect => aspect.of === 'unrecorded' && aspect.word === word)) ||
    [unknownPlace ?? '', ...uncompared].some(name =>
      [name.toLowerCase(), ...name.toLowerCase().split(' ')].includes(word),
    )
  )
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')
}

/** "No people near Oslo" without the people does not say "no near Oslo". */
function isNegationOf(spans: readonly Span[], at: number, left: readonly number[]): boolean {
  const next = spans[at + 1]?.meaning
  return spans[at]?.meaning.is === 'negation' && left.includes(at + 1) && next?.is === 'stop' && next.isContent
}

/** Neighbouring spans are one phrase, with the preposition or negation before them: "for kids". */
function phrasesOf(spans: readonly Span[], notApplied: readonly number[]): string[] {
  const phrases: { from: number; to: number }[] = []
  for (const at of notApplied) {
    const last = phrases.at(-1)
    if (last && (last.to === at || isGlue(spans, last.to, at))) last.to = at + 1
    else phrases.push({ from: isLed(spans, at, notApplied) ? at - 1 : at, to: at + 1 })
  }
  return phrases.map(({ from, to }) => spans.slice(from, to).filter(isSaidOnce).map(saidOf).join(' '))
}

/** "Fit through THE gate": small words between two that were not applied belong to what is named. */
function isGlue(spans: readonly Span[], from: number, to: number): boolean {
  return to - from <= MOST_GLUE && spans.slice(from, to).every(({ said, typed }) => GLUE.test(said) && typed !== '')
}

const MOST_GLUE = 2
const GLUE = /^(too|many|much|a|an|the|my|your|our|their|his|her|of|in|into|at|on|to|through|from|under|over|by)$/i

/** "For kids"; the "with" of "with free parking", "with marked trails" is of the parking and the trails, which are applied. */
function isLed(spans: readonly Span[], at: number, notApplied: readonly number[]): boolean {
  const isOfNext = isThing(spans[at + 1]) && !notApplied.includes(at + 1)
  return LEADS.test(spans[at - 1]?.said ?? '') && !isOfNext
}

/** What was typed for several words of English is named once, also where the first of them went with the word before: "sind im Winter offen". */
function isSaidOnce({ typed }: Span, at: number, run: readonly Span[]): boolean {
  return typed === '' || !` ${run[at - 1]?.typed ?? ''}`.endsWith(` ${typed}`)
}

/** What is there, and not what one does: "where can one hike with kids". */
function isThing(span: Span | undefined): boolean {
  const meaning = span?.meaning
  return meaning?.is === 'feature' && (!ACTIVITY_KEYS.has(meaning.feature) || /(trail|path)s?$/i.test(span?.said ?? ''))
}

const LEADS = /^(for|with|without|no|not|never|less|at)$/i

function saidOf({ meaning, typed }: Span): string {
  return meaning.is === 'unread' ? 'all that follows' : typed
}
