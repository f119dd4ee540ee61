import { hasBit } from '../../../arrays/bitset.ts'
import { countriesOf, countryWithArticle } from '../../../index/regions/regions.ts'
import type { Doc } from '../../../index/types.ts'
import type { Spot } from '../../../spots/spot.ts'
import type { Place } from '../../gazetteer/place.ts'
import { within } from '../../../text/english.ts'
import { docsInPlace } from '../../find/conditions.ts'
import type { AspectAsk } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'

/** Says whether a spot lies in a place. */
export function inPlace(
  { place }: Extract<AspectAsk, { of: 'in place' }>,
  { name }: Spot,
  doc: Doc,
  context: QuestionContext,
): string {
  if (hasBit(docsInPlace(place, context.index), doc)) return `Yes, ${name} is ${within(place.name)} ${place.name}.`
  const { country } = context.index.storedFields(doc)
  const land = country === null ? undefined : countryWithArticle(country)
  if (place.region && country !== null && countriesOf(place.region).includes(country))
    return `No, ${name} is not ${within(place.name)} ${place.name}.`
  if (place.region && land) return `No, ${name} is ${within(land)} ${land}.`
  if (isStrip(place)) return `No, ${name} is not ${within(place.name)} ${place.name}.`
  return `Whether ${name} is ${within(place.name)} ${place.name} is not known.`
}

/** A box of degrees, by which every spot's coordinates tell on which side it lies. */
export function isStrip({ region, box, docs, center }: Place): boolean {
  return region === null && box !== undefined && center === null && docs.length === 0
}
