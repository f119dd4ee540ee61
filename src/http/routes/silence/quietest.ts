import { z } from 'zod'
import { type Coordinates, rounded } from '../../../geo/coordinates.ts'
import type { Directory } from '../../../service/directory.ts'
import { shownExplanation } from '../../../service/spot-silence.ts'
import { quietestAround, type QuietestOrder } from '../../../service/quietest/quietest.ts'
import { ApiError } from '../../errors.ts'
import { integer, kilometres, requiredDecimals } from '../../request/parameters.ts'
import { POSITION, POSITION_WORDS } from '../../request/positions.ts'
import { json as jsonResponse } from '../../response/response.ts'
import { route } from '../../route.ts'
import { QuietestPoints } from '../../schemas/quietest.ts'
import { COMMON, json, plainRead } from '../shared.ts'

/** Beyond it the answer would be a map, not a walk. */
const FARTHEST_KM = 25

const QuietestQuery = z.object({
  near: requiredDecimals(POSITION, POSITION_WORDS).describe('latitude,longitude: the point around which to look'),
  radiusKm: kilometres({ max: FARTHEST_KM, fallback: 10 }).describe('how far from it a point may lie, kilometres'),
  limit: integer({ min: 1, max: 20, fallback: 5 }).describe('how many points'),
})

export const getQuietest = route({
  ...plainRead,
  paths: { '/api/silence/quietest': 'getQuietest' },
  group: 'silence',
  summary: 'Find the quietest points around',
  description:
    'Finds the quietest points within a radius that one can walk to: within 200 m of a path or track, at least 300 m apart, the quietest first. They come from a grid of about 100 m that is computed when a region is imported, and each is explained as `/api/silence` does. Where nothing within the radius is imported it is 404 `not_covered`: no data is not silence. A region without a base map has no known paths and gives none.',
  query: QuietestQuery,
  responses: { 200: { description: 'The points', content: json(QuietestPoints) } },
  errors: [...COMMON, 'missing_parameter', 'not_covered'],
  example: { query: { near: '42.5462,1.6016', radiusKm: '10', limit: '2' } },
  async handle({ query: { near, radiusKm, limit }, directory, request: { timed } }) {
    return jsonResponse(await quietestPoints(directory, { near, radiusKm, limit, timed }))
  },
})

async function quietestPoints(directory: Directory, order: QuietestOrder): Promise<z.infer<typeof QuietestPoints>> {
  const found = await quietestAround(directory, order)
  if (!found) throw notCovered(order.near, order.radiusKm)
  const data = found.map(({ point, distanceKm, explanation }) => {
    const { lden, rating, band, confidence, words, dominant, ...rest } = shownExplanation(explanation)
    return {
      latitude: rounded(point.latitude),
      longitude: rounded(point.longitude),
      distanceKm: Math.round(distanceKm * 100) / 100,
      rating,
      lden,
      ...('below' in rest && { below: true as const }),
      band,
      confidence,
      words,
      dominant,
      source: directory.noiseMaps.regionsAt(point).join(', '),
    }
  })
  return { object: 'list', radiusKm: order.radiusKm, data }
}

function notCovered({ latitude, longitude }: Coordinates, radiusKm: number): ApiError {
  return new ApiError(
    'not_covered',
    `no imported region has anything within ${radiusKm} km of latitude ${latitude}, longitude ${longitude}: no data is not silence`,
  )
}
