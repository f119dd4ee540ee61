import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const starter = await starterContext()
const languageIn = (query: string) => readQuestion({ query }, starter).language

test('a name that a language writes as English does speaks for it as well', () => {
  for (const [query, language] of [
    ['entre Lyon et Marseille', 'fr'],
    ['entre Munich et Cologne', 'fr'],
    ['am Rhein', 'de'],
    ['quiet places in Granada', 'en'],
    ['lakes near Munich', 'en'],
    ['in Marseille', 'en'],
    ['near Lyon and Marseille', 'en'],
    ['Am I near a lake', 'en'],
  ] as const)
    assert.equal(languageIn(query), language, query)
})

test('"von Wien mit dem Zug erreichbar" is measured from there', () => {
  const { answer } = ask({ query: 'Was ist der ruhigste Ort, den ich von Wien mit dem Zug erreiche?' }, starter)
  assert.match(answer, /im Umkreis von \d+ km um Wien/)
})
