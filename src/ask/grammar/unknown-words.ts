import type { CanMention } from '../query.ts'
import type { Mark } from '../recognise/spans.ts'
import { isRuledOutAfter } from './negation.ts'
import { relationBefore, relationMarkBefore } from './places.ts'

/** A word that nothing recognised, and the mark it is. */
export type Unknown = { word: string; at: number }

/** Words that nothing recognised. */
export function unknownIn(marks: readonly Mark[]): Unknown[] {
  return marks.flatMap(({ sense, said }, at) =>
    sense.is === 'unknown' && /\p{L}/u.test(said) ? [{ word: said.toLowerCase(), at }] : [],
  )
}

/**
 * Conditions of unknown words that stand in the catalogue's texts, where a thing is named: "with bison", "puffins";
 * "moose or elk" is one condition.
 */
export function textsIn(marks: readonly Mark[], unknown: readonly Unknown[], canMention: CanMention) {
  const named = unknown.filter(
    ({ word, at }) => word.length > 2 && !DIRECTIONS.test(word) && isThingNamed(marks, at) && canMention(word),
  )
  const conditions: { on: 'text'; any: string[]; isNegated: boolean; said: string }[] = []
  for (const { word, at } of named) {
    const last = conditions.at(-1)
    const isNegated =
      marks.slice(Math.max(0, at - 3), at).some(({ sense }) => sense.is === 'negation') || isRuledOutAfter(marks, at)
    const isOther = marks[at - 1]?.sense.is === 'or' && last?.any.at(-1) === marks[at - 2]?.said.toLowerCase()
    if (last && isOther && !isNegated)
      conditions.splice(-1, 1, { ...last, any: [...last.any, word], said: `${last.said} or ${word}` })
    else conditions.push({ on: 'text', any: [word], isNegated, said: word })
  }
  return conditions
}

/** "Northern Norway": no text says which part of a country a spot lies in. */
const DIRECTIONS = /^((north|south|east|west|northeast|northwest|southeast|southwest)(ern)?|central|upper|lower)$/

function isThingNamed(marks: readonly Mark[], at: number): boolean {
  if (marks[at]?.isPlural || marks[at]?.isCapital) return true
  // "With old forests": a word before a thing only describes it.
  const next = marks[at + 1]?.sense.is
  if (isWatched(marks, at)) return true
  if (next === 'feature' || next === 'generic') return false
  let before = at - 1
  while (/^(a|an|the|some|any|old|wild|many|lots|of|real|big)$/i.test(marks[before]?.said ?? '')) before--
  const mark = marks[before]
  return (
    NAMES_A_THING.test(mark?.said ?? '') ||
    mark?.sense.is === 'negation' ||
    (/^(and|or)$/i.test(mark?.said ?? '') &&
      marks[before - 1]?.sense.is === 'unknown' &&
      isThingNamed(marks, before - 1))
  )
}

/** "Moose or elk watching". */
function isWatched(marks: readonly Mark[], at: number): boolean {
  const next = marks[at + 1]
  if (/^(watching|spotting|viewing|sightings?)$/i.test(next?.said ?? '')) return true
  const isJoined = next?.sense.is === 'or' || next?.sense.is === 'and'
  return isJoined && marks[at + 2]?.sense.is === 'unknown' && isWatched(marks, at + 2)
}

const NAMES_A_THING =
  /^(with|see|seeing|hear|hearing|watch|watching|spot|find|finding|have|has|having|observe|meet|encounter|photograph|mention|mentions|mentioning)$/i

/** A capitalised or last unknown word behind "in" or "near" is a place that is not known. */
export function unknownPlaceIn(marks: readonly Mark[], unknown: readonly number[]): string | null {
  for (const at of unknown) {
    const relation = relationBefore(marks, at)
    const mark = marks[relationMarkBefore(marks, at)]
    const said = mark?.said ?? ''
    if (relation === null || mark?.sense.is === 'superlative' || /^(for|of|on|by|off|to)$/i.test(said)) continue
    if (DIRECTIONS.test(marks[at]?.said.toLowerCase() ?? '') && marks[at + 1]?.sense.is === 'name') continue
    // "At the office" is no place to look in; "near the Hogwarts" would be.
    const isCommon = !marks[at]?.isCapital && /^the$/i.test(marks[at - 1]?.said ?? '') && relation === 'in'
    if (isCommon) continue
    let end = at
    while (marks[end + 1] && (marks[end + 1]?.sense.is === 'unknown' || marks[end + 1]?.isCapital)) end++
    return marks
      .slice(at, end + 1)
      .map(mark => mark.said)
      .join(' ')
  }
  return null
}
