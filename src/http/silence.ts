import type { StoredSource } from '../catalogue/catalogue.ts'
import type { Doc } from '../index/types.ts'
import { METHOD } from '../silence/parameters.ts'
import { wordOf } from '../silence/rating.ts'
import type { Coordinates } from '../geo/distance.ts'
import { ApiError } from './errors.ts'
import type { Reply } from './reply.ts'
import type { SilenceExplanation } from './schemas/silence.ts'
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
  const { source, ratedBy } = index.details(doc)
  const computed = computedFor(doc, directory)
  if (computed) return { ...computed, source }
  const rating = index.silenceRating(doc)
  return {
    rating,
    lden: null,
    band: null,
    confidence: null,
    words: wordOf(rating),
    dominant: [],
    source,
    ...UNEXPLAINED[ratedBy],
  }
}

const UNEXPLAINED = {
  source: { method: 'editorial', caveats: ['Given by the people of the source, not computed'] },
  // A catalogue restored from an export has the ratings, not the noise maps.
  model: { method: METHOD, caveats: ['The noise map that the rating was computed from is not in this catalogue'] },
}

/** The explanation that gave the rating; undefined for one that a source gave, or whose noise map is not here. */
export function computedFor(doc: Doc, { index, atlas }: Pick<Directory, 'index' | 'atlas'>) {
  if (index.details(doc).ratedBy !== 'model') return undefined
  const { latitude, longitude } = index.spot(doc)
  const explanation = atlas.explain({ latitude, longitude })
  return explanation?.rating === index.silenceRating(doc) ? explanation : undefined
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
    coverage: boundingBox(rest.coverage),
  }))
  return { json: { object: 'sources', data } }
}

function boundingBox(box: StoredSource['coverage']): number[] | null {
  return box ? [box.west, box.south, box.east, box.north] : null
}
