import type { Foreign } from '../../vocabulary/languages/languages.ts'
import type { Lookups } from '../lookups.ts'
import { sideOf } from '../../../index/regions/halves.ts'
import type { Side } from '../../../index/regions/region.ts'
import { partOf } from '../../../index/regions/regions.ts'
import { nameAt } from '../names.ts'
import type { Token } from '../tokens.ts'

type Wording = {
  /** Words before a side, folded: prepositions that say "in". */
  within: RegExp
  article: RegExp
  of: RegExp
  /** The side of the land named behind it: "Norden von", "nördlichen". */
  side: RegExp
  /** Behind the name: "Giappone settentrionale". */
  behind: RegExp | null
}

const WORDINGS: Readonly<Record<Foreign, Wording>> = {
  de: {
    within: /^(im|in|ins|aus|durch)$/,
    article: /^(der|die|das|dem|den|des)$/,
    of: /^(von|vom|der|des)$/,
    side: /^(nord|noerd|sud|sued)?(ost|oest|west)?(en|lich(e|en|em|er))$/,
    behind: null,
  },
  fr: {
    within: /^(dans|en|du)$/,
    article: /^(le|l|la|les)$/,
    of: /^(du|de|des|d)$/,
    side: /^(nord|sud|est|ouest)$/,
    behind: /^(septentrional|meridional|oriental|occidental)e?$/,
  },
  es: {
    within: /^(en|del)$/,
    article: /^(el|la|los|las)$/,
    of: /^(de|del)$/,
    side: /^(norte|sur|este|oeste|noreste|nordeste|noroeste|sureste|sudeste|suroeste|sudoeste)$/,
    behind: /^(septentrional|meridional|oriental|occidental)$/,
  },
  it: {
    within: /^(in|nel|nell|nella|nello|nei|negli|nelle|del|dell|dal|dall)$/,
    article: /^(il|lo|la|l|i|gli|le)$/,
    of: /^(di|del|dell|della|dello|dei|degli|delle|d)$/,
    side: /^(nord|sud|est|ovest|nordest|nordovest|sudest|sudovest)$/,
    behind: /^(settentrional|meridional|oriental|occidental)[ei]$/,
  },
}

/** What a part of a land is said with: its words up to `name`, the name, and what may stand behind it up to `end`; `english` is for those words. */
type Part = { name: number; behind: number; end: number; english: string }

/**
 * Reads "im Nordosten von Brasilien", "dans l'ouest des États-Unis", "nel Giappone settentrionale" as English has them: "in the
 * northeastern part of", with the name as it stands. Undefined where no part of a region is named, and for what lies beyond it, as
 * "nördlich von Japan".
 */
export function partOfLandAt(
  tokens: readonly Token[],
  at: number,
  language: Foreign,
  lookups: Lookups,
): Part | undefined {
  const { within, article, of, side, behind } = WORDINGS[language]
  const is = (next: number, words: RegExp) => words.test(tokens[next]?.folded ?? '')
  let next = at
  const isWithin = is(next, within)
  if (isWithin) next++
  if (is(next, article)) next++
  const from = next
  while (next - from < 2 && is(next, side)) next++
  if (next === from && !(behind && isWithin)) return undefined
  const isAdjective = language === 'de' && /lich/.test(tokens[from]?.folded ?? '')
  // "Nördlich von" is beyond; "im nördlichen" has its name at once.
  if (next > from && (isAdjective ? !isWithin : !is(next, of))) return undefined
  if (next > from && !isAdjective) while (is(next, of) || is(next, article)) next++
  const whole = nameAt(tokens, next, lookups)
  const last = next + (whole?.length ?? 0)
  const isBehind = next === from
  if (!whole?.named.region || (isBehind && !behind?.test(tokens[last]?.folded ?? ''))) return undefined
  const said = sideSaid(isBehind ? tokens.slice(last, last + 1) : tokens.slice(from, next))
  const part = said && partOf(whole.named.region, said)
  // "Im Norden von Deutschland" has a name of its own, which the phrases of the language find.
  if (!part || (!part.half && !isBehind && !isAdjective)) return undefined
  const adjective = `${said.replace('-', '')}ern`
  const english = `${isWithin ? 'in ' : ''}${part.half ? `the ${adjective} part of` : adjective}`
  return { name: next, behind: last, end: isBehind ? last + 1 : last, english }
}

function sideSaid(said: readonly Token[]): Side | undefined {
  const text = said.map(({ folded }) => folded).join('')
  return sideOf(ALONG.find(({ words }) => words.test(text))?.side, ACROSS.find(({ words }) => words.test(text))?.side)
}

const ALONG = [
  { side: 'north', words: /^(nord|noerd|nor)|septent|settent/ },
  { side: 'south', words: /^(sud|sued|sur)|merid/ },
] as const
/** The west is told first: "ouest" and "ovest" end as the east does. */
const ACROSS = [
  { side: 'west', words: /west|ouest|oeste|ovest|occident/ },
  { side: 'east', words: /^(ost|oest)|(?<=[dt])(ost|oest)|(^|[dtr])este?|orient/ },
] as const
