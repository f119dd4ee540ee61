import type { Page, PageContext } from '../../http/app.ts'
import { ApiError } from '../../http/errors.ts'
import type { Cluster } from '../../index/tiles/tile-grid.ts'
import { TILE_EXTENT } from '../../index/tiles/tile-grid.ts'
import type { Index } from '../../index/types.ts'
import { fileResponse } from '../respond.ts'
import { filterOf, readWishes } from '../search-state.ts'
import { encodeTile, type PointFeature } from './mvt.ts'
import { readTileAddress, type TileAddress } from './tile-address.ts'
import { LAST_TOWN_ZOOM, townsIn } from './towns.ts'

/** Maps enlarge the tiles of the last zoom; there every cell is a few steps wide (about 75 m at the equator). */
export const LAST_ZOOM = 14
/** So many cells on a side; at the last zoom more, so that nearly every spot stands alone. */
const CELL_BITS = 3
const LAST_CELL_BITS = 5

/**
 * Serves the spots as vector tiles, grouped where they lie close together. Takes the same wishes as the home page, so
 * that map and list show the same.
 */
export const tilesPage: Page = {
  path: '/tiles/{z}/{x}/{file}',
  handle(context) {
    const { service, request, params } = context
    const tile = tileOf(params, LAST_ZOOM)
    const { index } = service.directory()
    const wishes = readWishes(new URL(request.url).searchParams)
    const { bbox: _, ...filter } = filterOf(wishes)
    const clusters = index.clusters({
      ...tile,
      cellBits: tile.z === LAST_ZOOM ? LAST_CELL_BITS : CELL_BITS,
      filter,
      ...(wishes.q !== '' && { text: wishes.q }),
    })
    const points = clusters.map(cluster => pointOf(cluster, index))
    return tileResponse(context, 'spots', points)
  },
}

/** Serves the names of towns for the base map. */
export const townTilesPage: Page = {
  path: '/towns/{z}/{x}/{file}',
  handle: context => tileResponse(context, 'towns', townsIn(tileOf(context.params, LAST_TOWN_ZOOM))),
}

function tileOf(params: Record<string, string>, lastZoom: number): TileAddress {
  const tile = readTileAddress(params, lastZoom)
  if (!tile)
    throw new ApiError('route_not_found', `there is no such tile: {z}/{x}/{y}.mvt with z from 0 to ${lastZoom}`)
  return tile
}

function tileResponse(context: PageContext, name: string, points: readonly PointFeature[]): Promise<Response> {
  const bytes = encodeTile({ name, extent: TILE_EXTENT, points })
  return fileResponse(context, { bytes, type: 'application/vnd.mapbox-vector-tile' })
}

function pointOf({ x, y, count, silenceRating, doc }: Cluster, index: Index): PointFeature {
  if (doc === null) return { x, y, properties: { count, rating: silenceRating } }
  const { name } = index.spot(doc)
  return { x, y, properties: { count, rating: silenceRating, name, slug: index.slug(doc) } }
}
