import { type Period, PERIOD_RULES, PERIODS, SCALE } from '../parameters.ts'
import { levelOf } from '../rating.ts'
import type { Kind } from '../sources/sources.ts'

/** Levels of day, evening and night, dB(A) to 0.1: those of which Lden is made, without its penalties. */
export type PeriodLevels = Record<Period, number>

const NAMES = Object.keys(PERIOD_RULES) as Period[] // the keys of the table are the type

/**
 * Splits energies of Lden by kind of source into the levels of day, evening and night, by how each kind is usually spread
 * over them. A level below the least that the scale tells is that least.
 */
export function levelsByPeriod(energies: ReadonlyMap<Kind, number>): PeriodLevels {
  const entries = NAMES.map(period => {
    let sum = 0
    for (const [kind, energy] of energies) sum += energy * FACTORS[kind][period]
    return [period, Math.max(SCALE.faintestShownDb, Math.round(levelOf(sum) * 10) / 10)] as const
  })
  return Object.fromEntries(entries) as PeriodLevels // one entry a period
}

/** The energy of each period's level as a multiple of that of Lden, by kind. */
const FACTORS = Object.fromEntries(
  Object.entries(PERIODS).map(([kind, shares]) => [kind, factorsOf(shares)]),
) as Record<Kind, Record<Period, number>>

function factorsOf(shares: Record<Period, number>): Record<Period, number> {
  const hours = NAMES.map(period => (shares[period] * 24) / PERIOD_RULES[period].hours)
  const lden = NAMES.reduce((sum, period, i) => sum + (hours[i] ?? 0) * weightOf(period), 0)
  return Object.fromEntries(NAMES.map((period, i) => [period, (hours[i] ?? 0) / lden])) as Record<Period, number>
}

/** The part of an hour of the period in Lden. */
function weightOf(period: Period): number {
  const { hours, penaltyDb } = PERIOD_RULES[period]
  return (hours / 24) * 10 ** (penaltyDb / 10)
}
