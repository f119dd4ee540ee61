import type { Recogniser } from '../name-recognisers.ts'

/** Recognises an hour of the day, which is no rating and no number of spots: "at 3 am", "7 o'clock". */
export const recogniseHour: Recogniser = (tokens, at) => {
  const start = tokens[at]?.folded === 'at' ? at + 1 : at
  const hour = tokens[start]?.number ?? null
  const isHour = hour !== null && Number.isInteger(hour) && hour >= 0 && hour <= 24
  // "Which 5 am I allowed to visit?".
  const isAsked = tokens[start + 2]?.folded === 'i'
  return isHour && !isAsked && HALF.test(tokens[start + 1]?.folded ?? '')
    ? { meaning: { is: 'time' }, length: start + 2 - at }
    : undefined
}

const HALF = /^(am|pm|oclock)$/
