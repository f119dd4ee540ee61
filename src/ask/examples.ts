import { countBits, firstDocs } from '../arrays/bitset.ts'
import type { Index } from '../index/types.ts'
import { docsOfFeature } from './gazetteer/feature-docs.ts'
import { countryWithArticle } from './gazetteer/regions.ts'
import { FEATURES, LANDSCAPE_KEYS } from './vocabulary/features.ts'

/** Makes three questions of different kinds that this catalogue can answer. */
export function examplesOf(index: Index): string[] {
  if (index.count === 0) return ['What can you do?', 'How many spots are there?', 'What does the silence rating mean?']
  const landscapes = [...LANDSCAPE_KEYS]
    .filter(key => FEATURES[key]?.noun && FEATURES[key].tags?.length === 1)
    .map(key => {
      const docs = docsOfFeature(FEATURES[key], index)
      return { key, docs, count: countBits(docs) }
    })
    .toSorted((a, b) => b.count - a.count)
  const [first, second] = landscapes
  const [best = 0] = first ? firstDocs(first.docs, 1) : []
  const country = countryWithArticle(index.storedFields(best).country ?? '')
  return [
    country === undefined
      ? `What is the quietest ${noun(first?.key, 0)}?`
      : `What is the quietest ${noun(first?.key, 0)} in ${country}?`,
    `Are fires allowed at ${index.name(0)}?`,
    `How many ${noun(second?.key, 1)} are there?`,
  ]
}

function noun(key: string | undefined, at: 0 | 1): string {
  return FEATURES[key ?? '']?.noun?.[at] ?? ['spot', 'spots'][at] ?? ''
}
