import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { ENGINES, POSTGRES, SQLITE } from '../../test/support/engines.ts'
import { syntheticSpots } from '../../test/support/synthetic-spots.ts'
import type { Catalogue, Source } from './catalogue.ts'
import { copyCatalogue } from './copy.ts'
import { openCatalogue, openEngine } from './open.ts'
import { STORED_TABLES } from './schema.ts'
import { ownNoiseOf } from '../silence/pages/own-noise.ts'
import { edgesOfRings } from '../silence/coverage.ts'
import { buildSources } from '../silence/sources/sources.ts'

const spots = [...syntheticSpots({ count: 300, vocabulary: 100 })]

for (const from of ENGINES) {
  for (const to of ENGINES) {
    void test(`a copy from ${from.name} to ${to.name} is the same catalogue`, {
      skip: from.skip || to.skip,
    }, async () => {
      const [fromPlace, toPlace] = [await from.newPlace(), await to.newPlace()]
      const original = await openCatalogue(fromPlace)
      await fill(original)
      await copy(fromPlace, toPlace)
      const copied = await openCatalogue(toPlace)
      assert.deepEqual(await allOf(copied), await allOf(original))
      await assert.rejects(copy(fromPlace, toPlace), { name: 'OperatorError', message: /has version 3 already/ })
      // Both go on in the same way.
      for (const catalogue of [original, copied]) await catalogue.removeSource('b')
      assert.deepEqual(withoutTokens(await allOf(copied)), withoutTokens(await allOf(original)))
      await Promise.all([original.close(), copied.close()])
    })
  }
}

void test('every engine gives the same slugs to the same spots', { skip: POSTGRES.skip }, async () => {
  const slugs = await Promise.all(
    ENGINES.map(async engine => {
      const catalogue = await openCatalogue(await engine.newPlace())
      await fill(catalogue)
      const found = await catalogue.withSnapshot(({ spots }) =>
        Array.fromAsync(spots, ({ id, slug }) => ({ id, slug })),
      )
      await catalogue.close()
      return found
    }),
  )
  assert.equal(slugs[0]?.length, 240)
  assert.deepEqual(slugs[1], slugs[0])
})

void test('the list of tables has all that there are', async () => {
  const place = await SQLITE.newPlace()
  await (await openCatalogue(place)).close()
  const database = new DatabaseSync(place)
  const tables = database.prepare(`select name from sqlite_master where type = 'table' order by name`).all()
  database.close()
  const ours = tables.map(row => String(row['name'])).filter(name => !/^(kysely|sqlite)_/.test(name))
  assert.deepEqual([...STORED_TABLES].sort(), ours)
})

function source(name: string): Source {
  return { name, attribution: `The ${name} list`, licence: 'CC0', url: null, ratings: 'computed', extractDate: null }
}

const NOISE = {
  sources: buildSources([
    { kind: 'road', class: 'primary', name: 'B 1', origin: 1, level: 65, size: 0, points: [1e7, 2e7, 1.01e7, 2e7] },
  ]),
  coverage: {
    name: 'a',
    method: 'area' as const,
    edges: edgesOfRings([[0, 1e7, 2e7, 1e7, 2e7, 3e7, 0, 1e7]]),
    atSea: new Uint8Array(3),
  },
}

/** Three versions: namesakes, changes, spots that are gone and come back, noise, origins and what waits for a rating. */
async function fill(catalogue: Catalogue): Promise<void> {
  const drafts = (name: string, from: number, to: number) =>
    spots.slice(from, to).map((spot, i) => ({
      ...spot,
      id: `${name}-${spot.id}`,
      name: i % 3 === 0 ? 'Łąka "by\\the\tlake"' : spot.name,
      source: name,
      slug: null,
    }))
  const [first] = drafts('a', 0, 1)
  assert.ok(first)
  const origin = {
    sources: ['a'],
    format: 'csv',
    url: null,
    etag: null,
    lastModified: null,
    order: '{}',
    content: 'aa',
    program: 'bb',
    surroundings: null,
  }
  await catalogue.publish({
    sources: [{ ...source('a'), coverage: { south: 1, west: 2, north: 3, east: 4 } }],
    drafts: [
      ...drafts('a', 0, 100),
      { ...first, id: 'a-waiting', silenceRating: null, confidence: null, ratedBy: null } as never,
    ],
    noise: new Map([['a', ownNoiseOf('a', NOISE)]]),
    origins: new Map([['a', origin]]),
  })
  await catalogue.publish({ sources: [source('b')], drafts: drafts('b', 90, 180) })
  await catalogue.publish({
    sources: [source('a'), source('c')],
    drafts: [...drafts('a', 20, 120), ...drafts('c', 250, 300)],
    noise: new Map([['a', 'kept']]),
    ratedAnew: new Set(['a']),
  })
}

async function allOf(catalogue: Catalogue) {
  return {
    identity: catalogue.identity,
    keys: await catalogue.webhookKeys(),
    version: await catalogue.version(),
    history: await catalogue.history({ after: 0, limit: 100 }),
    changes: (await catalogue.changes({ version: 0, sequence: 0 }, 10_000)).map(change => ({ ...change })),
    sources: (await catalogue.sources()).map(source => without(source, 'importedAt')),
    origins: await catalogue.origins(),
    noise: await noiseOf(catalogue),
    drafts: await Array.fromAsync(catalogue.drafts('a')),
    unrated: await Array.fromAsync(catalogue.unrated('a')),
    snapshot: await catalogue.withSnapshot(async ({ spots, oldSlugs, changeTimes }) => ({
      spots: await Array.fromAsync(spots),
      oldSlugs: await Array.fromAsync(oldSlugs, row => ({ ...row })),
      times: new Map(await Array.fromAsync(changeTimes, ({ id, at }) => [id, at] as const)),
    })),
  }
}

/** All that is heard in the last version, bytes and all. */
async function noiseOf(catalogue: Catalogue) {
  const store = await catalogue.noise()
  const pages = store.at(store.version())
  const [regions, heard] = [pages.regions(), pages.pagesIn([0, 2 ** 24])]
  const bytes = [...regions, ...heard].map(({ hash }) => Buffer.from(pages.bytes(hash)).toString('hex'))
  assert.ok(bytes.length > 1)
  store.close()
  return { regions, heard, bytes }
}

type All = Awaited<ReturnType<typeof allOf>>

/** Each catalogue makes the token and the time of its own publish. */
function withoutTokens({ history, changes, snapshot, ...all }: All) {
  return {
    ...without(all, 'version'),
    history: history.map(version => without(version, 'token', 'publishedAt')),
    changes: changes.map(change => without(change, 'token', 'at')),
    spots: snapshot.spots,
    oldSlugs: snapshot.oldSlugs,
  }
}

function without<T extends object, K extends keyof T>(whole: T, ...keys: K[]): Omit<T, K> {
  const rest = { ...whole }
  for (const key of keys) delete rest[key]
  return rest
}

async function copy(fromPlace: string, toPlace: string): Promise<void> {
  const [from, to] = [await openEngine(fromPlace), await openEngine(toPlace)]
  try {
    await copyCatalogue(from, to)
  } finally {
    await from.close()
    await to.close()
  }
}
