import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const SIX = ['Foula', 'Caldeirão do Corvo', 'Gavdos', 'Lastovo', 'Mykines', 'Schiermonnikoog']

for (const [query, ...prev] of [
  ['which of these six have a ferry?', 'Name three quiet islands in Europe.', 'three more'],
  ['which of the six islands have a ferry?', 'Name three quiet islands in Europe.', 'three more'],
  ['welche von diesen sechs haben eine Fähre?', 'Nenne drei ruhige Inseln in Europa.', 'drei weitere'],
  ['lesquelles de ces six ont un ferry ?', 'Cite trois îles calmes en Europe.', 'trois autres'],
] as const)
  test(`what is asked of more than were shown last is asked of both answers: ${query}`, () => {
    const { answer, understood, docs } = ask({ query, prev }, context)
    assert.deepEqual(
      docs.map(doc => context.index.name(doc)),
      SIX,
    )
    assert.match(answer, /Ferry from Walls/)
    assert.deepEqual(understood.notApplied, [])
  })

test('as many as were shown last are those, and a number of others is none of them', () => {
  const prev = ['Name three quiet islands in Europe.']
  assert.match(
    ask({ query: 'which of these three have a ferry?', prev }, context).answer,
    /^The catalogue has 2 islands/,
  )
  const all = ask({ query: 'the six quietest lakes in Europe', prev: [...prev, 'three more'] }, context)
  assert.match(all.answer, /^The 6 quietest lakes/)
})
