// Politeness, greetings and the way a question is typed change nothing of what it asks for.
import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from '../support/random.ts'
import { starterContext } from '../support/starter-context.ts'
import { differenceOf, drawn, filled, LANGUAGES } from './filled.ts'
import { KINDS, PLACES, TOWNS, WISHES } from './parts-in-languages.ts'
import { QUESTIONS } from './questions-in-languages.ts'
import { WRAPPINGS } from './wrappings-in-languages.ts'

const OF_EACH = 60
const ELSEWHERE = PLACES.filter(([english]) => english !== '')
const PHRASE = ['{k} {p} {f}', '{k} {p}, {f}', '{k} {p} {f}', '{k} {p} {f}', '{k} {p} {f}'] as const

/** Ways of typing the same. */
const TYPED: readonly ((question: string) => string)[] = [
  text => text.toLowerCase(),
  text => text.replaceAll(/[?¿!,.]/g, '').trim(),
  text =>
    text
      .toLowerCase()
      .replaceAll(/[?¿!,.]/g, '')
      .trim(),
  text => text.toUpperCase(),
  text => text.replaceAll(' ', '  '),
  text => `  ${text} `,
  text => `${text}!!`,
  text => `${text.replace(/ ?\?$/, '')}???`,
  text => `${text.replace(/ ?\?$/, '')}...`,
  text => `"${text}"`,
  text => `“${text}”`,
  text => `«${text}»`,
  text => text.replaceAll('’', "'"),
  text => text.replaceAll("'", '’'),
  text => text.replaceAll('’', '`'),
  text => text.replace(' ', '\n'),
  text => text.replaceAll(' ', '\u00a0'),
  text => `${text}\n`,
  text => `- ${text}`,
  text => `(${text})`,
  text => `${text} :-)`,
  text => text.normalize('NFD'),
  text => text.replaceAll(/[äöüÄÖÜ]/g, umlaut => `${umlaut.normalize('NFD').charAt(0)}e`),
  text => text.replaceAll(/\p{L}{3,}/gu, word => word.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  text => text.replaceAll(/(?<=n)['’]t(?!\p{L})/gu, ' t'),
  text => text.replaceAll(/(?<=(?<!\p{L})(?:d|l|qu|dell|nell|dall|all))['’](?=\p{L}{4,})/giu, ''),
]

const context = await starterContext()
const random = seededRandom(20261202)

for (const [at, language] of LANGUAGES.entries()) {
  const { around, ofPhrase } = WRAPPINGS[language]
  test(`what is said around a question changes nothing: ${language}`, () => {
    assert.deepEqual(
      differing(() => {
        const question = questionIn(at, drawn(random, QUESTIONS)[at] ?? '')
        return [question, drawn(random, around).replace('…', question)]
      }),
      [],
    )
  })
  test(`how a phrase is asked for changes nothing: ${language}`, () => {
    assert.deepEqual(
      differing(() => {
        const phrase = questionIn(at, PHRASE[at] ?? '')
        return [phrase, drawn(random, ofPhrase).replace('…', phrase)]
      }),
      [],
    )
  })
  test(`how a question is typed changes nothing: ${language}`, () => {
    assert.deepEqual(
      differing(() => {
        const question = questionIn(at, drawn(random, QUESTIONS)[at] ?? '')
        return [question, drawn(random, TYPED)(question)]
      }),
      [],
    )
  })
}

/** Pairs of questions that ought to be the same and are not. */
function differing(pair: () => readonly [string, string]): readonly string[] {
  return Array.from({ length: OF_EACH }, pair).flatMap(([plain, wrapped]) => {
    const difference = differenceOf({ query: wrapped }, { query: plain }, context)
    return difference.length === 0 ? [] : [`${plain} ≠ ${JSON.stringify(wrapped)}: ${difference.join('; ')}`]
  })
}

function questionIn(at: number, question: string): string {
  const [k, p] = [drawn(random, KINDS), drawn(random, PLACES)]
  const f = drawn(random, WISHES)
  const others = { l: drawn(random, KINDS, k), q: drawn(random, ELSEWHERE, p), g: drawn(random, WISHES, f) }
  return filled(question, { k, p, f, ...others, c: drawn(random, TOWNS) }, at)
}
