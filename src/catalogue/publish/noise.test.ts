import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { zstdCompressSync } from 'node:zlib'
import { edgesOfRings } from '../../silence/coverage.ts'
import { type NoiseMap, writeNoiseMap } from '../../silence/noise-bytes.ts'
import { joinNoiseMaps } from '../../silence/noise-maps.ts'
import { openNoise } from '../../silence/pages/open-noise.ts'
import { ownNoiseOf } from '../../silence/pages/own-noise.ts'
import { PageCache } from '../../silence/pages/page-cache.ts'
import { buildSources } from '../../silence/sources/sources.ts'
import type { Catalogue, Source } from '../catalogue.ts'
import { openCatalogue } from '../open.ts'
import { openSqliteEngine } from '../sqlite/sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-noise-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = () => join(folder, `${++files}.sqlite`)

const source = (name: string): Source => {
  return { name, attribution: name, licence: null, url: null, ratings: 'computed', extractDate: null }
}

/** A square degree east of a meridian with one road through it, heard across its border. */
function region(name: string, west: number, level = 70): NoiseMap {
  const ring = [west, 46, west + 1, 46, west + 1, 47, west, 47, west, 46].map(degrees => degrees * 1e7)
  const points = [west, 46.5, west + 0.5, 46.5, west + 1, 46.5].map(degrees => degrees * 1e7)
  return {
    sources: buildSources([{ kind: 'road', class: 'motorway', name, origin: west, level, size: 0, points }]),
    coverage: { name, method: 'area', edges: edgesOfRings([ring]), atSea: new Uint8Array(4) },
  }
}

const POINTS = [8.3, 8.95, 9.02, 9.4].map(longitude => ({ latitude: 46.52, longitude }))

async function heardIn(catalogue: Catalogue, version?: number) {
  const store = await catalogue.noise()
  const noise = openNoise(store.at(version ?? store.version()), new PageCache(0))
  const said = POINTS.map(point => noise.explain(point))
  store.close()
  return said
}

const publish = (catalogue: Catalogue, name: string, map: NoiseMap) =>
  catalogue.publish({ sources: [source(name)], drafts: [], noise: new Map([[name, ownNoiseOf(name, map)]]) })

test('each version is heard as it was published, side by side', async () => {
  const catalogue = await openCatalogue(newFile())
  const [here, there, louder] = [region('here', 8), region('there', 9), region('there', 9, 80)]
  await publish(catalogue, 'here', here)
  await publish(catalogue, 'there', there)
  await publish(catalogue, 'there', louder)
  await catalogue.removeSource('there')
  const expected = [[], [here], [here, there], [here, louder], [here]]
  for (const [version, maps] of expected.entries()) {
    const whole = joinNoiseMaps(maps)
    assert.deepEqual(
      await heardIn(catalogue, version),
      POINTS.map(point => whole.explain(point)),
      `version ${version}`,
    )
  }
  await catalogue.close()
})

test('noise that is the same again is the same pages, and makes none', async () => {
  const file = newFile()
  const catalogue = await openCatalogue(file)
  const rows = async () => {
    const engine = await openSqliteEngine(file)
    const { db } = engine
    const heard = await db.selectFrom('noise_heard').selectAll().orderBy('cell').orderBy('layer').execute()
    const pages = await db.selectFrom('noise_pages').select('hash').orderBy('hash').execute()
    await engine.close()
    return { heard, pages }
  }
  await publish(catalogue, 'here', region('here', 8))
  const first = await rows()
  assert.ok(first.heard.length > 0 && first.pages.length > 1)
  await publish(catalogue, 'here', region('here', 8))
  assert.deepEqual(await rows(), first)
  await catalogue.close()
})

test('a source that brings other spots keeps no noise, unless it is kept', async () => {
  const catalogue = await openCatalogue(newFile())
  const said = joinNoiseMaps([region('here', 8)])
  await publish(catalogue, 'here', region('here', 8))
  await catalogue.publish({ sources: [source('here')], drafts: [], noise: new Map([['here', 'kept']]) })
  assert.deepEqual(
    await heardIn(catalogue),
    POINTS.map(point => said.explain(point)),
  )
  await catalogue.publish({ sources: [source('here')], drafts: [] })
  assert.deepEqual(
    await heardIn(catalogue),
    POINTS.map(() => undefined),
  )
  await catalogue.close()
})

test('noise maps of a catalogue from before there were pages are cut when it is opened, and say the same', async () => {
  const file = newFile()
  const maps = [region('here', 8), region('there', 9)]
  const old = await openCatalogue(file)
  for (const { coverage } of maps) await old.publish({ sources: [source(coverage.name)], drafts: [] })
  await old.close()
  const engine = await openSqliteEngine(file)
  for (const map of maps) {
    const packed = zstdCompressSync(writeNoiseMap(map))
    const [first, second] = [packed.subarray(0, 100), packed.subarray(100)]
    for (const [part, bytes] of [first, second].entries()) {
      await engine.db.insertInto('noise').values({ source: map.coverage.name, part, bytes }).execute()
    }
  }
  await engine.close()
  const whole = joinNoiseMaps(maps)
  for (let opened = 0; opened < 2; opened++) {
    const catalogue = await openCatalogue(file)
    assert.deepEqual(
      await heardIn(catalogue),
      POINTS.map(point => whole.explain(point)),
    )
    assert.equal((await catalogue.version()).number, 2)
    await catalogue.close()
  }
})
