import type { Doc } from '../index/index.ts'
import { wordOf } from '../silence/rating.ts'
import type { Coordinates } from '../spots/distance.ts'
import { ApiError } from './errors.ts'
import type { Reply } from './reply.ts'
import type { SilenceExplanation } from './schemas.ts'
import type { Directory } from './service.ts'

/** Explains any point that the imported regions cover. */
export function silenceReply(point: Coordinates, { atlas }: Directory): Reply {
  const explanation = atlas.explain(point)
  if (!explanation) throw notCovered(point, atlas.regions)
  const body: SilenceExplanation = { ...explanation, source: atlas.regionsAt(point).join(', ') }
  return { json: body }
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

/** Explains a spot's rating; one that was given by hand says so. */
export function spotSilenceReply(idOrSlug: string, directory: Directory): Reply {
  const { index } = directory
  const doc = index.find(idOrSlug)
  if (doc === undefined) throw new ApiError('spot_not_found', 'no public spot has this id or slug')
  return { json: silenceOf(doc, directory) }
}

/** Says how a spot's rating came about. */
export function silenceOf(doc: Doc, directory: Directory): SilenceExplanation {
  const { index } = directory
  const { source } = index.details(doc)
  const computed = computedFor(doc, directory)
  return computed ? { ...computed, source } : editorial(index.silenceRating(doc), source)
}

/** The explanation that gave the rating; a rating that it does not give was given by hand. */
export function computedFor(doc: Doc, { index, atlas }: Pick<Directory, 'index' | 'atlas'>) {
  const { source } = index.details(doc)
  if (index.sources.find(({ name }) => name === source)?.ratings !== 'computed') return undefined
  const { latitude, longitude } = index.spot(doc)
  const explanation = atlas.explain({ latitude, longitude })
  return explanation?.rating === index.silenceRating(doc) ? explanation : undefined
}

function editorial(rating: number, source: string): SilenceExplanation {
  return {
    rating,
    lden: null,
    band: null,
    confidence: null,
    method: 'editorial',
    words: wordOf(rating),
    dominant: [],
    caveats: ['Given by the people of the source, not computed'],
    source,
  }
}

/** Lists where everything comes from, under which terms. */
export function sourcesReply({ index }: Directory): Reply {
  const data = index.sources.map(({ name, attribution, licence, url, spots, ratings, ...rest }) => ({
    name,
    attribution,
    licence,
    url,
    spots,
    ratings,
    extractDate: rest.extractDate,
    importedAt: rest.importedAt,
    coverage: rest.coverage ?? null,
  }))
  return { json: { object: 'sources', data } }
}
