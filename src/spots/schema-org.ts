import type { Spot } from './spot.ts'

/** The schema.org type that says more than Place, by tag, then by scenery; the first that holds counts. */
const TYPE_OF_TAG: Record<string, string> = { 'national-park': 'Park', park: 'Park', peak: 'Mountain' }
const TYPE_OF_SCENERY: Record<string, string> = {
  waterfall: 'Waterfall',
  beach: 'Beach',
  lake: 'LakeBodyOfWater',
  park: 'Park',
  volcano: 'Volcano',
}

/** Tags that say what is there to be used. */
const AMENITIES: Record<string, string> = {
  camping: 'Camp site',
  hut: 'Hut',
  shelter: 'Shelter',
  picnic: 'Picnic site',
  firepit: 'Fire pit',
  toilets: 'Toilets',
  'drinking-water': 'Drinking water',
  bench: 'Bench',
  parking: 'Parking',
  wheelchair: 'Usable with a wheelchair',
}

/** Describes a spot as a schema.org Place, for JSON-LD; what is not known is left out. */
export function placeOf(spot: Spot): Record<string, unknown> {
  const { tags = [], activities = [] } = spot
  const amenities = tags.filter(tag => tag in AMENITIES)
  const keywords = [...new Set([...tags, ...activities])]
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(spot),
    '@id': spot.url,
    url: spot.url,
    name: spot.name,
    ...(spot.description !== undefined && { description: spot.description }),
    geo: { '@type': 'GeoCoordinates', latitude: spot.latitude, longitude: spot.longitude },
    ...(spot.mapsUrl !== undefined && { hasMap: spot.mapsUrl }),
    ...(spot.accessStatus !== undefined && { isAccessibleForFree: spot.accessStatus === 'free' }),
    ...(keywords.length > 0 && { keywords }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map(tag => ({
        '@type': 'LocationFeatureSpecification',
        name: AMENITIES[tag],
        value: true,
      })),
    }),
    additionalProperty: {
      '@type': 'PropertyValue',
      propertyID: 'silenceRating',
      name: 'Silence rating',
      value: spot.silenceRating,
      minValue: 1,
      maxValue: 5,
    },
  }
}

function typeOf({ tags = [], sceneryType }: Spot): string {
  const tag = Object.keys(TYPE_OF_TAG).find(tag => tags.includes(tag))
  if (tag !== undefined) return TYPE_OF_TAG[tag] ?? 'Place'
  return TYPE_OF_SCENERY[sceneryType ?? ''] ?? 'Place'
}
