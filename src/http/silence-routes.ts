import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { degrees } from './request/parameters.ts'
import { type AnyRoute, route } from './route.ts'
import { SilenceExplanation, SourceList } from './schemas/silence.ts'
import { silenceReply, sourcesReply, spotSilenceReply } from './silence.ts'

const PointQuery = z.object({
  latitude: degrees({ min: -90, max: 90 }).describe('degrees north, WGS 84'),
  longitude: degrees({ min: -180, max: 180 }).describe('degrees east, WGS 84'),
})
const SpotPath = z.object({ id: z.string().min(1).describe('a spot id or a slug') })
const NOTHING = z.object({})

/** Makes the routes that explain ratings and name sources; `errors` are those of every read. */
export function silenceRoutes(errors: readonly ErrorCode[]): AnyRoute[] {
  return [
    route({
      method: 'GET',
      paths: { '/api/silence': 'getSilence' },
      group: 'silence',
      summary: 'Explain any point',
      description:
        'Computes how quiet a point is from the imported map, and says what makes the noise, how sure that is and by which method. Outside of the imported regions it is 404 `not_covered`: no data is not silence.',
      path: NOTHING,
      query: PointQuery,
      body: undefined,
      responses: { 200: { description: 'The explanation', content: { 'application/json': SilenceExplanation } } },
      errors: [...errors, 'missing_parameter', 'not_covered'],
      reads: 'directory',
      cost: 1,
      isBatchable: true,
      example: { query: { latitude: '42.5462', longitude: '1.6016' } },
      handle: ({ query, directory }) => silenceReply(query, directory),
    }),
    route({
      method: 'GET',
      paths: { '/api/spots/{id}/silence': 'getSpotSilence' },
      group: 'silence',
      summary: "Explain a spot's rating",
      description:
        'Says how the silence rating of a spot came about. One that was given by hand has the method "editorial".',
      path: SpotPath,
      query: NOTHING,
      body: undefined,
      responses: { 200: { description: 'The explanation', content: { 'application/json': SilenceExplanation } } },
      errors: [...errors, 'spot_not_found'],
      reads: 'directory',
      cost: 1,
      isBatchable: true,
      handle: ({ path, directory }) => spotSilenceReply(path.id, directory),
    }),
    route({
      method: 'GET',
      paths: { '/api/sources': 'listSources' },
      group: 'silence',
      summary: 'List the sources',
      description: 'Lists where the spots come from, under which licence, and which region each source covers.',
      path: NOTHING,
      query: NOTHING,
      body: undefined,
      responses: { 200: { description: 'The sources', content: { 'application/json': SourceList } } },
      errors,
      reads: 'directory',
      cost: 1,
      isBatchable: true,
      handle: ({ directory }) => sourcesReply(directory),
    }),
  ]
}
