import type { Recognised, Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'
import { numberAt } from '../figures/numbers.ts'

/** The best of the scale. */
const HIGHEST = 5

/**
 * Recognises a rating that is said without a comparison: "5-rated places", "with the top rating of 5", "that have the highest
 * rating", "how many have a 5", "one with 4.5 of silence". "The spot with the highest rating" is the first of an order.
 */
export const recogniseWholeRating: Recogniser = (tokens, at) => {
  const scored = scoredAt(tokens, at)
  if (scored) return scored
  const found = ratedAt(tokens, at) ?? topAt(tokens, at)
  if (!found) return undefined
  const { value, length } = found
  return {
    meaning: { is: 'rating', min: value, max: value, shown: `rated ${value}`, opposite: null },
    length,
  }
}

/** "That have a 5", "with a 4 in Norway", "5 of silence": as a mark is given, and nothing that is counted. */
function scoredAt(tokens: readonly Token[], at: number): Recognised | undefined {
  const number = numberAt(tokens, at)
  if (!number || number.value < 1 || number.value > HIGHEST || !/^\d/.test(tokens[at]?.text ?? '')) return undefined
  const end = at + number.length
  const ofSilence = silenceAfter(tokens, end)
  if (ofSilence === 0 && !(isMarkGiven(tokens, at) && isAtEnd(tokens, end))) return undefined
  const { value } = number
  const below = { min: null, max: Math.round((value - 0.1) * 10) / 10, shown: `rated below ${value}` }
  const shown = value >= HIGHEST ? `rated ${value}` : `rated ${value} or higher`
  return { meaning: { is: 'rating', min: value, max: null, shown, opposite: below }, length: number.length + ofSilence }
}

/** How many words say "of silence" there. */
function silenceAfter(tokens: readonly Token[], at: number): number {
  if (!/^(of|in|for)$/.test(tokens[at]?.folded ?? '')) return 0
  const noun = tokens
    .slice(at + 1, at + 3)
    .findIndex(({ folded }) => /^(silence|quietness|stillness|tranquillity)$/.test(folded))
  const isNext = noun === 0 || (noun === 1 && tokens[at + 1]?.folded === 'the')
  return isNext && isAtEnd(tokens, at + noun + 2) ? noun + 2 : 0
}

/** "Have 5", "with a 5", "tienen un 5"; "with 5" may count anything, and so may what people have. */
function isMarkGiven(tokens: readonly Token[], at: number): boolean {
  const isArticle = isOne(tokens[at - 1])
  const verb = isArticle ? at - 2 : at - 1
  const said = tokens[verb]?.folded ?? ''
  const typed = tokens[verb]?.source?.text ?? ''
  if (isArticle && said === 'with') return true
  const isHad = HAVE.test(said) || HAD_ELSEWHERE.test(typed)
  return isHad && !/^(i|we|you)$/.test(tokens[verb - 1]?.folded ?? '')
}

/** "A 5", "eine 5", "un 5". */
function isOne(token: Token | undefined): boolean {
  if (token?.source) return /^(ein|eine|einen|einem|einer|un|une|una|uno)$/i.test(token.source.text)
  return /^(a|an|one)$/.test(token?.folded ?? '')
}

const HAVE = /^(have|has|having|got|get|gets)$/
const HAD_ELSEWHERE = /(^| )(haben|hat|tienen?|tenga|hanno|ha|abbia|ont|ait|aient)$/i

/** Nothing behind it is what the number counts. */
function isAtEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.folded === '') return !/^[-/%°.]$/.test(token?.text ?? '')
  return /^(in|near|and|around)$/.test(token.folded) && tokens[at + 1]?.number === null
}

type Whole = { value: number; length: number }

/** "5-rated", "4.5 rated". */
function ratedAt(tokens: readonly Token[], at: number): Whole | undefined {
  const number = numberAt(tokens, at)
  if (!number || number.value < 1 || number.value > HIGHEST) return undefined
  const rated = tokens[at + number.length]?.text === '-' ? at + number.length + 1 : at + number.length
  const next = tokens[rated + 1]?.folded ?? ''
  const isRated = tokens[rated]?.folded === 'rated' && NOUNS.test(next)
  return isRated ? { value: number.value, length: rated + 1 - at } : undefined
}

const NOUNS = /^(places?|spots?|sites?|lakes?|forests?|parks?|beach|beaches|mountains?|peaks?|ones?|locations?|areas?)$/

/** "The top rating of 5", and without a number where many are asked for. */
function topAt(tokens: readonly Token[], at: number): Whole | undefined {
  const start = tokens[at]?.folded === 'the' ? at + 1 : at
  const isTop =
    TOP.test(tokens[start]?.folded ?? '') && /^(rating|score|silence)$/.test(tokens[start + 1]?.folded ?? '')
  if (!isTop) return undefined
  const end = tokens[start + 2]?.folded === 'rating' ? start + 3 : start + 2
  const number = tokens[end]?.folded === 'of' ? numberAt(tokens, end + 1) : undefined
  if (number) return number.value === HIGHEST ? { value: HIGHEST, length: end + 1 + number.length - at } : undefined
  return isOfMany(tokens, at) ? { value: HIGHEST, length: end - at } : undefined
}

const TOP = /^(top|highest|maximum|max|best|full)$/

/** "How many have", "what percentage has". */
function isOfMany(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).map(({ folded }) => folded)
  const isCount = /\bhow many\b|\bnumber of\b|\b(share|percentage|percent|per cent|proportion|fraction)\b/.test(
    before.join(' '),
  )
  // The verb "a" of French looks like "à".
  const typed = tokens[at - 1]?.source?.text ?? ''
  const isHad =
    /^(with|have|has|having|got|get)$/.test(before.at(-1) ?? '') || HAD_ELSEWHERE.test(typed) || typed === 'a'
  return isCount && isHad
}
