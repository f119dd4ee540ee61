import type { SpotDraft } from '../../spots/spot.ts'
import { SCENERY } from '../../spots/scenery.ts'
import type { Coordinates } from '../../geo/distance.ts'
import { type AccessField, parseAccess } from '../values/access.ts'
import type { Cells } from './columns.ts'
import { parsePair, parsePoint } from '../values/coordinates.ts'
import { countryAt, parseCountry } from '../values/country.ts'
import type { ImportRequest, Parsed } from '../importer.ts'
import { parseNames, parseTags } from '../values/lists.ts'
import { type NumberStyle, parseNumber } from '../values/numbers.ts'
import { placeOf } from '../values/geometry.ts'
import type { Row } from '../readers/rows.ts'
import { cleanLine, cleanText, isBlank, quote } from '../../text/clean.ts'

const LONGEST_NAME = 300
const LONGEST_DESCRIPTION = 20_000
const SLUG = /^[A-Za-z0-9._~-]{1,200}$/

/** What a draft takes from beyond its row. */
export type DraftContext = {
  style: NumberStyle
  rate: ImportRequest['rate']
  /** Whether blank means unknown for good, as in an export; else the country is looked up where it is not given. */
  isComplete: boolean
  /** Says which source the row belongs to, and gives the spot its id. */
  identify: (cells: Cells, spot: { name: string; place: Coordinates }) => Parsed<{ id: string; source: string }>
  /** Takes what was left out because it was not understood. */
  note: (text: string) => void
}

/** A row that cannot become a spot, and why. */
export type Fault = { fault: string; isUnrated?: true }

/** Makes a draft of a row: wrong values make a fault, optional ones that are not understood are noted and left out. */
export function toDraft(cells: Cells, row: Row, context: DraftContext): { value: SpotDraft } | Fault {
  const name = cleanLine(cells.name)
  if (name === null) return { fault: 'no name' }
  if (name.length > LONGEST_NAME) return { fault: `the name is longer than ${LONGEST_NAME} characters` }
  const place = row.geometry === undefined ? placeFrom(cells, context.style) : placeOf(row.geometry)
  if ('fault' in place) return place
  const country = countryFrom(cells, place.value, context)
  if ('fault' in country) return country
  const rating = ratingFrom(cells, place.value, context)
  if ('fault' in rating) return rating
  const identity = context.identify(cells, { name, place: place.value })
  if ('fault' in identity) return identity
  return {
    value: {
      ...identity.value,
      slug: slugFrom(cells, context),
      name,
      otherNames: otherNamesFrom(cells, name, context),
      description: descriptionFrom(cells, context),
      ...place.value,
      tags: parseTags(cells.tags),
      activities: parseTags(cells.activities),
      accessStatus: accessFrom(cells, context),
      fireStatus: cleanLine(cells.fireStatus),
      sceneryType: sceneryFrom(cells),
      transportation: cleanLine(cells.transportation),
      ...rating.value,
      commentsCount: commentsFrom(cells, context),
      country: country.value,
      place: cleanLine(cells.place),
    },
  }
}

function placeFrom(cells: Cells, style: NumberStyle): Parsed<Coordinates> {
  const { latitude, longitude, coordinates } = cells
  if (latitude !== undefined && longitude !== undefined) return parsePair(latitude, longitude, style)
  if (coordinates !== undefined) return parsePoint(coordinates)
  if (latitude !== undefined) return { fault: 'no longitude' }
  return { fault: longitude === undefined ? 'no coordinates' : 'no latitude' }
}

type Rating = Pick<SpotDraft, 'silenceRating' | 'ratedBy'>

function ratingFrom(
  cells: Cells,
  place: Coordinates,
  { style, rate, isComplete }: DraftContext,
): { value: Rating } | Fault {
  if (cells.silenceRating === undefined) {
    const rated = rate?.(place.latitude, place.longitude) ?? null
    if (rated !== null) return { value: { silenceRating: toTenth(rated), ratedBy: 'model' } }
    return {
      fault: 'no silence rating: give one from 1 to 5 in a column silenceRating, or --map COLUMN=silenceRating',
      isUnrated: true,
    }
  }
  const rating = parseNumber(cells.silenceRating, style)
  if ('fault' in rating) return { fault: `silence rating ${quote(cells.silenceRating)} ${rating.fault}` }
  if (rating.value < 1 || rating.value > 5) return { fault: `silence rating ${rating.value} is not within 1 to 5` }
  // Only an export can say that a rating it brings was computed by the model.
  const ratedBy = isComplete && cells.ratedBy === 'model' ? 'model' : 'source'
  return { value: { silenceRating: toTenth(rating.value), ratedBy } }
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** The country that is given, else the one at the place. Swapped coordinates show where the two contradict. */
function countryFrom(cells: Cells, place: Coordinates, { note, isComplete }: DraftContext): Parsed<string | null> {
  const text = cleanLine(cells.country)
  if (isComplete) return { value: text }
  if (text === null) return { value: countryAt(place) }
  const given = parseCountry(text)
  const found = countryAt(place)
  if (given === undefined) {
    note(`country ${quote(text)} not understood: taken from the coordinates`)
    return { value: found }
  }
  const { latitude, longitude } = place
  const canSwap = given !== found && Math.abs(longitude) <= 90
  if (canSwap && countryAt({ latitude: longitude, longitude: latitude }) === given) {
    return { fault: `latitude ${latitude} and longitude ${longitude} look swapped: only then do they lie in ${given}` }
  }
  return { value: given }
}

/** Each column may hold one name or a list of them. */
function otherNamesFrom(cells: Cells, name: string, { isComplete }: DraftContext): string[] {
  if (!Array.isArray(cells.otherNames)) return []
  const columns: unknown[] = cells.otherNames
  const names = new Set(columns.flatMap(parseNames))
  if (!isComplete) names.delete(name)
  return [...names]
}

const ACCESS_FIELDS: AccessField[] = ['accessStatus', 'fee', 'free']

function accessFrom(cells: Cells, { note }: DraftContext): SpotDraft['accessStatus'] {
  for (const field of ACCESS_FIELDS) {
    const value = cells[field]
    if (value === undefined) continue
    const status = parseAccess(value, field)
    if (status !== undefined) return status
    note(`${field} ${quote(value)} not understood: left out`)
  }
  return null
}

function commentsFrom(cells: Cells, { style, note }: DraftContext): number | null {
  if (cells.commentsCount === undefined) return null
  const count = parseNumber(cells.commentsCount, style)
  if ('value' in count && Number.isSafeInteger(count.value) && count.value >= 0) return count.value
  note(`commentsCount ${quote(cells.commentsCount)} not understood: left out`)
  return null
}

function descriptionFrom(cells: Cells, { note }: DraftContext): string | null {
  const description = cleanText(cells.description)
  if (description === null || description.length <= LONGEST_DESCRIPTION) return description
  note(`a description longer than ${LONGEST_DESCRIPTION} characters was left out`)
  return null
}

function sceneryFrom(cells: Cells): string | null {
  const text = cleanLine(cells.sceneryType)
  const word = text?.toLowerCase() ?? ''
  return Object.hasOwn(SCENERY, word) ? word : text
}

function slugFrom(cells: Cells, { note }: DraftContext): string | null {
  const slug = cleanLine(cells.slug)
  if (slug === null || SLUG.test(slug)) return slug
  note(`slug ${quote(slug)} cannot stand in a URL: another is made`)
  return null
}

/** Names a row in the report as well as it can be. */
export function nameOf(cells: Cells): string | null {
  return cleanLine(cells.name) ?? cleanLine(cells.id) ?? null
}

export function isNothing(cells: Cells): boolean {
  return Object.values(cells).every(isBlank)
}
