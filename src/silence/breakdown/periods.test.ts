import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PERIOD_RULES, PERIODS } from '../parameters.ts'
import { levelsByPeriod } from './periods.ts'
import type { Kind } from '../sources/sources.ts'

/** Directive 2002/49/EC, Annex I. */
function lden({ day, evening, night }: { day: number; evening: number; night: number }): number {
  const energy = 12 * 10 ** (day / 10) + 4 * 10 ** ((evening + 5) / 10) + 8 * 10 ** ((night + 10) / 10)
  return 10 * Math.log10(energy / 24)
}

test('day, evening and night make the level that they were split from, for every kind and for several', () => {
  const kinds = Object.keys(PERIODS).filter(kind => kind !== 'event') as Kind[]
  for (const kind of kinds) {
    const back = lden(levelsByPeriod(new Map([[kind, 10 ** 5]])))
    assert.ok(Math.abs(back - 50) < 0.1, `${kind}: ${back}`)
  }
  const back = lden(levelsByPeriod(new Map(kinds.map(kind => [kind, 10 ** 4.5]))))
  assert.ok(Math.abs(back - (45 + 10 * Math.log10(kinds.length))) < 0.1, String(back))
})

test('a road is quieter at night by what its traffic is less, a wind turbine is not', () => {
  const road = levelsByPeriod(new Map([['road', 10 ** 5]]))
  // 70 % in 12 hours against 10 % in 8: a factor of 4.67.
  assert.ok(Math.abs(road.day - road.night - 10 * Math.log10(0.7 / 12 / (0.1 / 8))) < 0.15)
  const { day, evening, night } = levelsByPeriod(new Map([['turbine', 10 ** 5]]))
  assert.deepEqual([day, evening], [night, night])
})

test('the shares of a kind are a whole, and so are the hours', () => {
  for (const [kind, { day, evening, night }] of Object.entries(PERIODS))
    assert.ok(Math.abs(day + evening + night - 1) < 1e-9, kind)
  assert.equal(
    Object.values(PERIOD_RULES).reduce((sum, { hours }) => sum + hours, 0),
    24,
  )
})

test('no level is told that is below the scale', () => {
  assert.deepEqual(levelsByPeriod(new Map([['road', 10]])), { day: 20, evening: 20, night: 20 })
})
