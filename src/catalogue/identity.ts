import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CatalogueIdentity, WebhookKey } from './catalogue.ts'
import type { Tables } from './schema.ts'

const KEY_BYTES = 32

/** The stored texts of an identity. */
export type StoredIdentity = { id: string; cursorKey: string; webhookSeed: string }

/** Makes the identity of a new catalogue. */
export function newIdentity(): StoredIdentity {
  return {
    id: randomBytes(16).toString('hex'),
    cursorKey: randomBytes(KEY_BYTES).toString('hex'),
    webhookSeed: newSeed(),
  }
}

/** Reads the identity of a database; a new one gets its own. */
export async function identityOf(db: Kysely<Tables>): Promise<CatalogueIdentity> {
  const fresh = newIdentity()
  const known = await readMeta(db)
  // Looks first: who may only read can open a catalogue too.
  if (Object.keys(fresh).some(key => !known.has(key))) {
    await db
      .insertInto('meta')
      .values(Object.entries(fresh).map(([key, value]) => ({ key, value })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
  const stored = await readMeta(db)
  return readIdentity(key => stored.get(key) ?? fresh[key])
}

async function readMeta(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('meta').selectAll().execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Writes a fact of the catalogue in place of the one that it had. */
export async function writeMeta(db: Kysely<Tables>, key: string, value: string): Promise<void> {
  const row = { key, value }
  await db
    .insertInto('meta')
    .values(row)
    .onConflict(conflict => conflict.column('key').doUpdateSet(row))
    .execute()
}

function newSeed(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  // The last 32 bytes of the PKCS #8 form are the seed (RFC 8410).
  return privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-KEY_BYTES).toString('base64')
}

/** Turns stored texts into an identity. */
export function readIdentity(stored: (key: keyof StoredIdentity) => string): CatalogueIdentity {
  return {
    id: stored('id'),
    cursorKey: Buffer.from(stored('cursorKey'), 'hex'),
    webhookKey: keyOf(stored('webhookSeed')),
  }
}

const SEED: keyof StoredIdentity = 'webhookSeed'
/** The seed that was replaced, and until when it signs along: `seed until`, the time in RFC 3339. */
const REPLACED_SEED = 'webhookSeedReplaced'
const ALONG_MS = 7 * 24 * 60 * 60 * 1000

/** Reads the keys that sign, the present one first. */
export async function readWebhookKeys(db: Kysely<Tables>, now: Date): Promise<WebhookKey[]> {
  const rows = await db.selectFrom('meta').selectAll().where('key', 'in', [SEED, REPLACED_SEED]).execute()
  const valueOf = (key: string) => rows.find(row => row.key === key)?.value
  const [replaced, until = ''] = valueOf(REPLACED_SEED)?.split(' ') ?? []
  const seeds = [valueOf(SEED), until > now.toISOString() ? replaced : undefined]
  return seeds.flatMap(seed => (seed === undefined ? [] : [keyOf(seed)]))
}

/** Replaces the key that signs; the one before signs along for a week. */
export async function rotateWebhookKey(db: Kysely<Tables>, now: Date): Promise<WebhookKey> {
  const seed = newSeed()
  const until = new Date(now.getTime() + ALONG_MS).toISOString()
  await db.transaction().execute(async db => {
    const { value } = await db.selectFrom('meta').select('value').where('key', '=', SEED).executeTakeFirstOrThrow()
    await writeMeta(db, REPLACED_SEED, `${value} ${until}`)
    await writeMeta(db, SEED, seed)
  })
  return keyOf(seed)
}

function keyOf(seed: string): WebhookKey {
  return { secret: `whsk_${seed}`, public: `whpk_${publicKeyOf(seed)}` }
}

/** PKCS #8 head of an ed25519 private key, before its 32-byte seed (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

function publicKeyOf(seed: string): string {
  const key = Buffer.concat([PKCS8_HEAD, Buffer.from(seed, 'base64')])
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return spki.subarray(-KEY_BYTES).toString('base64')
}
