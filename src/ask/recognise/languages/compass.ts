import { GERMAN } from '../../vocabulary/languages/de/german.ts'
import type { LanguageTable } from '../../vocabulary/languages/language-table.ts'
import { fold } from '../../../text/fold.ts'
import type { Lookups } from '../lookups.ts'
import type { Token } from '../tokens.ts'
import type { ForeignLexicon } from './foreign-lexicon.ts'

/** "45,07 N 7,69 E", "N 45,07": letters of the compass beside a number. */
export function isHemisphere(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isBehind = (before?.number ?? null) !== null || /^[°'′"″]$/.test(before?.text ?? '')
  return /^[NSEWO]$/.test(token?.text ?? '') && (isBehind || (after?.number ?? null) !== null)
}

/** "O" is the east of German, and the west of the others. */
export function ofCompass(token: Token, table: LanguageTable): Token {
  if (token.text !== 'O') return token
  const [text, folded] = table === GERMAN ? ['E', 'e'] : ['W', 'w']
  return { ...token, text, folded, stem: folded, source: { text: token.text, correction: null } }
}

/**
 * "60 grados norte", "60° Nord", "sur l'équateur": the English of a word beside degrees of latitude or longitude, and of the equator,
 * which in Spanish and French is the country where it has a capital. Undefined for other words.
 */
export function globeWordAt(tokens: readonly Token[], at: number): string | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!token) return undefined
  if (EQUATOR.test(token.folded)) return 'equator'
  const isArticled = /^(l|el|del|al)$/.test(before?.folded ?? '')
  if (/^(ecuador|equateur)$/.test(token.folded))
    return isArticled && /^\p{Ll}/u.test(token.text) ? 'equator' : undefined
  if (PARALLEL.test(token.folded)) return 'parallel'
  const isOrdinal = (before?.number ?? null) !== null && PARALLEL.test(tokens[at + 1]?.folded ?? '')
  if (isOrdinal && /^(e|eme|o)$/.test(token.folded)) return 'th'
  if (DEGREES.test(token.folded)) return before?.number === null || !before ? undefined : 'degrees'
  const beside =
    AXIS_WORDS.find(({ words }) => words.test(token.folded))?.english ??
    SIDES.find(({ words }) => words.test(token.folded))?.english
  return beside !== undefined && isBesideDegrees(tokens, at) ? beside : undefined
}

const EQUATOR = /^(ae?quators?|equatore)$/
const PARALLEL = /^(breitengrad|breitenkreis|parallele|paralelo|parallelo)$/
const DEGREES = /^(grad|grados?|degres?|gradi|grado)$/
const AXIS_WORDS = [
  { english: 'latitude', words: /^(breite|latitud|latitudine|latitude)$/ },
  { english: 'longitude', words: /^(lange|laenge|longitud|longitudine|longitude)$/ },
] as const
const SIDES = [
  { english: 'north', words: /^(nord|norte|norden|nordlicher|noerdlicher)$/ },
  { english: 'south', words: /^(sud|sued|sur|suden|sudlicher|suedlicher)$/ },
  { english: 'east', words: /^(ost|est|este|ostlicher|oestlicher)$/ },
  { english: 'west', words: /^(west|ouest|oeste|ovest|westlicher)$/ },
] as const

/** Behind a degree, "60 grados (de latitud) norte", or before a number of them, "Breite 60". */
function isBesideDegrees(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (BETWEEN.test(tokens[before]?.folded ?? '') || isAxisOrSide(tokens[before])) before--
  const { text = '', folded = '' } = tokens[before] ?? {}
  return (
    /^[°º]$/.test(text) ||
    DEGREES.test(folded) ||
    PARALLEL.test(folded) ||
    (isAxis(tokens[at]) && (tokens[at + 1]?.number ?? null) !== null)
  )
}

const BETWEEN = /^(de|d|di|der)$/

function isAxis(token: Token | undefined): boolean {
  return AXIS_WORDS.some(({ words }) => words.test(token?.folded ?? ''))
}

function isAxisOrSide(token: Token | undefined): boolean {
  return isAxis(token) || SIDES.some(({ words }) => words.test(token?.folded ?? ''))
}

/**
 * "Im Norden von Deutschland" is northern Germany; of a town no part has a name, and "in the north of" is what remains of
 * "im Norden von Bayreuth". Undefined for other phrases.
 */
export function partSaid(
  [first, part, named]: readonly Token[],
  next: Token | undefined,
  { lexicon, lookups }: { lexicon: ForeignLexicon; lookups: Pick<Lookups, 'named'> },
): string | undefined {
  // "Nordeuropäisch": all of the name is said.
  const compass = first?.folded === 'in' && !named ? PART.exec(part?.folded ?? '')?.[1] : undefined
  if (compass === undefined || !next) return undefined
  const country = (lexicon.phraseAt([next.folded])?.english ?? next.folded).replace(/^(?:in )?(?:the )?/, '')
  const isNamed = (lookups.named(fold(`${compass}ern ${country}`))?.region ?? null) !== null
  return isNamed ? undefined : `in the ${compass} of`
}

const PART = /^(north|south|east|west)ern$/
