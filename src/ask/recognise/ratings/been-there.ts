import { foldedStart } from '../../../text/fold.ts'
import { BEEN_THERE, TELLS_OF_BEING } from '../../vocabulary/conversation/been-there.ts'
import { FILLER, isFiller, type Meaning, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "have you ever been to Sarek", "vous n'avez jamais mis les pieds à Sarek" as why it has its rating: who rated it is what is
 * doubted. Of no spot it is how ratings come about.
 */
export function withBeenThere(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(({ typed }) => TELLS_OF_BEING.test(foldedStart(typed)))) return spans
  const commas = [...spans.keys()].filter(at => spans[at]?.meaning.is === 'comma')
  for (const from of [0, ...commas.map(at => at + 1)]) {
    const end = endOfBeing(spans.slice(from))
    const rest = spans.slice(from + end + 1)
    const named = rest.filter(namesSpot)
    if (end === -1 || named.length > 1 || !rest.every(span => isBeside(span) || named.includes(span))) continue
    const meaning: Meaning = { is: 'ask', ask: named.length > 0 ? 'why' : 'rating help' }
    return spans.map((span, at): Span => {
      if (at < from || namesSpot(span) || span.meaning.is === 'sign') return span
      return at === from ? { ...span, meaning, corrected: null } : { ...span, said: 'the', meaning: FILLER }
    })
  }
  return spans
}

/** Which span says last that somebody was there, from the first one on; -1 where none does. */
function endOfBeing(spans: readonly Span[]): number {
  const words = spans
    .slice(0, MOST_SPANS)
    .map(({ typed }, at) => (typed === spans[at - 1]?.typed ? '' : foldedStart(typed)))
  return words.findLastIndex((_, at) =>
    BEEN_THERE.test(
      words
        .slice(0, at + 1)
        .join(' ')
        .replaceAll(/[^\p{L}]+/gu, ' ')
        .trim(),
    ),
  )
}

const MOST_SPANS = 12

function isBeside({ meaning }: Span): boolean {
  return isFiller({ meaning }) || BESIDE.has(meaning.is)
}

const BESIDE: ReadonlySet<Meaning['is']> = new Set(['sign', 'relation', 'pronoun', 'intensifier'])
