import { meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'

/**
 * Recognises what asks when a place is open: "what time does it close", "when does it open"; "open to bird watching" is
 * allowed there, and asks for no hours.
 */
export const recogniseOpeningTimes: Recogniser = (tokens, at) => {
  const [word = '', next = ''] = tokens.slice(at, at + 2).map(({ folded }) => folded)
  const use = word === 'open' && /^(to|for)$/.test(next) ? meaningAt(tokens, at + 2) : undefined
  if (use?.meaning.is === 'feature') return { meaning: use.meaning, length: 2 + use.length }
  const length = word === 'when' ? 1 : word === 'what' && next === 'time' ? 2 : 0
  const behind = tokens.slice(at + length, at + length + REACH)
  const verb = length === 0 ? -1 : behind.findIndex(({ folded }) => VERB.test(folded))
  const isVerb = verb !== -1 && !/^(to|by)$/.test(behind[verb + 1]?.folded ?? '')
  return isVerb ? { meaning: { is: 'off topic', subject: 'opening' }, length } : undefined
}

const REACH = 8
const VERB = /^(open|opens|opened|close|closes|closed|shut|shuts)$/
