import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp, testService, type TestService } from '../../test/support/service.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { NO_LOG } from '../http/log.ts'
import { pages } from '../web/pages.ts'
import { warmUp } from './warm-up.ts'

/** Warms a service up as a thread does, and lists what it asked and how that was answered. */
async function warmed(service: TestService): Promise<{ target: string; status: number }[]> {
  const { reads, settings, log } = service
  const app = testApp({ reads, settings, log }, pages)
  const asked: { target: string; status: number }[] = []
  await warmUp(reads, async target => {
    const response = await app.fetch(new Request(`http://inside${target}`), { address: '127.0.0.1' })
    await response.arrayBuffer()
    asked.push({ target, status: response.status })
  })
  return asked
}

test('warming up answers everything it asks, and costs no client a request', async () => {
  const errors: unknown[] = []
  const service = await testService(randomSpots(30))
  const log = { ...NO_LOG, error: (line: unknown) => void errors.push(line) }
  const seen = { ...service, log }
  const asked = await warmed(seen)
  assert.deepEqual(errors, [])
  assert.ok(asked.length > 20)
  assert.deepEqual(
    asked.filter(({ status }) => status !== 200),
    [],
  )
  const { headers } = await testApp(service, pages).fetch(new Request('http://x/api/spots'), { address: '127.0.0.1' })
  assert.equal(headers.get('x-ratelimit-remaining'), '59999')
})

test('a catalogue without spots is warmed up too', async () => {
  assert.ok((await warmed(await testService([]))).length > 10)
})
