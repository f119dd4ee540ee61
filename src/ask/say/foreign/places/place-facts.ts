import type { PlaceFact } from '../../../place-fact.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { byNearness, countriesOfPlace, kmBetween, liesIn, whichOf } from '../../places/place-facts.ts'
import type { Voice } from '../voice.ts'

/** Says how far two places are apart, or whether one lies in the other. */
export function placeFactIn(voice: Voice, fact: PlaceFact, { index }: QuestionContext): string {
  const { say } = voice
  if (fact.of === 'which') {
    const { inside, lands } = whichOf(fact, index)
    const [name, countries] = [voice.placeName(fact.place), voice.listed(lands.map(voice.country))]
    if (inside.length > 0) return `${name}: ${voice.listed(inside.map(voice.placeName))}.`
    return say.inPlace(
      name,
      voice.listed(fact.others.map(voice.placeName), 'or'),
      lands.length > 0 ? false : null,
      countries,
    )
  }
  if (fact.of === 'nearer') return nearerIn(voice, fact)
  if (fact.of === 'elevation') return say.elevationAt(voice.placeName(fact.place))
  const { of, place, other } = fact
  const [a, b] = [voice.placeName(place), voice.placeName(other)]
  if (of === 'distance') {
    const km = kmBetween(place, other)
    return say.distanceTo(a, b, km === null ? null : voice.km(km))
  }
  const isIn = liesIn(place, other, index)
  const lands = countriesOfPlace(place, index).map(voice.country)
  return say.inPlace(a, b, isIn === false && lands.length === 0 ? null : isIn, voice.listed(lands))
}

/** "Nein: Wien liegt 214 km Luftlinie von Budapest entfernt." and the same of the other. */
function nearerIn(voice: Voice, fact: Extract<PlaceFact, { of: 'nearer' }>): string {
  const { say } = voice
  const name = voice.placeName(fact.place)
  const away = byNearness(fact)
  const [one, other] = fact.others
  if (!away) return say.nearerUnknown(name, voice.placeName(one), voice.placeName(other))
  const told = away.map(({ place, km }) => say.distanceTo(name, voice.placeName(place), voice.km(km)))
  const [nearest] = away
  if (!fact.isAsked) return `${voice.placeName(nearest.place)}: ${told.join(' ')}`
  return (nearest.place === fact.others[0] ? say.yes : say.no)(told.join(' '))
}
