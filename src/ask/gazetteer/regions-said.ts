import { eachDoc } from '../../arrays/bitset.ts'
import { docsInRegion } from '../../index/regions/docs-in-region.ts'
import type { Region } from '../../index/regions/region.ts'
import { regionsNamed } from '../../index/regions/regions.ts'
import type { Doc, Index } from '../../index/types.ts'
import { otherCasesOf, spotsNamed } from './german-cases.ts'
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

/** Returns the spots of a folded phrase: by name, or as the lake that another name of theirs means, as "Skutarisee" does. */
export function spotsSaid(phrase: string, region: Region | null, index: Index): readonly Doc[] {
  const named = spotsNamed(phrase, index.names)
  if (named.length > 0 || region?.type !== 'lake') return named
  const spots: Doc[] = []
  eachDoc(docsInRegion(region, index), doc => {
    if (regionsNamed(phraseOf(index.name(doc))).includes(region)) spots.push(doc)
  })
  return spots
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
