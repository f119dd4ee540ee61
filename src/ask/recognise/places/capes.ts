import { fold } from '../../../text/fold.ts'
import { meaningAt } from '../lexicon.ts'
import type { Recogniser, Seen } from '../name-recognisers.ts'
import { isSettlementOnly, mistypedNameAt, nameAt } from '../names.ts'
import { asTyped, type Token } from '../tokens.ts'

/**
 * Recognises a cape by its name that no place of the catalogue bears: "Kap Horn", "Cape of Good Hope", "cabo de Gata". It asks
 * neither for capes nor for the village that is called like its second word.
 */
export const recogniseCape: Recogniser = (tokens, at, { lookups, spans }) => {
  const kind = meaningAt(tokens, at)?.meaning
  if (kind?.is !== 'feature' || kind.feature !== 'cape' || isOneOfMany(tokens, at, spans)) return undefined
  let from = at + 1
  while (from < at + MOST_JOINTS && JOINTS.test(asTyped(tokens[from]))) from++
  const end = endOfCapitals(tokens, from)
  const last = tokens[end - 1]
  const isOfKind = tokens[at]?.source !== null || /^\p{Lu}/u.test(tokens[at]?.text ?? '')
  // A word that the tables hold is a thing, and no name: "Kap Insel".
  if (end === from || !isOfKind || !last || isTranslated(last) || (from === at + 1 && end - from > 1)) return undefined
  const named = nameAt(tokens, from, lookups)?.named
  const isWhole = (nameAt(tokens, at, lookups)?.length ?? 0) > 1
  if (isWhole || (named && !isSettlementOnly(named))) return undefined
  return mistypedNameAt(tokens, at, lookups, { withCities: false })
    ? undefined
    : { meaning: { is: 'unknown', isName: true }, length: end - at }
}

const MOST_JOINTS = 4
/** "Of", with its article. */
const JOINTS = /^(of|the|der|des|von|vom|d[eiu]|d|l[ae]?|del|dell|della|de (la|las|los)|dos)$/i

/** "A cape", "which cape", "the quietest cape": no name of one. */
function isOneOfMany(tokens: readonly Token[], at: number, spans: Seen['spans']): boolean {
  const isFirst = spans.some(({ meaning }) => meaning.is === 'superlative')
  return isFirst || INDEFINITE.test(asTyped(tokens[at - 1]))
}

const INDEFINITE =
  /^(an?|any|some|every|each|no|another|which|what|(irgend|k)?ein(e[mnrs]?)?|(irgend)?welche[mnrs]?|jede[mnrs]?|un[ao]?|une|aucun|quel|quelque|ning[uú]n|alg[uú]n|qu[eé]|cu[aá]l|quale|nessun|qualche)$/i

/** Behind the words that are written as those of a name. */
function endOfCapitals(tokens: readonly Token[], from: number): number {
  let end = from
  while (end < from + LONGEST && (isWritten(tokens[end]) || (isDash(tokens[end]) && isWritten(tokens[end + 1])))) end++
  return end
}

const LONGEST = 4

function isWritten(token: Token | undefined): boolean {
  return /^\p{Lu}\p{Ll}/u.test(asTyped(token))
}

function isTranslated({ source, folded }: Token): boolean {
  return source !== null && fold(source.text) !== folded
}

function isDash(token: Token | undefined): boolean {
  return token?.text === '-'
}
