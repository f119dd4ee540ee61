import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attribute, textIn, withClass, withTag } from '../../../test/support/dom.ts'
import { readCurl } from '../../../test/support/curl-command.ts'
import { pageClient } from '../../../test/support/page-client.ts'
import { servePages } from '../../../test/browser/page-server.ts'
import { testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { routes } from '../../http/routes.ts'

/** Examples that show an error on purpose. */
const REFUSALS: [part: RegExp, status: number][] = [
  [/limit=500/, 400],
  [/code=429/, 429],
]

test('every curl example of the docs works as pasted', async () => {
  const { baseUrl, service, close } = await servePages(randomSpots(50))
  try {
    const { dom } = await pageClient(service).visit('/docs')
    const commands = withClass(dom, 'curl').map(textIn)
    assert.ok(commands.length > 25, `${commands.length} examples`)
    for (const command of commands) {
      const { url, init } = readCurl(command)
      assert.ok(url.startsWith(`${baseUrl}/`), command)
      const response = await fetch(url, init)
      const text = await response.text()
      const [, refusal] = REFUSALS.find(([part]) => part.test(command)) ?? []
      if (refusal === undefined) assert.ok(response.status === 200 || response.status === 202, `${command}: ${text}`)
      else assert.equal(response.status, refusal, command)
      if (/^application\/(geo\+)?json/.test(response.headers.get('content-type') ?? '')) JSON.parse(text)
    }
  } finally {
    await close()
  }
})

test('the reference has every path, parameter and error of the route table', async () => {
  const { dom } = await pageClient(await testService(randomSpots(3))).visit('/docs')
  const ids = new Set(dom.elements.map(element => attribute(element, 'id')))
  const words = new Set(withTag(dom, 'code').map(textIn))
  const links = new Set(withTag(dom, 'a').map(link => attribute(link, 'href')))
  for (const route of routes) {
    for (const [path, operationId] of Object.entries(route.paths)) {
      assert.ok(words.has(path), path)
      assert.ok(ids.has(`operation-${operationId}`), operationId)
    }
    for (const name of [...Object.keys(route.query.shape), ...Object.keys(route.headers ?? {})])
      assert.ok(words.has(name), name)
    for (const code of route.errors) assert.ok(links.has(`/docs/errors#${code}`), code)
  }
  assert.ok(ids.has('webhooks'))
})
