import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('"and nearby?" behind a question about a spot looks for that near it', () => {
  for (const [first, query] of [
    ['are there benches at Sarek?', 'and nearby?'],
    ['gibt es Bänke im Sarek?', 'und in der Umgebung?'],
    ['y a-t-il des bancs au Sarek ?', 'et dans les environs ?'],
    ['¿hay bancos en Sarek?', '¿y en los alrededores?'],
    ['ci sono panchine al Sarek?', 'e nei dintorni?'],
  ] as const) {
    const { understood } = ask({ query, prev: [first] }, context)
    assert.deepEqual([understood.kind, understood.near?.name, understood.tags], ['find', 'Sarek', ['bench']], query)
  }
})

test('"and near Bergen?" names another place', () => {
  const { understood } = ask({ query: 'und in der Nähe von Bergen?', prev: ['Seen in Norwegen'] }, context)
  assert.equal(understood.near?.name, 'Bergen')
})
