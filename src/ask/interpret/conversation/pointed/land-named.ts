// "In the south of the island", "im Süden des Landes", behind a place: its name in place of those words.
import { countryNamesIn } from '../../../../geo/countries.ts'
import { countriesOf } from '../../../../index/regions/regions.ts'
import type { Query } from '../../../query.ts'
import { LANGUAGES, type Language } from '../../../vocabulary/languages/languages.ts'

type Land = 'island' | 'country'

/** A side, the words for a land behind it, and the preposition of a name in their place. */
const SAID: Readonly<Record<Language, readonly [side: string, lands: Readonly<Record<Land, string>>, of: string]>> = {
  en: [
    '(?:(?:north|south)(?:[ -]?(?:east|west))?|east|west)',
    { island: 'of (?:the|that|this) (?:island|region)', country: 'of (?:the|that|this) country' },
    'of',
  ],
  de: [
    '(?:nord|süd|sued)(?:osten|westen|en)|osten|westen',
    { island: '(?:der|dieser) (?:insel|region)', country: '(?:des|dieses) landes' },
    'von',
  ],
  fr: [
    '(?:nord|sud)(?:-?(?:est|ouest))?|est|ouest',
    { island: "de (?:l[’']|cette )[iî]le|de (?:la|cette) r[eé]gion", country: '(?:du|de ce) pays' },
    'de',
  ],
  es: [
    '(?:nor|sur|su)(?:este|oeste)|norte|sur|este|oeste',
    { island: 'de (?:la|esta|esa) (?:isla|regi[oó]n)', country: '(?:del|de este|de ese) pa[ií]s' },
    'de',
  ],
  it: [
    '(?:nord|sud)(?:-?(?:est|ovest))?|est|ovest',
    { island: "d(?:ell[’']|i quest[’'])isola|della regione", country: 'del(?:lo stesso)? paese' },
    'di',
  ],
}

const PATTERNS = LANGUAGES.flatMap(language => {
  const [side, lands, of] = SAID[language]
  return (['island', 'country'] as const).map(land => ({
    language,
    land,
    of,
    pattern: new RegExp(`(?<=(?<!\\p{L})(?:${side})\\s+)(?:${lands[land]})(?!\\p{L})`, 'iu'),
  }))
})

/** Puts the name of the place that the texts before named in place of "the island" or "the country" whose side a text names. */
export function withLandsNamed(all: readonly string[], queryOf: (texts: readonly string[]) => Query | null): string[] {
  return all.reduce<string[]>((texts, text) => {
    const said = texts.length === 0 ? undefined : PATTERNS.find(({ pattern }) => pattern.test(text))
    const name = said && nameOf(queryOf(texts), said)
    return [...texts, name ? text.replace(said.pattern, `${said.of} ${name}`) : text]
  }, [])
}

/** Of a part of a country the country; nothing where no place or several were named. */
function nameOf(query: Query | null, { land, language }: { land: Land; language: Language }): string | undefined {
  const { conditions } = query?.listed ?? query ?? { conditions: [] }
  const [place, ...others] = conditions.flatMap(each => (each.on === 'place' && !each.isNegated ? each.places : []))
  if (!place || others.length > 0) return undefined
  if (land === 'island' && place.kind !== 'country') return place.region?.half?.of.name ?? place.said ?? place.name
  const [code = place.country, ...more] = place.region ? countriesOf(place.region) : []
  return code === undefined || more.length > 0 ? undefined : countryNamesIn(language).get(code)
}
