import type { Token } from '../tokens.ts'

/** "3,5 Sterne", "4 étoiles ou plus", "quattro stelle": a rating, and no sky at night. */
export function isStars(tokens: readonly Token[], at: number): boolean {
  if (!STARS.test(tokens[at]?.folded ?? '')) return false
  const before = tokens.slice(0, at).findLast(({ folded }) => !OR_MORE.test(folded))
  return before !== undefined && (before.number !== null || NUMBER.test(before.folded))
}

const STARS = /^(sterne?n?|etoiles?|estrellas?|stell[ae])$/
const OR_MORE = /^(oder|und|mehr|ou|et|plus|o|y|mas|piu|e)$/
const NUMBER =
  /^(eine?n?|zwei|drei|vier|funf|une?|deux|trois|quatre|cinq|una|dos|tres|cuatro|cinco|due|tre|quattro|cinque)$/
