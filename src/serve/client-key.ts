import { createHmac, randomBytes } from 'node:crypto'
import type { CatalogueIdentity } from '../catalogue/catalogue.ts'
import { type CataloguePlace, isServer } from '../catalogue/open.ts'

const KEY_BYTES = 32

/**
 * Makes what turns the addresses of clients into pseudonyms. One machine has a new key with each start, written nowhere;
 * machines that share a database have one, since they count a client's jobs and kept responses together there.
 */
export function clientKeyOf(place: CataloguePlace, { cursorKey }: Pick<CatalogueIdentity, 'cursorKey'>): Uint8Array {
  if (!isServer(place)) return randomBytes(KEY_BYTES)
  return createHmac('sha256', cursorKey).update('clients of all machines').digest()
}
