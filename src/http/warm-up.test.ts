import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../test/service.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { pages } from '../web/pages.ts'
import { createApp } from './app.ts'
import { warmUp } from './warm-up.ts'

test('warming up answers everything it asks, and costs no client a request', async () => {
  const errors: unknown[] = []
  const service = await testService(randomSpots(30))
  const seen = { ...service, log: { ...service.log, error: (line: unknown) => void errors.push(line) } }
  await warmUp(seen, pages)
  assert.deepEqual(errors, [])
  const { headers } = await createApp(service, pages).fetch(new Request('http://x/api/spots'), { address: '127.0.0.1' })
  assert.equal(headers.get('x-ratelimit-remaining'), '59999')
})

test('a catalogue without spots is warmed up too', async () => {
  await warmUp(await testService([]), pages)
})
