import { fold } from '../../../text/fold.ts'
import type { Recogniser } from '../name-recognisers.ts'
import { meaningAt } from '../lexicon.ts'
import { isSettlementOnly, nameAt } from '../names.ts'
import type { Token } from '../tokens.ts'

/**
 * Recognises the name of a long way that the catalogue lacks: "Camino de Santiago" is neither a village of Camino nor in
 * Santiago, the "Pacific Crest Trail" is no ridge of the Pacific.
 */
export const recogniseNameOfWay: Recogniser = (tokens, at, { lookups }) => {
  const length = Math.max(romanceAt(tokens, at), englishAt(tokens, at))
  if (length === 0) return undefined
  for (let i = at; i < at + length; i++) {
    const found = nameAt(tokens, i, lookups)
    if (!found) continue
    // A spot that is called so, or a name that says more: "Camino, California".
    if (found.named.spots.length > 0 || (i === at && found.length >= length && !isSettlementOnly(found.named)))
      return undefined
  }
  return { meaning: { is: 'unknown', isName: true }, length }
}

/** "Camino de Santiago", "Ruta del Ferro", "Camí de les Pardines": the length of the name; 0 where none begins. */
function romanceAt(tokens: readonly Token[], at: number): number {
  if (!isCapital(tokens[at]) || !WAYS.test(typedOf(tokens[at]))) return 0
  let end = at + 1
  while (OF.test(typedOf(tokens[end]))) end++
  if ((end === at + 1 && !ALONE.test(typedOf(tokens[at]))) || !isCapital(tokens[end])) return 0
  while (isCapital(tokens[end])) end++
  return end - at
}

const WAYS =
  /^(camino|cami|caminos|cammino|ruta|senda|sendero|via|sentiero|chemin|sentier|route|voie|caminho|strada|rota)$/
/** Also without "of": "Via Francigena". */
const ALONE = /^(via|ruta|rota)$/
const OF = /^(de|del|dels|des|du|da|do|dos|das|di|della|dei|delle|degli|la|les|los|las|el|els|le|l|d)$/

/** "Pacific Crest Trail", "West Highland Way": capitals, the last of them a kind of way. */
function englishAt(tokens: readonly Token[], at: number): number {
  if (!isTitled(tokens[at]) || isTitled(tokens[at - 1]) || !tokens.some(({ text }) => /^\p{Ll}{2,}/u.test(text)))
    return 0
  const first = meaningAt(tokens, at)?.meaning
  if (first !== undefined && first.is !== 'feature' && !(first.is === 'stop' && first.isContent)) return 0
  let end = at
  while (isTitled(tokens[end])) end++
  return end > at + 1 && KINDS.test(tokens[end - 1]?.folded ?? '') ? end - at : 0
}

/** As typed, in whichever language. */
function typedOf(token: Token | undefined): string {
  return fold(token?.source?.text ?? token?.text ?? '').replaceAll(/['’]/g, '')
}

function isCapital(token: Token | undefined): boolean {
  return /^\p{Lu}\p{Ll}/u.test(token?.source?.text ?? token?.text ?? '')
}

const KINDS = /^(trail|way|path|route|footpath|trek)$/

function isTitled(token: Token | undefined): boolean {
  return token !== undefined && token.source === null && /^\p{Lu}\p{Ll}/u.test(token.text)
}
