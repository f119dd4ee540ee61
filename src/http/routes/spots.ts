import type { Index } from '../../index/types.ts'
import { findSpot } from '../find-spot.ts'
import { ListQuery } from '../request/list-parameters.ts'
import { bytes, type HttpResponse, JSON_TYPE } from '../response/response.ts'
import { route } from '../route.ts'
import { SpotFeature } from '../schemas/features.ts'
import { SpotList, SpotResponse } from '../schemas/schemas.ts'
import { listResponse } from './spot-lists.ts'
import { feature, GEOJSON } from '../response/list-bytes.ts'
import { COMMON, FEATURES, LINK, LIST_FORMS, TABLE, json, plainRead, SpotPath } from './shared.ts'

/** What the list has in common with the sandbox's. */
export const list = {
  ...plainRead,
  query: ListQuery,
  responses: { 200: { description: 'A page of spots', content: json(SpotList), headers: LINK } },
  alsoSends: LIST_FORMS,
  errors: [...COMMON, 'invalid_cursor'],
  handle: listResponse,
} as const

export const listSpots = route({
  ...list,
  paths: { '/api/spots': 'listSpots', '/api/v1/spots': 'listSpotsV1' },
  group: 'spots',
  summary: 'List spots',
  description:
    'Lists spots by silence rating (highest first), then confidence, noise level and id. Filters narrow the list; meta.nextCursor leads to the next page and goes on working after the catalogue has changed.',
  example: { query: { minRating: '4', limit: '3' } },
})

/** What the list has in common at the addresses of its other forms. */
export const listFeatures = {
  ...list,
  isFormByAddress: true,
  alsoSends: [],
  responses: { 200: { description: 'A page of spots as a FeatureCollection', content: FEATURES, headers: LINK } },
} as const
export const listTable = {
  ...list,
  isFormByAddress: true,
  alsoSends: [],
  responses: { 200: { description: 'A page of spots, a line each behind a head', content: TABLE, headers: LINK } },
  isBatchable: false,
} as const

export const listSpotsGeojson = route({
  ...listFeatures,
  paths: { '/api/spots.geojson': 'listSpotsGeojson' },
  group: 'spots',
  summary: 'List spots as GeoJSON',
  description: 'The list of GET /api/spots as a GeoJSON FeatureCollection (RFC 7946), whatever Accept says.',
  example: { query: { minRating: '4', limit: '3' } },
})

export const listSpotsCsv = route({
  ...listTable,
  paths: { '/api/spots.csv': 'listSpotsCsv' },
  group: 'spots',
  summary: 'List spots as CSV',
  description: 'The list of GET /api/spots as a table (RFC 4180), whatever Accept says; Link leads to the next page.',
  example: { query: { minRating: '4', limit: '3' } },
})

const [HEAD, TAIL] = [Buffer.from('{"object":"spot","data":'), Buffer.from('}')]

export const getSpot = route({
  ...plainRead,
  paths: { '/api/spots/{id}': 'getSpot' },
  group: 'spots',
  summary: 'Get one spot',
  description: 'Finds a spot by its id or its slug. An old slug still finds the spot.',
  path: SpotPath,
  responses: { 200: { description: 'The spot', content: json(SpotResponse) } },
  alsoSends: [GEOJSON],
  errors: [...COMMON, 'spot_not_found'],
  handle: ({ directory: { index }, path: { id }, type }) => spotResponse(index, { id, type }),
})

const ENDING = '.geojson'

export const getSpotGeojson = route({
  ...plainRead,
  paths: { '/api/spots/{id}.geojson': 'getSpotGeojson' },
  group: 'spots',
  summary: 'Get one spot as GeoJSON',
  description: 'The spot as a GeoJSON Feature, whatever Accept says. A spot whose own id ends so is found as it is.',
  path: SpotPath,
  responses: { 200: { description: 'The spot as a Feature', content: { [GEOJSON]: SpotFeature } } },
  isFormByAddress: true,
  errors: [...COMMON, 'spot_not_found'],
  handle: ({ directory: { index }, path: { id } }) => {
    const whole = `${id}${ENDING}`
    return index.find(whole) === undefined
      ? spotResponse(index, { id, type: GEOJSON })
      : spotResponse(index, { id: whole, type: JSON_TYPE })
  },
})

/** @throws ApiError `spot_not_found` */
function spotResponse(index: Index, { id, type }: { id: string; type: string }): HttpResponse {
  const doc = findSpot(index, id)
  return type === GEOJSON ? bytes(feature(index, doc), { type }) : bytes([HEAD, index.body(doc), TAIL])
}
