import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const starter = await starterContext()

test('"in the city of Vienna" is in Vienna, in each language', () => {
  for (const [query, name] of [
    ['in the city of Vienna', 'Vienna'],
    ['Orte in der Stadt Wien', 'Vienna'],
    ['dans la ville de Paris', 'Paris'],
    ['en la ciudad de Madrid', 'Madrid'],
    ['nella città di Roma', 'Rome'],
  ] as const) {
    const { understood } = ask({ query }, starter)
    assert.equal(understood.place?.name, name, query)
    assert.deepEqual(understood.tags, [], query)
  }
})

test('"in the city" alone is urban', () => {
  for (const query of ['quiet spots in the city', 'ruhige Orte in der Stadt', 'lieux calmes dans la ville'])
    assert.deepEqual(ask({ query }, starter).understood.tags, ['urban'], query)
})
