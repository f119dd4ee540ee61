/** Joins with commas and "and": "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[], word = 'and'): string {
  if (parts.length <= 1) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}

/** "a lake", "an island", "a university". */
export function withArticle(noun: string): string {
  // Numbers that are spoken with a vowel: 8, 11, 18, 80 to 89, 800, …
  return /^([aeio]|u(?!ni)|8|1[18](?!\d)|1[18],)/i.test(noun) ? `an ${noun}` : `a ${noun}`
}

/** The preposition of a place: "on the Isle of Man", "at Lake Bled", "in Norway", "on the Amalfi Coast", "in the Lake District", "in Norway or the Isle of Man". */
export function within(name: string): string {
  if (/^(the )?Lake (?!District\b)\p{Lu}|^(?!Salt\b)\p{Lu}[\p{L} ]* Lake(,|$)/u.test(name)) return 'at'
  const isOne = !/,| or | and /.test(name)
  return isOne && /\b(Isle|Island)\b|^the (?!Ivory|Gold)[^,]* [Cc]oast\b/.test(name) ? 'on' : 'in'
}

/** Ends a text with a full stop, and only one. */
export function withFullStop(text: string): string {
  return /[.!?…]["”')\]]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
}

/** Makes a sentence of a text: a capital first, a full stop last. */
export function sentence(text: string): string {
  return capitalised(withFullStop(text))
}

/** Joins sentences; leaves out those that are null or empty. */
export function joined(sentences: readonly (string | null)[]): string {
  return sentences.filter(text => text !== null && text !== '').join(' ')
}

/** Writes a text with a capital first letter. */
export function capitalised(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** "1 place", "2 places", "1,200 places". */
export function counted(count: number, noun: string): string {
  return `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** A whole number with a comma between thousands. */
export function thousands(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

/** Writes a tag or another hyphenated word as people read it: `nature-reserve` → `nature reserve`. */
export function inWords(tag: string): string {
  return tag.replaceAll('-', ' ')
}

/** Cuts a text at a word's end to at most `most` characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most).replace(/\s+\S*$/, '')}…`
}

/** A rating as all answers write it: one decimal. */
export function ratingText(rating: number): string {
  return rating.toFixed(1)
}
