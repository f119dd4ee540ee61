import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

for (const query of [
  'Where can I sleep for free in a hut in Norway?',
  'Wo kann ich in Norwegen kostenlos in einer Hütte schlafen?',
  'Où dormir gratuitement dans une cabane en Norvège ?',
  '¿Dónde dormir gratis en un refugio en Noruega?',
  'Dove dormire gratis in un rifugio in Norvegia?',
])
  test(`looks for huts with free access in "${query}"`, () => {
    const { understood } = ask({ query }, context)
    assert.equal(understood.access, 'free')
    assert.deepEqual([understood.tags, understood.words], [['hut'], []])
  })

test('says that what camping costs is not known', () => {
  assert.deepEqual(ask({ query: 'Where can I camp for free in Norway?' }, context).understood.notApplied, ['for free'])
})
