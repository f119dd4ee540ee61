import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('"the north of" a country is its northern part, where that has a name', () => {
  for (const [query, place] of [
    ['lakes in the north of Sweden', 'Norrland'],
    ['the south of France', 'Southern France'],
    ['in the south of England', 'Southern England'],
    ['quiet places in south Italy', 'the Mezzogiorno'],
    ['ruhige Orte im Norden von Schweden', 'Norrland'],
    ['dans le nord de la Suède', 'Norrland'],
  ] as const)
    assert.deepEqual([understood(query).place?.name, understood(query).notApplied], [place, []], query)
})

test('"north of" a country lies beyond it, and "South Korea" is one', () => {
  for (const [query, place] of [
    ['lakes north of Germany', 'Germany'],
    ['lakes to the north of Sweden', 'Sweden'],
    ['quiet places in South Korea', 'South Korea'],
    ['forests north of Oslo', 'Oslo'],
  ] as const)
    assert.equal(understood(query).place?.name, place, query)
})

test('at a line spots have no order of their distance to it, and the nearest is not told', () => {
  for (const [query, said] of [
    ['closest to the equator', 'closest'],
    ['lake closest to the equator', 'closest'],
    ['furthest from the equator', 'furthest'],
    ['am nächsten am Äquator', 'am nächsten'],
  ] as const)
    assert.deepEqual([understood(query).kind, understood(query).notApplied], ['find', [said]], query)
  assert.equal(understood('nearest lake to Berlin').orderBy, 'distance')
})
