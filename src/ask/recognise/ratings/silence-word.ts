import { distanceAt } from '../figures/distances.ts'
import { levelAt } from '../figures/levels.ts'
import { numberAt } from '../figures/numbers.ts'
import { travelAt } from '../figures/travel.ts'
import { comparatorAt } from '../lexicon.ts'
import type { Token } from '../tokens.ts'
import { isCounted, isCounting } from './counted.ts'

/**
 * Tells whether a word names what is rated and its figure follows: "silence 5", "Stille mindestens 4", "silenzio tra 3 e 4". In
 * "silence, 5 lakes" and "quiet 4 km from Oslo" the number is of something else.
 */
export function isSilenceRated(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !NOUNS.test(token.source?.text ?? token.text)) return false
  let next = at + 1
  // Every word of a phrase that was typed as one: "peace and quiet".
  while (token.source !== null && tokens[next]?.source === token.source) next++
  for (let left = MOST_BETWEEN; left > 0; left--) {
    const comparator = comparatorAt(tokens, next)
    if (!comparator && !BETWEEN.test(tokens[next]?.text ?? '')) break
    next += comparator?.length ?? 1
  }
  const number = numberAt(tokens, next)
  if (number === undefined || number.value < LOWEST || number.value > HIGHEST) return false
  const end = next + number.length
  // "Quiet at 3 am".
  if (HOUR.test(tokens[end]?.folded ?? '')) return false
  // "Silence between 3 and 4 hours from Oslo".
  if ([next, end + 1].some(from => UNITS.some(of => of(tokens, from) !== undefined))) return false
  const isFilled = /^[:=<>≥≤]$/.test(tokens[next - 1]?.text ?? '')
  // "Silence 5 lakes" says two things, "silence of 3 lakes" and "quiet 3 lakes" one.
  const isApart = next === at + 1 && token.folded !== 'quiet' && isCounted(tokens, end)
  return isFilled || isApart || !isCounting(tokens, end)
}

const HOUR = /^(am|pm|oclock|uhr|h|heures?|ore|horas?)$/
const UNITS = [distanceAt, levelAt, travelAt]

/** As each language calls what is rated, where it is no adjective: "quiet 5" fills a form, "ruhige 5 Tage" does not. */
const NOUNS =
  /^(silence|quiet|quietness|stillness|tranquill?ity|(die |der )?(stille|ruhe)|(le |du |de )?(silence|calme)|(el )?silencio|(la )?(tranquilidad|calma)|(il )?silenzio|(la )?(tranquillità|quiete))$/i
const BETWEEN = /^(of|from|between|at|is|a|an|the|:|=|<|>|≥|≤)$/i
const MOST_BETWEEN = 4
const [LOWEST, HIGHEST] = [1, 5]
