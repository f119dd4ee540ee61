import type { Coordinates } from '../../geo/coordinates.ts'
import { parseAngle } from './angles.ts'
import type { Parsed } from '../importer.ts'
import { type NumberStyle, parseNumber } from './numbers.ts'
import { quote } from '../../text/quote.ts'

/** WKT, its SRID in front, and Wikidata's writing of it: longitude comes first. */
const WKT_POINT =
  /^(?:SRID\s*=\s*(\d+)\s*;\s*)?(?:<http:\/\/www\.opengis\.net\/def\/crs\/OGC\/1\.3\/CRS84>\s*)?POINT\s*(?:ZM?|M)?\s*\(\s*(\S+)\s+([^\s)]+)(?:\s+[^)]*)?\)$/i
const WGS84_SRID = '4326'
/** Characters, of a place in one cell. */
const LONGEST_PLACE = 1000

/** Reads two cells as a place on the globe. */
export function parsePair(latitude: unknown, longitude: unknown, style: NumberStyle): Parsed<Coordinates> {
  const north = parseAngle(latitude, 'latitude', style)
  if ('fault' in north) return { fault: `latitude ${quote(latitude)} ${north.fault}` }
  const east = parseAngle(longitude, 'longitude', style)
  if ('fault' in east) return { fault: `longitude ${quote(longitude)} ${east.fault}` }
  return checkPlace(north.value, east.value)
}

/**
 * Reads one cell that holds both: `lat,lon`, `geo:lat,lon`, WKT `POINT(lon lat)` or `{ latitude, longitude }`. A bare
 * pair in JSON could be meant either way, and is a fault.
 */
export function parsePoint(value: unknown): Parsed<Coordinates> {
  const exact = { decimalComma: false }
  if (typeof value === 'object' && value !== null && 'latitude' in value && 'longitude' in value) {
    return parsePair(value.latitude, value.longitude, exact)
  }
  if (typeof value !== 'string' || value.length > LONGEST_PLACE) {
    return { fault: `coordinates ${quote(value)} are not understood: give latitude and longitude apart` }
  }
  const text = value.trim()
  const wkt = WKT_POINT.exec(text)
  if (wkt) {
    const [, srid = WGS84_SRID, x, y] = wkt
    if (srid !== WGS84_SRID) return { fault: `coordinates ${quote(text)} are not WGS 84: convert them to EPSG:4326` }
    return parsePair(y, x, exact)
  }
  const parts = text
    .replace(/^geo:/i, '')
    .replace(/^\((.*)\)$/s, '$1')
    .split(/\s*[,;]\s*|\s+/)
  const [latitude = '', longitude = ''] = parts
  if (parts.length !== 2 || 'fault' in parseNumber(latitude, exact)) return twoAngles(text)
  return parsePair(latitude, longitude, exact)
}

/** Returns the place, or why there can be none: beyond the poles, swapped, in metres, or 0/0. */
export function checkPlace(latitude: number, longitude: number): Parsed<Coordinates> {
  if (latitude === 0 && longitude === 0) {
    return { fault: 'latitude and longitude are both 0, which stands for an unknown place' }
  }
  const isNorthBad = Math.abs(latitude) > 90
  if (!isNorthBad && Math.abs(longitude) <= 180) {
    // Adding 0 turns -0, which no text keeps, into 0.
    return { value: { latitude: latitude + 0, longitude: longitude + 0 } }
  }
  const what = isNorthBad
    ? `latitude ${latitude} is not within -90 to 90`
    : `longitude ${longitude} is not within -180 to 180`
  if (isNorthBad && Math.abs(latitude) <= 180 && Math.abs(longitude) <= 90) {
    return { fault: `${what}: latitude and longitude look swapped` }
  }
  const isMetres = Math.max(Math.abs(latitude), Math.abs(longitude)) > 360
  return { fault: isMetres ? `${what}: convert projected coordinates to degrees (WGS 84)` : what }
}

/** `57°10′27″N 24°52′0″E` and `57.174 N, 24.867 E`: the letters tell where the first ends. */
function twoAngles(text: string): Parsed<Coordinates> {
  const [, latitude, longitude] = /^(.*?[NS])[\s,;]+(.*[EW])$/i.exec(text) ?? []
  if (latitude === undefined) {
    return { fault: `coordinates ${quote(text)} are not understood: write "latitude,longitude" in decimal degrees` }
  }
  return parsePair(latitude, longitude, { decimalComma: false })
}
