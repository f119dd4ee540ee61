import { foldedStart } from '../../../text/fold.ts'
import { FILLER, namesSpot, type Span } from '../spans.ts'

/**
 * Takes how somebody finds a rating as told, where they ask why a spot has it: "why does it score so low". The answer tells the
 * rating; "why is it so high" may be of the height above the sea.
 */
export function withWhySoRated(spans: readonly Span[]): readonly Span[] {
  const isWhy = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'why')
  if (!isWhy || !spans.some(isRating) || spans.filter(namesSpot).length > 1) return spans
  return spans.map((span, at) =>
    isUnread(span) && JUDGED.test(foldedStart(span.typed)) && isOfRating(spans, at)
      ? { ...span, meaning: FILLER, corrected: null }
      : span,
  )
}

function isUnread({ meaning, typed }: Span): boolean {
  return meaning.is === 'unknown' || meaning.is === 'stop' || (meaning.is === 'comparative' && RATED_SO.test(typed))
}

/** "So niedrig bewertet" compares with nothing. */
const RATED_SO = /^(niedrig|hoch|schlecht|gut) bewertet$/i

function isRating({ meaning, typed }: Span): boolean {
  if (RATED_SO.test(typed)) return true
  return meaning.is === 'rating word' || (meaning.is === 'aspect' && meaning.aspect === 'rating')
}

/** "Rated so low", "such a low score", "eine so niedrige Bewertung". */
function isOfRating(spans: readonly Span[], at: number): boolean {
  const around = [...spans.slice(Math.max(0, at - 3), at + 1), ...spans.slice(at + 1, at + 2)]
  return around.some(isRating)
}

const JUDGED =
  /^(so |such a |very )?(low|lowly|high|highly|bad|badly|poor|poorly|niedrig(e[nrs]?)?|hoch|hohe[nrs]?|schlecht(e[nrs]?)?|gut(e[nrs]?)?|(niedrig|hoch|schlecht|gut) bewertet|basse|bas|haute|elevee?|mauvaise?|bonne|baj[oa]|alt[oa]|mal[oa]?|buen[oa]|bass[oa]|cattiv[oa]|buon[oa]?)$/
