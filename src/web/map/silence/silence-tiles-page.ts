import { ApiError } from '../../../http/errors.ts'
import type { Page } from '../../../http/page.ts'
import { fileResponse } from '../../respond.ts'
import { readTileAddress } from '../tile-address.ts'
import { schemeOf } from '../../rating/schemes.ts'
import { PALETTES } from './palette.ts'
import { silencePixels, TILE_PIXELS } from './pixels.ts'
import { encodePng } from '../../../basemap/hillshade/png.ts'

export const LAST_SILENCE_ZOOM = 14
const SIZE = { width: TILE_PIXELS, height: TILE_PIXELS }

/** Serves the silence layer as pictures: coloured by rating, hatched where it is of low confidence, transparent where nothing is known. */
export const silenceTilesPage: Page = {
  path: '/tiles/silence/{z}/{x}/{file}',
  handle(context) {
    const tile = readTileAddress(context.params, LAST_SILENCE_ZOOM, 'png')
    const scheme = schemeOf(context.search)
    if (!tile || !scheme) {
      const address = `/tiles/silence/{z}/{x}/{y}.png with z from 0 to ${LAST_SILENCE_ZOOM} and scheme=light or dark`
      throw new ApiError('route_not_found', `there is no such tile: ${address}`)
    }
    const pixels = silencePixels(context.directory.grid, tile)
    return fileResponse(context, {
      bytes: pixels ? encodePng(pixels, SIZE, PALETTES[scheme]) : NOTHING,
      type: 'image/png',
    })
  },
}

const NOTHING = encodePng(new Uint8Array(TILE_PIXELS * TILE_PIXELS), SIZE, PALETTES.light)
