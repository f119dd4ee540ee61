import type { Rewrite } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

/** A thing with its article and an adjective. */
const THING = String.raw`(?:(?!(?:und|oder|et|ou|y|e|o|e)\s)[\p{L}'’]+\s+){0,2}?[\p{L}'’]+`

type Words = {
  /** What stands before two things that are wanted at once, and between them. */
  both: string
  and: string
  /** What stands behind them. */
  atOnce: string
  /** What stands before each of two of which one is enough, and what joins them. */
  eitherOf: string | null
  or: string
}

const WORDS: Readonly<Record<Foreign, Words>> = {
  de: {
    both: 'sowohl',
    and: 'und',
    atOnce: 'zugleich|gleichzeitig|zur gleichen zeit|auf einmal|in einem|am selben ort',
    eitherOf: null,
    or: 'oder',
  },
  fr: {
    both: 'à la fois',
    and: 'et',
    atOnce: 'à la fois|en même temps|simultanément|au même endroit',
    eitherOf: 'soit',
    or: 'ou',
  },
  es: {
    both: 'a la vez',
    and: 'y',
    atOnce: 'a la vez|al mismo tiempo|en el mismo sitio|en el mismo lugar',
    eitherOf: 'o bien|ya sea',
    or: 'o',
  },
  it: {
    both: 'allo stesso tempo',
    and: 'e',
    atOnce: 'allo stesso tempo|contemporaneamente|nello stesso posto|nello stesso luogo',
    eitherOf: null,
    or: 'o',
  },
}

/** "Lac et forêt à la fois" as both at once, "soit une plage soit une île" as one or the other. */
export function bothEitherIn(language: Foreign): readonly Rewrite[] {
  const { both, and, atOnce, eitherOf, or } = WORDS[language]
  const atOnceBehind = {
    said: new RegExp(String.raw`(?<!\p{L})(${THING})\s+${and}\s+(${THING})\s+(?:${atOnce})(?!\p{L})`, 'giu'),
    as: `${both} $1 ${and} $2`,
  }
  if (eitherOf === null) return [atOnceBehind]
  const either = String.raw`(?<!\p{L})(?:${eitherOf})\s+([^,.?!]{2,40}?)(?<!\s(?:et|y|mais|pero)),?\s+(?:${or}\s+)?(?:${eitherOf})\s+(?=\p{L})`
  return [atOnceBehind, { said: new RegExp(either, 'giu'), as: `$1 ${or} ` }]
}
