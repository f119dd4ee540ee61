// Prepositions that grow together with an article: "weit von" is said as "weit vom", too.
import type { Row } from './language-table.ts'
import type { Foreign } from './languages.ts'

const FUSED: Readonly<Record<Foreign, Readonly<Record<string, readonly string[]>>>> = {
  de: { von: ['vom'], bei: ['beim'] },
  fr: { de: ['du', 'des', 'd'], à: ['au', 'aux'] },
  es: { de: ['del'], a: ['al'] },
  it: {
    da: ['dal', 'dallo', 'dalla', 'dall', 'dai', 'dagli', 'dalle'],
    di: ['del', 'dello', 'della', 'dell', 'dei', 'degli', 'delle'],
    su: ['sul', 'sullo', 'sulla', 'sull', 'sui', 'sugli', 'sulle'],
    a: ['ad', 'al', 'allo', 'alla', 'all', 'ai', 'agli', 'alle'],
  },
}

/** What a place stands behind in English; "le plus de" is a comparison, which ends where its article begins. */
const BEFORE_PLACES = /(?:^| )(?:near|outside|within|of|from|to|at|about)$/

/** Returns the forms with an article of a phrase that places stand behind and that ends in a preposition: of "weit von", "weit vom". */
export function fusedForms({ english, said }: Row, language: Foreign): string[] {
  if (!BEFORE_PLACES.test(english)) return []
  return said.flatMap(phrase => {
    const at = phrase.lastIndexOf(' ')
    const forms = at < 0 ? [] : (FUSED[language][phrase.slice(at + 1)] ?? [])
    return forms.map(form => `${phrase.slice(0, at)} ${form}`)
  })
}
