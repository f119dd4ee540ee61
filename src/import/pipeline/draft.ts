import { confidenceOf } from '../../spots/links.ts'
import { CONFIDENCES_IN_ORDER } from '../../spots/order.ts'
import { ELEVATION_SOURCES, LONGEST, type SpotDraft, type UnratedDraft } from '../../spots/spot.ts'
import { type SpotLinks, spotLinks } from '../../spots/spot-links.ts'
import { parseElevation } from '../values/elevation.ts'
import type { Rated } from '../rated.ts'
import { SCENERY } from '../../spots/scenery.ts'
import type { TAGS } from '../../spots/tags.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import type { Cells } from './columns.ts'
import { parsePair, parsePoint } from '../values/coordinates.ts'
import { countryAt, parseCountry } from '../values/country.ts'
import type { ImportRequest, Parsed } from '../importer.ts'
import { parseNames, parseTags } from '../values/lists.ts'
import { type NumberStyle, parseNumber } from '../values/numbers.ts'
import { placeOf } from '../values/geometry.ts'
import { fittingList, fittingText, noteLongWords } from './lengths.ts'
import type { Row } from '../readers/rows.ts'
import { visitOf } from './visit-of-row.ts'
import { cleanLine, cleanText, isBlank } from '../../text/clean.ts'
import { htmlToText } from '../../text/html.ts'
import { quote } from '../../text/quote.ts'

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
export type Fault = { fault: string }

/** A row of which only the rating is missing, and why. */
export type Waiting = { waiting: UnratedDraft; fault: string }

/** Makes a draft of a row: wrong values make a fault, optional ones that are not understood are noted and left out. */
export function toDraft(cells: Cells, row: Row, context: DraftContext): { value: SpotDraft } | Waiting | Fault {
  const name = cleanLine(cells.name)
  if (name === null) return { fault: 'no name' }
  if (name.length > LONGEST.name) return { fault: `the name is longer than ${LONGEST.name} characters` }
  const place = row.geometry === undefined ? placeFrom(cells, context.style) : placeOf(row.geometry)
  if ('fault' in place) return place
  const country = countryFrom(cells, place.value, context)
  if ('fault' in country) return country
  const rating = ratingFrom(cells, place.value, context)
  if ('fault' in rating) return rating
  const identity = context.identify(cells, { name, place: place.value })
  if ('fault' in identity) return identity
  // Only an export can say which sentence of a description was made here.
  const noiseSentence = context.isComplete ? lineFrom(cells, 'noiseSentence', context) : null
  const otherNames = otherNamesFrom(cells, name, context)
  const description = fittingText(descriptionFrom(cells, context), 'description', context.note)
  const placeAt = context.isComplete && !isBlank(cells.placeAt) ? parsePoint(cells.placeAt) : null
  const placeName = lineFrom(cells, 'place', context)
  noteLongWords([name, ...otherNames, placeName, description], context.note)
  const visit = visitOf(cells, context.note)
  const tags = tagsFrom(cells, 'tags', context)
  const draft = {
    ...identity.value,
    slug: slugFrom(cells, context),
    name,
    otherNames,
    description,
    ...(noiseSentence !== null && { noiseSentence }),
    ...place.value,
    tags: visit.isClosed && !tags.includes(CLOSED) ? [...tags, CLOSED] : tags,
    activities: tagsFrom(cells, 'activities', context),
    accessStatus: visit.accessStatus,
    fireStatus: lineFrom(cells, 'fireStatus', context),
    sceneryType: sceneryFrom(cells, context),
    transportation: lineFrom(cells, 'transportation', context),
    commentsCount: commentsFrom(cells, context),
    country: country.value,
    place: placeName,
    ...(placeAt && 'value' in placeAt && { placeAt: placeAt.value }),
    ...elevationFrom(cells, context),
    links: linksFrom(cells, context),
  }
  if ('unrated' in rating) return { waiting: { ...draft, silenceRating: null }, fault: rating.unrated }
  return { value: { ...draft, ...rating.value } }
}

const CLOSED = 'no-access' satisfies keyof typeof TAGS

/** Sources write HTML here; an export of ours has text, whatever it looks like. */
function descriptionFrom(cells: Cells, { isComplete }: DraftContext): string | null {
  const text = cleanText(cells.description)
  return text === null || isComplete ? text : cleanText(htmlToText(text))
}

type LineField = 'fireStatus' | 'sceneryType' | 'transportation' | 'place' | 'noiseSentence'

function lineFrom(cells: Cells, field: LineField, { note }: DraftContext): string | null {
  return fittingText(cleanLine(cells[field]), field, note)
}

function tagsFrom(cells: Cells, field: 'tags' | 'activities', { note }: DraftContext): string[] {
  return fittingList(parseTags(cells[field]), { field, longest: LONGEST.tag, most: LONGEST.tags }, note)
}

function placeFrom(cells: Cells, style: NumberStyle): Parsed<Coordinates> {
  const { latitude, longitude, coordinates } = cells
  if (latitude !== undefined && longitude !== undefined) return parsePair(latitude, longitude, style)
  if (coordinates !== undefined) return parsePoint(coordinates)
  if (latitude !== undefined) return { fault: 'no longitude' }
  return { fault: longitude === undefined ? 'no coordinates' : 'no latitude' }
}

function ratingFrom(
  cells: Cells,
  place: Coordinates,
  { style, rate, isComplete }: DraftContext,
): { value: Rated } | { unrated: string } | Fault {
  if (cells.silenceRating === undefined) {
    const rated = rate?.(place.latitude, place.longitude) ?? null
    if (rated !== null) return { value: { ...rated, silenceRating: toTenth(rated.silenceRating) } }
    return { unrated: rate ? OUTSIDE : NO_RATING }
  }
  const rating = parseNumber(cells.silenceRating, style)
  if ('fault' in rating) return { fault: `silence rating ${quote(cells.silenceRating)} ${rating.fault}` }
  if (rating.value < 1 || rating.value > 5) return { fault: `silence rating ${rating.value} is not within 1 to 5` }
  // Only an export can say that a rating it brings was computed by the model.
  const silenceRating = toTenth(rating.value)
  if (!isComplete || cells.ratedBy !== 'model') {
    return { value: { silenceRating, ratedBy: 'source', confidence: 'editorial', lden: null } }
  }
  const confidence = CONFIDENCES_IN_ORDER.find(word => word === cells.confidence) ?? confidenceOf({ ratedBy: 'model' })
  const lden = parseNumber(cells.lden, style)
  return { value: { silenceRating, ratedBy: 'model', confidence, lden: 'value' in lden ? lden.value : null } }
}

const NO_RATING =
  'no silence rating, and no region is imported: it is rated when one that holds it is, or give 1 to 5 in a column silenceRating (--map COLUMN=silenceRating)'
const OUTSIDE = 'no silence rating, and outside every imported region: it is rated when one that holds it is imported'

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
function otherNamesFrom(cells: Cells, name: string, { isComplete, note }: DraftContext): string[] {
  if (!Array.isArray(cells.otherNames)) return []
  const columns: unknown[] = cells.otherNames
  const names = new Set(columns.flatMap(parseNames))
  if (!isComplete) names.delete(name)
  return fittingList([...names], { field: 'otherNames', longest: LONGEST.name, most: LONGEST.otherNames }, note)
}

function commentsFrom(cells: Cells, { style, note }: DraftContext): number | null {
  if (cells.commentsCount === undefined) return null
  const count = parseNumber(cells.commentsCount, style)
  if ('value' in count && Number.isSafeInteger(count.value) && count.value >= 0) return count.value
  note(`commentsCount ${quote(cells.commentsCount)} not understood: left out`)
  return null
}

function sceneryFrom(cells: Cells, context: DraftContext): string | null {
  const text = lineFrom(cells, 'sceneryType', context)
  const word = text?.toLowerCase() ?? ''
  return Object.hasOwn(SCENERY, word) ? word : text
}

/** Where an elevation comes from is said by exports alone. */
function elevationFrom(
  { elevation, elevationSource: named }: Cells,
  { note }: DraftContext,
): Pick<SpotDraft, 'elevation' | 'elevationSource'> {
  const metres = parseElevation(elevation)
  if (metres === null && !isBlank(elevation)) note(`elevation ${quote(elevation)} not understood: left out`)
  const elevationSource = ELEVATION_SOURCES.find(source => source === named)
  if (!elevationSource && !isBlank(named)) note(`elevationSource ${quote(named)} not understood: left out`)
  return { elevation: metres, ...(metres !== null && elevationSource && { elevationSource }) }
}

/** An object of links, as in an export, or a column for each. */
function linksFrom(cells: Cells, { note }: DraftContext): SpotLinks | null {
  const { website, wikipedia, wikidata } = { ...cells, ...(isObject(cells.links) && cells.links) }
  const given = { website: cleanLine(website), wikipedia: cleanLine(wikipedia), wikidata: cleanLine(wikidata) }
  const links = spotLinks(given)
  for (const name of LINK_NAMES) {
    if (given[name] !== null && !links?.[name]) note(`${name} ${quote(given[name])} not understood: left out`)
  }
  if (!isObject(cells.links) && !isBlank(cells.links)) note(`links ${quote(cells.links)} not understood: left out`)
  return links
}

const LINK_NAMES = ['website', 'wikipedia', 'wikidata'] as const

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
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
