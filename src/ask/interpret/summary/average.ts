import type { Measure } from '../../query.ts'
import { BY_HOW_MUCH } from '../../recognise/alternatives/by-how-much.ts'
import type { Span } from '../../recognise/spans.ts'

/** Reads what an average is asked of, and which; null where none is. */
export function averageOf(spans: readonly Span[]): { how: 'mean' | 'median'; measure: Measure } | null {
  for (const { meaning, said } of spans) {
    if (meaning.is !== 'average') continue
    const isHeight = /elevation|altitude|height/i.test(said) || spans.some(isHeightAsked)
    const isLevel = spans.some(
      ({ meaning: other, said: word }) =>
        other.is === 'aspect' && (other.aspect === 'level' || (other.aspect === 'rating' && /level/i.test(word))),
    )
    const measure = isHeight ? 'elevation' : isLevel || /level|noise/i.test(said) ? 'level' : 'rating'
    // "Die mittlere Bewertung (Median)".
    const isMedian = spans.some(({ meaning: other }) => other.is === 'average' && other.how === 'median')
    return { how: isMedian ? 'median' : 'mean', measure }
  }
  return null
}

/** "À quelle altitude sont en moyenne les lacs": a verb behind it leaves no aspect; "wie hoch ist" is asked of ratings as well. */
function isHeightAsked({ meaning, said, typed }: Span): boolean {
  return (meaning.is === 'aspect' && meaning.aspect === 'elevation') || (/^how high$/.test(said) && HEIGHT.test(typed))
}

const HEIGHT = /(?<!\p{L})(altitude|hauteur|altitud|altura|altitudine|altezza|quota)(?!\p{L})/iu

/** "The lowest average": not the height above the sea. */
export function isLowestOf(spans: readonly Span[]): boolean {
  // "La puntuación media más baja": comparative and superlative are one.
  return spans.some(
    ({ meaning, said, typed }) =>
      (meaning.is === 'superlative' && meaning.by === 'lowest') ||
      (meaning.is === 'comparative' && meaning.to === 'lower' && said !== typed),
  )
}

/** Whether what is higher is a height: "Norway is higher than Denmark", and not its rating, nor "the average in Norway". */
export function isHeightOf(spans: readonly Span[], average: ReturnType<typeof averageOf>): boolean {
  if (average?.measure === 'elevation') return true
  const isOfRatings = spans.some(
    ({ meaning, said }, at) =>
      meaning.is === 'rating word' ||
      /\b(rating|score)\b/i.test(said) ||
      (meaning.is === 'average' && /^average$/i.test(said) && !isThing(spans[at + 1])),
  )
  return (
    !isOfRatings &&
    spans.some(({ meaning }) => meaning.is === 'comparative' && (meaning.to === 'higher' || meaning.to === 'lower'))
  )
}

/** "The average lake" is a lake. */
function isThing(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature' || span?.meaning.is === 'generic'
}

/** "How many more spots has Norway than Denmark", "wie viele Orte mehr", "how much louder". */
export function isDifferenceAsked(spans: readonly Span[]): boolean {
  if (spans.some(({ said }) => said === BY_HOW_MUCH)) return true
  const isCount = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'count')
  return isCount && spans.some(({ said, typed }) => MORE.test(said) || MORE.test(typed))
}

const MORE = /^(more|fewer|less|mehr|weniger|plus|moins|más|menos|più|meno)( (de|d))?$/i
