// Whether a word is a name or only a noun or a conjunction of its language.
import { isNatural } from '../../../index/regions/regions.ts'
import type { Named } from '../../gazetteer/gazetteer.ts'
import { FAMOUS } from '../names.ts'
import type { Token } from '../tokens.ts'
import type { ForeignLexicon } from './foreign-lexicon.ts'

/** "An der Oder": a river, and no conjunction. */
export function isRiverName(
  tokens: readonly Token[],
  at: number,
  [meant, ...others]: readonly Token[],
  named: Named,
): boolean {
  const isJoint = others.length === 0 && /^(or|and|the)$/.test(meant?.folded ?? '')
  const isWritten =
    /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '') && /^(der|die|zur)$/.test(tokens[at - 1]?.folded ?? '')
  return isJoint && isWritten && isNatural(named.region)
}

/** "Schweizerischer Nationalpark": one in Switzerland, whatever the spot is called there. */
export function isParkOfCountry(adjective: Token, kind: Token, lexicon: ForeignLexicon): boolean {
  const [of, thing] = [adjective, kind].map(({ folded }) => lexicon.phraseAt([folded])?.english ?? '')
  return thing === 'national park' && /^(in )?\p{Lu}/u.test(of ?? '')
}

/** "Bayerische Alpen": the part of a range or another region that lies in a land. */
export function isPartOfLand(adjective: Token, whole: Token, lexicon: ForeignLexicon): boolean {
  return [adjective, whole].every(({ folded }) => NAME.test(lexicon.phraseAt([folded])?.english ?? ''))
}

const NAME = /^(in )?(the )?\p{Lu}/u

/** "Wind und Wellen", "Kuchen": German writes each noun as it writes a village, which is meant where a place is expected. */
export function isMereNoun({ folded }: Token, named: Named, lexicon: ForeignLexicon): boolean {
  const isSmall = named.settlements.every(({ population }) => population < FAMOUS)
  return lexicon.table.compounds !== null && lexicon.isCommon(folded) && isTownOnly(named) && isSmall
}

export function isTownOnly({ spots, cores, region, part }: Named): boolean {
  return region === null && [spots, cores, part].every(docs => docs.length === 0)
}

/** Whether a town, or what is called after one, bears a name. */
export function isTown({ region }: Named): boolean {
  return region === null || region.type === 'unit'
}
