/** Writes a tag or another hyphenated word as people read it: `nature-reserve` → `nature reserve`. */
export function inWords(tag: string): string {
  return tag.replaceAll('-', ' ')
}

/** Writes a word with a capital first letter. */
export function capitalised(text: string): string {
  const [first = '', ...rest] = text
  return first.toUpperCase() + rest.join('')
}

/** Writes `1 place`, `2 places`, `1,200 places`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

/** Cuts a text at a word's end to at most `most` characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most).replace(/\s+\S*$/, '')}…`
}

/** Keeps a number and its unit on one line. */
export const NO_BREAK = '\u00A0'

/** Writes a distance: metres below one kilometre, one decimal below ten. */
export function inKilometres(km: number): string {
  if (km < 0.95) return `${Math.max(10, Math.round(km * 100) * 10)}${NO_BREAK}m`
  return `${km < 9.95 ? km.toFixed(1) : Math.round(km).toLocaleString('en')}${NO_BREAK}km`
}
