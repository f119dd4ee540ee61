import type { AspectAsk } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import { type Located, relationSpanBefore } from '../places.ts'

/** "Is Sarek north of Oslo?": on that side of the place behind it. */
export function sidesAsked(spans: readonly Span[], at: number, located: readonly Located[]): readonly AspectAsk[] {
  const meaning = spans[at]?.meaning
  if (meaning?.is !== 'side') return []
  const { toward, isFarther } = meaning
  return located
    .filter(each => relationSpanBefore(spans, each.at) === at)
    .map(({ place }) => ({ of: 'side', place, toward, ...(isFarther && { isByDegrees: true }) }))
}

/** "In which direction is Sarek from Oslo": from the place that a distance would be told to. Within so far of it, where it lies is not asked. */
export function placedDirections(asked: readonly AspectAsk[], distances: readonly AspectAsk[]): readonly AspectAsk[] {
  const isBounded = asked.some(
    aspect => aspect.of === 'side' || (aspect.of === 'distance to' && aspect.within !== undefined),
  )
  return asked
    .filter(({ of }) => !(isBounded && of === 'location'))
    .flatMap((aspect): readonly AspectAsk[] => {
      if (aspect.of !== 'direction') return [aspect]
      const places = distances.flatMap(each => (each.of === 'distance to' ? [each.place] : []))
      return places.length > 0 ? places.map(place => ({ of: 'direction', place })) : [{ of: 'location' }]
    })
}
