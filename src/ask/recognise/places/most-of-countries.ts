import { foldedWordsOf } from '../../../text/tokenize.ts'
import { extremesOf } from '../../vocabulary/languages/parts-of-world.ts'
import type { Foreign } from '../../vocabulary/languages/languages.ts'
import type { Token } from '../tokens.ts'

/** "¿Qué país de Sudamérica tiene más lagos?": with a country asked for before it, "has more" is "has the most". */
export function mostOfCountriesAt(
  tokens: readonly Token[],
  at: number,
  language: Foreign,
): { english: string; length: number } | undefined {
  const found = EXTREMES[language].find(({ words }) => words.every((word, i) => tokens[at + i]?.folded === word))
  if (!found || !isCountryAsked(tokens.slice(0, at))) return undefined
  const rest = tokens.slice(at + found.words.length)
  // "Más de cinco": a number; "más lagos que Noruega": more than one country has.
  const isOfNumber =
    OF.test(rest[0]?.folded ?? '') && /más|più|menos|meno/.test(tokens[at + found.words.length - 1]?.text ?? '')
  const isCompared = rest.some(({ folded }, i) => THAN.test(folded) && rest[i + 1]?.isCapital === true)
  return isOfNumber || isCompared ? undefined : { english: found.english, length: found.words.length }
}

function isCountryAsked(before: readonly Token[]): boolean {
  // "Los dos países con más bosques": a number stands between.
  const isAsked = (at: number) => [1, 2].some(step => ASKED.test(before[at - step]?.folded ?? ''))
  return before.some(({ folded }, at) => COUNTRY.test(folded) && isAsked(at))
}

const COUNTRY = /^(land|lander|pays|pais|paises|paese|paesi|nazione|nazioni)$/
const ASKED = /^(welche[smn]?|das|die|quels?|les?|que|cual|el|los|quale|quali|che|il|i|le)$/
const OF = /^(de|di)$/
const THAN = /^(als|que|di|del|della|dell|dello|dei|degli|delle)$/

type Extreme = { english: string; words: readonly string[] }

/** The longest first. */
const EXTREMES: Readonly<Record<Foreign, readonly Extreme[]>> = {
  de: extremes('de'),
  fr: extremes('fr'),
  es: extremes('es'),
  it: extremes('it'),
}

function extremes(language: Foreign): Extreme[] {
  return extremesOf(language)
    .flatMap(({ english, said }) => said.map(each => ({ english, words: foldedWordsOf(each) })))
    .toSorted((a, b) => b.words.length - a.words.length)
}
