import { fold } from '../../../text/fold.ts'
import type { Recogniser } from '../name-recognisers.ts'
import { meaningAt } from '../lexicon.ts'
import { isSettlementOnly, nameAt } from '../names.ts'
import { asTyped, isCapitalised, isTitled, type Token } from '../tokens.ts'
import { behindOf, endOfCapitals } from './titles-with-of.ts'

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
  if (!isCapitalised(tokens[at])) return 0
  const way = fold(asTyped(tokens[at]))
  if (!WAYS.test(way)) return 0
  const inner = behindOf(tokens, at + 1)
  const isOf = inner > at + 1 || ALONE.test(way)
  return isOf && isCapitalised(tokens[inner]) ? endOfCapitals(tokens, inner) - at : 0
}

const WAYS =
  /^(camino|cami|caminos|cammino|ruta|senda|sendero|via|sentiero|chemin|sentier|route|voie|caminho|strada|rota)$/
/** Also without "of": "Via Francigena". */
const ALONE = /^(via|ruta|rota)$/

/** "Pacific Crest Trail", "West Highland Way": capitals, the last of them a kind of way. */
function englishAt(tokens: readonly Token[], at: number): number {
  if (!isTitled(tokens[at]) || isTitled(tokens[at - 1]) || !tokens.some(({ text }) => /^\p{Ll}{2,}/u.test(text)))
    return 0
  const first = meaningAt(tokens, at)?.meaning
  if (first !== undefined && first.is !== 'feature' && !(first.is === 'stop' && first.isContent)) return 0
  const end = endOfCapitals(tokens, at)
  return end > at + 1 && KINDS.test(tokens[end - 1]?.folded ?? '') ? end - at : 0
}

const KINDS = /^(trail|way|path|route|footpath|trek)$/
