import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

function spotsOf(query: string): string[] {
  return ask({ query }, context).understood.spots.map(({ name }) => name)
}

test('an ordinary word of a name is not the spot where another name goes on with it', () => {
  for (const query of [
    'Black Hills',
    'Black Forrest Germany',
    'how loud is Black Mountain',
    'tell me about White Lake',
  ])
    assert.deepEqual(spotsOf(query), [], query)
})

test('with what the spot is called behind it, it is', () => {
  assert.deepEqual(spotsOf('tell me about Black Rock'), ['Black Rock Desert'])
  assert.deepEqual(spotsOf('how quiet is Black River Gorges'), ['Black River Gorges'])
  assert.deepEqual(spotsOf('Silent Valley'), ['Silent Valley'])
})

test('a number or an ordinary word that begins a sentence is no name by its capital', () => {
  for (const query of ['Seven hours in Norway', 'Black hours in Norway', 'Seven hour wait. A quiet lake in Norway?'])
    assert.deepEqual(spotsOf(query), [], query)
  const { understood } = ask({ query: 'Seven lakes in Norway' }, context)
  assert.deepEqual([understood.place?.name, understood.tags], ['Norway', ['lake']])
})
