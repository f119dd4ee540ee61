// The tiles that the operator has brought for the maps (MAP_TILES), and the style that draws them.
import { Archive } from '../../../basemap/archive.ts'
import { ApiError } from '../../../http/errors.ts'
import type { Page } from '../../../http/page.ts'
import type { Settings } from '../../../http/site.ts'
import { schemeOf } from '../../rating/schemes.ts'
import { fileResponse } from '../../respond.ts'
import { readTileAddress } from '../tile-address.ts'
import { styleOf } from './style.ts'

const LAST_ZOOM = 22

type MapTiles = NonNullable<Settings['mapTiles']>

/** Each is opened once in a thread, when it is first asked for. */
const archives = new WeakMap<MapTiles, Archive>()

function archiveOf(tiles: MapTiles): Archive {
  return archives.getOrInsertComputed(tiles, ({ file }) => new Archive(file))
}

function broughtBy({ mapTiles }: Settings): MapTiles {
  if (!mapTiles) throw new ApiError('route_not_found', 'the maps here are drawn on what is imported')
  return mapTiles
}

/** Serves a tile; an empty one where a vector archive has none. */
export const operatorTilesPage: Page = {
  path: '/tiles/map/{z}/{x}/{file}',
  async handle(context) {
    const tiles = broughtBy(context.settings)
    const tile = readTileAddress(context.params, LAST_ZOOM, tiles.ending)
    const bytes = tile && (await archiveOf(tiles).tile(tile))
    if (!tile || (!bytes && tiles.ending !== 'mvt')) throw new ApiError('route_not_found', 'there is no such tile')
    return fileResponse(context, { bytes: bytes ?? new Uint8Array(), type: tiles.type })
  },
}

/** Serves the style of a scheme, which names its tiles from where it lies itself. */
export const operatorStylePage: Page = {
  path: '/tiles/map/style.json',
  async handle(context) {
    const tiles = broughtBy(context.settings)
    const scheme = schemeOf(context.search)
    if (!scheme) throw new ApiError('route_not_found', 'there is no such style: scheme is light or dark')
    const style = styleOf(await archiveOf(tiles).described(), { ending: tiles.ending, scheme })
    return fileResponse(context, { bytes: Buffer.from(JSON.stringify(style)), type: 'application/json' })
  },
}
