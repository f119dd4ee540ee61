import type { Rewrite } from '../../languages/language-table.ts'
import type { Language } from '../../languages/languages.ts'

/** That any country will do restricts nothing, and asks for no list of countries. */
const ANY: Readonly<Record<Language, string>> = {
  en: String.raw`,? ?(?:(?:i|we) (?:do not|don['’]?t) (?:mind|care) (?:about )?(?:which|what|the) country|no matter (?:which|what|in which) country|(?:in |from |of )?(?:any|whatever|whichever) country(?: (?:is fine|will do|in the world|at all))?|the country (?:does not|doesn['’]?t) matter)(?!\p{L}| (?:where|with|that|which|has|have|but|except|other))[,:.]?`,
  de: String.raw`,? ?(?:egal,? (?:in )?welche[srm]? land|in irgendeinem land|in einem beliebigen land|das land ist (?:mir |uns )?egal)(?!\p{L}| (?:wo|mit|das|außer))[,:.]?`,
  fr: String.raw`,? ?(?:peu importe (?:le|quel) pays|dans n['’]importe quel pays|n['’]importe quel pays|le pays m['’]est égal)(?!\p{L}| (?:où|avec|qui|sauf))[,:.]?`,
  es: String.raw`,? ?(?:(?:da igual|no importa) (?:el|en qué|qué) país|en cualquier país|cualquier país)(?!\p{L}| (?:donde|con|que|menos|salvo))[,:.]?`,
  it: String.raw`,? ?(?:non importa (?:il|in quale) paese|in (?:qualsiasi|qualunque) paese|(?:qualsiasi|qualunque) paese)(?!\p{L}| (?:dove|con|che|tranne))[,:.]?`,
}

/** "In any country but Norway": what is left out, and what says so. */
const BUT: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['(?:in |from |of )?any country (?:except|but|other than|apart from)(?: for)? ', 'not in '],
  de: ['(?:in )?(?:irgendeinem|einem beliebigen|jedem) land (?:außer|ausser)(?: in)? ', 'nicht in '],
  fr: ["(?:dans )?n['’]importe quel pays sauf (?:en |au |aux )?", 'pas en '],
  es: ['(?:en )?cualquier país (?:menos|salvo|excepto) (?:en )?', 'no en '],
  it: ['(?:in )?(?:qualsiasi|qualunque) paese (?:tranne|salvo|eccetto) (?:in )?', 'non in '],
}

/** Takes "in any country" out of a question. */
export function anyCountryIn(language: Language): readonly Rewrite[] {
  return [BUT[language], [ANY[language], ''] as const].map(([said, as]) => ({
    said: new RegExp(`(?<!\\p{L})${said}`, 'giu'),
    as,
  }))
}
