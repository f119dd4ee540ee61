import type { Spot } from '../../spots/spot.ts'
import { alternatives } from '../../text/alternatives.ts'

/** A spot as a schema.org object, for agents and for the JSON-LD of pages. */
export type SchemaOrgPlace = {
  '@context': 'https://schema.org'
  '@type': string
  '@id': string
  url: string
  name: string
  description?: string
  geo: { '@type': 'GeoCoordinates'; latitude: number; longitude: number }
  /** Left out when not known. */
  isAccessibleForFree?: boolean
  keywords: string[]
  amenityFeature: { '@type': 'LocationFeatureSpecification'; name: string; value: true }[]
  additionalProperty: {
    '@type': 'PropertyValue'
    name: 'silenceRating'
    value: number
    minValue: 1
    maxValue: 5
  }[]
}

/** Shows a spot in the words of schema.org. The silence rating is no vote: it is never an aggregateRating. */
export function schemaOrgPlace(spot: Spot): SchemaOrgPlace {
  const { latitude, longitude, tags = [], activities = [] } = spot
  return {
    '@context': 'https://schema.org',
    '@type': TYPES.find(([, fits]) => fits(spot))?.[0] ?? 'Place',
    '@id': spot.url,
    url: spot.url,
    name: spot.name,
    ...(spot.description !== undefined && { description: spot.description }),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(spot.accessStatus !== undefined && { isAccessibleForFree: spot.accessStatus === 'free' }),
    keywords: [...new Set([...tags, ...activities])],
    amenityFeature: tags
      .filter(tag => AMENITY_TAGS.has(tag))
      .map(tag => ({ '@type': 'LocationFeatureSpecification', name: tag.replaceAll('-', ' '), value: true })),
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'silenceRating', value: spot.silenceRating, minValue: 1, maxValue: 5 },
    ],
  }
}

/** The first type that a spot is; a place by a lake is not the lake, so that the scenery decides and not a tag. */
const TYPES: readonly (readonly [string, (spot: Spot) => boolean])[] = [
  ['Beach', ({ sceneryType }) => sceneryType === 'beach'],
  ['Waterfall', ({ sceneryType }) => sceneryType === 'waterfall'],
  ['LakeBodyOfWater', ({ sceneryType }) => sceneryType === 'lake'],
  ['RiverBodyOfWater', ({ sceneryType }) => sceneryType === 'river'],
  ['Volcano', ({ sceneryType }) => sceneryType === 'volcano'],
  ['Mountain', ({ tags = [] }) => tags.includes('peak')],
  ['Park', ({ sceneryType, tags = [] }) => sceneryType === 'park' || tags.includes('park') || tags.includes('garden')],
  ['Campground', ({ sceneryType, tags = [] }) => sceneryType === null && tags.includes('camping')],
]

const AMENITY_TAGS: ReadonlySet<string> = new Set(
  alternatives(
    'toilets|drinking-water|picnic|hut|shelter|firepit|bench|parking|public-transport|wheelchair|dogs|bird-hide|camping',
  ),
)
