import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('a share or an average is asked of another place as it would be there alone', () => {
  for (const [before, query, alone] of [
    ['What share of the lakes in Sweden is free?', 'and in Norway?', 'What share of the lakes in Norway is free?'],
    ['average rating of lakes in Sweden', 'what about Norway?', 'average rating of lakes in Norway'],
    [
      'Durchschnittliche Bewertung der Seen in Schweden',
      'und in Norwegen?',
      'Durchschnittliche Bewertung der Seen in Norwegen',
    ],
  ] as const) {
    const { answer } = ask({ query, prev: [before] }, context)
    assert.equal(answer, ask({ query: alone, prev: [] }, context).answer, query)
  }
})

test('what speaks of spots after a question that was not answered is not answered either', () => {
  const { docs, understood } = ask(
    { query: 'which of those is the noisiest?', prev: ['forget Finland, Canada'] },
    context,
  )
  assert.deepEqual(docs, [])
  assert.equal(understood.kind, 'not understood')
})
