import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('that there is none of a thing that no tag records is not known, and no description is quoted for it', () => {
  for (const query of [
    'no bridges at Sarek',
    'no queues at Königssee',
    'keine Mücken in Sarek',
    'keine Bären in Sarek',
    'pas de ponts à Sarek',
    'sin atascos en Sarek',
    'niente ponti a Sarek',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /not known|nicht bekannt|pas connu|no se sabe|non si sa/, query)
    assert.doesNotMatch(answer, /few bridges|Queues mark/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(ask({ query: 'bridges at Sarek' }, context).answer, /description of Sarek says/)
})

test('that a thing is there is no yes to a question for its absence', () => {
  assert.equal(ask({ query: 'no boats at Königssee' }, context).answer, 'At Königssee you can go boating.')
  assert.match(ask({ query: 'keine Hütten in Abisko?' }, context).answer, /^(?!Ja)/)
})
