import type { Feature, FeatureCollection, Position } from 'geojson'

/** `id`: of ISO 3166-1, three digits; absent of a country without one. */
type Geometry = { type: string; id?: string; arcs: number[][] | number[][][]; properties?: { name: string } }
/** Countries as TopoJSON: neighbours share the arcs of their border. */
type Topology = {
  arcs: [number, number][][]
  transform: { scale: [number, number]; translate: [number, number] }
  objects: { countries: { geometries: Geometry[] } }
}

export type World = { land: FeatureCollection; borders: FeatureCollection; names: FeatureCollection }

/** Draws land, borders and the countries' names in a language from a world atlas in TopoJSON. */
export function worldOf({ arcs, transform, objects }: Topology, language: string): World {
  const { scale, translate } = transform
  const lines = arcs.map(arc => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Position => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
  const { geometries } = objects.countries
  const countries = geometries.map(geometry => ({
    name: nameOf(geometry, language),
    polygons: polygonsOf(geometry).map(rings => rings.map(ring => ringOf(ring, lines))),
  }))
  return {
    land: collection(countries.map(({ polygons }) => feature({ type: 'MultiPolygon', coordinates: polygons }))),
    borders: collection([feature({ type: 'MultiLineString', coordinates: bordersOf(geometries, lines) })]),
    names: collection(
      countries.map(({ name, polygons }) => {
        const largest = polygons.map(([ring = []]) => ring).sort((a, b) => areaOf(b) - areaOf(a))[0] ?? []
        const size = Math.round(areaOf(largest))
        return { ...feature({ type: 'Point', coordinates: middleOf(largest) }), properties: { name, size } }
      }),
    ),
  }
}

/** The atlas has English names. */
function nameOf({ id = '', properties: { name } = { name: '' } }: Geometry, language: string): string {
  if (language === 'en' || !/^\d{3}$/.test(id)) return name
  const { region = '' } = new Intl.Locale(`und-${id}`)
  // A number that has no letters stays one.
  if (!/^[A-Z]{2}$/.test(region)) return name
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(region) ?? name
}

function polygonsOf({ type, arcs }: Geometry): number[][][] {
  return type === 'Polygon' ? [arcs as number[][]] : (arcs as number[][][])
}

function ringOf(ring: readonly number[], lines: readonly Position[][]): Position[] {
  const places = ring.flatMap((arc, i) => {
    const line = arc < 0 ? lines[~arc]?.toReversed() : lines[arc]
    return line?.slice(i === 0 ? 0 : 1) ?? []
  })
  const unwrapped = unwrap(places)
  const [[start = 0] = [], [end = 0] = []] = [unwrapped[0], unwrapped.at(-1)]
  // A ring that comes back on another turn of the globe goes around a pole; of the land that is the southern one.
  const isAroundPole = Math.abs(end - start) > 180
  return isAroundPole ? [...unwrapped, [end, -90], [start, -90], unwrapped[0] ?? []] : unwrapped
}

/** Goes on beyond the antimeridian instead of jumping to the other end of the map. */
function unwrap(places: readonly Position[]): Position[] {
  let turn = 0
  return places.map(([x = 0, y = 0], i) => {
    const before = places[i - 1]?.[0] ?? x
    if (x - before > 180) turn -= 360
    if (x - before < -180) turn += 360
    return [x + turn, y]
  })
}

/** The arcs that two countries share. */
function bordersOf(geometries: readonly Geometry[], lines: readonly Position[][]): Position[][] {
  const uses = new Map<number, number>()
  for (const arc of geometries.flatMap(polygonsOf).flat(2)) {
    const number = arc < 0 ? ~arc : arc
    uses.set(number, (uses.get(number) ?? 0) + 1)
  }
  return lines.filter((_, number) => (uses.get(number) ?? 0) > 1).map(unwrap)
}

/** Twice the area in square degrees: good enough to tell the main part of a country. */
function areaOf(ring: readonly Position[]): number {
  let area = 0
  for (let i = 1; i < ring.length; i++) area += cross(ring[i - 1], ring[i])
  return Math.abs(area)
}

function middleOf(ring: readonly Position[]): Position {
  let [x, y, area] = [0, 0, 0]
  for (let i = 1; i < ring.length; i++) {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [ring[i - 1], ring[i]]
    const weight = cross(ring[i - 1], ring[i])
    x += (ax + bx) * weight
    y += (ay + by) * weight
    area += weight
  }
  return area === 0 ? (ring[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)]
}

function cross([ax = 0, ay = 0]: Position = [], [bx = 0, by = 0]: Position = []): number {
  return ax * by - bx * ay
}

function feature(geometry: Feature['geometry']): Feature {
  return { type: 'Feature', properties: {}, geometry }
}

function collection(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features }
}
