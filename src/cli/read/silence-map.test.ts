import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { commandLine } from '../../../test/support/command-line.ts'
import { sceneAt } from '../../../test/support/noise-scenes.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { catalogueFile } from '../../serve/settings/places.ts'
import { makeGrid } from '../../silence/grid/make-grid.ts'
import { openGrids } from '../../silence/grid/silence-grid.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-silence-map-'))
after(() => rmSync(folder, { recursive: true }))

const { maps } = sceneAt({ seed: 2, latitude: 47, longitude: 11 })
const bytes = makeGrid({ maps, region: 0 })
const grid = openGrids([bytes])
const terms = { attribution: 'A', licence: null, url: null, ratings: 'computed', extractDate: null } as const

test('sanctuary silence map writes nothing while no region has a grid', async () => {
  const { err } = await commandLine(folder, 'silence', 'map', join(folder, 'none.png'))
  assert.match(err, /no region has a silence grid|no catalogue/)
  assert.match(
    (await commandLine(folder, 'silence', 'map', 'map.jpg')).err,
    /must end in \.tif or \.png, got "map\.jpg"/,
  )
})

const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0

test('sanctuary silence map writes a picture, and a GeoTIFF that GDAL reads where it lies', async () => {
  const catalogue = await openCatalogue(catalogueFile(folder))
  await catalogue.publish({ sources: [{ name: 'a', ...terms }], drafts: [], grids: new Map([['a', bytes]]) })
  await catalogue.close()
  const [png, tif] = [join(folder, 'map.png'), join(folder, 'map.tif')]
  assert.match((await commandLine(folder, 'silence', 'map', png)).out, /map\.png: \d+ × \d+ cells of zoom 10/)
  assert.equal(readFileSync(png).toString('latin1', 1, 4), 'PNG')
  assert.match((await commandLine(folder, 'silence', 'map', tif)).out, /map\.tif: /)
  if (!hasGdal) return
  assert.match(execFileSync('gdalinfo', [tif], { encoding: 'utf8' }), /EPSG.*3857/s)
  let seen = 0
  for (const [latitude, longitude] of [
    [47.0, 10.95],
    [46.96, 10.9],
    [47.05, 10.93],
  ] as const) {
    const cell = grid.at({ latitude, longitude })
    const place = ['-valonly', '-wgs84', tif, String(longitude), String(latitude)]
    const values = execFileSync('gdallocationinfo', place, { encoding: 'utf8' }).trim().split('\n').map(Number)
    if (!cell) continue
    seen++
    assert.ok(Math.abs((values[0] ?? 0) - cell.level) < 0.01 && Math.abs((values[1] ?? 0) - cell.rating) < 0.01)
  }
  assert.ok(seen > 0)
})
