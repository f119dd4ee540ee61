// Levels in seven streets by this model and by RLS-90, the German guideline that noise at roads was computed by until 2021.
import { roadLevel } from '../src/silence/levels.ts'
import type { RoadClass } from '../src/silence/parameters.ts'
import { pieceEnergy } from '../src/silence/propagation.ts'

/** Traffic and speeds of a European city; lorries in percent. */
const STREETS: { class: RoadClass; vehicles: number; speed: number; lorries: number }[] = [
  { class: 'motorway', vehicles: 60_000, speed: 100, lorries: 12 },
  { class: 'trunk', vehicles: 25_000, speed: 70, lorries: 8 },
  { class: 'primary', vehicles: 18_000, speed: 50, lorries: 5 },
  { class: 'secondary', vehicles: 9_000, speed: 50, lorries: 5 },
  { class: 'tertiary', vehicles: 4_000, speed: 50, lorries: 4 },
  { class: 'unclassified', vehicles: 1_500, speed: 50, lorries: 3 },
  { class: 'residential', vehicles: 400, speed: 30, lorries: 2 },
]

const METRES = 10
const ENDLESS = 20_000

export function streetRows(): (string | number)[][] {
  return STREETS.map(({ class: roadClass, vehicles, speed, lorries }) => {
    const own =
      roadLevel({
        class: roadClass,
        vehicles,
        speed,
        lanes: 4,
        isOneway: false,
        isRoundabout: false,
        isMinorService: false,
        isInTown: true,
        people: Infinity,
        served: Infinity,
      }) +
      10 * Math.log10(pieceEnergy(METRES, -ENDLESS, ENDLESS))
    const guideline = rls90({ vehicles, speed, lorries })
    return [roadClass, vehicles, speed, guideline.toFixed(1), own.toFixed(1), (own - guideline).toFixed(1)]
  })
}

/** RLS-90, 4.4.1: hourly traffic M of a municipal street is 6 % of the day's by day and 1.1 % by night. */
function rls90({ vehicles, speed, lorries }: { vehicles: number; speed: number; lorries: number }): number {
  const [day, night] = [0.06, 0.011].map(share => hourly(share * vehicles, speed, lorries)) as [number, number]
  const energy = (hours: number, db: number) => hours * 10 ** (db / 10)
  return 10 * Math.log10((energy(12, day) + energy(4, day + 5) + energy(8, night + 10)) / 24)
}

function hourly(perHour: number, speed: number, lorries: number): number {
  const at25 = 37.3 + 10 * Math.log10(perHour * (1 + 0.082 * lorries))
  const car = 27.7 + 10 * Math.log10(1 + (0.02 * speed) ** 3)
  const lorry = 23.1 + 12.5 * Math.log10(Math.min(80, speed))
  const bySpeed =
    car - 37.3 + 10 * Math.log10((100 + (10 ** ((lorry - car) / 10) - 1) * lorries) / (100 + 8.23 * lorries))
  return at25 + bySpeed + 15.8 - 10 * Math.log10(METRES) - 0.0142 * METRES ** 0.9
}
