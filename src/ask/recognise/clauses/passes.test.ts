import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const tagsOf = (query: string) => ask({ query }, context).understood.tags

test('a pass alone is one in the mountains', () => {
  for (const query of [
    'Which pass in Andorra is the noisiest?',
    'the highest pass in Switzerland',
    'quiet passes in Austria',
    'how many passes are there in the Alps? the passes',
    'a pass near Innsbruck where you can hike',
  ])
    assert.deepEqual(tagsOf(query), ['saddle'], query)
})

test('what passes, and a pass that is bought, are no place', () => {
  for (const query of [
    'lakes where no trains pass by',
    'quiet lakes where few people pass',
    'a ski pass for lakes in Austria',
    'lakes that a train passes through',
  ])
    assert.ok(!tagsOf(query).includes('saddle'), query)
})
