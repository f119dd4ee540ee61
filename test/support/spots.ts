import type { SpotRecord } from '../../src/spots/spot.ts'

/** Makes a spot record for a test: what is not said is not known. */
export function spotRecord(id: string, facts: Partial<SpotRecord> = {}): SpotRecord {
  return {
    id,
    slug: id,
    name: `Spot ${id}`,
    otherNames: [],
    description: null,
    latitude: 42.5,
    longitude: 1.5,
    tags: [],
    activities: [],
    accessStatus: null,
    fireStatus: null,
    sceneryType: null,
    transportation: null,
    silenceRating: 3,
    ratedBy: 'source',
    confidence: 'editorial',
    lden: null,
    elevation: null,
    links: null,
    commentsCount: null,
    country: null,
    place: null,
    source: 'test',
    ...facts,
  }
}

/** Makes a spot of which everything that a page's head shows is known. */
export function lochStill(facts: Partial<SpotRecord> = {}): SpotRecord {
  return spotRecord('loch-still', {
    name: 'Loch Still',
    description: 'Water that hardly moves.',
    tags: ['lake'],
    silenceRating: 4.9,
    latitude: 57,
    longitude: -5,
    country: 'GB',
    place: 'Invergarry',
    ...facts,
  })
}

/** Makes a repeatable stream of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const NAMES = 'quiet blue deep old far white silent lone high green'.split(' ')
const KINDS = ['lake', 'forest', 'waterfall', 'beach', 'valley'] as const
const MORE_TAGS = ['camping', 'remote', 'picnic', 'dogs'] as const

/** Makes `count` varied spots; the same seed gives the same spots. */
export function randomSpots(count: number, seed = 1): SpotRecord[] {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  return Array.from({ length: count }, (_, i) => {
    const kind = pick(KINDS)
    return spotRecord(`r-${String(i).padStart(5, '0')}`, {
      name: `${pick(NAMES)} ${pick(NAMES)} ${kind}`,
      description: random() < 0.7 ? `A ${pick(NAMES)} ${kind} that is ${pick(NAMES)}.` : null,
      latitude: Math.round((random() * 180 - 90) * 1e4) / 1e4,
      longitude: Math.round((random() * 360 - 180) * 1e4) / 1e4,
      tags: random() < 0.9 ? [kind, ...(random() < 0.5 ? [pick(MORE_TAGS)] : [])] : [],
      activities: random() < 0.5 ? ['hiking'] : [],
      accessStatus: random() < 0.3 ? 'free' : random() < 0.3 ? 'paid' : null,
      sceneryType: random() < 0.5 ? kind : null,
      silenceRating: Math.round((1 + random() * 4) * 10) / 10,
      country: pick(['AD', 'FR', 'NO', null]),
      place: pick(['Ordino', 'Vaduz', null]),
    })
  })
}
