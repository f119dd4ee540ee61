import { LAST_SHADE_ZOOM } from '../../basemap/hillshade/hillshade.ts'
import { ApiError } from '../../http/errors.ts'
import type { Page } from '../../http/page.ts'
import { fileResponse } from '../respond.ts'
import { readTileAddress } from './tile-address.ts'

/** Serves the relief of the imported regions as pictures; transparent where no heights were imported. */
export const reliefTilesPage: Page = {
  path: '/tiles/hillshade/{z}/{x}/{file}',
  async handle(context) {
    const tile = readTileAddress(context.params, LAST_SHADE_ZOOM, 'png')
    if (!tile) {
      const address = `/tiles/hillshade/{z}/{x}/{y}.png with z from 0 to ${LAST_SHADE_ZOOM}`
      throw new ApiError('route_not_found', `there is no such tile: ${address}`)
    }
    return fileResponse(context, { bytes: await context.directory.relief.tile(tile), type: 'image/png' })
  },
}
