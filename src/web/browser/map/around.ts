import type { FeatureCollection, Position } from 'geojson'
import type { Box } from './camera.ts'

/** The source of the point that a search is around. */
export const AROUND = 'sanctuary-around'
const CORNERS = 72
const KM_PER_DEGREE = 111.195
const DEFAULT_RADIUS_KM = 100

type Circle = { longitude: number; latitude: number; radiusKm: number }

/** Draws the point that an address searches around, and its radius; nothing where it searches around none. */
export function around({ searchParams }: URL): FeatureCollection {
  const circle = circleOf(searchParams)
  if (!circle) return { type: 'FeatureCollection', features: [] }
  const { longitude, latitude } = circle
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ringOf(circle)] } },
      { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [longitude, latitude] } },
    ],
  }
}

/** The box around that circle. */
export function boxAround({ searchParams }: URL): Box | undefined {
  const circle = circleOf(searchParams)
  if (!circle) return undefined
  const { longitude, latitude, radiusKm } = circle
  const north = radiusKm / KM_PER_DEGREE
  const east = Math.min(180, north / Math.max(0.05, Math.cos((latitude * Math.PI) / 180)))
  return [longitude - east, Math.max(-85, latitude - north), longitude + east, Math.min(85, latitude + north)]
}

function circleOf(searchParams: URLSearchParams): Circle | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = (searchParams.get('near') ?? '').split(',').map(Number)
  if (!searchParams.get('near') || !Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined
  return {
    latitude,
    longitude,
    radiusKm: Number(searchParams.get('radiusKm') ?? DEFAULT_RADIUS_KM) || DEFAULT_RADIUS_KM,
  }
}

/** On the sphere: points in all directions at the distance. */
function ringOf({ longitude, latitude, radiusKm }: Circle): Position[] {
  const [lat, angle] = [(latitude * Math.PI) / 180, (radiusKm / KM_PER_DEGREE) * (Math.PI / 180)]
  return Array.from({ length: CORNERS + 1 }, (_, i) => {
    const bearing = (2 * Math.PI * (i % CORNERS)) / CORNERS
    const y = Math.asin(Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing))
    const x = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
      Math.cos(angle) - Math.sin(lat) * Math.sin(y),
    )
    return [longitude + (x * 180) / Math.PI, (y * 180) / Math.PI]
  })
}
