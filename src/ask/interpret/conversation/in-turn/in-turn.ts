// Several questions of one text, each read behind the one before it, where read together one of them would be lost.
import { essenceOf } from '../../../account/essence.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import type { Account, Understanding } from '../../../understanding.ts'
import { SERVICE_PHRASES } from '../../../vocabulary/kinds/service-topics.ts'
import { OF_SPOTS } from './of-spots.ts'
import { isFact, isMoreOfCompared, isOfOther, isRelative } from './asked-of-first.ts'
import { behindTold } from './behind-told.ts'
import { toldBefore } from './told-before.ts'
import { isLooking, isOpen, isQuestion, partsOf } from './parts.ts'

/** Reads a text behind what was asked before it in the same text. */
type Read = (text: string, before: readonly string[]) => Understanding

/**
 * Reads the last question of a text behind the others where that leaves less unread than the whole did; one that has no answer
 * there is named.
 */
export function inTurn(text: string, whole: Understanding, read: Read): Understanding {
  if (whole.query.harm !== null) return whole
  const told = toldBefore(text, whole.language, read) ?? behindTold(text, whole, read)
  if (told || isOfBoth(whole)) return told ?? whole
  const apart = NEAREST_OR_LOST.has(whole.query.kind) ? eachOfSpot(text, whole, read) : null
  if (apart || !isAnswered(whole)) return apart ?? whole
  for (const [one, other] of partsOf(text, whole.language)) {
    const behind = text.slice(one.length)
    const isAlsoQuestion = isQuestion(one, whole.language)
    const isSearch = whole.query.kind === 'about' && isLooking(other)
    if (!isAlsoQuestion && !isSearch && !mayGain(whole, behind)) continue
    const first = read(one, [])
    if (!isAlsoQuestion && isNameAlone(first, whole)) continue
    if (first.language !== whole.language || !isAnswered(first) || (!isAlsoQuestion && isOfSelf(first))) continue
    const gain = gainOf(whole, first, behind) ?? (isSearch ? 'search' : null)
    const isCompared = first.query.kind === 'compare' && (isAlsoQuestion || first.query.isYesNo)
    if (gain === null && !isCompared && (!isAlsoQuestion || isAskedOfFound(whole, first))) continue
    const second = counting(read(other, [one]), first, gain)
    const isRead = second.language === whole.language && isAnswered(second)
    if (isRead && isAnyOfAll(second, first)) continue
    if (
      isRead &&
      isMoreOfCompared(whole.query, first.query, second.query) &&
      lostOf(first) + lostOf(second) <= lostOf(whole)
    )
      return together(first, second)
    if (gain === 'search' && !isPlacedSearch(second.query)) continue
    if (gain === 'condition' && (isOfOther(first, second) || isRelative(one, behind))) continue
    if (gain === null && !(isRead && isSame(whole, second) && !isSame(first, second))) continue
    if (isRead && gain === 'vanished' && !asksMore(first.query, second.query)) continue
    const [left, before] = [lostOf(first) + lostOf(second), lostOf(whole)]
    if (isRead && (gain === 'unread' ? left < before : left <= before)) return together(first, second)
    if (gain === 'vanished' && isOpen(other) && !isRead) return withUnread(whole, other)
  }
  return whole
}

const NEAREST_OR_LOST: ReadonlySet<Query['kind']> = new Set(['not understood', 'nearest'])

/** "The nearest road to Sarek, and is it free?": how near that is, and what else is asked of the spot. */
function eachOfSpot(text: string, { language }: Understanding, read: Read): Understanding | null {
  for (const [one, other] of partsOf(text, language)) {
    const first = read(one, [])
    if (!first.query.aspects.some(({ of }) => of === 'source near') || lostOf(first) > 0) continue
    const second = read(other, [one])
    if (second.query.kind === 'about' && lostOf(second) === 0) return together(first, second)
  }
  return null
}

/** "Sarek: do I have to pay there?" says first of what it asks, and not that all is to be told of it. */
function isNameAlone({ query: first }: Understanding, { query: whole, account }: Understanding): boolean {
  const areAbout = first.kind === 'about' && whole.kind === 'about' && account.notApplied.length === 0
  return areAbout && first.aspects.length === 0 && first.first === null && whole.aspects.length > 0
}

/** "I use a wheelchair. Is there …": what is told of oneself, or left out, looks for nothing. */
function isOfSelf({ query: { kind, conditions } }: Understanding): boolean {
  return kind === 'find' && conditions.length > 0 && (conditions.every(isOfAsker) || conditions.every(isLeftOut))
}

/** "Except Sarek – what is there in Sweden?" */
function isLeftOut({ on, isNegated }: Condition): boolean {
  return on === 'docs' && isNegated
}

function isOfAsker(condition: Condition): boolean {
  return condition.on === 'feature' && condition.any.every(feature => COMPANY.has(feature))
}

/** Who or what comes along. */
const COMPANY: ReadonlySet<string> = new Set(['wheelchair', 'dogs'])

/** Two questions that were read together as such, with no word left. */
function isOfBoth({ query, account }: Understanding): boolean {
  return query.first !== null && account.notApplied.length === 0
}

/** Tells without another reading whether one may be better: most texts with a comma ask one thing. */
function mayGain(whole: Understanding, other: string): boolean {
  const isOfFacts = whole.query.conditions.some(isFact)
  return whole.account.notApplied.length > 0 || !isApplied(whole, other) || isOfFacts
}

function isUnread({ account }: Understanding, other: string): boolean {
  return account.notApplied.some(words => isIn(words, other))
}

function isApplied({ account }: Understanding, other: string): boolean {
  return account.applied.some(({ text }) => isIn(text, other))
}

/**
 * What reading in turn may be better for: words that were not read, a question that changed nothing, or that became a condition,
 * or a search that was asked of one spot.
 */
type Gain = 'unread' | 'vanished' | 'condition' | 'search'

function gainOf(whole: Understanding, first: Understanding, other: string): Gain | null {
  if (isUnread(whole, other)) return 'unread'
  if (!isApplied(whole, other) && isSame(whole, first)) return 'vanished'
  if (isTakenAsCondition(whole.query, first.query)) return 'condition'
  // "Nearest road from Sarek, and does it have a toilet?": a word that the first alone can be read with.
  const isKnown = first.query.aspects.length > 0 && first.query.aspects.every(({ of }) => of !== 'unrecorded')
  return isKnown && lostOf(whole) > 0 && lostOf(first) < lostOf(whole) ? 'unread' : null
}

/** "The quietest lake, and can I swim in it?": the second asks of what is found no more than the whole does. */
function isAskedOfFound({ query: whole }: Understanding, { query: first }: Understanding): boolean {
  const isMore = SEARCHES.has(whole.kind) && whole.aspects.length > first.aspects.length
  return isMore && essenceOf(untold({ ...whole, aspects: first.aspects })) === essenceOf(untold(first))
}

/** "Which would you recommend?" of a list whose quietest comes first, and "what is there?", ask nothing more. */
function asksMore(first: Query, second: Query): boolean {
  if (second.kind === 'about' && second.aspects.length === 0) return false
  return essenceOf({ ...second, kind: first.kind, topic: null }) !== essenceOf({ ...first, topic: null })
}

/** "We live in Quito, which place do you recommend?": any spot of all is no answer to what was said before. */
function isAnyOfAll({ query: second }: Understanding, { query: first }: Understanding): boolean {
  return (
    second.kind === 'find' && second.conditions.length === 0 && first.kind === 'find' && first.conditions.length > 0
  )
}

/** "Is there one in Norway?" behind what was asked of one spot. */
function isPlacedSearch({ kind, conditions }: Query): boolean {
  return SEARCHES.has(kind) && conditions.some(isWhere)
}

function isSame(one: Understanding, other: Understanding): boolean {
  return essenceOf(untold(one.query)) === essenceOf(untold(other.query))
}

/** Of a search, that the rating is asked about changes nothing. */
function untold(query: Query): Query {
  return SEARCHES.has(query.kind) ? { ...query, topic: null } : query
}

const SEARCHES: ReadonlySet<Query['kind']> = new Set(['find', 'nearest', 'superlative', 'count'])

/** "How many are there, and is one free?", "the quietest lake: are dogs allowed there?": neither counts nor looks for those alone. */
function isTakenAsCondition(whole: Query, first: Query): boolean {
  if (whole.first !== null || first.first !== null) return false
  const isOfBest = first.kind === 'superlative' && first.aspects.length === 0 && first.summary === null
  const isSameOrder = whole.kind === first.kind && whole.order === first.order
  if (!isSameOrder && !(isOfBest && whole.kind === 'nearest')) return false
  const tests = new Set(first.conditions.map(each => JSON.stringify({ ...each, said: '' })))
  const more = whole.conditions.filter(each => !tests.has(JSON.stringify({ ...each, said: '' })))
  if (more.length === 0 || more.length !== whole.conditions.length - first.conditions.length) return false
  const isCounted = whole.kind === 'count' && whole.aspects.length === 0 && !whole.isFirstAsked
  if (isOfBest) return more.every(each => isFact(each) || each.on === 'near')
  return isCounted ? more.every(isFact) : more.some(isOfFee)
}

/** "How many are there, and do you know if they are free?": those are counted, too. */
function counting(second: Understanding, first: Understanding, gain: Gain | null): Understanding {
  const isOfCounted = gain === 'condition' && first.query.kind === 'count' && second.query.kind === 'find'
  return isOfCounted ? { ...second, query: { ...second.query, kind: 'count' } } : second
}

function isOfFee(condition: Condition): boolean {
  return condition.on === 'access' && condition.access === 'paid'
}

/** Both, the first told before the second. */
export function together(first: Understanding, second: Understanding): Understanding {
  return { ...second, query: behind(first.query, second.query), account: accountOfBoth(first.account, second.account) }
}

function behind(first: Query, query: Query): Query {
  return { ...query, first: query.first === null ? first : behind(first, query.first) }
}

/** What became of the words of both. */
export function accountOfBoth(first: Account, second: Account): Account {
  return {
    ...second,
    applied: [...first.applied, ...second.applied],
    notApplied: [...first.notApplied, ...second.notApplied],
    foreign: [...first.foreign, ...second.foreign],
    corrected: [...first.corrected, ...second.corrected],
  }
}

function withUnread(whole: Understanding, text: string): Understanding {
  const said = text.replace(/[?!.…\s]+$/u, '')
  const { account } = whole
  return {
    ...whole,
    account: { ...account, notApplied: [...account.notApplied, said], foreign: [...account.foreign, said] },
  }
}

/** How many words were not applied. */
function lostOf({ account: { notApplied } }: Understanding): number {
  return notApplied.join(' ').split(/\s+/).filter(Boolean).length
}

/** Tells whether the words stand in a text, whatever stands between their letters. */
function isIn(words: string, text: string): boolean {
  return lettersOf(text).includes(lettersOf(words))
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What spots are asked for, or something of the directory itself; what only greets or asks for help has no answer. */
function isAnswered({ query: { kind, topic } }: Understanding): boolean {
  if (kind === 'help') return topic !== null && Object.hasOwn(SERVICE_PHRASES, topic)
  return OF_SPOTS.has(kind)
}
