import type { NoiseMaps } from '../../silence/noise-maps.ts'
import { isInTown } from '../../silence/sources/built-up.ts'
import { E7 } from '../../geo/local-plane.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import type { Offshore } from '../../silence/coast.ts'
import type { Candidate } from './collect/candidates/candidate.ts'
import type { Ban } from './collect/areas/bans.ts'
import { containers } from './collect/areas/containers.ts'
import { describe } from './describe/describe.ts'
import {
  elevationOf,
  linksOf,
  otherNamesOf,
  sceneryOf,
  tagsOf,
  transportationOf,
  activitiesOf,
} from './describe/fields.ts'
import { entryOf } from './describe/entry.ts'
import { accessOf, fireOf } from './describe/visit.ts'
import type { Merged, MergedCandidates } from './collect/candidates/merge.ts'
import type { Nearby, NearbyFeature, NearbySpots } from './collect/nearby/nearby.ts'
import { type NearestPlace, nearestPlaces } from './describe/nearest-place.ts'
import type { Hearing } from './rating/hearing.ts'
import { whyAtSea } from './collect/areas/at-sea.ts'
import { ISLANDS, type SpotKind } from './kinds.ts'
import { AN_ISLAND_OF_A_HOTEL } from './refusals.ts'
import { isHotelIsland, isUnvisitedIsland, UNVISITED } from './describe/visited-islands.ts'
import { cleanName, isKindName, isOfOtherKind, withoutNumber } from './names/names.ts'
import type { Districts } from './collect/people/districts.ts'
import type { Settlement } from './collect/people/settlement.ts'

export type DraftSources = {
  source: string
  merged: MergedCandidates
  /** What may become spots, as they are visited. */
  spots: NearbySpots
  settlements: readonly Settlement[]
  districts: Districts
  nearby: Nearby
  countryAt: (x: number, y: number) => string | null
  /** Tells why nothing of a kind at a place is a spot. */
  groundAt: (x: number, y: number, kind: SpotKind) => string | undefined
  /** What is forbidden at a place, by the areas around it. */
  bansAt: (x: number, y: number) => (readonly Ban[])[]
  offshore: Offshore
  noiseMaps: NoiseMaps
  hearing: Hearing
  /** The height of the ground where a spot does not say its own; null where not known. */
  heightAt: (point: Coordinates) => number | null
}

export type Unrated = { id: string; name: string }

/** Called with what becomes of each spot. */
export type Outcomes = {
  /** A draft of this kind is given. */
  given: (kind: SpotKind) => void
  /** Outside of the coverage. */
  unrated: (spot: Unrated) => void
  /** No spot after all. */
  refused: (spot: { name: string; reason: string }) => void
}

/** Makes a draft of each spot that can be rated. */
export function* drafts(from: DraftSources, outcomes: Outcomes): Generator<SpotDraft> {
  const placeNear = nearestPlaces(from.settlements, from.districts)
  const { builtUp } = from.noiseMaps.audible()
  const { candidates, winners, others } = from.merged
  const containerOf = containers(candidates, winners)
  /** Names that were made of a kind and a place, which tell spots apart only once. */
  const made = new Set<string>()
  const { spots } = from
  const nearEach = from.nearby.near(spots)
  for (let i = 0; i < winners.length; i++) {
    const near = nearEach.next().value ?? []
    const number = winners[i] ?? 0
    const winner = { ...candidates.at(number), x: spots.xs[i] ?? 0, y: spots.ys[i] ?? 0 }
    const spot = { winner, others: others.get(number)?.map(other => candidates.at(other)) ?? [] }
    const point = { latitude: winner.y / E7, longitude: winner.x / E7 }
    const id = idOf(winner)
    const place = placeNear(winner.x, winner.y)
    const own = cleanName(winner.tags['name'] ?? '').slice(0, MOST_NAME)
    const name = isKindName(own) ? nameNear(withoutNumber(own), place) : own
    const isBuiltUp = isInTown(builtUp, winner.x, winner.y)
    const reason = whyNoSpot(spot, own, near) ?? whereNoSpotIs(winner, from) ?? builtUpIsland(winner, isBuiltUp)
    if (name === null || reason !== undefined || made.has(name)) {
      outcomes.refused({ name: own, reason: reason ?? ONLY_A_KIND })
      continue
    }
    if (name !== own) made.add(name)
    const heard = isNextDoor(winner, point, from.noiseMaps) ? undefined : from.hearing.at(i, id, point)
    if (!heard) {
      outcomes.unrated({ id, name })
      continue
    }
    outcomes.given(winner.kind)
    const bans = from.bansAt(winner.x, winner.y).flat()
    const fireStatus = fireOf(spot, near, bans)
    const entry = entryOf(spot, bans)
    const container = containerOf(winner, number)
    const facts = { candidate: winner, place, container, near, heard, fireStatus, entry }
    yield {
      id,
      slug: null,
      name,
      otherNames: otherNamesOf(spot, name),
      ...describe(facts),
      ...point,
      tags: tagsOf({ ...facts, spot, isBuiltUp }),
      activities: activitiesOf(spot, near),
      accessStatus: accessOf(spot),
      fireStatus,
      sceneryType: sceneryOf(spot, near),
      transportation: transportationOf(near),
      silenceRating: heard.silenceRating,
      ratedBy: heard.ratedBy,
      confidence: heard.confidence,
      lden: heard.lden,
      ...(heard.levelsByClass && { levelsByClass: heard.levelsByClass }),
      commentsCount: null,
      country: from.countryAt(winner.x, winner.y),
      place: place?.name ?? null,
      ...(place && { placeAt: place.at }),
      source: from.source,
      ...heightOf(elevationOf(spot), () => from.heightAt(point)),
      links: linksOf(spot),
    }
  }
}

/** What the map says of it counts first. */
function heightOf(said: number | null, inTiles: () => number | null): Pick<SpotDraft, 'elevation' | 'elevationSource'> {
  if (said !== null) return { elevation: said }
  const elevation = inTiles()
  return { elevation, ...(elevation !== null && { elevationSource: 'tiles' }) }
}

const ONLY_A_KIND = 'its name only says what it is, and nothing with a name of its own is near'
const AT_STOP = 'a shelter of public transport'

const OF_OTHER_KIND = 'its name is a word for another kind of place'

function whyNoSpot(spot: Merged, own: string, near: readonly NearbyFeature[]): string | undefined {
  if (isAtStop(spot.winner, near)) return AT_STOP
  if (isOfOtherKind(own, spot.winner.kind)) return OF_OTHER_KIND
  if (isHotelIsland(spot, near)) return AN_ISLAND_OF_A_HOTEL
  return isUnvisitedIsland(spot, near) ? UNVISITED : undefined
}

/** An island that is a town or a village is a place, and no spot. */
function builtUpIsland({ kind }: Candidate, isBuiltUp: boolean): string | undefined {
  return ISLANDS.has(kind) && isBuiltUp ? 'an island that is built up' : undefined
}

function whereNoSpotIs(candidate: Candidate, { groundAt, offshore }: DraftSources): string | undefined {
  const { x, y, kind } = candidate
  return groundAt(x, y, kind) ?? whyAtSea(candidate, offshore(x, y))
}

/** A nameless thing is called after a settlement that is this near. */
const NAMED_METRES = 8_000

function nameNear(kindName: string, place: NearestPlace | null): string | null {
  return place && place.metres <= NAMED_METRES ? `${kindName} near ${place.name}` : null
}

/** Metres to a stop at which a shelter is the stop's; less where the shelter says what else it is. */
const AT_STOP_METRES = { unknown: 150, known: 40 } as const

/** Shelters at stops are often not tagged as what they are. */
function isAtStop({ kind, tags }: Candidate, near: readonly NearbyFeature[]): boolean {
  const most = AT_STOP_METRES[tags['shelter_type'] === undefined ? 'unknown' : 'known']
  return kind === 'shelter' && near.some(({ rule, metres }) => rule.stop !== undefined && metres <= most)
}

const BORDER_METRES = 500

/** Of a park across the border an extract often has the piece of outline that is the border itself. */
function isNextDoor({ isPartial }: Candidate, point: Coordinates, noiseMaps: NoiseMaps): boolean {
  return isPartial && noiseMaps.metresToLandEdge(point, BORDER_METRES) < Infinity
}

const MOST_NAME = 300

/** Names an object for good. */
export function idOf({ type, osmId }: Pick<Candidate, 'type' | 'osmId'>): string {
  return `osm-${type.charAt(0)}${osmId}`
}
