import { SanctuaryError } from './errors.ts'
import type { WebhookEvent } from './types.ts'

const TOLERANCE_SECONDS = 300
const REFUSED = { code: 'invalid_signature' }

/**
 * Returns the event of a webhook that was signed with this key in the last 5 minutes: `whsec_…` is the endpoint's secret,
 * `whpk_…` the service's public key (`signature.publicKey` of the capability). `body` is the text exactly as it came.
 * Signatures are Standard Webhooks 1.0.0. Needs ed25519 in WebCrypto for `whpk_…` (Node 20, browsers since 2025).
 *
 * @throws SanctuaryError `invalid_signature` when no signature holds, or the time is more than 5 minutes away
 */
export async function verifyWebhook(webhook: {
  headers: Headers | Record<string, string | string[] | undefined>
  body: string
  key: string
  now?: () => number
}): Promise<WebhookEvent> {
  const { body, key, now = Date.now } = webhook
  const header = (name: string) => readHeader(webhook.headers, name)
  const time = header('webhook-timestamp')
  const isRecent = Math.abs(now() / 1000 - Number(time || Number.NaN)) <= TOLERANCE_SECONDS
  const content = new TextEncoder().encode(`${header('webhook-id')}.${time}.${body}`)
  const verify = isRecent ? await verifierOf(key) : undefined
  for (const entry of header('webhook-signature').split(' ')) {
    const [scheme, signature = ''] = entry.split(',')
    const bytes = bytesOf(signature)
    if (bytes && verify && (await verify(scheme ?? '', bytes, content))) return JSON.parse(body) as WebhookEvent
  }
  throw new SanctuaryError('the webhook is not signed with this key, or is more than 5 minutes old', REFUSED)
}

type Bytes = Uint8Array<ArrayBuffer>
type Verify = (scheme: string, signature: Bytes, content: Bytes) => Promise<boolean>

async function verifierOf(key: string): Promise<Verify> {
  const isPublic = key.startsWith('whpk_')
  const bytes = bytesOf(key.slice(key.indexOf('_') + 1))
  if (!bytes)
    throw new SanctuaryError('the key of a webhook begins with whsec_ or whpk_ and goes on in base64', REFUSED)
  const algorithm = isPublic ? 'Ed25519' : { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify'])
  const expected = isPublic ? 'v1a' : 'v1'
  return async (scheme, signature, content) =>
    scheme === expected && crypto.subtle.verify(isPublic ? 'Ed25519' : 'HMAC', imported, signature, content)
}

function readHeader(headers: Headers | Record<string, string | string[] | undefined>, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

function bytesOf(base64: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
