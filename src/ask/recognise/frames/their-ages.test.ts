import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('the age of whoever asks is told, of a child as well', () => {
  const { docs } = answerTo('caves')
  for (const query of [
    'hi im 12 and i love caves!!!',
    "I'm 12 and I love caves",
    'Ich bin 12 und liebe Höhlen',
    "J'ai 12 ans et j'aime les grottes",
    'Tengo 12 años y me encantan las cuevas',
    'Ho 12 anni e amo le grotte',
  ]) {
    const answered = answerTo(query)
    assert.deepEqual([answered.docs, answered.understood.notApplied], [docs, []], query)
  }
})

test('the age of a child that is taken along is named, and a number of spots stays one', () => {
  assert.ok(answerTo('my son is 12 and loves caves').understood.notApplied.includes('12'))
  assert.match(JSON.stringify(answerTo('I want 12 caves').understood.applied), /number of spots/)
})
