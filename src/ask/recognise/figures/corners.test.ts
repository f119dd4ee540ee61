import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('two points that enclose what is looked for are corners of a box', () => {
  for (const query of [
    'lakes between 59.0,10.0 and 61.0,12.5',
    'places between 61.0,12.5 and 59.0,10.0 tagged lake',
    'lakes within 59.0,10.0 - 61.0,12.5',
    'lakes in the rectangle (59.0, 10.0) to (61.0, 12.5)',
    'Seen zwischen 59.0,10.0 und 61.0,12.5',
    'lacs entre 59.0,10.0 et 61.0,12.5',
    'lagos entre 59.0,10.0 y 61.0,12.5',
    'laghi tra 59.0,10.0 e 61.0,12.5',
  ]) {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, /59–61° N, 10–12.5° E/, query)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Nordmarka'],
    )
  }
})

test('how far one point is from the other is no box', () => {
  for (const query of ['distance between 59.0,10.0 and 61.0,12.5', 'how far is it between 59.0,10.0 and 61.0,12.5'])
    assert.match(ask({ query }, context).answer, /26\d km/, query)
  assert.match(ask({ query: 'forests within 59.0,10.0' }, context).answer, /within 25 km of 59, 10/)
})
