import { phraseOf } from '../../text/phrase.ts'
import { GENERIC_NAME_WORDS } from '../../text/generic-name-words.ts'

/**
 * The phrases of a spot's names, and of each half of one in two languages: "Mount Cook" for "Aoraki / Mount Cook". People leave an
 * apostrophe out, too: "Oahu" for "O'ahu".
 */
export function phrasesOf(names: readonly string[]): string[] {
  const said = names.flatMap(name => [name, ...halvesOf(name)])
  return [...new Set([...said, ...said.map(name => name.replaceAll(/['’]/g, ''))].map(phraseOf))]
}

/** Halves of several words, one of which tells it from others; one of a single word is found by that word. */
function halvesOf(name: string): string[] {
  const halves = name.split(/ \/ |–/)
  return halves.length === 2 ? halves.filter(isName) : []
}

function isName(half: string): boolean {
  const words = phraseOf(half).split(' ')
  return words.length > 1 && words.some(word => !GENERIC_NAME_WORDS.has(word) && /^\p{L}{3}/u.test(word))
}

/** A name without the words that say what it is. */
export function coreOf(phrase: string): string {
  const words = phrase.split(' ')
  const core = words.filter(word => !GENERIC_NAME_WORDS.has(word))
  return core.length === 0 ? phrase : core.join(' ')
}

/** The names in a place text: "Otta, Innlandet", "Eidfjord and Rjukan", "Mykines village". */
export function partsOf(place: string): string[] {
  return place
    .split(/,| and /)
    .map(part => part.trim())
    .filter(part => part !== '')
    .flatMap(part => {
      const bare = part
        .replace(/^County /, '')
        .replace(/ (village|town|Region|Province|County|Oblast|Krai|Forest)$/, '')
      return bare === part ? [part] : [part, bare]
    })
}
