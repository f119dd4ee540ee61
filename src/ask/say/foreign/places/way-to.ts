import { distanceKm } from '../../../../geo/distance.ts'
import type { Spot } from '../../../../spots/spot.ts'
import { isSoFar, sideTold } from '../../../find/whereabouts/way-to.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import type { WayAsk } from '../../places/way-to.ts'
import { withAnswerIn } from '../kinds/ahead.ts'
import type { Voice } from '../voice.ts'

const LIES: Readonly<Record<Foreign, (name: string, where: string, km: string) => string>> = {
  de: (name, where, km) => `${name} liegt ${where}, ${km} Luftlinie entfernt.`,
  fr: (name, where, km) => `${name} se trouve ${where}, à ${km} à vol d’oiseau.`,
  es: (name, where, km) => `${name} está ${where}, a ${km} en línea recta.`,
  it: (name, where, km) => `${name} si trova ${where}, a ${km} in linea d’aria.`,
}

/** Says how far a spot is from a place and in which direction, and whether that is as far as asked, or on that side. */
export function wayToIn(voice: Voice, aspect: WayAsk, spot: Spot): string {
  const { place } = aspect
  const called = place ? voice.placeName(place) : ''
  if (!place?.center) return voice.say.distanceTo(spot.name, called, null)
  const km = distanceKm(spot, place.center)
  if (aspect.of === 'distance to')
    return withAnswerIn(voice, voice.say.distanceTo(spot.name, called, voice.km(km)), isSoFar(km, aspect.within))
  const { is, toward } = sideTold(aspect, place.center, spot)
  return withAnswerIn(voice, LIES[voice.language](spot.name, voice.say.where.side(toward, called), voice.km(km)), is)
}
