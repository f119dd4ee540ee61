import { nearestWord } from '../../text/nearest-word.ts'
import { tableOf } from '../../text/table.ts'

/** Under which name a path takes what other APIs, or the fields of a spot, call otherwise. */
const OTHER_NAMES = tableOf<readonly string[]>({
  sceneryType: ['scenery'],
  fireStatus: ['fire'],
  accessStatus: ['access'],
  activities: ['activity'],
  tags: ['tag'],
  silenceRating: ['minRating'],
  rating: ['minRating'],
  countryCode: ['country'],
  radius: ['radiusKm'],
  distance: ['radiusKm'],
  lat: ['latitude', 'near'],
  lon: ['longitude', 'near'],
  lng: ['longitude', 'near'],
  latitude: ['near'],
  longitude: ['near'],
  coordinates: ['near'],
  query: ['q'],
  search: ['q'],
  order: ['sort'],
  sortBy: ['sort'],
  bounds: ['bbox'],
  extent: ['bbox'],
  page: ['cursor'],
  offset: ['cursor'],
  after: ['cursor'],
  since: ['cursor'],
  pageSize: ['limit'],
  perPage: ['limit'],
  per_page: ['limit'],
  count: ['limit'],
  size: ['limit'],
})

const BY_ADDRESS = 'the form is chosen by the ending of the path, such as /api/spots.geojson, or by Accept'

/** What a parameter that no path has is met by; the nearest name would mean something else. */
const OTHER_WAYS = tableOf<string>({
  maxRating: 'there is no upper bound for ratings',
  format: BY_ADDRESS,
  f: BY_ADDRESS,
  key: 'no key is needed',
  apiKey: 'no key is needed',
  api_key: 'no key is needed',
  callback: 'scripts of any origin may read the JSON (CORS)',
})

/** Says what was probably meant by a parameter that a path does not know; undefined when that is not clear. */
export function hintFor(name: string, known: readonly string[]): string | undefined {
  const otherName = (OTHER_NAMES.get(name) ?? []).find(other => known.includes(other))
  if (otherName !== undefined) return `did you mean ${otherName}?`
  const otherWay = OTHER_WAYS.get(name)
  if (otherWay !== undefined) return otherWay
  const near = nearestWord(name, known)
  return near === undefined ? undefined : `did you mean ${near}?`
}
