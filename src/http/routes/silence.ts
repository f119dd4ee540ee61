import type { StoredSource } from '../../catalogue/catalogue.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { ApiError } from '../errors.ts'
import { findSpot } from '../find-spot.ts'
import type { Directory } from '../../service/directory.ts'
import { shownExplanation, silenceOf } from '../../service/spot-silence.ts'
import { z } from 'zod'
import { degrees } from '../request/parameters.ts'
import { LATITUDE, LONGITUDE } from '../request/positions.ts'
import { json as jsonResponse } from '../response/response.ts'
import { route } from '../route.ts'
import { SilenceExplanation, SourceList } from '../schemas/silence.ts'
import { COMMON, json, plainRead, SpotPath } from './shared.ts'

const PointQuery = z.object({
  latitude: degrees(LATITUDE).describe('degrees north, WGS 84'),
  longitude: degrees(LONGITUDE).describe('degrees east, WGS 84'),
})

export const getSilence = route({
  ...plainRead,
  paths: { '/api/silence': 'getSilence' },
  group: 'silence',
  summary: 'Explain any point',
  description:
    'Computes how quiet a point is from the imported map, and says what makes the noise, how sure that is and by which method. Outside of the imported regions it is 404 `not_covered`: no data is not silence.',
  query: PointQuery,
  responses: { 200: { description: 'The explanation', content: json(SilenceExplanation) } },
  errors: [...COMMON, 'missing_parameter', 'not_covered'],
  example: { query: { latitude: '42.5462', longitude: '1.6016' } },
  handle: ({ query, directory }) => jsonResponse(silenceAt(query, directory)),
})

export const getSpotSilence = route({
  ...plainRead,
  paths: { '/api/spots/{id}/silence': 'getSpotSilence' },
  group: 'silence',
  summary: "Explain a spot's rating",
  description:
    'Says how the silence rating of a spot came about. One that was given by hand has the method "editorial".',
  path: SpotPath,
  responses: { 200: { description: 'The explanation', content: json(SilenceExplanation) } },
  errors: [...COMMON, 'spot_not_found'],
  handle: ({ path, directory }) => jsonResponse(silenceOf(findSpot(directory.index, path.id), directory)),
})

export const listSources = route({
  ...plainRead,
  paths: { '/api/sources': 'listSources' },
  group: 'silence',
  summary: 'List the sources',
  description: 'Lists where the spots come from, under which licence, and which region each source covers.',
  responses: { 200: { description: 'The sources', content: json(SourceList) } },
  handle: ({ directory }) => jsonResponse(sourcesOf(directory)),
})

/** Explains any point that the imported regions cover. */
function silenceAt(point: Coordinates, { noiseMaps }: Directory): SilenceExplanation {
  const explanation = noiseMaps.explain(point)
  if (!explanation) throw notCovered(point, noiseMaps.regions)
  return shownExplanation({ ...explanation, source: noiseMaps.regionsAt(point).join(', ') })
}

const MOST_NAMED = 10

function notCovered({ latitude, longitude }: Coordinates, regions: readonly string[]): ApiError {
  const named = regions.slice(0, MOST_NAMED).join(', ')
  const more = regions.length > MOST_NAMED ? ` and ${regions.length - MOST_NAMED} more` : ''
  const which = regions.length === 0 ? 'no region has been imported' : `the regions are ${named}${more}`
  return new ApiError(
    'not_covered',
    `no imported region holds latitude ${latitude}, longitude ${longitude}: no data is not silence; ${which}`,
  )
}

/** Lists where everything comes from, under which terms. */
function sourcesOf({ index }: Directory): z.infer<typeof SourceList> {
  const data = index.sources.map(({ name, attribution, licence, url, spots, ratings, ...rest }) => ({
    name,
    attribution,
    licence,
    url,
    spots,
    ratings,
    extractDate: rest.extractDate,
    importedAt: rest.importedAt,
    coverage: boundingBox(rest.coverage),
  }))
  return { object: 'sources', data }
}

function boundingBox(box: StoredSource['coverage']): number[] | null {
  return box ? [box.west, box.south, box.east, box.north] : null
}
