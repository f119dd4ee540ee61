// "Something quieter, even if it's farther away": how far it may be, which asks for nothing that is farther.
import type { Condition, Query } from '../../../query.ts'
import { typedText } from '../../../recognise/spelling/typed-text.ts'
import { FILLER, merged, type Span } from '../../../recognise/spans.ts'

const A_BIT: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>> = {
  en: '(?:a (?:bit|little) |much |somewhat )?',
  de: '(?:etwas |ein bisschen |viel |ein stuck )?',
  fr: '(?:un peu |beaucoup |bien )?',
  es: '(?:un poco |algo |mucho )?',
  it: '(?:un po |un poco |molto )?',
}

const SAID = new RegExp(
  `^(?:${[
    `(?:even if|even though|although|though) (?:(?:it|that|they|this)(?: is| s| are| re)? )?(?:is |are )?${A_BIT.en}(?:further|farther|more distant)(?: away| off| out)?`,
    `(?:it|that) (?:can|may|could|might) (?:also )?be ${A_BIT.en}(?:further|farther)(?: away| off| out)?`,
    `(?:auch|selbst) wenn (?:es|das|er|sie|die) (?:dann )?${A_BIT.de}weiter(?: weg| entfernt)? (?:ist|liegt|sind|ware|liegen)`,
    `(?:(?:es|das|er|sie) )?(?:darf|kann) (?:auch |ruhig )*${A_BIT.de}weiter(?: weg| entfernt)? (?:sein|liegen)`,
    `(?:meme si|quitte a ce que|bien que) (?:c est |ce soit |ca soit |il est |elle est |il faut aller )?${A_BIT.fr}plus (?:loin|eloignee?s?)`,
    `(?:aunque|incluso si|a pesar de que) (?:(?:este|esta|esten|quede|sea|se encuentre|queda) )?${A_BIT.es}mas (?:lejos|alejad[oa]s?)`,
    `(?:anche se|pure se|benche) (?:(?:e|sta|fosse|sia|si trova|sono) )?${A_BIT.it}piu (?:lontan[oaie]|distant[ei])`,
  ].join('|')}) $`,
  'u',
)

/** How such words are written in what is read. */
export const EVEN_FARTHER = 'even if farther'

/** Reads such words as one, beside what is looked for. */
export function withEvenFarther(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isFarther)) return spans
  for (const [from] of spans.entries())
    for (let to = spans.length; to > from; to--) {
      const part = spans.slice(from, to)
      if (!SAID.test(`${typedText(part)} `)) continue
      const rest = spans.toSpliced(from, to - from)
      return rest.some(isSaid) ? spans.toSpliced(from, to - from, merged(part, FILLER, EVEN_FARTHER)) : spans
    }
  return spans
}

/** The list behind a spot that was spoken of, the closest first, however far. */
export function reachingFarther(before: Query): Query {
  const { listed } = before
  if (listed === null || !listed.conditions.some(isNear)) return before
  const conditions = listed.conditions.map(each => (isNear(each) ? { ...each, km: Infinity } : each))
  return { ...before, listed: { ...listed, kind: 'nearest', order: 'distance', rank: 1, conditions } }
}

function isNear(condition: Condition): boolean {
  return condition.on === 'near' && !condition.isNegated
}

function isFarther({ meaning }: Span): boolean {
  if (meaning.is === 'comparative') return meaning.to === 'farther'
  return meaning.is === 'superlative' && meaning.by === 'farthest'
}

/** Something else than signs: "aunque esté más lejos" alone is said of what was shown. */
function isSaid({ meaning }: Span): boolean {
  return meaning.is !== 'sign' && meaning.is !== 'comma' && meaning.is !== 'stop'
}
