import type { Condition } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import { type Located, relationSpanBefore } from '../places.ts'

/** "North of Oslo": on that side of what is near. */
export function sideOf(spans: readonly Span[], { place, at }: Located): Extract<Condition, { on: 'side' }> | undefined {
  const meaning = spans[relationSpanBefore(spans, at)]?.meaning
  if (meaning?.is !== 'side' || !place.center) return undefined
  const shown = `${meaning.toward} of ${place.name}`
  return { on: 'side', origin: place, toward: meaning.toward, shown, isNegated: false, said: shown }
}

/** "Lakes in Norway north of Oslo", "further north than Oslo": all there, however far from it. */
export function isOfWholeLand(spans: readonly Span[], { at }: Located, located: readonly Located[]): boolean {
  const meaning = spans[relationSpanBefore(spans, at)]?.meaning
  const isFarther = meaning?.is === 'side' && meaning.isFarther === true
  return isFarther || located.some(other => other.at !== at && isLand(other))
}

function isLand({ place: { region, center } }: Located): boolean {
  return region !== null || center === null
}
