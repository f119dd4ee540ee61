import { numberAt } from '../figures/numbers.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/**
 * Recognises ages: "my 3 and 5 yr old", "a 12-year-old", "aged 70", "I'm 68", "past eighty", "in our late seventies". They
 * are no number of spots, and are named: what suits an age is not recorded.
 */
export const recogniseAge: Recogniser = (tokens, at) => {
  const length =
    yearsOldAt(tokens, at) ||
    childsYearsAt(tokens, at) ||
    agedAt(tokens, at) ||
    decadeAt(tokens, at) ||
    amAt(tokens, at)
  return length > 0 ? { meaning: { is: 'time' }, length } : undefined
}

/** "3 and 5 yr old": all of them. */
function yearsOldAt(tokens: readonly Token[], at: number): number {
  let next = agesAt(tokens, at)
  if (next === at) return 0
  if (tokens[next]?.text === '-') next++
  if (!/^(y|yr|yrs|yo|year|years)$/.test(tokens[next]?.folded ?? '')) return 0
  const isShort = tokens[next]?.folded === 'yo'
  if (tokens[next + 1]?.text === '-') next++
  const isOld = /^olds?$/.test(tokens[next + 1]?.folded ?? '')
  return isOld ? next + 2 - at : isShort ? next + 1 - at : 0
}

/** "Ma fille de 4 ans", "mein 4-jähriger Sohn", "ab 5 Jahren", which is no rating. */
function childsYearsAt(tokens: readonly Token[], at: number): number {
  // German has one word for "from" and "at least".
  const from = tokens[at + 1]?.folded === 'least' ? at + 2 : FROM.test(tokens[at]?.folded ?? '') ? at + 1 : at
  if (from > at) {
    const end = agesAt(tokens, from)
    return end > from && YEARS.test(tokens[end]?.source?.text ?? tokens[end]?.text ?? '') ? end + 1 - at : 0
  }
  let next = agesAt(tokens, at)
  if (next === at) return 0
  if (tokens[next]?.text === '-') next++
  const isYears = YEARS.test(tokens[next]?.source?.text ?? tokens[next]?.text ?? '')
  const near = tokens.slice(Math.max(0, at - REACH), next + 2)
  return isYears && near.some(({ folded }) => /^(kids|friends)$/.test(folded)) ? next + 1 - at : 0
}

/** "Enfants de": how far before the number. */
const REACH = 3
const FROM = /^(from|since|for)$/
const YEARS = /^(years|ans|años|anni|jahren?|jährig(?:e[mnrs]?)?|jahre)$/i

function agedAt(tokens: readonly Token[], at: number): number {
  if (!/^(aged?|ages)$/.test(tokens[at]?.folded ?? '')) return 0
  const end = agesAt(tokens, at + 1)
  return end > at + 1 ? end - at : 0
}

/** "In my seventies", "in our late 60s", "past eighty", "pushing 70". */
function decadeAt(tokens: readonly Token[], at: number): number {
  const word = (step: number) => tokens[at + step]?.folded ?? ''
  if (word(0) === 'in' && /^(my|our|his|her|their)$/.test(word(1))) {
    const decade = /^(early|mid|middle|late)$/.test(word(2)) ? 3 : 2
    if (DECADE.test(word(decade))) return decade + 1
    return tokens[at + decade]?.number !== null && /^s$/.test(word(decade + 1)) ? decade + 2 : 0
  }
  const isPast = /^(past|pushing|turning|nearly|over|almost)$/.test(word(0)) && TENS.test(word(1))
  const isOfPeople = tokens.slice(Math.max(0, at - 3), at).some(({ folded }) => PEOPLE.test(folded))
  return isPast && isOfPeople && !isUnit(tokens[at + 2]) ? 2 : 0
}

/** "I am 68", "we are both 70", at the end of what is said. */
function amAt(tokens: readonly Token[], at: number): number {
  const end = agesAt(tokens, at)
  if (end === at) return 0
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ folded }) => folded)
  if (!/(^| )(am|is|are|turned)( both| now| only| nearly| almost)?$/.test(before.join(' '))) return 0
  const isPerson = before.some(word => /^(i|we|he|she|both|kids)$/.test(word))
  const next = tokens[end]
  const isEnd = next === undefined || /^[.,;!?]$/.test(next.text) || /^(and|so|now|but)$/.test(next.folded)
  return isPerson && isEnd ? end - at : 0
}

/** The end of one age or several. */
function agesAt(tokens: readonly Token[], at: number): number {
  const age = numberAt(tokens, at) ?? (TENS.test(tokens[at]?.folded ?? '') ? { value: 70, length: 1 } : undefined)
  if (!age || age.value < 1 || age.value > OLDEST) return at
  const end = at + age.length
  const isJoined = /^(and|or|,|&)$/.test(tokens[end]?.folded || tokens[end]?.text || '')
  const next = isJoined ? agesAt(tokens, end + 1) : end
  return next > end + 1 ? next : end
}

const OLDEST = 110
const DECADE = /^(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|teens)$/
const TENS = /^(thirty|forty|fifty|sixty|seventy|eighty|ninety)$/
const PEOPLE = /^(i|we|he|she|both|are|am|is|wife|husband|mother|father|mum|mom|dad|granny|grandma|grandpa)$/

function isUnit(token: Token | undefined): boolean {
  return /^(km|kilometres?|kilometers?|m|metres?|meters?|miles?|db|decibels?|spots?|places?|percent)$/.test(
    token?.folded ?? '',
  )
}
