import { createServer } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'

export type StyleServer = {
  origin: string
  styleUrl: string
  /** Paths that were asked for. */
  asked: string[]
  close(): Promise<void>
}

/** The colour of its raster tiles. */
export const TILE_COLOUR = [250, 120, 30] as const

/** Names its parts from where it lies, as styles in a folder of their own do, and a layer as we name one of ours. */
const STYLE = {
  version: 8,
  sprite: './sprite',
  glyphs: 'glyphs/{fontstack}/{range}.pbf',
  sources: {
    ground: { type: 'raster', tiles: ['tiles/{z}/{x}/{y}.png'], tileSize: 256, attribution: 'Orange Maps' },
    spots: { type: 'geojson', data: 'place.geojson' },
  },
  layers: [
    { id: 'ground', type: 'raster', source: 'ground' },
    {
      id: 'spots',
      type: 'symbol',
      source: 'spots',
      layout: { 'icon-image': 'square', 'text-field': 'A place', 'text-font': ['Plain'] },
    },
  ],
}

/** Serves a small map style with all its parts, from an origin of its own, to pages of any other. */
export async function serveStyle(): Promise<StyleServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const [, body, type] = FILES.find(([pattern]) => pattern.test(path)) ?? []
    response.writeHead(body === undefined ? 404 : 200, {
      'access-control-allow-origin': '*',
      'content-type': type ?? 'text/plain',
    })
    response.end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    origin,
    styleUrl: `${origin}/maps/style.json`,
    asked,
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

const JSON_TYPE = 'application/json'
const SQUARE = { width: 1, height: 1, x: 0, y: 0, pixelRatio: 1 }
const PLACE = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [0, 0] } }

const FILES: readonly [pattern: RegExp, body: string | Buffer, type: string][] = [
  [/^\/maps\/style\.json$/, JSON.stringify(STYLE), JSON_TYPE],
  [/^\/maps\/tiles\/\d+\/\d+\/\d+\.png$/, png(TILE_COLOUR), 'image/png'],
  [/^\/maps\/sprite(@2x)?\.json$/, JSON.stringify({ square: SQUARE }), JSON_TYPE],
  [/^\/maps\/sprite(@2x)?\.png$/, png([0, 0, 0]), 'image/png'],
  [/^\/maps\/glyphs\/Plain\/\d+-\d+\.pbf$/, Buffer.alloc(0), 'application/x-protobuf'],
  [/^\/maps\/place\.geojson$/, JSON.stringify(PLACE), JSON_TYPE],
  [/^\/maps\/broken\.json$/, JSON.stringify({ ...STYLE, layers: [{ id: 'x', type: 'nonsense' }] }), JSON_TYPE],
]

/** A picture of one pixel. */
export function png(colour: readonly number[]): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.from([0, ...colour]))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
