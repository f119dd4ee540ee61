import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context)

test('how loud planes, trains or a road are is asked of their noise, at a spot and in a region', () => {
  for (const query of [
    'Is the motorway loud at Hainich?',
    'are cars a nuisance at Hainich?',
    'Sind Flugzeuge laut am Hainich?',
  ]) {
    const { understood } = answerTo(query)
    assert.deepEqual([understood.kind, understood.aspect, understood.notApplied], ['about', 'noise', []], query)
  }
  for (const query of ['are planes loud in Wales?', 'are trains a problem in Wales', 'how loud are planes in Wales?']) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /which noises are heard there is not known/, query)
    assert.deepEqual([understood.notApplied, understood.maxRating], [[], null], query)
  }
  assert.equal(answerTo('are the planes loud there?', ['tell me about Hainich']).understood.aspect, 'noise')
})

test('a loud spot, and a way there, are still what is asked for', () => {
  assert.equal(answerTo('is Hainich loud?').understood.aspect, 'rating')
  assert.equal(answerTo('how loud is Hainich?').understood.aspect, 'rating')
  assert.equal(answerTo('Are there trains to Sarek?').understood.aspect, 'transport by')
})
