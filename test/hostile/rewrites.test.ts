import assert from 'node:assert/strict'
import test from 'node:test'
import { FRENCH } from '../../src/ask/vocabulary/languages/fr/french.ts'
import { GERMAN } from '../../src/ask/vocabulary/languages/de/german.ts'
import { ITALIAN } from '../../src/ask/vocabulary/languages/it/italian.ts'
import { SPANISH } from '../../src/ask/vocabulary/languages/es/spanish.ts'
import { REWRITES } from '../../src/ask/vocabulary/rewrites.ts'
import type { Rewrite } from '../../src/ask/vocabulary/languages/language-table.ts'
import { rewritten } from '../../src/ask/vocabulary/texts/rewritten.ts'
import { leastSpentMs } from '../support/least-spent.ts'

const RULES: Readonly<Record<string, readonly Rewrite[]>> = {
  en: REWRITES,
  de: GERMAN.rewrites ?? [],
  fr: FRENCH.rewrites ?? [],
  es: SPANISH.rewrites ?? [],
  it: ITALIAN.rewrites ?? [],
}
/** Signs of the longest question that is taken. */
const LONGEST = 2000
const MOST_MS = 30

/** Texts that a rule may look back and ahead in: one word, many, and those that it is made of, again and again. */
function textsFor({ said }: Rewrite): string[] {
  const words = [...new Set(said.source.match(/\p{L}{2,}/gu))].slice(0, 40)
  const often = (piece: string) => piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST)
  return ['a', 'a ', 'Ab, ', `${words.join(' ')} `, ...words.slice(0, 12).flatMap(word => [word, `${word} `])].map(
    often,
  )
}

for (const [language, rules] of Object.entries(RULES)) {
  test(`no rule of ${language} is slow on the longest question, whatever it says`, async () => {
    assert.ok(rules.length > 100)
    for (const rule of rules) {
      for (const text of textsFor(rule)) {
        const ms = await leastSpentMs(() => rewritten(text, [rule]), MOST_MS)
        assert.ok(ms <= MOST_MS, `${Math.round(ms)} ms: ${rule.said.source} of ${text.slice(0, 40)}`)
      }
    }
  })
}
