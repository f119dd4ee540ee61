import { CONFIDENCES_IN_ORDER } from './order.ts'
import { ACCESS_STATUSES, ELEVATION_SOURCES, LONGEST, LOUDEST_DB, RATERS, type SpotDraft } from './spot.ts'
import { SpotLinks } from './spot-links.ts'

/**
 * Tells whether `SpotDraft` takes a draft, ten times faster than it parses one and without a copy: a publish asks of each
 * of a million. What is wrong with one that does not fit, `SpotDraft` says.
 */
export function fits(draft: SpotDraft): boolean {
  for (const [field, holds] of CHECKS) if (!holds(draft[field])) return false
  return true
}

type Check = (value: unknown) => boolean

const isText = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'string' && value.length >= least && value.length <= most && value.isWellFormed()
const textUpTo =
  (most: number, least = 0): Check =>
  value =>
    isText(value, least, most)
const matching =
  (pattern: RegExp): Check =>
  value =>
    typeof value === 'string' && pattern.test(value)
const numberWithin =
  (least: number, most: number): Check =>
  value =>
    typeof value === 'number' && value >= least && value <= most
const oneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value)
const orNull =
  (holds: Check): Check =>
  value =>
    value === null || holds(value)
const orNothing =
  (holds: Check): Check =>
  value =>
    value === undefined || holds(value)
const listOf =
  (most: number, holds: Check): Check =>
  value =>
    Array.isArray(value) && value.length <= most && value.every(holds)
const all =
  (...checks: Check[]): Check =>
  value =>
    checks.every(holds => holds(value))

const latitude = numberWithin(-90, 90)
const longitude = numberWithin(-180, 180)
const isLevel = numberWithin(0.1, LOUDEST_DB)
const areLevels: Check = value => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  for (const [name, level] of Object.entries(value))
    if (!isText(name, 1, LONGEST.noiseClass) || !isLevel(level)) return false
  return true
}
const isFinite: Check = value => Number.isFinite(value)

/** A check for each field of a draft, as `SpotDraft` has them. */
const BY_FIELD: Record<keyof SpotDraft, Check> = {
  id: all(textUpTo(LONGEST.id), matching(/^[^\s\p{Cc}]+$/u)),
  slug: orNull(all(textUpTo(LONGEST.slug), matching(/^[\w.~-]+$/))),
  name: textUpTo(LONGEST.name, 1),
  otherNames: listOf(LONGEST.otherNames, textUpTo(LONGEST.name, 1)),
  description: orNull(textUpTo(LONGEST.description)),
  noiseSentence: orNothing(textUpTo(LONGEST.noiseSentence)),
  latitude,
  longitude,
  tags: listOf(LONGEST.tags, textUpTo(LONGEST.tag, 1)),
  activities: listOf(LONGEST.tags, textUpTo(LONGEST.tag, 1)),
  accessStatus: orNull(oneOf(ACCESS_STATUSES)),
  fireStatus: orNull(textUpTo(LONGEST.fireStatus)),
  sceneryType: orNull(textUpTo(LONGEST.sceneryType)),
  transportation: orNull(textUpTo(LONGEST.transportation)),
  silenceRating: numberWithin(1, 5),
  ratedBy: oneOf(RATERS),
  confidence: oneOf(CONFIDENCES_IN_ORDER),
  lden: orNull(isFinite),
  levelsByClass: orNothing(areLevels),
  commentsCount: orNull(value => Number.isSafeInteger(value) && Number(value) >= 0),
  country: orNull(matching(/^[A-Z]{2}$/)),
  place: orNull(textUpTo(LONGEST.place)),
  placeAt: orNothing(
    value =>
      typeof value === 'object' &&
      value !== null &&
      'latitude' in value &&
      latitude(value.latitude) &&
      'longitude' in value &&
      longitude(value.longitude),
  ),
  // A source's name may hold anything that a string can.
  source: value => typeof value === 'string' && value.length >= 1 && value.length <= 64,
  elevation: orNull(isFinite),
  elevationSource: orNothing(oneOf(ELEVATION_SOURCES)),
  links: orNull(value => SpotLinks.safeParse(value).success),
}

const CHECKS = Object.entries(BY_FIELD) as [keyof SpotDraft, Check][] // whose keys these are
