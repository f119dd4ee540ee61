// The description of OGC API - Features: the requirements on it (OGC 17-069r4), each under its identifier.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { ogcReader, type OgcReader } from '../../../test/support/ogc-reader.ts'
import { randomSpots } from '../../../test/support/spots.ts'

const spots = randomSpots(250)
let read: OgcReader['read']

before(async () => {
  ;({ read } = await ogcReader(spots))
})

test('/req/core/api-definition-op, /req/core/api-definition-success, /req/oas30/oas-definition-1, /req/oas30/oas-definition-2: the description is OpenAPI 3.0', async () => {
  const { status, type, body } = await read('/ogc/api')
  assert.deepEqual([status, type, body.openapi], [200, 'application/vnd.oai.openapi+json;version=3.0', '3.0.3'])
  const text = JSON.stringify(body)
  assert.doesNotMatch(text, /"type":\[|"const":|"type":"null"/)
  for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    assert.ok(text.includes(`"${name}":{"type":"object"`) || text.includes(`"${name}":{`), name)
  }
})

test('/req/oas30/oas-impl, /req/oas30/completeness: every path of it is served, every parameter is taken', async () => {
  const { body } = await read('/ogc/api')
  for (const [path, { servers = body.servers }] of Object.entries(body.paths)) {
    const target = `${servers[0]?.url}${path}`.replace('{collectionId}', 'spots').replace('{featureId}', 'r-00001')
    assert.equal((await read(target)).status, 200, target)
  }
})

test('the description has the highest limit where GDAL and QGIS look for it: by reference, below the landing page', async () => {
  const { paths, components } = (await read('/ogc/api')).body
  for (const id of ['spots', 'test']) {
    const parameters = paths[`/collections/${id}/items`]?.get.parameters ?? []
    assert.ok(parameters.some(({ $ref }) => $ref === '#/components/parameters/limit'))
    assert.deepEqual(
      parameters.flatMap(({ name }) => name ?? []),
      ['bbox', 'datetime', 'cursor', 'f'],
    )
  }
  const { name, schema } = components.parameters['limit'] ?? assert.fail('no limit')
  assert.deepEqual([name, schema], ['limit', { type: 'integer', minimum: 1, maximum: 1000, default: 100 }])
})

test('/req/oas30/exceptions-codes, /req/oas30/security: errors are described, nothing needs a key', async () => {
  const text = JSON.stringify((await read('/ogc/api')).body)
  for (const status of ['"400"', '"404"', '"500"']) assert.ok(text.includes(status), status)
  assert.ok(!text.includes('securitySchemes'))
})

test('/req/core/fc-bbox-definition, /req/core/fc-limit-definition, /req/core/fc-time-definition: the description has the parameters as the standard does', async () => {
  const { paths, components } = (await read('/ogc/api')).body
  for (const path of ['/collections/spots/items', '/collections/{collectionId}/items']) {
    const all = paths[path]?.get.parameters ?? []
    const own = ['bbox', 'datetime'].map(name => all.find(parameter => parameter.name === name))
    for (const parameter of [...own, components.parameters['limit']]) {
      assert.deepEqual(
        [parameter?.in, parameter?.required, parameter?.style, parameter?.explode],
        ['query', false, 'form', false],
      )
    }
    const [bbox, datetime] = own
    assert.deepEqual(
      [bbox?.schema?.type, bbox?.schema?.items, datetime?.schema?.type],
      ['array', { type: 'number' }, 'string'],
    )
    assert.deepEqual(
      bbox?.schema?.oneOf,
      [4, 6].map(count => ({ minItems: count, maxItems: count })),
    )
  }
})
