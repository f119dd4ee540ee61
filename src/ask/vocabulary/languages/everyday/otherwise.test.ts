import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('"otherwise in Scotland" looks in both, in each language', () => {
  for (const query of [
    'Seen in Wales, sonst in Schottland',
    "lacs au pays de Galles, et s'il n'y en a pas, en Écosse",
    'lacs au pays de Galles, sinon en Écosse',
    'lagos en Gales, si no en Escocia',
    'laghi in Galles, altrimenti in Scozia',
  ]) {
    const { understood, sources } = ask({ query }, context)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Rannoch Moor', 'Galloway Forest Park', 'Elan Valley'],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('"what else is in Scotland?" is no other place', () => {
  assert.deepEqual(ask({ query: 'was gibt es sonst in Schottland?' }, context).understood.notApplied, ['sonst'])
})
