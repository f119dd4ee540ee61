import type { Doc } from '../../../../index/types.ts'
import { namesSpot, type Span } from '../../../recognise/spans.ts'
import type { Comparative } from '../../../vocabulary/meanings.ts'
import { COMPARES } from '../shown/references.ts'

/** A spot that others are to be more than, what the question calls it, more of what, and whether those are counted. */
export type ThanSpot = { to: Doc; shown: string; more: Comparative; isCounted: boolean }

/** Reads "quieter than Tiveden", "which are closer than Epping Forest", where nothing else is said. */
export function thanSpotIn(spans: readonly Span[]): ThanSpot | null {
  const name = spans.findIndex(namesSpot)
  const named = spans[name]?.meaning
  const [to] = named?.is === 'spot' ? named.docs : named?.is === 'name' ? named.named.spots : []
  const measure = moreBefore(spans, name)
  if (to === undefined || !measure) return null
  const isAlone = spans.slice(0, measure.at).every(isLead) && spans.slice(name + 1).every(isSign)
  const isCounted = spans.some(isCount)
  return isAlone ? { to, shown: spans[name]?.said ?? '', more: measure.more, isCounted } : null
}

/** Of what there is to be more than the spot that is named there, and where that is said. */
function moreBefore(spans: readonly Span[], name: number): { more: Comparative; at: number } | undefined {
  const isArticle = spans[name - 1]?.meaning.is === 'stop' && !THAN.test(spans[name - 1]?.typed ?? '')
  const than = isArticle ? name - 2 : name - 1
  if (FARTHER_THAN.test(spans[than]?.typed ?? '')) return { more: 'farther', at: than }
  const by = spans[than - 1]
  const more = by && THAN.test(spans[than]?.typed ?? '') ? comparativeOf(by) : undefined
  return more && { more, at: than - 1 }
}

/** What is read as "more than" before a distance. */
const FARTHER_THAN = /^(plus loin que|plus éloignée?s? que|weiter( weg| entfernt)? als)$/i

/** "Than" at the end of what was typed: "ruhiger als" is one phrase. */
const THAN = /(^| )(than|als|que|di|del|della|dell|dello|dei)$/i

/** Where the superlative is said alike, "más cerca que" is closer. */
function comparativeOf({ meaning, typed }: Span): Comparative | undefined {
  if (meaning.is === 'comparative') return meaning.to
  if (meaning.is !== 'superlative' || !COMPARES.test(typed)) return undefined
  return meaning.by === 'distance' ? 'closer' : meaning.by === 'rating' ? 'quieter' : undefined
}

/** Which of those, or any: of no spot that is spoken of. */
function isLead(span: Span): boolean {
  const { meaning, typed } = span
  if (isSign(span) || meaning.is === 'and' || meaning.is === 'generic') return true
  if (isCount(span)) return true
  if (meaning.is === 'pronoun') return meaning.of === 'spots'
  return LEADS.test(typed)
}

function isCount({ meaning }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'count'
}

function isSign({ meaning, said }: Span): boolean {
  return meaning.is === 'sign' || meaning.is === 'comma' || /^please$/i.test(said)
}

const LEADS =
  /^(which|which of (them|these|those)|what|what is|what's|are|is|lies|lie|any|anything|something|only|just|the|ones?|those|but|is there|are there|is there anything|welche[rs]?|welche davon|was|was ist|ist|sind|liegt|liegen|gibt es|etwas|nur|aber|die|quoi|qu est ce qui est|lesquels|lesquelles|lequel|laquelle|est|sont|entre|y a t il|il y a|quelque chose|seulement|mais|qué|cuáles|cuál|es|está|están|son|hay|algo|sólo|solo|pero|quali|quale|è|sono|c è|ci sono|qualcosa|ma)$/i
