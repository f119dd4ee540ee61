// GDAL's driver for OGC API - Features reads the service as a program of somebody else's does.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before, test } from 'node:test'
import { publishInto } from '../support/catalogue-folder.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/running-server.ts'
import { randomSpots } from '../support/spots.ts'

const spots = randomSpots(730)
const folder = temporaryFolder()
let server: ServerProcess

const hasGdal = spawnSync('ogrinfo', ['--version']).status === 0
const skip = !hasGdal && 'no ogrinfo here (Debian: gdal-bin)'

before(async () => {
  await publishInto(folder.path, spots)
  server = await startProcess({ DATA_DIR: folder.path })
})
after(async () => {
  await server.stop()
  folder.remove()
})

/** GDAL asks for ten at a time unless it is told otherwise. */
const PAGES = ['-oo', 'PAGE_SIZE=100']

function ogrinfo(...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    'ogrinfo',
    [...PAGES, ...parameters, `OAPIF:${server.url}/ogc`, 'spots'],
    {
      encoding: 'utf8',
    },
  )
  assert.equal(status, 0, stderr)
  assert.doesNotMatch(stderr, /error|warning/i)
  return stdout
}

test('ogrinfo pages through all spots, each once', { skip }, () => {
  const ids = Array.from(ogrinfo('-q').matchAll(/^ {2}id \(String\) = (\S+)$/gm), ([, id = '']) => id)
  assert.deepEqual(ids.toSorted(), spots.map(({ id }) => id).toSorted())
})

test('ogrinfo counts what a box holds, and sees every column with its type', { skip }, () => {
  const all = ogrinfo('-so')
  assert.match(all, /^Geometry: Point$/m)
  assert.match(all, new RegExp(`^Feature Count: ${spots.length}$`, 'm'))
  for (const column of [
    'silenceRating: Real',
    'latitude: Real',
    'longitude: Real',
    'name: String',
    'tags: StringList',
  ]) {
    assert.match(all, new RegExp(`^${column} \\(0\\.0\\)$`, 'm'))
  }
  const [west, south, east, north] = [-20, -30, 50, 60]
  const within = spots.filter(
    ({ longitude, latitude }) => longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  )
  const inBox = ogrinfo('-so', '-spat', ...[west, south, east, north].map(String))
  assert.match(inBox, new RegExp(`^Feature Count: ${within.length}$`, 'm'))
})

test('ogrinfo filters by a column', { skip }, () => {
  const found = ogrinfo('-q', '-where', 'silenceRating >= 4.5').match(/^OGRFeature/gm)?.length
  assert.equal(found, spots.filter(({ silenceRating }) => silenceRating >= 4.5).length)
})
