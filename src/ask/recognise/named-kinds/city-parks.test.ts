import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answer = (query: string) => ask({ query }, context).answer

test('a known park in a city that the catalogue lacks is no village of its name', () => {
  for (const [query, park] of [
    ['how quiet is Hyde Park?', 'Hyde Park'],
    ['Hyde Park in London', 'Hyde Park'],
    ['quiet spots near Central Park in New York', 'Central Park'],
    ['what about Golden Gate Park?', 'Golden Gate Park'],
    ["is there a quiet spot in Regent's Park?", 'Regent'],
    ['Ist der Central Park ruhig?', 'Central Park'],
  ] as const)
    assert.match(answer(query), new RegExp(`(called|namens) ["„]${park}`), query)
})

test('a village of that name with its state, other parks and parks of the catalogue are found', () => {
  assert.match(answer('spots near Hyde Park, Vermont'), /Hyde Park, Vermont/)
  assert.match(answer('quiet spots near Estes Park'), /km from Estes Park/)
  assert.match(answer('how quiet is Kings Park?'), /^Kings Park is rated/)
  assert.match(answer('a central park in Berlin'), /park in Berlin/)
})
