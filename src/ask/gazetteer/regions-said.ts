import type { Region } from '../../index/regions/region.ts'
import { regionsNamed } from '../../index/regions/regions.ts'
import { otherCasesOf } from './german-cases.ts'
import { OTHER_CITY_NAMES } from '../vocabulary/names/other-city-names.ts'
import { phraseOf } from '../../text/phrase.ts'
import { ENGLISH_REGION_ADJECTIVES } from '../vocabulary/region-adjectives.ts'

/** Returns the regions of a folded phrase: by name, by English adjective ("Lower Austrian") or as German declines it. */
export function regionsSaid(phrase: string): readonly Region[] {
  // "Bozen" and "Genova" are the cities, though registers call the regions around them so, too.
  const isCity = OTHER_CITY_NAMES.has(phrase)
  const named = regionsNamed(phrase).filter(({ name }) => !isCity || phraseOf(name) === phrase)
  if (named.length > 0) return named
  const adjective = ENGLISH_REGION_ADJECTIVES.get(phrase)
  return adjective === undefined ? declinedRegions(phrase) : regionsNamed(adjective)
}

/** "Im Bayerischen Wald", "des Roten Meeres", "auf den Kanarischen Inseln". */
function declinedRegions(phrase: string): readonly Region[] {
  return (
    otherCasesOf(phrase)
      .values()
      .map(regionsNamed)
      .find(found => found.length > 0) ?? []
  )
}
