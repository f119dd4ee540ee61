import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const { index } = context

test('who wants to swim where no bathing place is recorded is shown lakes and beaches', () => {
  for (const query of ['a place to swim in Slovenia', 'Badestelle in Slowenien', 'un posto per nuotare in Slovenia']) {
    const { understood, docs } = ask({ query }, context)
    if (understood.relaxed.length === 0) continue
    assert.ok(docs.length > 0, query)
    assert.ok(
      docs.every(doc => index.spot(doc).tags?.some(tag => tag === 'lake' || tag === 'beach')),
      query,
    )
  }
})

test('what is heard is not said of the closest of all, which is near in no sense', () => {
  const { answer, docs } = ask({ query: 'lake near Lyon without road noise' }, context)
  assert.match(answer, /None is near: the closest/i)
  assert.equal(docs.length, 1)
})
