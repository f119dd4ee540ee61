import { EVENTS, HOUSES, PERIOD_RULES } from '../../../../silence/parameters.ts'

const { raceway, marina, 'ski-lift': lift } = EVENTS

/** The figures of the method, as German, French, Spanish and Italian write them alike. */
export const FIGURES = {
  raceway: { cap: written(raceway.cap), radius: `${raceway.radius / 1000} km` },
  marina: { cap: written(marina.cap), radius: `${marina.radius} m` },
  lift: { cap: written(lift.cap), radius: `${lift.radius} m` },
  houses: `${HOUSES.mostDb} dB`,
  evening: `${PERIOD_RULES.evening.penaltyDb} dB`,
  night: `${PERIOD_RULES.night.penaltyDb} dB`,
} as const

function written(cap: number): string {
  return cap.toFixed(1).replace('.', ',')
}
