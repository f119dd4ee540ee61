import { fold } from '../../../text/fold.ts'
import { phraseOf } from '../../../text/phrase.ts'
import type { Rewrite } from '../../vocabulary/languages/language-table.ts'
import { rewritten } from '../../vocabulary/texts/rewritten.ts'
import { lexiconOf } from '../languages/foreign-lexicon.ts'
import { isOrdinary } from '../lexicon.ts'
import { isKnown, isName, isOf, type Names } from './known.ts'

/** "DAllemagne", "lendroit", "sullEtna": French and Italian without the apostrophe. A word that is known as it stands is left. */
export function withElisions(text: string, names: Names): string {
  const languages = LANGUAGES.filter(language => isWrittenIn(text, language))
  if (languages.length === 0) return text
  return languages.reduce(
    (read, language) =>
      read.replaceAll(ELIDED[language], (word: string, article: string, rest: string, at: number) =>
        isElided(word, rest, { language, names }) && !endsName(read.slice(0, at), word, names)
          ? `${article}'${rest}`
          : word,
      ),
    rewritten(text, SHORT),
  )
}

/** Words too short to be looked up. */
const SHORT: readonly Rewrite[] = [
  { said: /(?<!\p{L})(d)un(?= \p{Ll})/giu, as: "$1'un" },
  { said: /(?<!\p{L})(qu)(ils?|on|une?)(?= \p{Ll})/giu, as: "$1'$2" },
  { said: /(?<!\p{L})(j)(ai|aime|y)(?= \p{Ll})/giu, as: "$1'$2" },
  { said: /(?<!\p{L})(c)(est|était)(?!\p{L})/giu, as: "$1'$2" },
  { said: /(?<!\p{L})(n)(est|y a|a)(?= pas(?!\p{L}))/giu, as: "$1'$2" },
  { said: /(?<!\p{L})(n)(y a)(?!\p{L})/giu, as: "$1'$2" },
  { said: /(?<!\p{L})(d)(où)(?!\p{L})/giu, as: "$1'$2" },
  { said: /(?<!\p{L})(s)(il (?:vous|te) pla[iî]t)(?!\p{L})/giu, as: "$1'$2" },
  { said: /(?<!\p{L})(c|dov|com)(è)(?!\p{L})/giu, as: "$1'$2" },
]

const LANGUAGES = ['fr', 'it'] as const
type Eliding = (typeof LANGUAGES)[number]

const ELIDED: Readonly<Record<Eliding, RegExp>> = {
  fr: /(?<![\p{L}'’-])(jusqu|lorsqu|qu|[cdjlmnst])((?=[aeiouyhàâéèêëîïôùûœ])\p{L}{3,})/giu,
  it: /(?<![\p{L}'’-])(dell|nell|sull|dall|all|coll|quell|un|[cdl])((?=[aeiouhàèéìòù])\p{L}{3,})/giu,
}

/** "Sant Julià de Lòria": the last word of a name of several. */
function endsName(before: string, word: string, names: Names): boolean {
  if (!/^\p{Lu}/u.test(word)) return false
  const words = before.trimEnd().split(/\s+/).slice(-MOST_BEFORE)
  return words.some((_, at) => names.named(phraseOf([...words.slice(at), word].join(' '))) !== undefined)
}

const MOST_BEFORE = 4

/** "LEst": a capital within a word. */
const CAPITAL_WITHIN = /^\p{Ll}+\p{Lu}\p{Ll}+$/u

/** Articles and prepositions stand before names. */
const OF = /^(qu|[dl]|dell|nell|sull|dall|all)/i

function isElided(word: string, rest: string, { language, names }: { language: Eliding; names: Names }): boolean {
  const [typed, folded] = [fold(word), fold(rest)]
  const isRest = isOf(lexiconOf(language), folded) || (OF.test(word) && isName(folded, names))
  if (CAPITAL_WITHIN.test(word)) return isRest
  return isRest && !isKnown(typed, names) && !lexiconOf('de').has(typed)
}

/** Words that English has, too, tell nothing. */
function isWrittenIn(text: string, language: Eliding): boolean {
  const lexicon = lexiconOf(language)
  return (text.match(/\p{L}+/gu) ?? []).map(fold).some(word => lexicon.has(word) && !isOrdinary(word))
}
