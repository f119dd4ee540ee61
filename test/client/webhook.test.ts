import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { verifyWebhook } from '../../client/src/index.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`
const BODY = JSON.stringify({ type: 'spot.created', timestamp: '2026-01-01T00:00:00Z', data: { id: 'a' } })

test('what the standardwebhooks package signs is verified with the secret', async () => {
  assert.deepEqual(await verifyWebhook(signedBySecret(new Date())), JSON.parse(BODY))
})

test('a changed body, another secret and an old delivery are refused', async () => {
  const delivery = signedBySecret(new Date())
  await assert.rejects(verifyWebhook({ ...delivery, body: BODY.replace('"a"', '"b"') }))
  await assert.rejects(verifyWebhook({ ...delivery, key: `whsec_${Buffer.from('another').toString('base64')}` }))
  await assert.rejects(verifyWebhook(signedBySecret(new Date(Date.now() - 301_000))))
  await assert.rejects(verifyWebhook({ ...delivery, headers: {} }))
})

test('a signature of the service’s own key is verified with its public key, by Headers too', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const time = String(Math.floor(Date.now() / 1000))
  const signature = sign(null, Buffer.from(`m1.${time}.${BODY}`), privateKey).toString('base64')
  const key = `whpk_${Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64')}`
  const headers = new Headers({
    'Webhook-Id': 'm1',
    'Webhook-Timestamp': time,
    'Webhook-Signature': `v1,AAAA v1a,${signature}`,
  })
  assert.deepEqual(await verifyWebhook({ headers, body: BODY, key }), JSON.parse(BODY))
  await assert.rejects(verifyWebhook({ headers, body: `${BODY} `, key }))
})

function signedBySecret(at: Date) {
  const signature = new Webhook(SECRET).sign('m1', at, BODY)
  const headers = {
    'webhook-id': 'm1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signature,
  }
  return { headers, body: BODY, key: SECRET }
}
