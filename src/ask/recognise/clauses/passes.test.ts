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

test('peaks or passes are either of both, in each language', () => {
  for (const query of [
    'peaks or passes above 2,000 m in Switzerland',
    'peaks, passes in Switzerland',
    'passes or peaks in Switzerland',
    'Gipfel oder Pässe über 2000 m in der Schweiz',
    'sommets ou cols au-dessus de 2000 m en Suisse',
    'picos o collados por encima de 2000 m en Suiza',
    'cime o passi sopra i 2000 m in Svizzera',
  ]) {
    assert.deepEqual(tagsOf(query).join('|').split('|').toSorted(), ['peak', 'saddle'], query)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
  }
  for (const query of ['passes in Andorra', 'Passes over 2,000 m', 'Pässe in der Schweiz'])
    assert.deepEqual(tagsOf(query), ['saddle'], query)
})

test('what passes, and a pass that is bought, are no place', () => {
  for (const query of [
    'lakes where no trains pass by',
    'quiet lakes where few people pass',
    'a ski pass for lakes in Austria',
    'lakes that a train passes through',
    'a path that passes a lake',
    'permits and passes needed in Andorra',
    'ski passes in Andorra',
    'a road along lakes and passes through forests',
  ])
    assert.ok(!tagsOf(query).includes('saddle'), query)
})
