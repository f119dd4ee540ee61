import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const asked = (query: string) => ask({ query }, context)

test('"if there is none" before another place looks in both, and leaves neither out', () => {
  for (const query of [
    'lakes in Wales, or if there are none, in Scotland',
    "lakes in Wales, if there isn't one then anywhere in Scotland",
    'lakes in Wales, and if not in Scotland',
    'Seen in Wales, wenn es keine gibt, in Schottland',
    'lagos en Gales, o si no hay ninguno, en Escocia',
    'laghi in Galles, o se non ce ne sono, in Scozia',
  ]) {
    const { sources, understood } = asked(query)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Rannoch Moor', 'Galloway Forest Park', 'Elan Valley'],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('an "if" that supposes something else stays a condition', () => {
  assert.match(asked('Is there a lake in Wales if I do not have a car').answer, /reachable by public transport/)
})
