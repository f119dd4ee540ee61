import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { generate } from '../../client/generate.ts'
import { startProcess } from '../support/running-server.ts'

test('the client’s types are those of the service’s description (npm run client:generate makes them)', async () => {
  const server = await startProcess()
  const description = await (await fetch(`${server.url}/openapi.json`)).json()
  await server.stop()
  const kept = readFileSync(new URL('../../client/src/schema.ts', import.meta.url), 'utf8')
  assert.equal(
    kept,
    await generate(JSON.parse(JSON.stringify(description).replaceAll(server.url, 'http://localhost:8080'))),
  )
})
