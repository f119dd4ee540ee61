import type { Coordinates } from '../../../geo/coordinates.ts'
import { METRES_PER_DEGREE } from '../../../geo/local-plane.ts'
import { DIRECTIONS, type Direction } from '../../../text/distance-words.ts'
import type { Gazetteer } from '../../gazetteer/gazetteer.ts'
import { type Span, UNSAID } from '../../recognise/spans.ts'

/** Reads how quiet it is "10 km north of Vaduz" as asked of that point; spots that lie there are looked for within that distance. */
export function withOffsetPoint(spans: readonly Span[], { place }: Pick<Gazetteer, 'place'>): readonly Span[] {
  const side = spans.findIndex(({ meaning }) => meaning.is === 'side')
  const toward = spans[side]?.meaning
  if (toward?.is !== 'side' || !asksLevel(spans)) return spans
  const from = spans.findIndex(({ meaning }, at) => at < side && meaning.is === 'distance')
  const distance = spans[from]?.meaning
  const at = spans.findIndex(({ meaning }, i) => i > side && (meaning.is === 'name' || meaning.is === 'coordinates'))
  const end = spans[at]
  if (distance?.is !== 'distance' || distance.side !== null || distance.fromKm > 0 || distance.isHeight || !end)
    return spans
  const center = centreOf(end, place)
  if (!center) return spans
  const moved = moveBy(center, distance.km, toward.toward)
  return spans.map((span, i): Span => {
    if (i === at) return { ...span, meaning: { is: 'coordinates', at: moved } }
    return i >= from && i < at ? { ...span, meaning: UNSAID.meaning } : span
  })
}

/** "How quiet is it", and of no kind of spot. */
function asksLevel(spans: readonly Span[]): boolean {
  const isLevel = spans.some(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'rating')
  // "Is it quiet 5 km north of Vaduz?"
  const isQuality = /^is$/i.test(spans[0]?.said ?? '') && /^it$/i.test(spans[1]?.said ?? '')
  return (
    (isLevel || isQuality) &&
    !spans.some(({ meaning: { is } }) => is === 'generic' || is === 'feature' || is === 'spot')
  )
}

function centreOf({ meaning, said }: Span, place: Gazetteer['place']): Coordinates | null {
  if (meaning.is === 'coordinates') return meaning.at
  return meaning.is === 'name' ? (place(said, meaning.named, null)?.center ?? null) : null
}

/** The point some kilometres off; near enough over the distances that people say. */
function moveBy({ latitude, longitude }: Coordinates, km: number, toward: Direction): Coordinates {
  const bearing = (DIRECTIONS.indexOf(toward) * 2 * Math.PI) / DIRECTIONS.length
  const north = (km * Math.cos(bearing)) / (METRES_PER_DEGREE / 1000)
  const east = (km * Math.sin(bearing)) / (METRES_PER_DEGREE / 1000) / Math.cos((latitude * Math.PI) / 180)
  return {
    latitude: rounded(Math.max(-90, Math.min(90, latitude + north))),
    longitude: rounded(wrapped(longitude + east)),
  }
}

/** Beyond the antimeridian. */
function wrapped(longitude: number): number {
  return ((longitude + 540) % 360) - 180
}

/** To 4 decimals, some ten metres: more than "10 km" says. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
