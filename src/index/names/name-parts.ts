import { phraseOf } from '../../text/phrase.ts'
import { GENERIC_NAME_WORDS } from '../../text/generic-name-words.ts'

/** The phrases of a spot's names; people leave an apostrophe out, too: "Oahu" for "O'ahu". */
export function phrasesOf(names: readonly string[]): string[] {
  return [...new Set([...names, ...names.map(name => name.replaceAll(/['’]/g, ''))].map(phraseOf))]
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
