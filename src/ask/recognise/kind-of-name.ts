import type { Recogniser } from './name-recognisers.ts'
import { isWord, meaningAt } from './lexicon.ts'
import { nameAt } from './names.ts'
import type { Token } from './tokens.ts'

/** Words of other languages for what a place is, those of one kind in a row. */
const KINDS: readonly ReadonlySet<string>[] = [
  'vall valle val vallee vallon wadi tal',
  'estany estanys llac lac lago laguna gorg',
  'pic pico puig tossal tuc cim bony monte mont',
  'port coll col collada collet portella',
  'riu rio riviere fiume rivu',
].map(words => new Set(words.split(' ')))

const JOINT = /^(d|de|del|della|di|do|da|dels|des|du|la|les|els|l|el)$/

/**
 * Recognises a spot by a word of its name with the kind of thing that it is: "Port d'Incles". A spot of another kind is
 * not meant: a valley ("Vall d'Incles") is not the pass, and is unknown when no spot is that valley.
 */
export const recogniseKindOfName: Recogniser = (tokens, at, { lookups }) => {
  const kind = KINDS.find(words => words.has(tokens[at]?.folded ?? ''))
  if (!kind || meaningAt(tokens, at)) return undefined
  let end = at + 1
  while (JOINT.test(tokens[end]?.folded ?? '')) end++
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
  if (nameAt(tokens, end, lookups) || KINDS.some(words => words.has(word.folded))) return undefined
  const named = lookups.spotsWithWord(word.folded)
  if (named.length === 0) return undefined
  const isOfKind = (doc: number) => [...kind].some(other => lookups.spotsWithWord(other).includes(doc))
  const docs = named.filter(isOfKind)
  if (docs.length === 0) return { meaning: { is: 'unknown' }, length }
  const phrase = `${tokens[at]?.folded} ${word.folded}`
  return { meaning: { is: 'spot', docs, phrase, isGuess: false }, length }
}

/** "Coll", "d'Incles". */
function isProper(token: Token | undefined): boolean {
  return /(^|['’])\p{Lu}/u.test(token?.text ?? '')
}
