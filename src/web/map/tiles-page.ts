import type { Page, PageContext } from '../../http/page.ts'
import { ApiError } from '../../http/errors.ts'
import type { HttpResponse } from '../../http/response/response.ts'
import { TILE_EXTENT } from '../../index/tiles/tile-grid.ts'
import type { Cluster, Index } from '../../index/types.ts'
import { encodeTile, pointFeature, type TileFeature } from '../../basemap/encode-tile.ts'
import { fileResponse } from '../respond.ts'
import { readSearchState, shownFilterOf } from '../search-state.ts'
import { LAST_ZOOM as LAST_BASE_ZOOM } from '../../basemap/layers.ts'
import { bordersIn, LAST_BORDER_ZOOM } from './borders.ts'
import { readTileAddress, type TileAddress } from './tile-address.ts'
import { LAST_TOWN_ZOOM, townsIn } from './towns.ts'

const VECTOR_TILE = 'application/vnd.mapbox-vector-tile'
/** Maps enlarge the tiles of the last zoom; there every cell is a few steps wide (about 75 m at the equator). */
export const LAST_ZOOM = 14
/** Cells on a side; more at the last zoom, so that nearly every spot has a cell of its own. */
const CELL_BITS = 3
const LAST_CELL_BITS = 5

/**
 * Serves the spots as vector tiles, grouped where they lie close together. Takes the same search state as the home page, so
 * that map and list show the same.
 */
export const tilesPage: Page = {
  path: '/tiles/{z}/{x}/{file}',
  handle(context) {
    const { index } = context.directory
    const tile = tileOf(context.params, LAST_ZOOM)
    const state = readSearchState(context.search)
    const { bbox: _, ...filter } = shownFilterOf(state)
    const clusters = index.clusters({
      ...tile,
      cellBits: tile.z === LAST_ZOOM ? LAST_CELL_BITS : CELL_BITS,
      filter,
      ...(state.q !== '' && { text: state.q }),
    })
    const points = clusters.map(cluster => pointOf(cluster, index))
    return tileResponse(context, 'spots', points)
  },
}

/** Serves roads, paths, woods and waters of the imported regions; empty where there is none. */
export const baseTilesPage: Page = {
  path: '/tiles/base/{z}/{x}/{file}',
  async handle(context) {
    const bytes = await context.directory.baseMap.tile(tileOf(context.params, LAST_BASE_ZOOM))
    return fileResponse(context, { bytes, type: VECTOR_TILE })
  },
}

/** Serves the names of towns for the base map. */
export const townTilesPage: Page = {
  path: '/towns/{z}/{x}/{file}',
  handle: context => tileResponse(context, 'towns', townsIn(tileOf(context.params, LAST_TOWN_ZOOM))),
}

/** Serves the borders of countries for the base map. */
export const borderTilesPage: Page = {
  path: '/borders/{z}/{x}/{file}',
  handle: context =>
    fileResponse(context, { bytes: bordersIn(tileOf(context.params, LAST_BORDER_ZOOM)), type: VECTOR_TILE }),
}

function tileOf(params: Record<string, string>, lastZoom: number): TileAddress {
  const tile = readTileAddress(params, lastZoom)
  if (!tile)
    throw new ApiError('route_not_found', `there is no such tile: {z}/{x}/{y}.mvt with z from 0 to ${lastZoom}`)
  return tile
}

function tileResponse(context: PageContext, name: string, features: readonly TileFeature[]): HttpResponse {
  const bytes = encodeTile([{ name, extent: TILE_EXTENT, features }])
  return fileResponse(context, { bytes, type: VECTOR_TILE })
}

/** What most ratings of a cluster are, its mean is: of low confidence. */
function pointOf({ x, y, count, silenceRating, doubtful, doc }: Cluster, index: Index): TileFeature {
  if (doc === null) {
    const confidence = doubtful * 2 > count ? { confidence: 'low' } : {}
    return pointFeature({ x, y, properties: { count, rating: silenceRating, doubtful, ...confidence } })
  }
  const { name, confidence } = index.spot(doc)
  const properties = { count, rating: silenceRating, name, slug: index.slug(doc), ...(confidence && { confidence }) }
  return pointFeature({ x, y, properties })
}
