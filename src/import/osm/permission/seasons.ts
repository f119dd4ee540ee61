// When it is forbidden to go somewhere: https://wiki.openstreetmap.org/wiki/Conditional_restrictions.
import type { Tags } from '../elements.ts'
import { isClosed, needsPermit } from './access-words.ts'

const KEYS = ['access', 'foot', 'landing', 'access:foot', 'access:landing'] as const

export type ClosedSeason = {
  /** In words: "from March to July". */
  when: string
  /** Not for those who have been given a permit. */
  isByPermit: boolean
}

/** Returns when nobody may go there, or not without a permit; undefined where tags speak of no such time. */
export function closedSeason(tags: Tags): ClosedSeason | undefined {
  for (const key of KEYS) {
    for (const rule of rulesIn(tags[`${key}:conditional`])) {
      const isByPermit = !isClosed(rule.value)
      if (!isByPermit || needsPermit(rule.value)) return { when: wordsOf(rule.condition), isByPermit }
    }
  }
  return undefined
}

/** `no @ (Mar-Jul; Oct); yes @ (Aug)` holds two rules: semicolons within brackets part none. */
function rulesIn(text: string | undefined): { value: string; condition: string }[] {
  if (text === undefined) return []
  return text.split(/;(?![^()]*\))/).map(rule => {
    const [value = '', condition = ''] = rule.split('@')
    return { value: value.trim(), condition: condition.trim().replace(/^\((.*)\)$/, '$1') }
  })
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const DAY = '([a-z]{3,9})\\.?(?:\\s+(\\d{1,2}))?'
const RANGE = new RegExp(`^${DAY}\\s*[-–]\\s*${DAY}$`, 'i')
/** `1 Mar`, which is written `Mar 1`. */
const DAY_FIRST = /(\d{1,2})\.?\s+([a-z]{3,9})\b/gi
const SEASON = /^(spring|summer|autumn|winter)$/i
const HOURS = /^(?:\d{1,2}:\d\d|sunset|dusk)\s*-\s*(?:\d{1,2}:\d\d|sunrise|dawn)$/i

/** What is not understood is said to be at some times. */
function wordsOf(condition: string): string {
  const [, from, fromDay, to, toDay] = RANGE.exec(condition.replaceAll(DAY_FIRST, '$2 $1')) ?? []
  const [first, last] = [dayOf(from, fromDay), dayOf(to, toDay)]
  if (first !== undefined && last !== undefined) return `from ${first} to ${last}`
  const alone = dayOf(condition, undefined)
  if (alone !== undefined) return `in ${alone}`
  if (SEASON.test(condition)) return `in ${condition.toLowerCase()}`
  return HOURS.test(condition) ? 'at some hours' : 'at some times'
}

function dayOf(month: string | undefined, day: string | undefined): string | undefined {
  const name = MONTHS.find(name => name.slice(0, 3).toLowerCase() === month?.slice(0, 3).toLowerCase())
  if (name === undefined || month === undefined) return undefined
  if (month.length > 3 && !name.toLowerCase().startsWith(month.toLowerCase())) return undefined
  return day === undefined ? name : `${Number(day)} ${name}`
}
