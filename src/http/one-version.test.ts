import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { indexOf, type TestApp, testApp, testService, type TestService } from '../../test/support/service.ts'
import { seededRandom } from '../../test/support/random.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { pages } from '../web/pages.ts'

const BEFORE = randomSpots(40)
const AFTER = randomSpots(12, 7)

/** A service that publishes another version at every other read, by chance: two reads seldom see the same. */
async function restlessService(): Promise<TestService> {
  const service = await testService(BEFORE)
  const [first, second] = [await indexOf(BEFORE), await indexOf(AFTER, { version: 2 })]
  const random = seededRandom(1)
  const directory = () => {
    const present = service.reads.directory()
    service.reads.swap(random() < 0.5 ? first : second)
    return present
  }
  return { ...service, reads: { ...service.reads, directory } }
}

function ask(app: TestApp, target: string, init: RequestInit = {}): Promise<Response> {
  return app.fetch(new Request(`http://inside${target}`, init), { address: '203.0.113.7' })
}

test('a request is answered from one version, and its ETag is of that version', async () => {
  const app = testApp(await restlessService(), pages)
  for (const target of [
    '/api/spots',
    '/api/search?q=lake',
    '/api/facets',
    '/api/ask?q=lake',
    '/api/export',
    '/',
    '/llms.txt',
  ]) {
    const seen = new Map<string, string>()
    for (let i = 0; i < 8; i++) {
      const response = await ask(app, target)
      const [etag, text] = [response.headers.get('etag') ?? '', await response.text()]
      assert.equal(seen.get(etag) ?? text, text, `${target}: one ETag, one text`)
      seen.set(etag, text)
    }
    assert.equal(new Set(seen.values()).size, seen.size, `${target}: one text, one ETag`)
  }
})

test('the operations of a batch are answered from one version', async () => {
  const app = testApp(await restlessService())
  const operations = Array.from({ length: 6 }, () => ({ path: '/api/spots', query: { limit: 1 } }))
  const headers = { 'content-type': 'application/json' }
  for (let i = 0; i < 6; i++) {
    const response = await ask(app, '/api/batch', { method: 'POST', headers, body: JSON.stringify({ operations }) })
    const { results } = (await response.json()) as { results: { body: { meta: { totalAvailable: number } } }[] }
    const totals = new Set(results.map(({ body }) => body.meta.totalAvailable))
    assert.equal(totals.size, 1)
  }
})

test('a publish while a handler waits puts no ETag of the new version on bytes of the old one', async () => {
  const service = await testService(BEFORE)
  const next = await indexOf(AFTER, { version: 2 })
  const { changeLog } = service.reads
  const slowLog: typeof changeLog = {
    isInLog: place => changeLog.isInLog(place),
    async changes(place, limit) {
      await wait(1)
      service.reads.swap(next)
      return changeLog.changes(place, limit)
    },
  }
  const app = testApp({ ...service, reads: { ...service.reads, changeLog: slowLog } })
  const versionOf = async (response: Response) =>
    ((await response.json()) as { meta: { version: number } }).meta.version
  const slow = await ask(app, '/api/changes?limit=3')
  const etag = slow.headers.get('etag') ?? ''
  assert.equal(await versionOf(slow), 1)
  const later = await ask(app, '/api/changes?limit=3', { headers: { 'if-none-match': etag } })
  assert.equal(later.status, 200, 'the client does not hold version 2')
  assert.equal(await versionOf(later), 2)
})
