// TileJSON 3.0: what a map library asks for to add a layer by one URL.
import type { Box } from '../../../geo/box.ts'
import type { Page, PageContext } from '../../../http/page.ts'
import { fileResponse } from '../../respond.ts'
import { LAST_ZOOM } from '../tiles-page.ts'
import { LAST_SILENCE_ZOOM } from './silence-tiles-page.ts'

const WORLD: Box = { west: -180, south: -85.05, east: 180, north: 85.05 }

/** Describes the tiles of the spots. */
export const spotsTileJsonPage: Page = {
  path: '/tiles.json',
  handle: context =>
    tileJson(context, {
      name: 'Spots',
      description: 'Quiet places with their silence rating, grouped where they lie close together',
      tiles: [`${context.links.baseUrl}/tiles/{z}/{x}/{y}.mvt`],
      maxzoom: LAST_ZOOM,
      box: WORLD,
      more: {
        vector_layers: [
          {
            id: 'spots',
            fields: { count: 'Number', rating: 'Number', name: 'String', slug: 'String', confidence: 'String' },
          },
        ],
      },
    }),
}

/** Describes the tiles of the silence layer. */
export const silenceTileJsonPage: Page = {
  path: '/tiles/silence.json',
  handle: context =>
    tileJson(context, {
      name: 'Silence',
      description: 'How quiet it is, computed from open map data: coloured by rating, hatched where of low confidence',
      tiles: [`${context.links.baseUrl}/tiles/silence/{z}/{x}/{y}.png`],
      maxzoom: LAST_SILENCE_ZOOM,
      box: context.directory.grid.box ?? WORLD,
      more: { tileSize: 256 },
    }),
}

type Layer = { name: string; description: string; tiles: string[]; maxzoom: number; box: Box; more: object }

function tileJson(context: PageContext, { name, description, tiles, maxzoom, box, more }: Layer) {
  const { attribution } = context.directory.index
  const { west, south, east, north } = box
  const body = {
    tilejson: '3.0.0',
    name,
    description,
    attribution,
    scheme: 'xyz',
    tiles,
    minzoom: 0,
    maxzoom,
    bounds: [west, south, east, north],
    ...more,
  }
  return fileResponse(context, { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' })
}
