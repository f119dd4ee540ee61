// Every operation of the API has its method: the client is called over the app itself, and what it sent is compared with
// the description.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Client, createClient, reads } from '../../client/src/index.ts'
import { pages } from '../../src/web/pages.ts'
import { testApp, testService } from '../support/service.ts'
import { randomSpots } from '../support/spots.ts'

type Operation = { operationId?: string; responses: Record<string, { content?: Record<string, { schema?: unknown }> }> }
type Description = { paths: Record<string, Record<string, Operation>> }

/** Each operation, by method and path, with the call that makes it. */
const CALLS: Record<string, (client: Client) => unknown> = {
  'GET /api/spots': client => client.listSpots(),
  'GET /api/spots.geojson': client => client.geojson(reads.spots()),
  'GET /api/spots.csv': client => client.csv(reads.spots()),
  'GET /api/spots/{id}': client => client.getSpot('r-00001'),
  'GET /api/spots/{id}.geojson': client => client.geojson(reads.spot('r-00001')),
  'GET /api/spots/{id}/silence': client => client.spotSilence('r-00001'),
  'GET /api/search': client => client.search({ q: 'lake' }),
  'GET /api/search.geojson': client => client.geojson(reads.search({ q: 'lake' })),
  'GET /api/search.csv': client => client.csv(reads.search({ q: 'lake' })),
  'GET /api/silence': client => client.silence({ latitude: 42.5, longitude: 1.5 }),
  'GET /api/silence/quietest': client => client.quietest({ near: '42.5,1.5' }),
  'GET /api/silence/grid.geojson': client => client.geojson(reads.silenceGrid({ bbox: [1, 42, 1.1, 42.1].join() })),
  'GET /api/silence/grid.tif': client => client.silenceGeoTiff({ bbox: '1,42,1.1,42.1' }),
  'GET /api/sources': client => client.sources(),
  'GET /api/suggest': client => client.suggest({ q: 'la' }),
  'GET /api/facets': client => client.facets(),
  'GET /api/ask': client => client.read(reads.ask({ q: 'quiet lakes' })),
  'POST /api/ask': client => client.ask('quiet lakes'),
  'GET /ask': async client => Array.fromAsync(client.askStream('quiet lakes')),
  'POST /api/batch': client => client.batch([reads.spots()]),
  'GET /api/jobs/{id}': client => client.getJob('none'),
  'GET /api/changes': client => client.listChanges(),
  'GET /api/export.ndjson': client => client.exportSpots(),
  'GET /api/export.geojson': client => client.geojson(reads.export()),
  'GET /api/export.csv': client => client.csv(reads.export()),
  'GET /api/sandbox/spots': async client => client.sandboxSpots().next(),
  'GET /api/sandbox/spots.geojson': client => client.geojson(reads.sandboxSpots()),
  'GET /api/sandbox/spots.csv': client => client.csv(reads.sandboxSpots()),
  'GET /api/webhooks': client => client.webhooks(),
  'GET /api/health': client => client.health(),
  'GET /livez': client => client.livez(),
  'GET /readyz': client => client.readyz(),
  'GET /openapi.json': client => client.openapi(),
  'GET /tiles/{z}/{x}/{y}.mvt': client => client.tile({ z: 0, x: 0, y: 0 }),
  'GET /tiles/base/{z}/{x}/{y}.mvt': client => client.baseTile({ z: 6, x: 0, y: 0 }),
  'GET /tiles/hillshade/{z}/{x}/{y}.png': client => client.hillshadeTile({ z: 8, x: 0, y: 0 }),
  'GET /tiles/silence/{z}/{x}/{y}.png': client => client.silenceTile({ z: 0, x: 0, y: 0 }),
  'GET /tiles.json': client => client.tileJson('spots'),
  'GET /tiles/silence.json': client => client.tileJson('silence'),
}

/** Further addresses of the same answers. */
const ALIASES: Record<string, string> = {
  'GET /api/v1/spots': 'GET /api/spots',
  'GET /api/v1/search': 'GET /api/search',
  'POST /ask': 'POST /api/ask',
  'GET /api/export': 'GET /api/export.ndjson',
  'GET /api/silence/grid': 'GET /api/silence/grid.geojson',
}

/** What has a protocol, and clients, of its own. */
const OTHERS = /^(POST \/mcp|GET \/ogc(\/.*)?)$/

const app = testApp(await testService(randomSpots(5)), pages)
// Of the service's own making; routes.test.ts holds it against the schema of OpenAPI.
const description = (await (await fetchInside('http://inside/openapi.json')).json()) as Description
const operations = new Map(
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => operationId !== undefined)
      .map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]),
  ),
)

function fetchInside(url: string, init?: RequestInit): Promise<Response> {
  return app.fetch(new Request(url, init), { address: '203.0.113.7' })
}

test('every operation of the description is called by a method, or answers as one that is', () => {
  assert.ok(operations.size > 25)
  const known = [...Object.keys(CALLS), ...Object.keys(ALIASES)]
  const described = Array.from(operations.keys()).filter(name => !OTHERS.test(name))
  assert.deepEqual(known.sort(), described.sort())
})

test('an alias is described with the same bodies as what stands for it', () => {
  for (const [alias, canonical] of Object.entries(ALIASES)) {
    const [one, other] = [alias, canonical].map(name => JSON.stringify(operations.get(name)?.responses['200']?.content))
    assert.equal(one, other, alias)
  }
})

for (const [operation, call] of Object.entries(CALLS)) {
  test(`${operation} is sent by its method, and what comes back is read`, async () => {
    const sent: string[] = []
    const client = createClient({
      baseUrl: 'http://inside',
      retries: false,
      fetch: (url, init) => {
        sent.push(`${init?.method ?? 'GET'} ${new URL(url).pathname}`)
        return fetchInside(url, init)
      },
    })
    const error = await Promise.resolve(call(client)).then(
      () => undefined,
      (thrown: { status?: number }) => thrown,
    )
    // The small service of this test has no job, and no region.
    assert.ok(error === undefined || error.status === 404, JSON.stringify(error))
    const [method = '', path = ''] = operation.split(' ')
    const pattern = new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const [sentMethod, sentPath = ''] = sent[0]?.split(' ') ?? []
    assert.deepEqual([sentMethod, pattern.test(sentPath)], [method, true], sent.join())
  })
}
