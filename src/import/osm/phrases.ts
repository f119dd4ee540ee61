// Small pieces of English: numbers, distances and directions as people write them.

/** Returns metres as a person would say them: 80 m, 350 m, 2.4 km, 14 km. */
export function distanceWords(metres: number): string {
  if (metres < 100) return `${Math.max(10, Math.round(metres / 10) * 10)} m`
  if (metres < 975) return `${Math.round(metres / 50) * 50} m`
  if (metres < 9_950) return `${(metres / 1000).toFixed(1).replace(/\.0$/, '')} km`
  return `${Math.round(metres / 1000)} km`
}

/** Returns a height or a count with a comma between thousands. */
export function thousands(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

/** Returns an area in hectares or km². */
export function areaWords(squareMetres: number): string {
  const hectares = squareMetres / 10_000
  if (hectares < 1.5) return hectares < 0.75 ? 'half a hectare' : 'a hectare'
  if (hectares < 10) return `${hectares.toFixed(1).replace(/\.0$/, '')} hectares`
  if (hectares < 1_000) return `${Math.round(hectares)} hectares`
  return `${thousands(hectares / 100)} km²`
}

const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

/** `bearing`: degrees clockwise from north. */
export function directionWords(bearing: number): string {
  return DIRECTIONS[Math.round(bearing / 45) % DIRECTIONS.length] ?? 'north'
}

/** Puts a or an before a noun. */
export function withArticle(noun: string): string {
  // Numbers that are spoken with a vowel: 8, 11, 18, 80 to 89, 800, …
  return /^([aeio]|u(?!ni)|8|1[18](?!\d)|1[18],)/i.test(noun) ? `an ${noun}` : `a ${noun}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Ends a text as a sentence. */
export function sentence(text: string): string {
  const trimmed = capital(text.trim())
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

/** Returns the same one of several ways to say something each time for the same key; there must be one at least. */
export function variant<T>(key: string, salt: string, ways: readonly T[]): T {
  // FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), then mixed so that its low bits are good too.
  let hash = 0x811c9dc5
  for (const char of `${salt} ${key}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  const way = ways[((hash ^ (hash >>> 13)) >>> 0) % ways.length]
  if (way === undefined) throw new RangeError('there is no way to say it')
  return way
}
