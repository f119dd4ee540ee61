// Standard Webhooks 1.0.0: how a delivery is signed. Receivers verify it by `client/src/webhook.ts`; tests hold the two
// together. https://github.com/standard-webhooks/standard-webhooks
import { createHmac, createPrivateKey, randomBytes, sign } from 'node:crypto'

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

function contentOf({ id, timestamp, body }: Message): Buffer {
  return Buffer.from(`${id}.${timestamp}.${body}`)
}

function hmac(content: Uint8Array, secret: string): string {
  return createHmac('sha256', keyBytes(secret)).update(content).digest('base64')
}

function keyBytes(key: string): Buffer {
  return Buffer.from(key.slice(key.indexOf('_') + 1), 'base64')
}

/** Head of the DER form of a private ed25519 key, before its 32 bytes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

function privateKey(key: string) {
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, keyBytes(key)]), format: 'der', type: 'pkcs8' })
}
