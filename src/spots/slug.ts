import anyAscii from 'any-ascii'

const LONGEST = 80

/** Makes a URL-safe ASCII slug of a name in any script; empty when nothing of it can be written in ASCII. */
export function slugify(text: string): string {
  return (/^\p{ASCII}*$/u.test(text) ? text : anyAscii(text.normalize('NFC')))
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')
}

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
