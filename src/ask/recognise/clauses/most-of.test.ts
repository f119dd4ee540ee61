import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('"has the most quiet lakes" counts quiet lakes, in each language', () => {
  const quiet = /\d+/.exec(ask({ query: 'how many quiet lakes are in the United States?' }, context).answer)?.[0]
  for (const [query, says] of [
    ['Which country has the most quiet lakes?', /^The United States has the most quiet lakes: (\d+)/],
    ['Which country has the most peaceful lakes?', /^The United States has the most quiet lakes: (\d+)/],
    ['Welches Land hat die meisten ruhigen Seen?', /Vereinigte Staaten \((\d+)\)/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.equal(says.exec(answer)?.[1], quiet, query)
  }
})

test('"the most quiet lake" is the quietest', () => {
  assert.match(ask({ query: 'What is the most quiet lake in Norway?' }, context).answer, /^The quietest lake in Norway/)
})

test('"die meisten ruhigen Orte" are counted as well', () => {
  for (const query of [
    'Welches Land hat die meisten ruhigen Orte?',
    'Welches Land hat die meisten stillen Orte?',
    'In welchem Land gibt es die meisten stillen Orte?',
  ])
    assert.match(ask({ query }, context).answer, /^Ruhige Orte nach Ländern, am meisten: Vereinigte Staaten/, query)
})
