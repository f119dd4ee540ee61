import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('less traffic is less noise of roads, of spots that were listed and of those that are sought, in each language', () => {
  for (const [query, ...prev] of [
    ['which has less traffic?', 'quiet lakes in Norway'],
    ['which has less road noise?', 'quiet lakes in Norway'],
    ['less traffic', 'quiet lakes in Norway'],
    ['lakes with less traffic in Norway'],
    ['welcher hat weniger Verkehr?', 'ruhige Seen in Norwegen'],
    ['lequel a moins de circulation ?', 'lacs calmes en Norvège'],
    ['¿cuál tiene menos tráfico?', 'lagos tranquilos en Noruega'],
    ['quale ha meno traffico?', 'laghi tranquilli in Norvegia'],
  ] as const) {
    const { understood } = ask({ query, prev }, context)
    assert.ok(
      understood.applied.some(({ as }) => as === 'noise: roads'),
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('fewer planes are heard, and fewer people are not recorded', () => {
  const { understood } = ask({ query: 'fewer planes', prev: ['quiet lakes in Norway'] }, context)
  assert.ok(understood.applied.some(({ as }) => as.startsWith('noise: air')))
  assert.match(ask({ query: 'lakes with fewer people' }, context).answer, /no numbers of visitors/)
  assert.equal(ask({ query: 'which has less traffic noise, Sarek or Rondane?' }, context).understood.kind, 'compare')
})
