import { fold } from '../../../text/fold.ts'
import { KIND_WORDS } from '../../vocabulary/kinds/kind-words.ts'
import { isWord, meaningAt } from '../lexicon.ts'
import { nameAt } from '../names.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/** Words of other languages for what a place is, those of one kind in a row. */
const KINDS: readonly ReadonlySet<string>[] = KIND_WORDS.flatMap(({ foreign }) => (foreign ? [new Set(foreign)] : []))

const JOINT = /^(d|de|del|della|di|do|da|dels|des|du|la|les|els|l|el|los|las)( (la|les|l|los|las))?$/

/**
 * Recognises a spot by a word of its name with the kind of thing that it is: "Port d'Incles". A spot of another kind is
 * not meant: a valley ("Vall d'Incles") is not the pass, nor the village, and is unknown when no spot is that valley.
 */
export const recogniseKindOfName: Recogniser = (tokens, at, { lookups }) => {
  const kind = KINDS.find(words => words.has(writtenOf(tokens[at])))
  const isPhrase = tokens[at]?.source === null && meaningAt(tokens, at) !== undefined
  if (!kind || isPhrase) return undefined
  let end = at + 1
  while (JOINT.test(writtenOf(tokens[end]))) end++
  const word = tokens[end]
  const length = end + 1 - at
  if (
    !word ||
    !isProper(tokens[at]) ||
    !isProper(word) ||
    isWord(word) ||
    (nameAt(tokens, at, lookups)?.length ?? 0) > 1
  )
    return undefined
  const found = nameAt(tokens, end, lookups)
  const isElse = (found?.length ?? 0) > 1 || (found && (found.named.region !== null || found.named.spots.length > 0))
  if (isElse || KINDS.some(words => words.has(word.folded))) return undefined
  const named = lookups.spotsWithWord(word.folded)
  if (named.length === 0 && !found) return undefined
  const ofKind = new Set(named.length === 0 ? [] : [...kind].flatMap(other => lookups.spotsWithWord(other)))
  const docs = named.filter(doc => ofKind.has(doc))
  if (docs.length === 0) return { meaning: { is: 'unknown', isName: true }, length }
  if (found && found.named.cores.length === 0) return undefined
  const phrase = `${writtenOf(tokens[at])} ${word.folded}`
  return { meaning: { is: 'spot', docs, phrase, isGuess: false }, length }
}

/** The word as typed, whatever it means. */
function writtenOf(token: Token | undefined): string {
  return token?.source ? fold(token.source.text) : (token?.folded ?? '')
}

/** "Coll", "d'Incles". */
function isProper(token: Token | undefined): boolean {
  return /(^|['’])\p{Lu}/u.test(token?.source?.text ?? token?.text ?? '')
}
