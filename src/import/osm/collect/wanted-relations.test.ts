import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../../test/support/random.ts'
import { noTags } from '../elements.ts'
import type { Relation } from './collector.ts'
import { WantedRelations } from './wanted-relations.ts'

test('relations come back as they were, in their order, and their member ways with them', () => {
  const random = seededRandom(7)
  const [roles, types] = [['outer', 'inner', '', 'rôle'], ['node', 'way', 'relation'] as const]
  const [one, other] = [{ keys: ['boundary'] }, { keys: ['natural'] }]
  const given = Array.from({ length: 300 }, (_, id) => ({
    relation: {
      id: id - 5,
      tags: Object.assign(noTags(), { type: 'multipolygon', name: `Lake ${id} “ø”`, 7: 'first', __proto__: 'none' }),
      members: Array.from({ length: between(random, 0, 20) }, () => ({
        type: types[between(random, 0, 2)] ?? 'way',
        ref: between(random, -10, 2 ** 45),
        role: roles[between(random, 0, 3)] ?? '',
      })),
    } satisfies Relation,
    by: id % 3 === 0 ? [one, other] : [one],
  }))
  const wanted = new WantedRelations()
  for (const { relation, by } of given) wanted.add(relation, by)
  assert.deepEqual([...wanted], given)
  const ways = given.flatMap(({ relation }) =>
    relation.members.flatMap(({ type, ref }) => (type === 'way' ? [ref] : [])),
  )
  assert.ok(ways.length > 500)
  assert.deepEqual([...wanted.ways()], ways)
})
