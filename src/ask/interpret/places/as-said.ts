import { countriesOf } from '../../../index/regions/regions.ts'
import { phraseOf } from '../../../text/phrase.ts'
import type { Gazetteer, Named } from '../../gazetteer/gazetteer.ts'
import type { Place } from '../../gazetteer/place.ts'
import type { Settlement } from '../../gazetteer/settlements.ts'
import type { Span } from '../../recognise/spans.ts'

/** The towns that bear the name of the region where they lie. */
export function townsOf({ region, settlements }: Pick<Named, 'region' | 'settlements'>): readonly Settlement[] {
  const own = region ? countriesOf(region) : []
  if (!region) return []
  return own.length === 0 ? settlements : settlements.filter(({ country }) => own.includes(country))
}

/** "Georgien" is the country alone, as "Georgia" is not: others bear the name that was typed. */
export function asTyped(place: Place, { meaning, typed }: Span, gazetteer: Gazetteer): Place {
  const phrase = phraseOf(typed)
  if (!place.region || meaning.is !== 'name' || phrase === meaning.phrase) return place
  const named = gazetteer.named(phrase)
  const own = named?.region === place.region ? gazetteer.place(phrase, named, null) : undefined
  return own ? { ...place, elsewhere: own.elsewhere ?? [] } : place
}

/** "Bretagne" stays so in an answer in French. */
export function asSaid(place: Place, { typed, corrected }: Span, gazetteer: Gazetteer): Place {
  const isRegion = place.region !== null && place.region.type !== 'country'
  // "Tiroler" is no name.
  const isName = isRegion && gazetteer.named(phraseOf(typed))?.region === place.region
  return isName && corrected === null && /(?<!\p{L})\p{Lu}/u.test(typed) ? { ...place, said: typed } : place
}
