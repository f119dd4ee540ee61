import { createRequire } from 'node:module'
import type * as AnyAscii from 'any-ascii'

const LONGEST = 80

/** Makes a URL-safe ASCII slug of a name in any script; empty when nothing of it can be written in ASCII. */
export function slugify(text: string): string {
  return inAscii(text)
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')
}

/** Letters with accents need no table. */
function inAscii(text: string): string {
  if (OF_ASCII.test(text)) return text
  const bare = text.normalize('NFD').replaceAll(/[\u0300-\u0362]/g, '')
  return OF_ASCII.test(bare) ? bare : anyAscii(text.normalize('NFC'))
}

const OF_ASCII = /^\p{ASCII}*$/u

/** The table of all scripts, loaded at the first use: a thread that answers seldom needs it, and it takes 1 MB of it. */
function anyAscii(text: string): string {
  table ??= createRequire(import.meta.url)('any-ascii') as typeof AnyAscii // the package's types
  return table.default(text)
}

let table: typeof AnyAscii | undefined

/**
 * Gives the slugs to try for a new spot, best first: its name, name with nearest place, name with country. When all are
 * another's, the last one gets a number (`-2` and up).
 */
export function* slugCandidates(spot: {
  name: string
  place: string | null
  country: string | null
}): Generator<string, undefined> {
  const name = slugify(spot.name) || 'spot'
  yield name
  const place = slugify(spot.place ?? '')
  if (place !== '' && place !== name) yield `${name}-${place}`
  const country = (spot.country ?? '').toLowerCase()
  if (country !== '' && country !== name) yield `${name}-${country}`
}
