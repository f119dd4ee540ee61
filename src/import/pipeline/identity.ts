import { createHash } from 'node:crypto'
import type { Coordinates } from '../../geo/coordinates.ts'
import { slugify } from '../../spots/slug.ts'

const URL_SAFE = /^[A-Za-z0-9._:~-]{1,120}$/

/** Makes a spot's id of its source and the id that the source gives it. */
export function idFrom(source: string, given: string): string {
  if (URL_SAFE.test(given)) return given.startsWith(`${source}-`) ? given : `${source}-${given}`
  const slug = slugify(given)
  return [source, ...(slug === '' ? [] : [slug]), shortHash(given)].join('-')
}

/** Makes a spot's id where its source gives none: the same name at the same place (to 11 m) is the same spot. */
export function idFromPlace(source: string, name: string, { latitude, longitude }: Coordinates): string {
  const place = [latitude, longitude].map(degrees => (Math.round(degrees * 1e4) / 1e4 + 0).toFixed(4))
  return `${source}-${shortHash([plainName(name), ...place].join('|'))}`
}

/** Part of ids that are given once: never changed. Case, marks and punctuation are left out. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

/** 48 bits: among 100,000 spots of one source, two share a hash once in 56,000 catalogues. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
