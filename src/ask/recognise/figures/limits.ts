import { comparatorAfterAt, comparatorAt, meaningAt } from '../lexicon.ts'
import type { Found } from '../spans.ts'
import { numberAt } from './numbers.ts'
import { isCapitalised, type Token, typedOf } from '../tokens.ts'

/**
 * Recognises how many spots are wanted at most: "lakes in Norway, max 3", "list them, at most 3", "ordena por silencio, 3 como
 * máximo". A number of stars, of kilometres or of anything else that is named is none.
 */
export function limitAt(tokens: readonly Token[], at: number): Found<{ value: number }> {
  const before = comparatorAt(tokens, at)
  const start = at + (before?.meaning === 'most' ? before.length : 0)
  const number = numberAt(tokens, start)
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > MOST) return undefined
  const named = start + number.length
  const end = RESULTS.test(tokens[named]?.folded ?? '') && start === at ? named + 1 : named
  const after = start === at ? comparatorAfterAt(tokens, end) : undefined
  // Other languages have one phrase for both sides.
  const behind = start === at && !after ? comparatorAt(tokens, end) : undefined
  const isMost = start > at || after?.meaning === 'most' || behind?.meaning === 'most'
  const length = end + (after?.length ?? behind?.length ?? 0) - at
  const next = tokens[at + length]
  const isApart = !/\p{L}/u.test(next?.folded ?? '') && next?.text !== '/'
  const isOfResults = isMost && (end > named || RESULTS.test(next?.folded ?? ''))
  const isListed = (isMost && isApart && tokens.some(isListing)) || isOfResults
  const isLimit = isListed || (isMost && isApart && isOfList(tokens, at, length))
  return isLimit && !isRated(tokens[at - 1]) ? { value: number.value, length } : undefined
}

/** "Lakes in Andorra, max 5", "lakes max 5": a number that says of nothing else what it bounds; "up to 3" may be a rating. */
function isOfList(tokens: readonly Token[], at: number, length: number): boolean {
  if (!MOST_OF_LIST.test(typedOf(tokens.slice(at, at + length)))) return false
  const next = tokens[at + length]?.text ?? ''
  const before = tokens[at - 1]
  const meant = meaningAt(tokens, at - 1)?.meaning.is
  const isBehindList = isCapitalised(before) || meant === 'feature' || meant === 'generic'
  return /^[,;.?!)&]?$/.test(next) && (isBehindList || /^[,;.(&]?$/.test(before?.text ?? ''))
}

const MOST_OF_LIST = /\bm(?:[aá]x|ass)|\bat (?:the )?most\b|höchstens|au plus|a lo sumo|como mucho|al più/iu

/** "Max 3 results", of whatever is looked for. */
const RESULTS = /^(results?|spots?|places?|hits?|entries|suggestions?|options?)$/

const MOST = 10

/** Orders to make a list, in any language. */
function isListing({ folded, source }: Token): boolean {
  const typed = source?.text.toLowerCase().split(' ') ?? []
  return [folded, ...typed].some(word => LISTING.test(word))
}

const LISTING =
  /^(list(ed)?|sort(ed|iere?t?)?|order(ed)?|rank(ed)?|show|give|name|suggest|recommend|ordn(e|en)|geordnet|auflisten|liste[nsz]?|nenn(e|en)?|zeig(e|en)?|gib|tri(e|er|ez|és|ées)|class(e|er|ez|és|ées)|donne[rz]?|montre[rz]?|propose[rz]?|orden(a|e|ar|ado|ados|adas)|list(a|ar)|dame|muestra(me)?|ordin(a|ali|are|ati|ate)|elenc(a|ali|ami|are)|dammi|mostra(mi)?)$/

function isRated(token: Token | undefined): boolean {
  return /^(rat(ed|ings?)|scor(ed|es?)|stars?|levels?|silence|quietness|noise)$/.test(token?.folded ?? '')
}

/** "A couple of quiet lakes": two of them; those of hours and of miles are read elsewhere. */
export function coupleAt(tokens: readonly Token[], at: number): Found<{ value: number }> {
  const isPair = /^(a|couple)$/.test(tokens[at]?.folded ?? '') && /^(couple|of)$/.test(tokens[at + 1]?.folded ?? '')
  const number = isPair ? numberAt(tokens, at) : undefined
  if (!number || number.length === 1) return undefined
  const counted = meaningAt(tokens, at + number.length)?.meaning.is
  return /^(feature|generic|quality|access)$/.test(counted ?? '') ? number : undefined
}
