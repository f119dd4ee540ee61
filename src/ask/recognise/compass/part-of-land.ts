import type { Foreign } from '../../vocabulary/languages/languages.ts'
import type { Lookups } from '../lookups.ts'
import { phraseOf } from '../../../text/phrase.ts'
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

/**
 * Reads "im Nordosten von Brasilien", "dans l'ouest des États-Unis", "nel Giappone settentrionale" as English has them: "in
 * northeastern Brazil". Undefined where no half of a region is named, and for what lies beyond it, as "nördlich von Japan".
 */
export function partOfLandAt(
  tokens: readonly Token[],
  at: number,
  language: Foreign,
  lookups: Lookups,
): { length: number; english: string } | undefined {
  const { within, article, of, side, behind } = WORDINGS[language]
  const is = (next: number, words: RegExp) => words.test(tokens[next]?.folded ?? '')
  let next = at
  const isWithin = is(next, within)
  if (isWithin) next++
  if (is(next, article)) next++
  const from = next
  while (next - from < 2 && is(next, side)) next++
  if (next === from) return behind && isWithin ? asBehind(tokens, at, next, { behind, lookups }) : undefined
  const isAdjective = language === 'de' && /lich/.test(tokens[from]?.folded ?? '')
  // "Nördlich von" is beyond; "im nördlichen" has its name at once.
  if (isAdjective ? !isWithin : !is(next, of)) return undefined
  if (!isAdjective) while (is(next, of) || is(next, article)) next++
  const english = halfOf(tokens, next, sideOf(tokens.slice(from, next)), lookups)
  return english && { length: english.end - at, english: `${isWithin ? 'in ' : ''}${english.name}` }
}

/** "Nel Giappone settentrionale". */
function asBehind(
  tokens: readonly Token[],
  at: number,
  from: number,
  { behind, lookups }: { behind: RegExp; lookups: Lookups },
): { length: number; english: string } | undefined {
  const whole = nameAt(tokens, from, lookups)
  const last = from + (whole?.length ?? 0)
  if (!whole || !behind.test(tokens[last]?.folded ?? '')) return undefined
  const english = halfOf(tokens, from, sideOf(tokens.slice(last, last + 1)), lookups)
  return english && { length: last + 1 - at, english: `in ${english.name}` }
}

/** The English name of a half of the region that is named at a token. */
function halfOf(
  tokens: readonly Token[],
  at: number,
  side: string,
  lookups: Lookups,
): { name: string; end: number } | undefined {
  const whole = nameAt(tokens, at, lookups)
  const region = whole?.named.region
  if (!whole || !region || side === '') return undefined
  const name = `${side}ern ${region.name.replace(/^the /, '')}`
  const part = lookups.named(phraseOf(name))?.region ?? null
  return part !== null && part !== region ? { name, end: at + whole.length } : undefined
}

/** "North", "northeast"; empty for no side. */
function sideOf(said: readonly Token[]): string {
  const text = said.map(({ folded }) => folded).join('')
  const across = /(ost|oest(?!e)|^est|(?<=[dt])est|(?<=nor|sur|sud|su)este|^este|orient)/.test(text)
  const along = /^(nord|noerd|nor)|septent|settent/.test(text)
    ? 'north'
    : /^(sud|sued|sur)|merid/.test(text)
      ? 'south'
      : ''
  const isWest = /(west|ouest|oeste|ovest|occident)/.test(text)
  return `${along}${isWest ? 'west' : across ? 'east' : ''}`
}
