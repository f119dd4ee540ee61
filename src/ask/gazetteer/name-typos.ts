import { GENERIC_NAME_WORDS } from '../../text/generic-name-words.ts'
import type { Names } from '../../index/types.ts'
import { typosOf } from '../../index/text/typos.ts'
import { phraseOf } from '../../text/phrase.ts'
import { COUNTRY_NAMES } from '../../index/regions/country-phrases.ts'
import { regionsByPhrase } from '../../index/regions/regions.ts'
import type { Region } from '../../index/regions/region.ts'
import { nearestTypos, type Typos } from './typos.ts'

/** Countries whose first-level units people name abroad; a mistyped word is not taken for the unit of another. */
const UNITS_KNOWN_IN: ReadonlySet<string> = new Set(
  'AR AT AU BE BR CA CH CN CZ DE DK ES FI FR GB IE IN IT JP MX NL NO NZ PL PT RU SE US ZA'.split(' '),
)

const known = [...regionsByPhrase()].filter(([, regions]) => regions.some(isKnown))
/** Words of English names, and of the others: those may hold one typo. */
const [ownWords, foreignWords] = [true, false].map(isEnglish => {
  const phrases = known.filter(([phrase, regions]) => regions.some(region => isShown(region, phrase)) === isEnglish)
  const words = new Set(phrases.flatMap(([phrase]) => phrase.split(' ')))
  return [...words].filter(word => isEnglish || !GENERIC_NAME_WORDS.has(word))
})
const ownTypos = typosOf(ownWords ?? [])
const foreignTypos = typosOf(foreignWords ?? [])
const isRegionWord: ReadonlySet<string> = new Set([...regionsByPhrase().keys()].flatMap(phrase => phrase.split(' ')))

function isKnown({ type, within }: Region): boolean {
  return type !== 'unit' || within.some(code => UNITS_KNOWN_IN.has(code))
}

/** Whether a phrase is the name that answers show, or one of a country beside it. */
function isShown({ name, type, countries }: Region, phrase: string): boolean {
  const names = type === 'country' ? [name, ...(COUNTRY_NAMES[countries[0] ?? ''] ?? [])] : [name]
  return names.some(shown => phraseOf(shown.replace(/^the /, '')) === phrase)
}

/** Corrects the words of names: of spots, of the places they lie at, of regions. */
export function nameTypos(names: Names): Typos {
  return nearestTypos({
    has: word => names.hasWord(word) || isRegionWord.has(word),
    wordsNear(word, most, isBegunAlike) {
      const own = ownTypos.near(word, most, isBegunAlike).map(number => ownWords?.[number] ?? '')
      const foreign = foreignTypos.near(word, 1, isBegunAlike).map(number => foreignWords?.[number] ?? '')
      return new Set([...names.wordsNear(word, most, isBegunAlike), ...own, ...foreign])
    },
    isBegunAlike: true,
    shortest: 5,
    twoTyposFrom: 7,
  })
}
