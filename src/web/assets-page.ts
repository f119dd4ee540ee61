import type { Page } from '../http/page.ts'
import { ApiError } from '../http/errors.ts'
import { assets, CLIENT } from './assets.ts'
import { fileResponse } from './respond.ts'

const MAP_WORKER = 'maplibre-gl-worker.mjs'

/** Serves style sheet, scripts and pictures; under a path of an earlier release the present file, not to be kept. */
export const assetsPage: Page = {
  path: '/assets/{version}/{file}',
  handle(context) {
    const { version, file = '' } = context.params
    const { version: present, files } = assets()
    const asset = files.get(file)
    if (!asset) throw new ApiError('route_not_found', `there is no file "${file.slice(0, 60)}"`)
    // A worker keeps to the policy that it came with, which follows the map style and not the file's path.
    const hasMap = file === MAP_WORKER
    return fileResponse(context, { ...asset, isForGood: version === present && !hasMap, hasMap })
  },
}

/** Serves the client at an address that stays, for pages of any origin: `import { createClient } from '…/client.js'`. */
export const clientPage: Page = {
  path: `/${CLIENT}`,
  handle(context) {
    const asset = assets().files.get(CLIENT)
    if (!asset) throw new ApiError('route_not_found', 'the client is not served')
    return fileResponse(context, asset)
  },
}
