import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const understoodOf = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context).understood

test('the best of another kind takes the place of the kind and keeps the place, in each language', () => {
  for (const [before, ...queries] of [
    [
      'quietest lake in Finland',
      'and the quietest forest?',
      'and the noisiest forest?',
      'and which forest is the quietest?',
      'what about the quietest forest?',
      'and which is the highest forest?',
    ],
    ['der ruhigste See in Finnland', 'und der ruhigste Wald?', 'und welcher Wald ist der ruhigste?'],
    ['le lac le plus calme de Finlande', 'et la forêt la plus calme ?'],
    ['el lago más tranquilo de Finlandia', '¿y el bosque más tranquilo?'],
    ['il lago più tranquillo della Finlandia', 'e il bosco più tranquillo?'],
  ] as const)
    for (const query of queries) {
      const { tags, place, notApplied } = understoodOf(query, before)
      assert.deepEqual([tags, place?.name, notApplied], [['forest'], 'Finland', []], query)
    }
})

test('the best of another kind is still to have what the one before was to have, and need not be quiet', () => {
  const { tags } = understoodOf('and the quietest lake?', 'quietest spot with toilets in Finland')
  assert.deepEqual(tags.toSorted(), ['lake', 'toilets'])
  assert.equal(understoodOf('and the quietest forest?', 'quiet lakes in Norway').minRating, null)
  const added = understoodOf('and the quietest forest with a hut?', 'highest lake in Norway')
  assert.deepEqual(added.tags.toSorted(), ['forest', 'hut'])
})

test('what the best is to have, and the best of those that were shown, take the place of no kind', () => {
  for (const query of ['and the quietest with a forest?', 'and the highest with a forest?'])
    assert.deepEqual(understoodOf(query, 'quietest lake in Norway').tags.toSorted(), ['forest', 'lake'], query)
  const same = understoodOf('and the noisiest lake?', 'the quietest lake in Norway with a hut')
  assert.deepEqual(same.tags.toSorted(), ['hut', 'lake'])
})
