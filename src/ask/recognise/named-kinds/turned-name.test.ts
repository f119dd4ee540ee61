import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import type { QuestionContext } from '../../question-context.ts'

const context = await starterContext()
const extracts = await extractContext()
const spotsOf = (query: string, of: QuestionContext = context) =>
  ask({ query }, of).understood.spots.map(({ name }) => name)

test('a name whose kind stands at its other end is that spot', () => {
  assert.deepEqual(spotsOf('is Louise Lake quieter than Sarek'), ['Lake Louise', 'Sarek'])
  assert.deepEqual(spotsOf('wie laut ist der Louise Lake?'), ['Lake Louise'])
  assert.deepEqual(spotsOf('Umbra Foresta è tranquilla?'), ['Foresta Umbra'])
  assert.deepEqual(spotsOf('is Louise Lake quieter than Moraine Lake'), ['Lake Louise'])
})

test('a kind beside a place is that kind in the place', () => {
  assert.equal(ask({ query: 'lakes in Park Richmond' }, context).understood.place?.name, 'Richmond (Canada)')
  assert.deepEqual(spotsOf('quiet Lake Sweden'), [])
})

test('"Park Noble’s" is Noble’s Park', { skip: extracts === undefined && NO_EXTRACTS }, () => {
  if (!extracts) return
  for (const query of [
    "Ist es im Park Noble's in Douglas laut und woher kommt der Lärm?",
    "Wie laut ist der Park Noble's?",
    "how loud is Park Noble's",
    "il Parco Noble's è rumoroso?",
  ]) {
    assert.deepEqual(spotsOf(query, extracts.context), ["Noble's Park"], query)
    assert.match(ask({ query }, extracts.context).answer, /1[.,]3/, query)
  }
})
