// "Which of these six have a ferry?" behind "name three" and "three more": the spots of both answers in place of those words.
import type { Doc } from '../../../../index/types.ts'
import { LANGUAGES, type Language } from '../../../vocabulary/languages/languages.ts'
import type { Told } from './pointed.ts'
import { tokenOf } from './spot-token.ts'

/** What points at all of some spots, the numbers from three on, what they may be called, and "and". */
type Words = { these: string; numbers: string; nouns: string; and: string }

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    these: '(?:all )?(?:of )?(?:these|those)|(?<=(?:of|among) )the',
    numbers: 'three four five six seven eight nine ten eleven twelve',
    nouns: 'places|spots|ones|islands|lakes|peaks|forests|parks|beaches|huts|results',
    and: 'and',
  },
  de: {
    these: '(?:all )?diese[nr]?|(?<=(?:von|unter) )den',
    numbers: 'drei vier fünf sechs sieben acht neun zehn elf zwölf',
    nouns: 'orten?|inseln|seen|gipfeln?|wäldern?|parks|stränden?|hütten|ergebnissen?',
    and: 'und',
  },
  fr: {
    these: 'ces|(?<=(?:parmi|entre) )les',
    numbers: 'trois quatre cinq six sept huit neuf dix onze douze',
    nouns: 'lieux|endroits|îles|lacs|sommets|forêts|parcs|plages|refuges|résultats',
    and: 'et',
  },
  es: {
    these: '(?:est|es)[oa]s|(?<=(?:de|entre) )l[oa]s',
    numbers: 'tres cuatro cinco seis siete ocho nueve diez once doce',
    nouns: 'lugares|sitios|islas|lagos|picos|bosques|parques|playas|refugios|resultados',
    and: 'y',
  },
  it: {
    these: 'quest[ie]|quell[ei]|quei|(?<=(?:tra|fra) )(?:i|le|gli)',
    numbers: 'tre quattro cinque sei sette otto nove dieci undici dodici',
    nouns: 'posti|luoghi|isole|laghi|cime|foreste|boschi|parchi|spiagge|rifugi|risultati',
    and: 'e',
  },
}

const FEWEST = 3
const PATTERNS = LANGUAGES.map(language => {
  const { these, numbers, nouns, and } = WORDS[language]
  const words = numbers.split(' ')
  const said = String.raw`(?<!\p{L})(?:${these})\s+(?<count>${words.join('|')}|\d{1,2})(?!\p{L}|\d|\s+(?:km|m|dB|more|weitere|autres|más|altr))(?:\s+(?:${nouns})(?!\p{L}))?`
  return { said: new RegExp(said, 'iu'), words, and }
})

/** Names the spots of the answers before where a text points at more of them than the last answer told, and together they are so many. */
export function withSeveralAnswers(
  all: readonly string[],
  tell: (texts: readonly string[]) => Told | null,
): readonly string[] {
  return all.reduce<string[]>((texts, text) => {
    const found = texts.length < 2 ? undefined : PATTERNS.find(({ said }) => said.test(text))
    const typed = found?.said.exec(text)?.groups?.count?.toLowerCase() ?? ''
    const count = (found?.words.indexOf(typed) ?? -1) + FEWEST
    const docs = found ? docsOf(texts, count >= FEWEST ? count : Number(typed), tell) : null
    const names = docs
      ?.map(tokenOf)
      .join(`, `)
      .replace(/, (?=[^,]*$)/, ` ${found?.and} `)
    return [...texts, found && names ? text.replace(found.said, names) : text]
  }, [])
}

/** So many that the answers told, from the last back; null where the last alone told as many, or together they are fewer or more. */
function docsOf(
  texts: readonly string[],
  count: number,
  tell: (texts: readonly string[]) => Told | null,
): readonly Doc[] | null {
  if (count > MOST) return null
  let docs: readonly Doc[] = []
  for (let end = texts.length; end > 0 && docs.length < count; end--) {
    const told = tell(texts.slice(0, end))
    if (!told) return null
    docs = [...new Set([...told.docs, ...docs])]
    if (end === texts.length && docs.length >= count) return null
  }
  return docs.length === count ? docs : null
}

/** More of them are no question about each. */
const MOST = 10
