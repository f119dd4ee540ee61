// GDAL's driver for OGC API - Features reads the service as a program of somebody else's does.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before, test } from 'node:test'
import { parseHtml, textIn, withTag } from '../support/dom.ts'
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

/** Before 3.8 GDAL asks for ten at a time unless it is told otherwise. */
const PAGES = ['-oo', 'PAGE_SIZE=100']

function ogrinfo(...parameters: string[]): string {
  return run('ogrinfo', [...PAGES, ...parameters, `OAPIF:${server.url}/ogc`, 'spots'])
}

function run(command: string, parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, { encoding: 'utf8', cwd: folder.path })
  assert.equal(status, 0, stderr)
  assert.doesNotMatch(stderr, /error|warning/i)
  return stdout
}

function idsIn(shown: string): string[] {
  return Array.from(shown.matchAll(/^ {2}id \(String\) = (\S+)$/gm), ([, id = '']) => id).toSorted()
}

const IDS = spots.map(({ id }) => id).toSorted()

test('ogrinfo pages through all spots, each once', { skip }, () => {
  assert.deepEqual(idsIn(ogrinfo('-q')), IDS)
})

test('ogrinfo without options pages through all spots too', { skip }, () => {
  assert.deepEqual(idsIn(run('ogrinfo', ['-q', `OAPIF:${server.url}/ogc`, 'spots'])), IDS)
})

test('the commands of the guide show what there is and make a GeoPackage of it', { skip }, async () => {
  const docs = parseHtml(await (await fetch(`${server.url}/docs/guides/maps-and-gis`)).text())
  const code = withTag(docs, 'pre').map(textIn)
  const lines = code.find(text => text.startsWith('ogrinfo'))?.split('\n') ?? []
  const [shown = ''] = lines.map(line => {
    const [command = '', ...parameters] = line.split(' ')
    return run(command, parameters)
  })
  assert.match(shown, new RegExp(`^Feature Count: ${spots.length}$`, 'm'))
  assert.equal(lines.length, 2)
  assert.deepEqual(idsIn(run('ogrinfo', ['-q', 'quiet-places.gpkg', 'spots'])), IDS)
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
