import type { Place } from '../gazetteer/place.ts'
import type { Condition } from '../query.ts'
import { kilometres } from '../say/english.ts'
import type { Mark } from '../recognise/spans.ts'
import { isRuledOutAfter } from '../grammar/negation.ts'
import type { Located } from '../grammar/places.ts'

/** How far "near" reaches when the question does not say, in kilometres. */
const NEAR_KM = 25
const WALK_KM = 2

/** Turns the places of a question, with the distances it names, into conditions. */
export function whereabouts(
  marks: readonly Mark[],
  located: readonly Located[],
): { conditions: Condition[]; isByDistance: boolean } {
  const conditions: Condition[] = []
  const distance = marks.findIndex(({ sense }) => sense.is === 'distance')
  const isWalk = marks.some(({ sense }) => sense.is === 'walking distance')
  const stated = statedKm(marks) ?? (isWalk ? WALK_KM : null)
  const isClosest = marks.some(({ sense }) => sense.is === 'superlative' && sense.by === 'distance')
  let isByDistance = false
  const inside: Located[] = []
  const [first, second] = located.filter(({ relation }) => relation === 'between')
  if (first && second) {
    const places = [first.place, second.place] as const
    conditions.push(
      places.every(({ center }) => center !== null)
        ? { on: 'between', places, isNegated: false, said: `between ${first.place.name} and ${second.place.name}` }
        : { on: 'place', places, isNegated: false, said: `in ${first.place.name} or ${second.place.name}` },
    )
  }
  for (const each of located) {
    const { place, relation, at } = each
    if ((first && second && relation === 'between') || (relation === 'between' && !second)) {
      if (!second) inside.push(each)
      continue
    }
    const isNegated = isNegatedPlace(marks, at) || (place.center === null && isOutside(marks, at))
    const isPoint = place.center !== null
    const isNear =
      relation === 'near' ||
      relation === 'to' ||
      relation === 'from' ||
      (distance >= 0 && distance < at && relation !== 'in') ||
      (stated !== null && located.length === 1) ||
      (isClosest && located.length === 1)
    if (
      !isPoint ||
      !isNear ||
      (relation === 'in' && stated === null && !isClosest) ||
      (place.radiusKm === 0 && relation !== 'near' && stated === null)
    ) {
      if (isNegated) conditions.push({ on: 'place', places: [place], isNegated, said: `not in ${place.name}` })
      else inside.push(each)
      continue
    }
    const mark = marks[distance]?.sense
    const isBeyond = mark?.is === 'distance' && (mark.side === 'above' || mark.side === 'least') && stated !== null
    const isExact = stated !== null || place.kind === 'coordinates'
    isByDistance ||= (isExact && !isBeyond && !isNegated) || (isClosest && !isNegated)
    const km = stated ?? (isClosest || relation === 'to' ? Infinity : place.kind === 'coordinates' ? Infinity : NEAR_KM)
    conditions.push({
      on: 'near',
      place,
      km,
      isStated: stated !== null,
      isNegated: isNegated || isBeyond,
      said: stated === null ? `near ${place.name}` : `within ${kilometres(stated)} of ${place.name}`,
    })
  }
  const joined = aroundAny(marks, conditions)
  if (joined) conditions.splice(0, conditions.length, ...joined)
  if (inside.length > 0) {
    const places = narrowest(marks, inside)
    const names = places.map(({ name }) => name)
    conditions.push({ on: 'place', places, isNegated: false, said: `in ${names.join(' or ')}` })
  }
  return { conditions, isByDistance }
}

/** "Europe: Germany" is Germany; "Europe or Asia" is both. */
function narrowest(marks: readonly Mark[], inside: readonly Located[]): Place[] {
  const isAlternative = (at: number) => [marks[at - 1], marks[at + 1]].some(mark => mark?.sense.is === 'or')
  const isSpread = ({ place, at }: Located) => isAlternative(at) || !inside.some(other => isWithin(other.place, place))
  return inside.filter(isSpread).map(({ place }) => place)
}

function isWithin(inner: Place, outer: Place): boolean {
  if (inner === outer || !inner.region || !outer.region) return false
  const codes = [...inner.region.countries, ...inner.region.territories.map(({ country }) => country)]
  const isSmaller = codes.length < outer.region.countries.length || inner.region.territories.length > 0
  return isSmaller && codes.length > 0 && codes.every(code => outer.region?.countries.includes(code))
}

/** "Near Oslo or Bergen" is near one of them; "within 50 km of Oslo and of Bergen" of both. */
function aroundAny(marks: readonly Mark[], conditions: readonly Condition[]): Condition[] | undefined {
  const near = conditions.flatMap(condition => (condition.on === 'near' && !condition.isNegated ? [condition] : []))
  const [first, second] = near
  const isBoth = first?.isStated === true && !marks.some(({ sense }) => sense.is === 'or')
  if (!first || !second || isBoth) return undefined
  const places = near.map(({ place }) => place)
  const said = `near ${places.map(({ name }) => name).join(' or ')}`
  const km = Math.min(...near.map(condition => condition.km), NEAR_KM)
  const around: Condition = { on: 'around', places, km: first.isStated ? first.km : km, isNegated: false, said }
  return [...conditions.filter(condition => condition.on !== 'near' || condition.isNegated), around]
}

function statedKm(marks: readonly Mark[]): number | null {
  for (const { sense } of marks) if (sense.is === 'distance') return sense.km
  return null
}

/** "Outside of Asia"; outside of a town is near it. */
function isOutside(marks: readonly Mark[], at: number): boolean {
  return marks.slice(Math.max(0, at - 2), at).some(({ said }) => /^(just )?outside\b/i.test(said))
}

function isNegatedPlace(marks: readonly Mark[], at: number): boolean {
  if (isRuledOutAfter(marks, at)) return true
  for (let i = at - 1; i >= 0 && i >= at - 6; i--) {
    const mark = marks[i]
    if (mark?.sense.is === 'negation') return true
    const isGlue =
      mark?.sense.is === 'relation' ||
      mark?.sense.is === 'stop' ||
      mark?.sense.is === 'name' ||
      mark?.sense.is === 'or' ||
      (mark?.sense.is === 'pronoun' && mark.sense.of === 'spots') ||
      mark?.sense.is === 'generic'
    if (!isGlue || /^(but|with|i|we)$/i.test(mark?.said ?? '')) return false
  }
  return false
}
