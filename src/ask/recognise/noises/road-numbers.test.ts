import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const notApplied = (query: string) => ask({ query }, context).understood.notApplied

test('the number of a road is named whole', () => {
  assert.deepEqual(notApplied('quiet spots by the E4 in Sweden'), ['the E 4'])
  assert.match(ask({ query: 'quiet lakes near E18 in Norway' }, context).answer, /E 18/)
  assert.deepEqual(notApplied('forests in England away from the M25'), ['the M 25'])
})

test('coordinates and numbers are none', () => {
  const { understood } = ask({ query: 'quiet lakes near N 60 E 25' }, context)
  assert.equal(understood.place?.kind, 'coordinates')
  assert.deepEqual(notApplied('the 5 quietest lakes in Sweden'), [])
})
