import type { Doc, Index } from '../index/types.ts'
import type { Coordinates } from '../geo/distance.ts'
import { distanceKm } from '../geo/distance.ts'
import { type Bits, bitsWhere, eachDoc, setBit } from '../arrays/bitset.ts'
import { sharedIntegers } from './shared-arrays.ts'
import { MODES, type Mode } from './vocabulary/meanings.ts'

/**
 * What questions can test of each spot, as columns and bit sets: conditions with "not" and "or", exact counts and
 * distances without reading a spot. About 60 bytes a spot.
 */
export type Facts = {
  readonly count: number
  /** Spots with the tag, scenery type, activity; normalised words. */
  readonly tags: ReadonlyMap<string, Bits>
  readonly scenery: ReadonlyMap<string, Bits>
  readonly activities: ReadonlyMap<string, Bits>
  readonly access: ReadonlyMap<string, Bits>
  readonly fire: ReadonlyMap<string, Bits>
  readonly modes: ReadonlyMap<Mode, Bits>
  /** ISO 3166-1 alpha-2. */
  readonly countries: ReadonlyMap<string, Bits>
  readonly degrees: Float64Array
  /** On the unit sphere, three a spot: a chord is compared faster than an arc. */
  readonly vectors: Float32Array
}

export type FactsBuilder = {
  /** In memory that threads share; whole once every spot has been added. */
  facts: Facts
  add(doc: Doc, spot: ReturnType<Index['spot']>, country: string | null): void
}

export function factsBuilder(count: number): FactsBuilder {
  const sets = {
    tags: new Map(),
    scenery: new Map(),
    activities: new Map(),
    access: new Map(),
    fire: new Map(),
    modes: new Map(),
    countries: new Map(),
  } satisfies Record<string, Map<string, Bits>>
  const degrees = new Float64Array(new SharedArrayBuffer(count * 16))
  const vectors = new Float32Array(new SharedArrayBuffer(count * 12))
  const put = <Key extends string>(map: Map<Key, Bits>, key: Key, doc: Doc) => {
    let bits = map.get(key)
    if (!bits) map.set(key, (bits = sharedIntegers((count + 31) >>> 5)))
    setBit(bits, doc)
  }
  return {
    facts: { count, ...sets, degrees, vectors },
    add(doc, spot, country) {
      for (const tag of spot.tags ?? []) put(sets.tags, tag, doc)
      for (const activity of spot.activities ?? []) put(sets.activities, activity, doc)
      if (spot.sceneryType) put(sets.scenery, spot.sceneryType, doc)
      if (spot.accessStatus) put(sets.access, spot.accessStatus, doc)
      if (spot.fireStatus) put(sets.fire, spot.fireStatus, doc)
      if (country) put(sets.countries, country, doc)
      for (const mode of modesOf(spot.transportation ?? '')) put(sets.modes, mode, doc)
      degrees.set([spot.latitude, spot.longitude], doc * 2)
      vectors.set(vectorOf(spot), doc * 3)
    },
  }
}

export function coordinatesOf({ degrees }: Facts, doc: Doc): Coordinates {
  return { latitude: degrees[doc * 2] ?? 0, longitude: degrees[doc * 2 + 1] ?? 0 }
}

/** Spots at most so many kilometres away. */
export function withinKm(facts: Facts, from: Coordinates, radiusKm: number): Bits {
  const { vectors } = facts
  const [x, y, z] = vectorOf(from)
  // A chord in four bytes is exact to a metre: only at the edge has the arc to be measured.
  const [least, most] = [chordOf(radiusKm - EDGE_KM), chordOf(radiusKm + EDGE_KM)]
  return bitsWhere(facts.count, doc => {
    const chord = chordTo(vectors, doc, x, y, z)
    return chord <= most && (chord < least || distanceKm(coordinatesOf(facts, doc), from) <= radiusKm)
  })
}

/** The nearest spots of a set, nearest first, equal distances in canonical order. */
export function nearest(facts: Facts, within: Bits, from: Coordinates, limit: number): { doc: Doc; km: number }[] {
  const { vectors } = facts
  const [x, y, z] = vectorOf(from)
  const found: { doc: Doc; chord: number }[] = []
  let farthest = Infinity
  // A few more than asked, since chords are not exact.
  const keep = limit + 20
  eachDoc(within, doc => {
    const chord = chordTo(vectors, doc, x, y, z)
    if (chord >= farthest) return
    found.push({ doc, chord })
    if (found.length < keep * 4) return
    found.sort((a, b) => a.chord - b.chord).length = keep
    farthest = found.at(-1)?.chord ?? Infinity
  })
  return found
    .sort((a, b) => a.chord - b.chord)
    .slice(0, keep)
    .map(({ doc }) => ({ doc, km: distanceKm(coordinatesOf(facts, doc), from) }))
    .sort((a, b) => a.km - b.km || a.doc - b.doc)
    .slice(0, limit)
}

const EDGE_KM = 0.01

/** The square of the straight line through the sphere that joins points so many kilometres apart. */
function chordOf(km: number): number {
  const half = Math.min(Math.PI / 2, Math.max(0, km) / (2 * EARTH_RADIUS_KM))
  return (2 * Math.sin(half)) ** 2
}

function chordTo(vectors: Float32Array, doc: Doc, x: number, y: number, z: number): number {
  const dx = (vectors[doc * 3] ?? 0) - x
  const dy = (vectors[doc * 3 + 1] ?? 0) - y
  const dz = (vectors[doc * 3 + 2] ?? 0) - z
  return dx * dx + dy * dy + dz * dz
}

const EARTH_RADIUS_KM = 6371.0088

function vectorOf({ latitude, longitude }: Coordinates): [number, number, number] {
  const phi = (latitude * Math.PI) / 180
  const lambda = (longitude * Math.PI) / 180
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** The words of a transportation text that say how one gets there. */
const MODE_WORDS: Readonly<Record<Mode, RegExp>> = {
  bus: /\b(mini)?bus(es)?\b|\bcoach\b|\bshuttle\b/i,
  train: /\btrains?\b|\brail(way)?\b|\bS-Bahn\b|\bOverground\b|\bstation\b/i,
  tram: /\btrams?\b/i,
  metro: /\bmetro\b|\bsubway\b|\bunderground\b|\bU-Bahn\b/i,
  boat: /\b(river |house|speed)?boats?\b|\bferr(y|ies)\b|\bship\b/i,
  plane: /\b(float|sea)?planes?\b|\bhelicopter\b|\bflights?\b/i,
  foot: /\bon foot\b|\bfootpath\b/i,
  car: /\broad\b|\bcar\b|\bparking\b|\bfour-wheel\b|\btaxi\b|\btrack\b/i,
}

/** Which ways of getting there a transportation text names. */
export function modesOf(text: string): Mode[] {
  if (text === '') return []
  return MODES.filter(
    mode => MODE_WORDS[mode].test(text) && !(mode === 'car' && /\bno roads?\b|\bcable car\b/i.test(text)),
  )
}
