import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const tagsOf = (query: string) => ask({ query }, context).understood.tags

test('a park of other languages is one of any kind', () => {
  for (const query of [
    'ruhige Parks in Argentinien',
    'parcs tranquilles en Argentine',
    'parques tranquilos en Argentina',
    'parchi tranquilli in Argentina',
  ])
    assert.deepEqual(tagsOf(query), ['park|national-park'], query)
})

test('a park of a city, or in English, is one of a city', () => {
  for (const query of ['quiet parks in Argentina', 'parques urbanos en Argentina', 'Stadtpark in Argentinien'])
    assert.ok(tagsOf(query).includes('park'), query)
  assert.deepEqual(tagsOf('parques nacionales en Argentina'), ['national-park'])
})
