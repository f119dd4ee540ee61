import type { z } from 'zod'
import type { Doc, Index, Suggestion } from '../../index/types.ts'
import type { Directory } from '../../service/directory.ts'
import { hintsFor } from '../../service/value-hints.ts'
import { type Links, spotUrl } from '../../spots/links.ts'
import { FilterQuery, filterOf, SearchQuery, SuggestQuery } from '../request/list-parameters.ts'
import { json as jsonResponse } from '../response/response.ts'
import { route } from '../route.ts'
import { Facets, SpotList, Suggestions } from '../schemas/schemas.ts'
import { COMMON, FEATURES, LIST_FORMS, TABLE, json, plainRead } from './shared.ts'
import { searchResponse } from './spot-lists.ts'

/** What search has in common at the addresses of all its forms. */
const search = {
  ...plainRead,
  group: 'search',
  query: SearchQuery,
  responses: { 200: { description: 'The best hits', content: json(SpotList) } },
  alsoSends: LIST_FORMS,
  errors: [...COMMON, 'missing_parameter'],
  example: { query: { q: 'lake', limit: '3' } },
  handle: searchResponse,
} as const

export const searchSpots = route({
  ...search,
  paths: { '/api/search': 'searchSpots', '/api/v1/search': 'searchSpotsV1' },
  summary: 'Search spots',
  description:
    'Finds spots by words in their names, descriptions, tags, activities, scenery and place; every word must match. The name of a country or region (Bavaria, Toskana, the Alps) finds the spots in it, below those that have the words in their name or tags. The last word may be unfinished, and a mistyped word is put right. Best hits first.',
})

export const searchSpotsGeojson = route({
  ...search,
  paths: { '/api/search.geojson': 'searchSpotsGeojson' },
  summary: 'Search spots, hits as GeoJSON',
  description: 'The hits of GET /api/search as a GeoJSON FeatureCollection (RFC 7946), whatever Accept says.',
  responses: { 200: { description: 'The best hits as a FeatureCollection', content: FEATURES } },
  alsoSends: [],
  isFormByAddress: true,
})

export const searchSpotsCsv = route({
  ...search,
  paths: { '/api/search.csv': 'searchSpotsCsv' },
  summary: 'Search spots, hits as CSV',
  description: 'The hits of GET /api/search as a table (RFC 4180), whatever Accept says.',
  responses: { 200: { description: 'The best hits, a line each behind a head', content: TABLE } },
  alsoSends: [],
  isFormByAddress: true,
  isBatchable: false,
})

export const suggest = route({
  ...plainRead,
  paths: { '/api/suggest': 'suggest' },
  group: 'search',
  summary: 'Suggest while typing',
  description:
    'Completes what has been typed so far to names, tags and places of the catalogue; from three letters on also to countries and regions that have spots. Blank q: none. Counts with the pages.',
  query: SuggestQuery,
  responses: { 200: { description: 'The suggestions, best first', content: json(Suggestions) } },
  // They come with every letter that is typed.
  window: 'pages',
  example: { query: { q: 'la', limit: '3' } },
  handle: ({ directory, reads, query }) => jsonResponse(suggestionsOf(directory, reads.links, query)),
})

export const facets = route({
  ...plainRead,
  paths: { '/api/facets': 'getFacets' },
  group: 'search',
  summary: 'Count values',
  description:
    'Counts, over the spots that pass the filters of the list, how many have each tag, activity, access, fire status, scenery, country and rating; null stands for not known.',
  query: FilterQuery,
  responses: { 200: { description: 'The counts, most frequent first', content: json(Facets) } },
  example: { query: { minRating: '4' } },
  handle: ({ directory: { index }, query }) => {
    const filter = { ...filterOf(query), ...(query.q && { words: query.q }) }
    const { total, ...data } = index.facets(filter)
    const hints = total === 0 ? hintsFor(filter, index) : []
    return jsonResponse({ object: 'facets', total, data, ...(hints.length > 0 && { meta: { hints } }) })
  },
})

/** Lists what a text that is being typed may become: names, tags and places, each with the page it leads to. */
function suggestionsOf(
  { index }: Directory,
  links: Links,
  { q = '', limit }: { q?: string | undefined; limit: number },
): z.infer<typeof Suggestions> {
  const found = q === '' ? [] : index.suggest({ text: q, limit })
  return {
    object: 'suggestions',
    data: found.map(suggestion => ({
      text: suggestion.text,
      kind: suggestion.kind,
      url: urlOf(suggestion, doc => index.slug(doc), links),
      ...(suggestion.kind === 'place' && suggestion.count !== undefined && { count: suggestion.count }),
      ...(suggestion.kind === 'spot' && ofSpot(suggestion.doc, index)),
    })),
  }
}

/** What tells a spot from others of its name. */
function ofSpot(doc: Doc, index: Index) {
  const { silenceRating, confidence } = index.spot(doc)
  const { place, country } = index.storedFields(doc)
  return {
    silenceRating,
    ...(confidence && { confidence }),
    ...(place !== null && { place }),
    ...(country !== null && { country }),
  }
}

function urlOf(suggestion: Suggestion, slug: (doc: number) => string, links: Links): string {
  if (suggestion.kind === 'spot') return spotUrl(slug(suggestion.doc), links)
  const name = suggestion.kind === 'tag' ? 'tag' : 'q'
  return `${links.baseUrl}/?${new URLSearchParams({ [name]: suggestion.text }).toString()}`
}
