// Boxes as the pages write them, and the views that show them.
import type { CameraOptions, FitBoundsOptions, Map as MapLibreMap } from 'maplibre-gl'

export type Place = [longitude: number, latitude: number]
export type Box = [west: number, south: number, east: number, north: number]

/** A place or a few close together are shown with what is around them. */
const CLOSEST_ZOOM = 11
const WORLD_PX = 512

export function numbersOf(text: string | undefined): number[] | undefined {
  const numbers = text?.split(',').map(Number)
  return numbers?.every(Number.isFinite) ? numbers : undefined
}

export function boxOf(places: readonly Place[]): Box | undefined {
  const [longitudes, latitudes] = [places.map(([longitude]) => longitude), places.map(([, latitude]) => latitude)]
  if (places.length === 0) return undefined
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}

/** A box whose west lies east of its east spans the antimeridian. */
export function boundsOf([west, south, east, north]: Box): Box {
  return [west, south, east < west ? east + 360 : east, north]
}

/** Returns the view that shows a box; the world is shown once, not repeated side by side. */
export function cameraFor(map: MapLibreMap, box: Box, options: FitBoundsOptions): CameraOptions {
  const { center, zoom = 0 } = map.cameraForBounds(boundsOf(box), options) ?? {}
  const least = Math.log2(map.getContainer().clientWidth / WORLD_PX)
  return { ...(center && { center }), zoom: Math.max(zoom, least) }
}

export function fitting(): FitBoundsOptions {
  return { padding: 40, maxZoom: CLOSEST_ZOOM }
}

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function bboxOf(map: MapLibreMap): string {
  const bounds = map.getBounds()
  const [west, east] = [bounds.getWest(), bounds.getEast()]
  const isWhole = east - west >= 360
  const around = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
  const edges = [isWhole ? -180 : around(west), bounds.getSouth(), isWhole ? 180 : around(east), bounds.getNorth()]
  return edges.map(edge => Number(edge.toFixed(3))).join(',')
}
