// What is served beside the route table and is part of the API all the same: vector tiles and the agents' endpoint.
import type { Links } from '../../spots/links.ts'
import { ERRORS } from '../error-codes.ts'
import { errorBody } from '../errors.ts'
import { ErrorResponse } from '../schemas/schemas.ts'
import { JsonRpcRequest, JsonRpcResponse } from '../schemas/rpc.ts'
import { CACHING_HEADERS, headerRefs } from './headers.ts'
import { schemaOf } from './json-schema.ts'

/** Addresses, and what each is for in a line. */
export const OTHER_PATHS = {
  '/tiles/{z}/{x}/{y}.mvt': { method: 'GET', summary: 'Vector tiles of the spots, clustered (Mapbox Vector Tile 2.1)' },
  '/tiles/silence/{z}/{x}/{y}.png': { method: 'GET', summary: 'The silence layer as pictures, coloured by rating' },
  '/tiles/base/{z}/{x}/{y}.mvt': {
    method: 'GET',
    summary: 'Vector tiles of the imported regions: woods, waters, roads, paths, places',
  },
  '/tiles/hillshade/{z}/{x}/{y}.png': { method: 'GET', summary: 'The relief of the imported regions as pictures' },
  '/tiles.json': { method: 'GET', summary: 'TileJSON of the vector tiles of the spots' },
  '/tiles/silence.json': { method: 'GET', summary: 'TileJSON of the silence layer' },
  '/mcp': { method: 'POST', summary: 'The same reads as tools for agents (Model Context Protocol)' },
} as const

export function otherPaths(links: Links) {
  return {
    '/tiles/{z}/{x}/{y}.mvt': { get: tile(links) },
    '/tiles/silence/{z}/{x}/{y}.png': { get: silenceTile(links) },
    '/tiles/base/{z}/{x}/{y}.mvt': { get: baseTile(links) },
    '/tiles/hillshade/{z}/{x}/{y}.png': { get: reliefTile(links) },
    '/tiles.json': {
      get: tileJson(links, { operationId: 'getSpotTileJson', name: 'Spots', tiles: '/tiles/{z}/{x}/{y}.mvt' }),
    },
    '/tiles/silence.json': {
      get: tileJson(links, {
        operationId: 'getSilenceTileJson',
        name: 'Silence',
        tiles: '/tiles/silence/{z}/{x}/{y}.png',
      }),
    },
    '/mcp': { post: mcp(links) },
  }
}

function tile(links: Links) {
  return {
    operationId: 'getTile',
    tags: ['maps'],
    summary: 'A vector tile',
    description:
      'The spots of a tile of the map in the layer `spots`, grouped where they lie close together: `count` and mean `rating`, and for a spot alone `name` and `slug`. Takes the filters of the page. Counts with the pages.',
    parameters: TILE_ADDRESS,
    responses: filesOf(links, 'The tile', { 'application/vnd.mapbox-vector-tile': BINARY }),
  }
}

const BINARY = { schema: { type: 'string', format: 'binary' } }

/** The responses of what maps load. */
function filesOf(links: Links, description: string, content: object) {
  const headers = headerRefs(false, CACHING_HEADERS)
  return {
    200: { description, headers, content },
    304: { description: 'The client has it already', headers },
    404: refusal('route_not_found', links),
  }
}

const TILE_ADDRESS = [
  number('z', 'zoom, 0 to 14', 14),
  number('x', 'column, from the west'),
  number('y', 'row, from the north'),
]

function baseTile(links: Links) {
  const { parameters: _, ...described } = tile(links)
  return {
    ...described,
    operationId: 'getBaseTile',
    summary: 'A vector tile of the base map',
    description:
      'What the imported regions look like, drawn when they are imported, zooms 6 to 14: the layers `land`, `protected`, `water`, `waterway`, `border`, `rail`, `road`, `poi` and `place`, each object with its `class` and, where it is shown, its `name`. Empty where no region is imported. Counts with the pages.',
    parameters: TILE_ADDRESS,
  }
}

function silenceTile(links: Links) {
  const scheme = { type: 'string', enum: ['light', 'dark'], default: 'light' }
  return {
    operationId: 'getSilenceTile',
    tags: ['maps'],
    summary: 'A picture of the silence layer',
    description:
      'How quiet it is in a tile of the map, 256 pixels wide: the colours of the rating, hatched where it is of low confidence, transparent where no region is imported. Computed when a region is imported, in cells of about 100 m. Counts with the pages.',
    parameters: [
      ...TILE_ADDRESS,
      { name: 'scheme', in: 'query', description: 'colours for light or for dark maps', schema: scheme },
    ],
    responses: filesOf(links, 'The picture', { 'image/png': BINARY }),
  }
}

function reliefTile(links: Links) {
  return {
    ...silenceTile(links),
    operationId: 'getHillshadeTile',
    summary: 'A picture of the relief',
    description:
      'Shadows and lit slopes of a tile of the map, 256 pixels wide, zooms 8 to 12: transparent where it is flat, and where no heights were imported. Drawn when a region is imported with elevation tiles. Counts with the pages.',
    parameters: [number('z', 'zoom, 0 to 12', 12), ...TILE_ADDRESS.slice(1)],
  }
}

type Layer = { operationId: string; name: string; tiles: string }

function tileJson(links: Links, { operationId, name, tiles }: Layer) {
  const urls = [`${links.baseUrl}${tiles}`]
  const example = { tilejson: '3.0.0', name, scheme: 'xyz', tiles: urls, minzoom: 0, maxzoom: 14 }
  return {
    operationId,
    tags: ['maps'],
    summary: `TileJSON 3.0 of the layer ${name}`,
    description: 'What map libraries ask for to add a layer by one address. Counts with the pages.',
    responses: filesOf(links, 'The description of the tiles', {
      'application/json': { schema: { type: 'object' }, example },
    }),
  }
}

function number(name: string, description: string, maximum?: number) {
  const schema = { type: 'integer', minimum: 0, ...(maximum !== undefined && { maximum }) }
  return { name, in: 'path', required: true, description, schema, example: 0 }
}

const PROTOCOL = '2026-07-28'

function mcp(links: Links) {
  const answer = {
    headers: headerRefs(true, ['Cache-Control']),
    content: { 'application/json': { schema: schemaOf(JsonRpcResponse) } },
  }
  return {
    operationId: 'callMcp',
    tags: ['agents'],
    summary: 'Model Context Protocol',
    description:
      'Streamable HTTP without sessions: tools/list names the tools, tools/call runs one. Revisions before 2026-07-28 are answered as server-sent events.',
    parameters: [
      header('MCP-Protocol-Version', 'the revision that the client speaks', PROTOCOL),
      header('Mcp-Method', 'the method of the request', 'tools/list'),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemaOf(JsonRpcRequest, 'input'),
          example: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: META } },
        },
      },
    },
    responses: {
      200: { description: 'The result, or an error of the protocol', ...answer },
      400: { description: 'No request of the protocol', ...answer },
      429: refusal('rate_limited', links),
    },
  }
}

const META = {
  'io.modelcontextprotocol/protocolVersion': PROTOCOL,
  'io.modelcontextprotocol/clientInfo': { name: 'example', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

function header(name: string, description: string, example: string) {
  return { name, in: 'header', description, schema: { type: 'string' }, example }
}

function refusal(code: 'rate_limited' | 'route_not_found', links: Links) {
  const { title } = ERRORS[code]
  return {
    description: `\`${code}\`: ${title}`,
    headers: headerRefs(code === 'rate_limited', code === 'rate_limited' ? ['Retry-After'] : []),
    content: {
      'application/json': { schema: schemaOf(ErrorResponse), example: errorBody({ code, message: title }, links) },
    },
  }
}
