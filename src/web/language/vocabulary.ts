import { voiceOf } from '../../ask/say/foreign/voice.ts'
import { isForeign } from '../../ask/vocabulary/languages/languages.ts'
import { countryName } from '../../geo/countries.ts'
import type { SilenceExplanation } from '../../http/schemas/silence.ts'
import type { SilenceWord } from '../../silence/rating.ts'
import { inWords, within } from '../../text/english.ts'
import { pluralOf, type Scenery } from '../../spots/scenery.ts'
import type { Language } from './languages.ts'

type Source = Pick<SilenceExplanation['dominant'][number], 'kind' | 'class'>

/** What a language calls what the catalogue holds: the same words as answers use. */
export type Vocabulary = {
  /** A tag, activity or scenery; one that is none of ours as its source has it. */
  feature: (word: string) => string
  scale: (word: SilenceWord) => string
  /** What kind of thing makes a noise: "trunk road". */
  source: (source: Source) => string
  /** "Quiet lakes in Sweden". */
  quietIn: (scenery: Scenery, country: string) => string
}

export function vocabularyOf(language: Language): Vocabulary {
  if (!isForeign(language)) return ENGLISH
  const { words, inPlace, country } = voiceOf(language)
  const { nouns, labels, scale, sources, qualities, hasAdjectiveFirst } = words
  return {
    feature: word => nouns.get(word)?.one ?? labels.get(word) ?? inWords(word),
    scale: word => scale.get(word) ?? word,
    source: ({ kind, class: sort }) => sources.get(sort) ?? sources.get(kind) ?? inWords(sort),
    quietIn(scenery, code) {
      const noun = nouns.get(scenery)
      const many = noun?.many ?? scenery
      const quiet = qualities.get('quiet')?.plural[noun?.gender ?? 'm'] ?? ''
      const region = { kind: 'country', countries: [code] } as const
      const where = inPlace({
        name: country(code),
        kind: 'country',
        region: { ...region, name: country(code) } as never,
      }) // a country's code is all that is read
      return `${hasAdjectiveFirst ? `${quiet} ${many}` : `${many} ${quiet}`} ${where}`
    },
  }
}

const ENGLISH: Vocabulary = {
  feature: inWords,
  scale: word => word,
  source: ({ kind, class: sort }) => inWords(NOUNS[kind](sort)),
  quietIn(scenery, country) {
    const name = countryName(country) ?? country
    return `quiet ${pluralOf(scenery)} ${within(name)} ${WITH_ARTICLE.test(name) ? 'the ' : ''}${name}`
  },
}

/** Names of countries that take an article: "in the United States". */
const WITH_ARTICLE = /^(United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Isle)\b|\b(Islands|Republic)\b/

/** Names of noise sources, by kind. */
const NOUNS: Record<Source['kind'], (sort: string) => string> = {
  road: sort => `${sort} road`,
  rail: sort => `${sort} railway`,
  aerodrome: sort => (['airfield', 'heliport'].includes(sort) ? sort : `${sort} airport`),
  settlement: sort => sort,
  works: sort => (['retail', 'commercial'].includes(sort) ? `${sort} area` : sort),
  turbine: () => 'wind turbine',
  event: sort => sort,
}
