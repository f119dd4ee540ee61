import { ApiError } from '../errors.ts'
import { ListQuery } from '../request/list-parameters.ts'
import { bytes } from '../response/response.ts'
import { route } from '../route.ts'
import { SpotResponse } from '../schemas/schemas.ts'
import { listResponse } from './spot-lists.ts'
import { COMMON, json, LINK, LISTS, NOTHING, SpotPath } from './shared.ts'

/** What the list has in common with the sandbox's. */
export const list = {
  method: 'GET',
  path: NOTHING,
  query: ListQuery,
  body: undefined,
  responses: { 200: { description: 'A page of spots', content: LISTS, headers: LINK } },
  errors: [...COMMON, 'invalid_cursor'],
  cost: 1,
  isBatchable: true,
  handle: listResponse,
} as const

export const listSpots = route({
  ...list,
  paths: { '/api/spots': 'listSpots', '/api/v1/spots': 'listSpotsV1' },
  group: 'spots',
  summary: 'List spots',
  description:
    'Lists spots by silence rating (highest first), then id. Filters narrow the list; meta.nextCursor leads to the next page and goes on working after the catalogue has changed.',
  reads: 'directory',
  example: { query: { minRating: '4', limit: '3' } },
})

const [HEAD, TAIL] = [Buffer.from('{"object":"spot","data":'), Buffer.from('}')]

export const getSpot = route({
  method: 'GET',
  paths: { '/api/spots/{id}': 'getSpot' },
  group: 'spots',
  summary: 'Get one spot',
  description: 'Finds a spot by its id or its slug. An old slug still finds the spot.',
  path: SpotPath,
  query: NOTHING,
  body: undefined,
  responses: { 200: { description: 'The spot', content: json(SpotResponse) } },
  errors: [...COMMON, 'spot_not_found'],
  reads: 'directory',
  cost: 1,
  isBatchable: true,
  handle: ({ directory: { index }, path }) => {
    const doc = index.find(path.id)
    if (doc === undefined) throw new ApiError('spot_not_found', 'no public spot has this id or slug')
    return bytes([HEAD, index.body(doc), TAIL])
  },
})
