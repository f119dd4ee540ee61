// What goes wrong on the way, by a `fetch` that does as the test says.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ClientOptions, createClient, reads, SanctuaryError } from '../../client/src/index.ts'

const clientOf = (answer: () => Response | Promise<Response>, retries: ClientOptions['retries'] = false) => {
  const sent: RequestInit[] = []
  const client = createClient({
    baseUrl: 'http://inside',
    retries,
    fetch: async (_, init = {}) => {
      sent.push(init)
      return answer()
    },
  })
  return { client, sent }
}

test('no connection, no JSON and a stream that breaks off are SanctuaryErrors with a code and a cause', async () => {
  const offline = clientOf(() => Promise.reject(new TypeError('fetch failed'))).client
  await assert.rejects(offline.health(), (error: unknown) => {
    assert.ok(error instanceof SanctuaryError && error.cause instanceof TypeError)
    assert.deepEqual([error.code, error.status], ['no_connection', 0])
    return true
  })
  const portal = clientOf(() => new Response('<!doctype html><title>Hotel Wi-Fi</title>')).client
  await assert.rejects(portal.health(), { code: 'unexpected_response', status: 200, message: /Hotel Wi-Fi/ })

  const broken = clientOf(() => new Response(breaking('event: answer\ndata: {"text":"Sar'))).client
  await assert.rejects(Array.fromAsync(broken.askStream('quiet lakes')), { code: 'no_connection' })
  const short = clientOf(() => new Response('event: answer\ndata: {"text":"Sarek"}\n\n')).client
  await assert.rejects(Array.fromAsync(short.askStream('quiet lakes')), { code: 'unexpected_response' })
  const cut = clientOf(() => new Response('{"object":"export","total":2}\n{"id":"a"}\n')).client
  const { spots } = await cut.exportSpots()
  await assert.rejects(Array.fromAsync(spots), { code: 'unexpected_response', message: /1 of 2/ })
})

function breaking(text: string): ReadableStream {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new TypeError('terminated'))
      isSent = true
      controller.enqueue(new TextEncoder().encode(text))
    },
  })
}

test('what the caller aborts ends with the reason of the caller', async () => {
  const reason = new Error('changed my mind')
  const { client } = clientOf(() => Promise.reject(reason))
  await assert.rejects(client.health({ signal: AbortSignal.abort(reason) }), error => error === reason)
})

test('a POST that may be repeated has a key of its own, the same in each try; without retries it has none', async () => {
  let count = 0
  const answer = () => (++count % 2 === 1 ? new Response(null, { status: 503 }) : Response.json({ results: [] }))
  const { client, sent } = clientOf(answer, { sleep: async () => {} })
  await client.batch([reads.health()])
  await client.batch([reads.health()])
  const [a, b, c, d] = sent.map(({ headers }) => new Headers(headers).get('idempotency-key'))
  assert.match(a ?? '', /^[0-9a-f]{32}$/)
  assert.deepEqual([a === b, c === d, a === c], [true, true, false])
  const once = clientOf(() => Response.json({ results: [] }))
  await once.client.batch([reads.health()])
  assert.equal(new Headers(once.sent[0]?.headers).has('idempotency-key'), false)
})
