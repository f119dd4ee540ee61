import { GERMAN } from '../../vocabulary/languages/de/german.ts'
import type { LanguageTable } from '../../vocabulary/languages/language-table.ts'
import type { Token } from '../tokens.ts'

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
