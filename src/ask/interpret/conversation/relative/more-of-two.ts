import { fold } from '../../../../text/fold.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import { FILLER, type Span } from '../../../recognise/spans.ts'
import { inTotal, LISTS, testOf } from '../total.ts'
import { COUNTED } from './compared-figures.ts'

/** Tells whether a question asks which of two places has more of what was looked for in each, or of what it names, and nothing else. */
export function asksWhichHasMore(spans: readonly Span[]): boolean {
  const isNamed = spans.some(isKind)
  const typed = spans.filter(span => span.meaning.is !== 'sign' && !isKind(span)).map(span => span.typed)
  const words = typed.filter((word, at) => word !== '' && word !== typed[at - 1])
  const text = fold(words.join(' ').replaceAll(/['’-]/g, ' ')).replace(LISTED, '')
  return (isNamed ? HAS_MORE_KINDS : HAS_MORE).test(text)
}

function isKind({ meaning }: Span): boolean {
  return meaning.is === 'feature'
}

/** "In your list": of nothing else anything is known. */
const LISTED =
  / (?:in (?:your|the|this) (?:list|catalogue|catalog|directory|collection|database)|in (?:eurer|ihrer|der|deiner) (?:liste|sammlung)|im (?:katalog|verzeichnis)|dans (?:votre|la|ta|le) (?:liste|catalogue|repertoire)|en (?:vuestra|su|tu|la|el) (?:lista|catalogo)|nell[ao] (?:vostra|tua|sua) (?:lista|elenco)|nel (?:vostro|tuo|suo) (?:elenco|catalogo)|nell elenco|nella lista|nel catalogo)$/

const LEAD = '(?:(?:and|so|und|et|y|e|also|alors|allora|entonces) )?'

/** Of what is named: of two that were spoken of, where "which country has more lakes" asks of all. */
const HAS_MORE_KINDS = new RegExp(
  `^${LEAD}(?:${[
    'which (?:one|of (?:the two|them|those|these|both)(?: countries| places| regions)?) (?:has|have) (?:got )?(?:more|the most)',
    'in which of the two(?: countries| places)? are there more',
    '(?:welche[rsn]? (?:der|von (?:den )?|dieser |von diesen )(?:beiden?)?(?: (?:beiden))?(?: lander[n]?| orte[n]?)?|welche[rs]? von beiden|welche[rs]? der beiden(?: lander)?) hat (?:mehr|die meisten)',
    'in welche[mr] (?:der|von) beiden(?: lander[n]?)? gibt es mehr',
    '(?:lequel|laquelle) des deux(?: pays| endroits)? (?:a|compte|possede) (?:le )?plus d(?:e|es)?',
    '(?:cual|que pais) de (?:los|las|estos|esos) dos(?: paises| naciones| lugares)? (?:tiene|hay|cuenta con) mas',
    '(?:quale|quale paese) (?:dei|delle|tra i|fra i|di questi) due(?: paesi| nazioni| posti| luoghi)? (?:ha|conta) (?:il maggior numero di|piu)',
  ].join('|')})$`,
)

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

/** What was looked for there; of what is named instead, that. */
export function ofKinds(named: readonly Condition[]): (query: Query) => Query {
  const kinds = named.filter(({ on, isNegated }) => on === 'feature' && !isNegated)
  const isSought = (query: Query) =>
    kinds.every(kind => query.conditions.some(condition => testOf(condition) === testOf(kind)))
  return query => (isSought(query) ? query : { ...query, conditions: [...kinds, ...query.conditions.filter(isWhere)] })
}

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
