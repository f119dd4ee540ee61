import { z } from 'zod'
import type { Box } from '../../../geo/box.ts'
import { rounded } from '../../../geo/coordinates.ts'
import { inParts } from '../../../export/export-snapshot.ts'
import type { Directory } from '../../../service/directory.ts'
import { shownLevel } from '../../../service/spot-silence.ts'
import { BLOCK_CELLS, BLOCK_ZOOM } from '../../../silence/grid/cells.ts'
import { cellsIn, rangeOf } from '../../../silence/grid/cells-in.ts'
import { encodeGeoTiff } from '../../../silence/grid/geotiff.ts'
import { mosaicIn } from '../../../silence/grid/mosaic.ts'
import { ApiError } from '../../errors.ts'
import { RequiredBboxParameter } from '../../request/list-parameters.ts'
import { integer } from '../../request/parameters.ts'
import { GEOJSON } from '../../response/list-bytes.ts'
import { bytes, type HttpResponse, JSON_TYPE } from '../../response/response.ts'
import { type Call, type CallRequest, route } from '../../route.ts'
import { GridFeatures } from '../../schemas/grid.ts'
import { COMMON, plainRead } from '../shared.ts'

const GEOTIFF = 'image/tiff'

type Part = { box: Box; zoom: number; type: string }
type Form = {
  /** Of the box, covered or not. */
  mostCells: number
  answer: (
    directory: Directory,
    part: Part,
    request: Pick<CallRequest, 'reserve'>,
  ) => HttpResponse | Promise<HttpResponse>
}

/** What answers in each media type. A feature takes 150 bytes, a pixel one or two. */
const FORMS: ReadonlyMap<string, Form> = new Map([
  [GEOJSON, { mostCells: 2 ** 16, answer: featuresOf }],
  [JSON_TYPE, { mostCells: 2 ** 16, answer: featuresOf }],
  [GEOTIFF, { mostCells: 2 ** 20, answer: pictureOf }],
])

const GridQuery = z.object({
  bbox: RequiredBboxParameter.describe('west,south,east,north: the part of the map'),
  zoom: integer({ min: 0, max: BLOCK_ZOOM, fallback: BLOCK_ZOOM }).describe(
    `a cell is a pixel of map tiles of this zoom: ${BLOCK_ZOOM} for the cells themselves (about 100 m), each one less for cells twice as wide, made of the mean energy of those in them`,
  ),
})

/** What the grid has in common at the addresses of its forms. */
const forms = {
  ...plainRead,
  group: 'silence',
  query: GridQuery,
  errors: [...COMMON, 'missing_parameter', 'not_covered'],
  isBatchable: false,
  example: { query: { bbox: '1.6,42.545,1.603,42.547' } },
  handle: answerGrid,
} as const

const WHAT =
  'What the silence layer is drawn from: level, rating and confidence in cells of about 100 m, computed when a region is imported. Where nothing of the box is imported it is 404 `not_covered`: no data is not silence.'
const FEATURES = { 200: { description: 'The covered cells', content: { [GEOJSON]: GridFeatures } } }
const PICTURE = {
  200: { description: 'A picture of three bands of 32-bit floats', content: { [GEOTIFF]: undefined } },
}

export const getGrid = route({
  ...forms,
  paths: { '/api/silence/grid': 'getSilenceGrid' },
  summary: 'Get how quiet it is, cell by cell',
  description: `${WHAT} GeoJSON points are the middles of cells, of at most 65,536 in the box; Accept, or an address of its own, chooses a GeoTIFF.`,
  responses: FEATURES,
  alsoSends: [JSON_TYPE, GEOTIFF],
})

export const getGridGeojson = route({
  ...forms,
  paths: { '/api/silence/grid.geojson': 'getSilenceGridGeojson' },
  summary: 'Get the silence grid as GeoJSON',
  description: `${WHAT} Points are the middles of cells, of at most 65,536 in the box.`,
  responses: FEATURES,
  isFormByAddress: true,
})

export const getGridGeotiff = route({
  ...forms,
  paths: { '/api/silence/grid.tif': 'getSilenceGridGeotiff' },
  summary: 'Get the silence grid as a GeoTIFF',
  description: `${WHAT} On Web Mercator (EPSG:3857), at most 1,048,576 cells; the bands are the level in dB(A) Lden, the rating, and the confidence from 1 (low) to 3 (high), not a number where nothing is covered.`,
  responses: PICTURE,
  isFormByAddress: true,
})

type GridCall = Pick<Call<unknown, z.output<typeof GridQuery>, unknown>, 'type' | 'directory' | 'query' | 'request'>

async function answerGrid({ type, directory, query: { bbox, zoom }, request }: GridCall): Promise<HttpResponse> {
  const form = FORMS.get(type)
  if (!form) throw new TypeError(`no form of the grid is ${type}`)
  const part = { box: bbox, zoom, type }
  checkBox(part, form.mostCells)
  if (cellsIn(directory.grid, bbox, zoom).next().done) {
    throw new ApiError('not_covered', 'no imported region has anything in bbox: no data is not silence')
  }
  return form.answer(directory, part, request)
}

/** @throws ApiError `invalid_parameter` for a box that is upside down, goes across the antimeridian or is too large. */
function checkBox({ box, zoom }: Part, most: number): void {
  const { west, south, east, north } = box
  if (south > north || west > east) {
    const why = 'south at most north and west at most east (across the antimeridian ask for two boxes)'
    throw new ApiError('invalid_parameter', `bbox must have ${why}, got "${[west, south, east, north].join()}"`)
  }
  const { width, height } = rangeOf(box, zoom)
  if (width * height <= most) return
  const wide = (Math.sqrt(most) / (BLOCK_CELLS * 2 ** zoom)) * 360
  const high = wide * Math.cos((((south + north) / 2) * Math.PI) / 180)
  const largest = `${most} cells in this form, such as ${shownDegrees(wide)}° × ${shownDegrees(high)}° here at zoom=${zoom}`
  throw new ApiError(
    'invalid_parameter',
    `bbox must hold at most ${largest}, got ${width} × ${height} cells: take a smaller one, or a lower zoom for coarser cells`,
  )
}

/** Rounded down: what is said to fit does. */
function shownDegrees(degrees: number): number {
  return Math.floor(degrees * 100) / 100
}

/** Processor time of a cell, written and encoded: as a feature, and as a pixel of three floats. */
const MAKING_MS_A_CELL = 0.002
const MAKING_MS_A_PIXEL = 0.0002

function featuresOf({ grid, index }: Directory, { box, zoom, type }: Part): HttpResponse {
  const { width, height } = rangeOf(box, zoom)
  return {
    status: 200,
    headers: [],
    type,
    makingMs: width * height * MAKING_MS_A_CELL,
    body: { [Symbol.asyncIterator]: () => inParts(written()) },
  }

  async function* written(): AsyncGenerator<string> {
    const head = { type: 'FeatureCollection', attribution: index.attribution, zoom }
    yield `${JSON.stringify(head).slice(0, -1)},"features":[`
    let separator = ''
    for (const row of cellsIn(grid, box, zoom)) {
      const features = row.map(({ middle, cell: { level, rating, confidence, share } }) => {
        const coordinates = [rounded(middle.longitude), rounded(middle.latitude)]
        const properties = { ...shownLevel(level), rating, confidence, covered: Math.round(share * 100) / 100 }
        return JSON.stringify({ type: 'Feature', geometry: { type: 'Point', coordinates }, properties })
      })
      yield separator + features.join(',')
      separator = ','
    }
    yield ']}'
  }
}

async function pictureOf(
  { grid, index }: Directory,
  { box, zoom, type }: Part,
  request: Pick<CallRequest, 'reserve'>,
): Promise<HttpResponse> {
  const range = rangeOf(box, zoom)
  request.reserve(range.width * range.height * MAKING_MS_A_PIXEL)
  const picture = await encodeGeoTiff(mosaicIn(grid, range), index.attribution)
  return bytes([picture], { type })
}
