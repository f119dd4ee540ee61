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
 * "Im Norden von Deutschland" is northern Germany; of a town no part has a name, and "in the north of" is what remains of
 * "im Norden von Bayreuth". Undefined for other phrases.
 */
export function partSaid(
  [first, part]: readonly Token[],
  next: Token | undefined,
  { lexicon, lookups }: { lexicon: ForeignLexicon; lookups: Pick<Lookups, 'named'> },
): string | undefined {
  const compass = first?.folded === 'in' ? PART.exec(part?.folded ?? '')?.[1] : undefined
  if (compass === undefined || !next) return undefined
  const country = (lexicon.phraseAt([next.folded])?.english ?? next.folded).replace(/^(?:in )?(?:the )?/, '')
  const isNamed = (lookups.named(fold(`${compass}ern ${country}`))?.region ?? null) !== null
  return isNamed ? undefined : `in the ${compass} of`
}

const PART = /^(north|south|east|west)ern$/
