import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('the airport of a city is at the city, one that bears the name of some small town is not known', () => {
  for (const query of ['nearest quiet place to Heathrow airport', 'nearest quiet place to Heathrow'])
    assert.match(ask({ query }, context).answer, /A place called "Heathrow" is not known here/, query)
  assert.equal(ask({ query: 'nearest quiet place to Zurich airport' }, context).understood.place?.name, 'Zürich')
  assert.equal(
    ask({ query: 'quiet places near Heathrow, Florida' }, context).understood.near?.name,
    'Heathrow, Florida',
  )
})
