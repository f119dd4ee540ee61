import { countBits, firstDocs } from '../arrays/bitset.ts'
import type { Index } from '../index/types.ts'
import { docsOfFeature } from './gazetteer/feature-docs.ts'
import { countryWithArticle } from '../index/regions/regions.ts'
import { FEATURES, LANDSCAPE_KEYS } from './vocabulary/features.ts'

/** What examples are made of, in any language: the two commonest features, and a country that has the first. */
export type ExampleParts = { best: string | null; second: string | null; country: string | null }

/** Picks what examples are made of; nothing from an empty catalogue. */
export function examplePartsOf(index: Index): ExampleParts {
  if (index.count === 0) return { best: null, second: null, country: null }
  const landscapes = [...LANDSCAPE_KEYS]
    .filter(key => FEATURES[key]?.noun && FEATURES[key].tags?.length === 1)
    .map(key => {
      const docs = docsOfFeature(FEATURES[key], index)
      return { key, docs, count: countBits(docs) }
    })
    .toSorted((a, b) => b.count - a.count)
  const [first, second] = landscapes
  const [doc = 0] = first ? firstDocs(first.docs, 1) : []
  return { best: first?.key ?? null, second: second?.key ?? null, country: index.storedFields(doc).country }
}

/** Makes three questions of different kinds that this catalogue can answer. */
export function examplesOf(index: Index, { best, second, country }: ExampleParts): string[] {
  if (index.count === 0) return ['What can you do?', 'How many spots are there?', 'What does the silence rating mean?']
  const land = countryWithArticle(country ?? '')
  return [
    land === undefined ? `What is the quietest ${noun(best, 0)}?` : `What is the quietest ${noun(best, 0)} in ${land}?`,
    `Are fires allowed at ${index.name(0)}?`,
    `How many ${noun(second, 1)} are there?`,
  ]
}

function noun(key: string | null, at: 0 | 1): string {
  return FEATURES[key ?? '']?.noun?.[at] ?? ['spot', 'spots'][at] ?? ''
}
