import { phraseOf } from '../../text/phrase.ts'

/**
 * Returns what people call a town whose name says more: each half of "Donostia / San Sebastián", "Klagenfurt" of "Klagenfurt am Wörthersee",
 * "St Moritz" of "Sankt Moritz". Folded words, none of them its whole name.
 */
export function shortNames(name: string): string[] {
  const halves = /[()]/.test(name) ? [name] : name.split(' / ')
  const shorter = halves.flatMap(half => [half, BEFORE_WHERE.exec(half)?.[1] ?? half])
  const saints = shorter.flatMap(half => (SAINT.test(half) ? [half, half.replace(SAINT, 'St ')] : [half]))
  const whole = phraseOf(name)
  return [...new Set(saints.map(phraseOf))].filter(phrase => phrase !== whole && phrase !== '')
}

/** What stands before the river, the sea or the land that a town lies at; shorter ones are words as well. */
const BEFORE_WHERE =
  /^(.{5,}?)(?: (?:am|an der|im|in der|ob der|vor der|upon|on) |-(?:sur|en|sous|lès|upon|on|am|im|an-der)-)\p{L}/u
const SAINT = /^(?:Sankt|Saint|Sainte)[ -]/
