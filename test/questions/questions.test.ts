import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { z } from 'zod'
import { ask } from '../../src/ask/ask.ts'
import { NO_EXTRACTS, realExtract } from '../support/osm-samples.ts'
import { judge } from './judge.ts'
import { extractSet, languageSet, type QuestionSet, questionsIn, starterSet } from './question-sets.ts'
import { wrongFacts } from './wrong-facts.ts'

/** Questions that are answered wrong as yet: the list only shrinks. */
const KnownWrong = z.array(
  z.strictObject({ ask: z.string(), prev: z.array(z.string()).optional(), why: z.string().min(10) }),
)
const KNOWN_WRONG = KnownWrong.parse(
  JSON.parse(readFileSync(new URL('known-wrong.json', import.meta.url), 'utf8')),
).map(saidOf)

/** Asks every question of a set, and names those that are answered wrong and those that are known to be. */
function askAll({ files, context, spots, explain }: QuestionSet): { count: number; wrong: string[]; known: string[] } {
  const questions = files.flatMap(questionsIn)
  const wrong = questions.flatMap(expected => {
    const question = { query: expected.ask, prev: expected.prev ?? [] }
    const answer = ask(question, context)
    assert.deepEqual(wrongFacts(answer, question, spots, { explain }), [], `${expected.ask}: ${answer.answer}`)
    return judge(answer, expected, spots).length > 0 ? [saidOf(expected)] : []
  })
  const asked = new Set(questions.map(saidOf))
  return { count: questions.length, wrong, known: KNOWN_WRONG.filter(said => asked.has(said)) }
}

function saidOf({ ask: query, prev = [] }: { ask: string; prev?: readonly string[] | undefined }): string {
  return [...prev, query].join(' > ')
}

test('every question is answered right but for those known to be wrong, and no answer holds a wrong fact', async () => {
  const { count, wrong, known } = askAll(await starterSet())
  assert.ok(count >= 1200)
  assert.deepEqual(wrong.toSorted(), known.toSorted())
})

test('the same holds of questions in German, French, Spanish and Italian', async () => {
  const { count, wrong } = askAll(await languageSet())
  assert.ok(count >= 240)
  assert.deepEqual(wrong, [])
})

test('the same holds of questions about real extracts', {
  skip: realExtract('andorra-2025-01-19.osm.pbf') === undefined && NO_EXTRACTS,
}, async () => {
  const set = await extractSet()
  assert.ok(set)
  const { count, wrong, known } = askAll(set)
  assert.ok(count >= 120)
  assert.deepEqual(wrong.toSorted(), known.toSorted())
})
