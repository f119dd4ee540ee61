import { type Bitset, emptyBitset, hasBit, setBit } from '../../../arrays/bitset.ts'
import { type Box, growBox, isInBox } from '../../../geo/box.ts'
import type { Area } from '../../../geo/regions/area.ts'
import type { Doc, Index } from '../../../index/types.ts'
import { docsInRegion } from '../../../index/regions/docs-in-region.ts'
import type { Region } from '../../../index/regions/region.ts'
import { countriesOf } from '../../../index/regions/regions.ts'
import { phraseOf } from '../../../text/phrase.ts'

/**
 * Returns the spots of a region with those at its borders whose place ends in its name: "Key West, Florida" lies off the
 * coast as it is drawn. Far away, or in another country, that is another region of the name.
 */
export function docsOfRegion(region: Region, index: Index): Bitset {
  const inside = docsInRegion(region, index)
  const parts = region.areas()
  if (region.countries.length > 0 || parts.length === 0) return inside
  return known
    .getOrInsertComputed(index, () => new WeakMap<readonly Area[], Bitset>())
    .getOrInsertComputed(parts, () => withSaid(inside, region, index))
}

const known = new WeakMap<Index, WeakMap<readonly Area[], Bitset>>()

function withSaid(inside: Bitset, region: Region, index: Index): Bitset {
  const name = phraseOf(region.name.replace(/^the /, ''))
  const beside = region.areas().map(({ box }) => growBox(box, BESIDE_DEGREES))
  const lands = countriesOf(region)
  const said = index.names.part(name)?.docs.filter(doc => {
    if (hasBit(inside, doc) || !beside.some(box => isBeside(doc, box, index))) return false
    const { country, place } = index.storedFields(doc)
    const isOfLand = lands.length === 0 || country === null || lands.includes(country)
    return isOfLand && phraseOf(place?.split(',').at(-1)?.trim() ?? '') === name
  })
  if (!said || said.length === 0) return inside
  const all = emptyBitset(index.count)
  all.set(inside)
  for (const doc of said) setBit(all, doc)
  return all
}

/** How far beyond the drawn borders a spot may lie whose place says the region. */
const BESIDE_DEGREES = 1

function isBeside(doc: Doc, box: Box, index: Index): boolean {
  const { latitude, longitude } = index.coordinates(doc)
  return isInBox(box, longitude, latitude)
}
