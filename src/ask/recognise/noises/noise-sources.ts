import { NOISE_WORDS } from '../../vocabulary/noises/noise-sources.ts'
import type { Recogniser } from '../name-recognisers.ts'
import { meaningAt } from '../lexicon.ts'
import { isBlamed } from './blamed.ts'
import { isFar, isFarFromRoads, isWithinFarList } from '../places/far.ts'
import type { Meaning, Span } from '../spans.ts'
import type { Token } from '../tokens.ts'

const LONGEST = 3

/**
 * Recognises what makes noise: "aircraft noise", "no planes", "out of earshot of any road". A word that means more than
 * noise ("a car") counts only where hearing is spoken of.
 */
export const recogniseNoiseSource: Recogniser = (tokens, at, seen) => {
  // Other languages have one word for a car and for by car.
  const isOneWord = tokens[at]?.folded === 'by' && /^([SU][ -])?\p{L}+$/u.test(tokens[at]?.source?.text ?? '')
  const isVehicle = isOneWord && !STATION.test(tokens[at]?.source?.text ?? '')
  const isUnheard = () => isListening(tokens) && isRuledOut(seen.spans)
  const isNoise = isVehicle && (isUnheard() || isHeard(tokens, at) || isBesideRuledOut(tokens, at, 2, seen.spans))
  const found = isNoise ? noiseSourceAt(tokens, at + 1, seen) : undefined
  return found ? { ...found, length: found.length + 1 } : noiseSourceAt(tokens, at, seen)
}

/** Where one gets on, which makes no noise. */
const STATION = /(hof|anschluss|verbindung|haltestelle|gare|estación|estacion|stazione)$/i

const noiseSourceAt: Recogniser = (tokens, at, { spans }) => {
  if (!FIRST_WORDS.has(tokens[at]?.folded ?? '')) return undefined
  for (let length = LONGEST; length > 0; length--) {
    const run = tokens.slice(at, at + length)
    const found = run.length === length ? NOISE_WORDS.get(run.map(({ folded }) => folded).join(' ')) : undefined
    if (!found) continue
    const next = tokens[at + length]?.folded ?? ''
    if (isAccess(tokens[at + length])) continue
    const isNoise = NOISE.test(next)
    const isMeasured = found.isPlain && isBesideLevel(tokens, at, at + length)
    const isSpoken =
      isNoise ||
      isMeasured ||
      (run.at(-1)?.folded ?? '').endsWith('noise') ||
      isHeard(tokens, at) ||
      (found.isPlain && isSourceAsked(tokens)) ||
      isBlamed(tokens, at, at + length)
    const isUnwanted =
      (found.isPlain || isListening(tokens) ? isRuledOut(spans) : isAwayFrom(spans)) ||
      isListedAsFar(tokens, at, length, spans) ||
      isBesideRuledOut(tokens, at, length, spans)
    if (!isSpoken && !isUnwanted) continue
    // "Jet skis", "motor boats": a thing of several words, of which one alone makes another noise.
    if (!found.isPlain && isThingOfWords(tokens, at, length)) return undefined
    if (isReached(spans) && !isNoise) return undefined
    const { kinds, shown } = found
    return { meaning: { is: 'noise source', kinds, shown }, length: length + (isNoise ? 1 : 0) }
  }
  return undefined
}

/** Most words of a question begin none. */
const FIRST_WORDS: ReadonlySet<string> = new Set(Array.from(NOISE_WORDS.keys(), words => words.split(' ', 1)[0] ?? ''))

/** In "no cars audible" the "no" is of their noise, and asks for no bus; in "no wind turbines" not of the wind. */
export const recogniseRuledOutNoise: Recogniser = (tokens, at) => {
  if (!/^(no|without)$/.test(tokens[at]?.folded ?? '')) return undefined
  if (isNoiseOfWords(tokens, at + 1)) return { meaning: { is: 'negation' }, length: 1 }
  const isNone = NOISE_WORDS.has(tokens[at + 1]?.folded ?? '')
  // "Without car access": no car comes there, which asks for no bus.
  const isWay = /^(car|road|vehicle)$/.test(tokens[at + 1]?.folded ?? '') && isAccess(tokens[at + 2])
  return isNone && (isWay || isHeard(tokens, at + 1) || isListening(tokens))
    ? { meaning: { is: 'negation' }, length: 1 }
    : undefined
}

/** "Wind turbines": what makes noise is called by several words. */
function isNoiseOfWords(tokens: readonly Token[], at: number): boolean {
  const run = tokens.slice(at, at + LONGEST).map(({ folded }) => folded)
  return run.some((_, more) => more > 0 && NOISE_WORDS.has(run.slice(0, more + 1).join(' ')))
}

function isAccess(token: Token | undefined): boolean {
  return /^access$/.test(token?.folded ?? '')
}

/** A question of somebody who listens is about noise throughout: "where you only hear water, like a waterfall, no cars". */
function isListening(tokens: readonly Token[]): boolean {
  return tokens.some(({ folded }) => LISTENING.test(folded))
}

const LISTENING = /^(hear|hearing|audible|listen|listening|earshot)$/

const NOISE = /^(noise|noises|sound|sounds|hum|roar|rumble)$/

/** "Which source of noise is the loudest there: roads, railways or industry": however far behind, what is listed are noises. */
function isSourceAsked(tokens: readonly Token[]): boolean {
  return tokens.some(({ folded }, at) => {
    const [next, last] = [tokens[at + 1]?.folded ?? '', tokens[at + 2]?.folded ?? '']
    const isOf = SOURCE.test(folded) && next === 'of' && NOISE.test(last)
    return isOf || (NOISE.test(folded) && SOURCE.test(next))
  })
}

const SOURCE = /^sources?$/

/** Hearing is spoken of near the word. */
function isHeard(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - REACH), at + REACH)
  return near.some(({ folded }) => HEARING.test(folded))
}

const HEARING =
  /^(hear|hears|heard|hearing|audible|inaudible|earshot|noise|noises|sound|sounds|listen|overhear|overheard|drowned|source|sources)$/
const REACH = 7

/** "Less than 30 dB from roads", "roads give at most 25 dB". */
function isBesideLevel(tokens: readonly Token[], from: number, to: number): boolean {
  const isLink = ({ folded }: Token) => /^(of|from|by|due|to|the|any|all)$/.test(folded)
  const before = tokens.slice(0, from).findLast(token => !isLink(token))
  if (DECIBEL.test(before?.folded ?? '')) return true
  const rest = tokens.slice(to, to + REACH)
  const end = rest.findIndex(({ folded, text }) => text === ',' || /^(and|or|but|with|where|near|in)$/.test(folded))
  return rest.slice(0, end === -1 ? undefined : end).some(({ folded }) => DECIBEL.test(folded))
}

const DECIBEL = /^(db|dba|decibels?)$/

/** "No planes", "without any traffic", "away from roads". */
function isRuledOut(spans: readonly Span[]): boolean {
  const before = spans.findLast(
    ({ meaning, said }) =>
      meaning.is !== 'stop' && meaning.is !== 'intensifier' && !/^(any|a|an|the|or|and|passing|busy)$/i.test(said),
  )
  if (before?.meaning.is === 'number' && before.meaning.value === 0) return true
  if (before?.meaning.is === 'negation' || before?.meaning.is === 'noise source') return true
  if (before?.meaning.is === 'relation' && isNotNear(spans.slice(0, spans.indexOf(before) + 1))) return true
  return before !== undefined && isFar(before)
}

/** "Away from cars": where no car may go they can be heard all the same. */
function isAwayFrom(spans: readonly Span[]): boolean {
  const before = spans.findLast(({ meaning, said }) => meaning.is !== 'stop' && !/^(all|any|the)$/i.test(said))
  return before !== undefined && isFar(before)
}

/** "Away from roads, trains and planes": the list goes on, behind a comma up to its "and"; "and a train station" ends it. */
function isListedAsFar(tokens: readonly Token[], at: number, length: number, spans: readonly Span[]): boolean {
  if ((meaningAt(tokens, at)?.length ?? 0) > length) return false
  const end = at + length
  const joint = spans.findLast(span => !isWithinFarList(span) || JOINT.has(span.meaning.is))?.meaning.is
  const goesOn = JOINT_WORD.test(tokens[end]?.folded || (tokens[end]?.text ?? ''))
  if (joint !== 'and' && joint !== 'or' && !(joint === 'comma' && goesOn)) return false
  const head = spans.findLast(span => !isWithinFarList(span))
  return head !== undefined && (isFar(head) || isFarFromRoads(head))
}

/** "Neither road nor train", "sans routes et train": what is ruled out beside a noise is one, too; "no road noise, train" is not. */
function isBesideRuledOut(tokens: readonly Token[], at: number, length: number, spans: readonly Span[]): boolean {
  if ((meaningAt(tokens, at)?.length ?? 0) > length) return false
  const before = spans.findLastIndex(({ meaning }) => meaning.is === 'noise source')
  const between = spans.slice(before + 1).map(({ meaning }) => meaning.is)
  if (before === -1 || between.some(is => is !== 'negation' && is !== 'stop' && !JOINT.has(is))) return false
  const isAgain = between.includes('negation')
  const isJoined = between.includes('or') || between.includes('and')
  return isAgain || (isJoined && isRuledOut(spans.slice(0, before)) && isClauseEnd(tokens[at + length]))
}

function isClauseEnd(token: Token | undefined): boolean {
  return (
    token === undefined ||
    token.folded === '' ||
    JOINT_WORD.test(token.folded) ||
    /^(in|near|where)$/.test(token.folded)
  )
}

/** "Motor boats" are no motors, and a "train station" is no train. */
function isThingOfWords(tokens: readonly Token[], at: number, length: number): boolean {
  const phrase = meaningAt(tokens, at)
  return phrase !== undefined && phrase.length > length && phrase.meaning.is === 'off topic'
}

const JOINT: ReadonlySet<Meaning['is']> = new Set(['and', 'or', 'comma'])
const JOINT_WORD = /^(and|or|nor|,)$/

/** "Not near a road", "not at the motorway". */
function isNotNear(spans: readonly Span[]): boolean {
  const isNear = /^(near|at|on|by|in|next to|close to|beside|along)$/i.test(spans.at(-1)?.said ?? '')
  const before = spans.slice(0, -1).findLast(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'intensifier')
  return isNear && before?.meaning.is === 'negation'
}

/** "By train", "reach by plane", "accessibles en train", "a road to it". */
function isReached(spans: readonly Span[]): boolean {
  const last = spans.at(-1)
  const isAsked = last?.meaning.is === 'aspect' && last.meaning.aspect === 'transport'
  return /^(by|via)$/i.test(last?.said ?? '') || last?.meaning.is === 'transport' || isAsked
}
