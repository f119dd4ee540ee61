import type { FacetCount, Facets, Filter, Index } from '../index/types.ts'
import { normaliseTag } from '../spots/tags.ts'
import { nearestWord } from '../text/nearest-word.ts'

/** The filters that take a value of the catalogue's own: their parameter, and the facet that counts their values. */
const VALUES = [
  { parameter: 'tag', facet: 'tags', asked: ({ tags = [] }) => tags.map(normaliseTag) },
  { parameter: 'activity', facet: 'activities', asked: ({ activities = [] }) => activities.map(normaliseTag) },
  { parameter: 'scenery', facet: 'scenery', asked: ({ scenery }) => (scenery === undefined ? [] : [scenery]) },
  { parameter: 'fire', facet: 'fire', asked: ({ fire }) => (fire === undefined ? [] : [fire]) },
  {
    parameter: 'country',
    facet: 'countries',
    asked: ({ country }) => (country === undefined ? [] : [country.toUpperCase()]),
  },
] as const satisfies readonly { parameter: string; facet: keyof Facets; asked: (filter: Filter) => readonly string[] }[]

/** Codes that people and the European Union write for a country, and that of ISO 3166-1. */
const OTHER_CODES: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['UK', 'GB'],
])

/**
 * Says of each value of a filter that no spot has what was probably meant: `no spot has tag=lak; did you mean tag=lake?`
 */
export function hintsFor(filter: Filter, index: Index): string[] {
  if (VALUES.every(({ asked }) => asked(filter).length === 0)) return []
  const counts = index.facets({})
  return VALUES.flatMap(({ parameter, facet, asked }) => {
    const known = valuesOf(counts[facet])
    const unknown = asked(filter).filter(value => !known.includes(value))
    return unknown.map(value => {
      const meant = parameter === 'country' ? codeMeant(value, known) : nearestWord(value, known)
      const instead = meant === undefined ? elsewhere(value, counts) : `${parameter}=${meant}`
      return `no spot has ${parameter}=${value}${instead === undefined ? '' : `; did you mean ${instead}?`}`
    })
  })
}

/** Another code of two letters is no typo of this one. */
function codeMeant(code: string, known: readonly string[]): string | undefined {
  const meant = OTHER_CODES.get(code)
  return meant !== undefined && known.includes(meant) ? meant : undefined
}

/** The filter that does take the value: `activity=hiking` for `tag=hiking`. */
function elsewhere(value: string, counts: Facets): string | undefined {
  const other = VALUES.find(({ facet }) => valuesOf(counts[facet]).includes(value))
  return other && `${other.parameter}=${value}`
}

function valuesOf(counts: readonly FacetCount[]): string[] {
  return counts.flatMap(({ value }) => (value === null ? [] : [value]))
}
