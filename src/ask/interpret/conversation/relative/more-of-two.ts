import { fold } from '../../../../text/fold.ts'
import { isWhere, type Query } from '../../../query.ts'
import { FILLER, type Span } from '../../../recognise/spans.ts'
import { inTotal, LISTS } from '../total.ts'
import { COUNTED } from './compared-figures.ts'

/** Tells whether a question asks which of two places has more of what was looked for in each, and nothing else. */
export function asksWhichHasMore(spans: readonly Span[]): boolean {
  const typed = spans.filter(({ meaning }) => meaning.is !== 'sign').map(span => span.typed)
  const words = typed.filter((word, at) => word !== '' && word !== typed[at - 1])
  return HAS_MORE.test(fold(words.join(' ').replaceAll(/['’-]/g, ' ')))
}

const HAS_MORE = new RegExp(
  `^(?:(?:and|so|und|et|y|e|also) )?(?:${[
    '(?:who|which (?:one |country |place |of (?:the two|them|those|these)(?: countries| places)? )?)(?: )?(?:has|have) (?:got )?(?:more|the most)(?: of (?:them|those|these))?',
    'where (?:are there|do they have) more(?: of (?:them|those))?',
    'in which(?: one| country)? are there more(?: of (?:them|those))?',
    '(?:welches|welche|welcher) (?:land |von beiden |der beiden |von den beiden )?hat mehr(?: davon)?',
    '(?:in welchem(?: land| der beiden)?|wo) (?:sind es|sind|gibt es|gibts) (?:es )?mehr(?: davon)?',
    '(?:lequel|laquelle|quel pays|lequel des deux(?: pays)?) en (?:a|compte) (?:le )?plus',
    'ou y en a t il (?:le )?plus',
    '(?:cual|que pais|cual de (?:los dos|ellos|las dos)(?: paises)?) tiene mas',
    '(?:en cual|en que pais|donde) hay mas',
    '(?:quale|quale paese|quale dei due(?: paesi)?|quale delle due) ne ha di piu',
    '(?:in quale(?: paese)?|dove) ce ne sono di piu',
  ].join('|')})$`,
)

/** The numbers of both; null where the two did not look for the same. */
export function moreOfTwo(first: Query, second: Query): Query | null {
  return inTotal(first, second) ? { ...second, ...COUNTED(first.conditions, second.conditions) } : null
}

/** The numbers of each of the places of one search: of "lakes in Norway or Sweden"; null where it named only one. */
export function moreOfPlaces({ kind, conditions, ...query }: Query): Query | null {
  const [where, ...others] = conditions.filter(isWhere)
  const isOfSeveral = where?.on === 'place' && !where.isNegated && where.places.length > 1 && others.length === 0
  if (!LISTS.has(kind) || !isOfSeveral) return null
  const rest = conditions.filter(condition => !isWhere(condition))
  const groups = where.places.map(place => ({
    said: place.name,
    conditions: [...rest, { ...where, places: [place], said: `in ${place.name}` }],
  }))
  return { ...query, kind: 'summary', conditions: [], summary: { ...COUNTED([], []).summary, groups } }
}

/** The words of such a question as told where it is answered. */
export function withoutWords(spans: readonly Span[]): readonly Span[] {
  return spans.map(span => ({ ...span, meaning: FILLER }))
}
