import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { Gathering } from './gathering.ts'

const PIECES = 20
const PIECE_BYTES = 3000
const REQUESTS = 150

test('what a reader has not taken yet keeps its bytes, whatever is sent to others after it', async t => {
  const gathering = new Gathering(PIECES * PIECE_BYTES)
  const server = createServer((incoming, outgoing) => {
    const piece = Buffer.alloc(PIECE_BYTES, incoming.url?.slice(1))
    outgoing.writeHead(200, { 'content-length': PIECES * PIECE_BYTES })
    gathering.send(
      Array.from({ length: PIECES }, () => piece),
      outgoing,
    )
  }).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const slow = connect(port, '127.0.0.1').pause()
  const [letters, others] = ['abcdefghij', 'ABC']
  const letterOf = (at: number) => letters[at % letters.length] ?? ''
  for (let at = 0; at < REQUESTS; at++) slow.write(`GET /${letterOf(at)} HTTP/1.1\r\nHost: a\r\n\r\n`)
  for (let round = 0; round < 10; round++) {
    for (const letter of others) {
      const text = await (await fetch(`http://127.0.0.1:${port}/${letter}`)).text()
      assert.equal(text, letter.repeat(PIECES * PIECE_BYTES))
    }
  }
  let heard = ''
  slow.setEncoding('latin1').on('data', (text: string) => (heard += text))
  slow.resume()
  // All heads are of one length.
  const isWhole = () => {
    const headEnd = heard.indexOf('\r\n\r\n') + 4
    return headEnd >= 4 && heard.length >= REQUESTS * (headEnd + PIECES * PIECE_BYTES)
  }
  while (!isWhole()) await once(slow, 'data')
  slow.destroy()
  const bodies = heard.split(/HTTP\/1\.1 200[\s\S]*?\r\n\r\n/).slice(1)
  for (const [at, body] of bodies.entries()) assert.ok(body === letterOf(at).repeat(PIECES * PIECE_BYTES), `body ${at}`)
})
