import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FOREIGN } from '../../recognise/languages/voices/word-voice.ts'
import { FEATURES } from '../../vocabulary/features.ts'
import { RANKED } from '../ranking/measures.ts'
import { voiceOf } from './voice.ts'

/** Kinds that have a name of their own. */
const KINDS = Object.entries(FEATURES).filter(([, { noun }]) => noun !== undefined)

/** How the last noun of a plural may end, and what German does not change. */
const PLURALS = {
  de: /(e|en|er|s|n)$|^(Gipfel|Gletscher|Gewässer|Gärten|Klöster)$/,
  fr: /[sx]( |$)/,
  es: /s( |$)/,
  it: /[ie]( |$)/,
} as const
const UNCHANGED: ReadonlySet<string> = new Set(['Gipfel', 'Gletscher', 'Gewässer'])

test('every kind of place has a singular and a plural in each language', () => {
  for (const [key, { noun = [] }] of KINDS) assert.ok(noun[0] !== noun[1] && noun[1]?.endsWith('s'), key)
  for (const language of FOREIGN) {
    const { nouns } = voiceOf(language).words
    for (const key of ['place', ...KINDS.map(([kind]) => kind)]) {
      const { one, many } = nouns.get(key) ?? { one: '', many: '' }
      assert.ok(one !== '' && (one !== many || UNCHANGED.has(one)), `${language} ${key}: ${one}, ${many}`)
      assert.match(many, PLURALS[language], `${language} ${key}`)
    }
  }
})

test('what is counted agrees with one, and with two', () => {
  for (const [language, one, two] of [
    ['de', 'So viele gibt es nicht: 1 passt.', 'So viele gibt es nicht: 2 passen.'],
    ['fr', 'Il n’y en a pas autant : 1 au total.', 'Il n’y en a pas autant : 2 au total.'],
    ['es', 'No hay tantos: 1 en total.', 'No hay tantos: 2 en total.'],
    ['it', 'Non ce ne sono tanti: 1 in tutto.', 'Non ce ne sono tanti: 2 in tutto.'],
  ] as const) {
    const { say } = voiceOf(language)
    assert.deepEqual([say.fewer(1), say.fewer(2)], [one, two])
    assert.doesNotMatch(say.moreWords(1), /altri|andere/, language)
  }
  assert.equal(RANKED.fewer(2, 1), 'There is only 1, so there is no second.')
})
