// Standard Webhooks 1.0.0: how a delivery is signed, and how a receiver verifies it. Both in one file, so that they cannot
// drift. https://github.com/standard-webhooks/standard-webhooks
import { createHmac, createPrivateKey, createPublicKey, randomBytes, sign, timingSafeEqual, verify } from 'node:crypto'

/** An endpoint's shared secret, for `v1`. */
export type SharedSecret = `whsec_${string}`
/** The service's own key pair (ed25519), for `v1a`. */
export type SigningKey = `whsk_${string}`
export type VerifyingKey = `whpk_${string}`

export const TOLERANCE_SECONDS = 300

const SECRET_BYTES = 32

export function newSharedSecret(): SharedSecret {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

export type Message = {
  id: string
  /** Unix seconds of the attempt. */
  timestamp: number
  /** The raw body. */
  body: string
}

/** Makes the three headers of a delivery, with a signature for each secret and key. */
export function signedHeaders(
  message: Message,
  { secrets, keys }: { secrets: readonly SharedSecret[]; keys: readonly SigningKey[] },
): Record<string, string> {
  const content = contentOf(message)
  const signatures = [
    ...secrets.map(secret => `v1,${hmac(content, secret)}`),
    ...keys.map(key => `v1a,${sign(null, content, privateKey(key)).toString('base64')}`),
  ]
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signatures.join(' '),
  }
}

/**
 * Verifies a delivery with the endpoint's secret or the service's public key, and returns its parsed body.
 * @throws Error that says what is wrong with it.
 */
export function verifyDelivery(
  { headers, body }: { headers: Readonly<Record<string, string | undefined>>; body: string },
  key: SharedSecret | VerifyingKey,
  now = Date.now(),
): unknown {
  const { 'webhook-id': id = '', 'webhook-timestamp': time = '', 'webhook-signature': signatures = '' } = headers
  if (!/^\d{1,12}$/.test(time)) throw new Error('the webhook-timestamp is missing or no number')
  const timestamp = Number(time)
  if (Math.abs(now / 1000 - timestamp) > TOLERANCE_SECONDS) {
    throw new Error(
      `the webhook-timestamp is more than ${TOLERANCE_SECONDS} s off: is it a replay, or is the clock wrong?`,
    )
  }
  const content = contentOf({ id, timestamp, body })
  const isSigned = signatures.split(' ').some(entry => {
    const [scheme = '', signature = ''] = entry.split(',')
    return isSignature(scheme, Buffer.from(signature, 'base64'), { content, key })
  })
  if (!isSigned) throw new Error('no signature fits')
  return JSON.parse(body)
}

type Signed = { content: Buffer; key: SharedSecret | VerifyingKey }

function isSignature(scheme: string, signature: Buffer, { content, key }: Signed): boolean {
  if (key.startsWith('whpk_')) return scheme === 'v1a' && verify(null, content, publicKey(key), signature)
  const expected = Buffer.from(hmac(content, key), 'base64')
  return scheme === 'v1' && signature.length === expected.length && timingSafeEqual(signature, expected)
}

function contentOf({ id, timestamp, body }: Message): Buffer {
  return Buffer.from(`${id}.${timestamp}.${body}`)
}

function hmac(content: Uint8Array, secret: string): string {
  return createHmac('sha256', keyBytes(secret)).update(content).digest('base64')
}

function keyBytes(key: string): Buffer {
  return Buffer.from(key.slice(key.indexOf('_') + 1), 'base64')
}

/** Heads of the DER forms of ed25519 keys, before their 32 bytes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

function privateKey(key: string) {
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, keyBytes(key)]), format: 'der', type: 'pkcs8' })
}

function publicKey(key: string) {
  return createPublicKey({ key: Buffer.concat([SPKI_HEAD, keyBytes(key)]), format: 'der', type: 'spki' })
}
