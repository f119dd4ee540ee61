import type { Index } from '../index/types.ts'
import { countBits, firstDocs } from '../arrays/bitset.ts'
import { bitsOfFeature } from './condition-bits.ts'
import type { Facts } from './facts.ts'
import { countryName } from './gazetteer/regions.ts'
import { FEATURES, LANDSCAPES } from './vocabulary/features.ts'

/** Makes three questions of different kinds that this catalogue can answer. */
export function examplesOf(index: Index, facts: Facts): string[] {
  if (facts.count === 0) return ['What can you do?', 'How many spots are there?', 'What does the silence rating mean?']
  const landscapes = Object.keys(LANDSCAPES)
    .filter(key => FEATURES[key]?.noun && FEATURES[key].tags?.length === 1)
    .map(key => {
      const bits = bitsOfFeature(FEATURES[key], facts)
      return { key, bits, count: countBits(bits) }
    })
    .toSorted((a, b) => b.count - a.count)
  const [first, second] = landscapes
  const [best = 0] = firstDocs(first?.bits ?? new Uint32Array(), 1)
  const country = countryName(index.details(best).country ?? '')
  return [
    country === undefined
      ? `What is the quietest ${noun(first?.key, 0)}?`
      : `What is the quietest ${noun(first?.key, 0)} in ${country}?`,
    `Are fires allowed at ${index.spot(0).name}?`,
    `How many ${noun(second?.key, 1)} are there?`,
  ]
}

function noun(key: string | undefined, at: 0 | 1): string {
  return FEATURES[key ?? '']?.noun?.[at] ?? ['spot', 'spots'][at] ?? ''
}
