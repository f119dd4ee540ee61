import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { CatalogueIdentity } from './catalogue.ts'

const KEY_BYTES = 32

/** What is stored of an identity, each a text. */
export type StoredIdentity = { id: string; cursorKey: string; webhookSeed: string }

/** Makes the identity of a new catalogue. */
export function newIdentity(): StoredIdentity {
  const { privateKey } = generateKeyPairSync('ed25519')
  return {
    id: randomBytes(16).toString('hex'),
    cursorKey: randomBytes(KEY_BYTES).toString('hex'),
    // The last 32 bytes of the PKCS #8 form are the seed (RFC 8410).
    webhookSeed: privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-KEY_BYTES).toString('base64'),
  }
}

/** Turns stored texts into an identity. */
export function readIdentity(stored: (key: keyof StoredIdentity) => string): CatalogueIdentity {
  const seed = stored('webhookSeed')
  return {
    id: stored('id'),
    cursorKey: Buffer.from(stored('cursorKey'), 'hex'),
    webhookKey: { secret: `whsk_${seed}`, public: `whpk_${publicKeyOf(seed)}` },
  }
}

/** PKCS #8 head of an ed25519 private key, before its 32-byte seed (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

function publicKeyOf(seed: string): string {
  const key = Buffer.concat([PKCS8_HEAD, Buffer.from(seed, 'base64')])
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return spki.subarray(-KEY_BYTES).toString('base64')
}
