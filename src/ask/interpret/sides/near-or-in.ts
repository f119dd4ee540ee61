import type { Condition } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Located } from '../places.ts'

/** "Near Berlin or anywhere in Poland": what lies near one or in the other, where both would be far from each other. */
export function nearOrIn(
  spans: readonly Span[],
  located: readonly Located[],
  conditions: readonly Condition[],
): Condition[] {
  const [near, ...otherNear] = conditions.filter(isOn('near'))
  const [place, ...others] = conditions.filter(isOn('place'))
  if (near?.on !== 'near' || place?.on !== 'place' || otherNear.length + others.length > 0) return [...conditions]
  const ats = [near.place, ...place.places].map(each => located.find(({ place: said }) => said === each)?.at ?? -1)
  const [least, most] = [Math.min(...ats), Math.max(...ats)]
  const between = spans.slice(Math.max(least, 0), most).map(({ meaning }) => meaning.is)
  if (least < 0 || !between.includes('or') || between.includes('and')) return [...conditions]
  const said = `${near.said} or ${place.said}`
  const either: Condition = { on: 'either', any: [near, place], shown: said, isNegated: false, said }
  return [...conditions.filter(condition => condition !== near && condition !== place), either]
}

function isOn(on: 'near' | 'place'): (condition: Condition) => boolean {
  return condition => condition.on === on && !condition.isNegated
}
