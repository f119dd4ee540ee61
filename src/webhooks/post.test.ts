import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { PRIVATE_HOSTS } from '../../test/support/private-hosts.ts'
import { post, refusalOf } from './post.ts'

/** Runs `act` with a server on loopback. */
async function withServer(listener: RequestListener, act: (port: number) => Promise<void>): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  try {
    await act(typeof address === 'object' && address ? address.port : 0)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const delivery = (url: string, allowsPrivate = true) => ({
  url,
  headers: { 'x-a': 'b' },
  body: '{"ö":1}',
  allowsPrivate,
})
const loopback = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])

test('a post comes with headers and body, at the address that was checked and under its own host name', async () => {
  const seen: unknown[] = []
  const listener: RequestListener = (request, response) => {
    void text(request).then(body => {
      seen.push([request.method, request.url, request.headers['x-a'], request.headers.host, body])
      response.writeHead(204).end()
    })
  }
  await withServer(listener, async port => {
    const outcome = await post(delivery(`http://hooks.example:${port}/in?a=1`), { resolve: loopback })
    assert.deepEqual(outcome, { status: 204, retryAfter: null })
    assert.deepEqual(seen, [['POST', '/in?a=1', 'b', `hooks.example:${port}`, '{"ö":1}']])
  })
})

test('nothing is sent to an address that is not public, however it is written or looked up, unless it is allowed', async () => {
  let hits = 0
  const listener: RequestListener = (_, response) => {
    hits++
    response.end()
  }
  await withServer(listener, async port => {
    for (const host of PRIVATE_HOSTS) {
      const outcome = await post(delivery(`http://${host}:${port}/`, false))
      assert.match('error' in outcome ? outcome.error : '', /not a public address|ENOTFOUND/, host)
      assert.match((await refusalOf(`http://${host}:${port}/`)) ?? '', /--allow-private/, host)
    }
    const both = () =>
      Promise.resolve([
        { address: '93.184.215.14', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ])
    const mixed = await post(delivery(`http://rebinding.example:${port}/`, false), { resolve: both })
    assert.match('error' in mixed ? mixed.error : '', /rebinding\.example is at 127\.0\.0\.1/)
    assert.equal(hits, 0)
    assert.deepEqual(await post(delivery(`http://127.0.0.1:${port}/`)), { status: 200, retryAfter: null })
  })
})

test('the address is checked on every attempt', async () => {
  let lookups = 0
  const resolve = () => Promise.resolve([{ address: ++lookups === 1 ? '192.0.2.1' : '10.0.0.1', family: 4 }])
  for (const address of ['192.0.2.1', '10.0.0.1']) {
    const outcome = await post(delivery('http://a.example/', false), { resolve })
    assert.match('error' in outcome ? outcome.error : '', new RegExp(address.replaceAll('.', String.raw`\.`)))
  }
})

test('a redirect is an answer and is not followed; Retry-After is passed on', async () => {
  const paths: unknown[] = []
  const listener: RequestListener = (request, response) => {
    paths.push(request.url)
    response.writeHead(307, { location: '/elsewhere', 'retry-after': '9' }).end()
  }
  await withServer(listener, async port => {
    assert.deepEqual(await post(delivery(`http://127.0.0.1:${port}/`)), { status: 307, retryAfter: '9' })
    assert.deepEqual(paths, ['/'])
  })
})

test('a receiver that hangs, hangs up, does not listen or has no address is an error with its reason', async () => {
  const listener: RequestListener = (request, response) => {
    if (request.url === '/hangup') response.destroy()
    if (request.url === '/endless') response.writeHead(200).write('x')
  }
  await withServer(listener, async port => {
    const base = `http://127.0.0.1:${port}`
    assert.deepEqual(await post(delivery(`${base}/hang`), { timeoutMs: 50 }), { error: 'no answer within 0.05 s' })
    const hangup = await post(delivery(`${base}/hangup`))
    assert.match('error' in hangup ? hangup.error : '', /socket hang up|ECONNRESET/)
    assert.deepEqual(await post(delivery(`${base}/endless`)), { status: 200, retryAfter: null })
    const slow = () => new Promise<never>(() => {})
    assert.deepEqual(await post(delivery('http://slow.example/'), { timeoutMs: 20, resolve: slow }), {
      error: 'no answer within 0.02 s',
    })
  })
  const closed = await post(delivery('http://127.0.0.1:1/'))
  assert.match('error' in closed ? closed.error : '', /ECONNREFUSED/)
  const nowhere = await post(delivery('http://nowhere.example/'), { resolve: () => Promise.resolve([]) })
  assert.deepEqual(nowhere, { error: 'the host nowhere.example has no address' })
})
