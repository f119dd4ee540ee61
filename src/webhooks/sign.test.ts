import assert from 'node:assert/strict'
import { createPublicKey, verify } from 'node:crypto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { newIdentity, readIdentity } from '../catalogue/identity.ts'
import { verifyWebhook } from '../../client/src/index.ts'
import { newSharedSecret, signedHeaders, TOLERANCE_SECONDS } from './sign.ts'

const stored = newIdentity()
const { webhookKey } = readIdentity(key => stored[key])
const body = '{"type":"spot.created","data":{"id":"ö"}}'

/** A message of this second, whenever its test comes to run. */
function freshMessage() {
  return { id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body }
}

test('the v1 signature is accepted by the standardwebhooks package, and a changed body is not', () => {
  const message = freshMessage()
  const [secret, other] = [newSharedSecret(), newSharedSecret()]
  const headers = signedHeaders(message, { secrets: [other, secret], keys: [webhookKey.secret] })
  assert.deepEqual(new Webhook(secret).verify(body, headers), JSON.parse(body))
  assert.throws(() => new Webhook(secret).verify(body.replace('ö', 'o'), headers))
  assert.throws(() => new Webhook(newSharedSecret()).verify(body, headers))
})

test('the v1a signature is an ed25519 signature by the key that the capability shows', () => {
  const message = freshMessage()
  const { timestamp } = message
  const headers = signedHeaders(message, { secrets: [], keys: [webhookKey.secret] })
  const [scheme, signature = ''] = (headers['webhook-signature'] ?? '').split(',')
  const x = Buffer.from(webhookKey.public.slice('whpk_'.length), 'base64').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  assert.equal(scheme, 'v1a')
  assert.ok(verify(null, Buffer.from(`msg_1.${timestamp}.${body}`), key, Buffer.from(signature, 'base64')))
})

test('what is signed is verified with either key, and nothing else is', async () => {
  const { timestamp } = freshMessage()
  const secret = newSharedSecret()
  const keys = [secret, webhookKey.public] as const
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.json(), fc.constantFrom(...keys), fc.nat(), async (id, body, key, at) => {
      const headers = signedHeaders({ id, timestamp, body }, { secrets: [secret], keys: [webhookKey.secret] })
      const now = () => timestamp * 1000
      assert.deepEqual(await verifyWebhook({ headers, body, key, now }), JSON.parse(body))
      const position = at % body.length
      const changed = `${body.slice(0, position)}${body[position] === 'x' ? 'y' : 'x'}${body.slice(position + 1)}`
      await assert.rejects(verifyWebhook({ headers, body: changed, key, now }), /not signed/)
      const renamed = { ...headers, 'webhook-id': `${id}x` }
      await assert.rejects(verifyWebhook({ headers: renamed, body, key, now }), /not signed/)
    }),
  )
})

test('a delivery that is too old or from the future is refused, and so is one without signature', async () => {
  const message = freshMessage()
  const { timestamp } = message
  const secret = newSharedSecret()
  const headers = signedHeaders(message, { secrets: [secret], keys: [] })
  for (const off of [-TOLERANCE_SECONDS - 1, TOLERANCE_SECONDS + 1]) {
    const now = () => (timestamp + off) * 1000
    await assert.rejects(verifyWebhook({ headers, body, key: secret, now }), /more than 5 minutes old/)
  }
  await assert.rejects(verifyWebhook({ headers: {}, body, key: secret }))
  const bare = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(timestamp) }
  for (const signature of ['', 'v1', 'v1,', 'v1a,x', 'v2,abc', ' ']) {
    const headers = { ...bare, 'webhook-signature': signature }
    for (const key of [secret, webhookKey.public] as const) {
      await assert.rejects(verifyWebhook({ headers, body, key }), /not signed/)
    }
  }
})
