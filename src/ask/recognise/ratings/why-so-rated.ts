import { foldedStart } from '../../../text/fold.ts'
import { FILLER, namesSpot, type Span, UNSAID } from '../spans.ts'

/**
 * Takes how somebody finds a rating as told, where they ask why a spot has it: "why does it score so low". The answer tells the
 * rating; "why is it so high" may be of the height above the sea.
 */
export function withWhySoRated(spans: readonly Span[]): readonly Span[] {
  const isWhy = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'why')
  if (!isWhy || spans.filter(namesSpot).length > 1) return spans
  const higher = spans.findIndex(isHigher)
  if (higher !== -1) return withWhyNotHigher(spans, higher)
  if (!spans.some(isRating)) return spans
  return spans.map((span, at) =>
    isUnread(span) && JUDGED.test(foldedStart(span.typed)) && isOfRating(spans, at)
      ? { ...span, meaning: FILLER, corrected: null }
      : span,
  )
}

/** "Why does it not have a higher rating", "warum hat X keine bessere Bewertung": why it has the one that it has. */
function withWhyNotHigher(spans: readonly Span[], higher: number): readonly Span[] {
  const not = spans.findIndex(({ meaning }) => meaning.is === 'negation')
  if (not === -1 || not > higher || !spans.some(namesSpot)) return spans
  return spans.map((span, at) =>
    at === not || (at >= higher && at <= higher + 1 && (at === higher || isRating(span)))
      ? { ...span, said: 'the', meaning: FILLER, corrected: null }
      : span,
  )
}

function isHigher({ meaning, typed }: Span, at: number, spans: readonly Span[]): boolean {
  const isSaid = HIGHER.test(foldedStart(typed))
  if (meaning.is === 'superlative') return meaning.by === 'rating' && isSaid
  if (meaning.is !== 'comparative' || meaning.to !== 'quieter') return false
  return isSaid || (BETTER.test(foldedStart(typed)) && isRating(spans[at + 1] ?? UNSAID))
}

const HIGHER =
  /^(higher rating|better rating|rated (higher|better)|(besser|hoher) bewertet|meilleure note|mieux notee?|plus haute note|note plus haute|note plus elevee|mejor nota|mejor puntuacion|nota mas alta|puntuacion mas alta|mejor valorad[oa]|punteggio piu alto|voto piu alto|voto migliore|punteggio migliore|miglior voto)$/
const BETTER = /^(better|higher|bessere[nrs]?|hohere[nrs]?|meilleure?|mejor|migliore)$/

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
  /^(so |such a |very )?(low|lowly|high|highly|bad|badly|poor|poorly|niedrig(e[nrs]?)?|hoch|hohe[nrs]?|schlecht(e[nrs]?)?|gut(e[nrs]?)?|(niedrig|hoch|schlecht|gut) bewertet|basse?|bas|haute?|elevee?|mauvaise?|bonne|baj[oa]|alt[oa]|mal[oa]?|buen[oa]|bass[oa]|cattiv[oa]|buon[oa]?)$/
