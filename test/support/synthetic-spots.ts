import { SCENERY } from '../../src/spots/scenery.ts'
import { slugify } from '../../src/spots/slug.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { TAGS } from '../../src/spots/tags.ts'
import { type Random, between, pick, seededRandom } from './random.ts'

export type SyntheticOptions = {
  count: number
  seed?: number
  /** Words that descriptions and names are made of. */
  vocabulary?: number
}

const RATINGS = 41
const TAG_NAMES = Object.keys(TAGS)
const SCENERIES = [null, ...Object.keys(SCENERY)] as const
const ACTIVITIES = ['hiking', 'camping', 'swimming', 'bird-watching', 'fishing', 'kayaking', 'stargazing', 'meditation']
const COUNTRIES = [
  'AD',
  'AT',
  'CH',
  'DE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'IS',
  'IT',
  'JP',
  'NO',
  'RU',
  'SE',
  'TH',
] as const
const SCRIPTS = [
  'Malniù',
  'Søndre Øy',
  'Озеро Байкал',
  'Λίμνη Πλαστήρα',
  '上高地の森',
  'น้ำตกเอราวัณ',
  'وادي رم',
  'Łąka',
  "Giant's Wood",
] as const
const SYLLABLES =
  'ba be bo da de do fa fi fo ga go ka ke ki la le li lo ma me mi na ne no pa ra re ri ro sa se so ta te to va ve'.split(
    ' ',
  )

/** Makes made-up spots in canonical order, the same for the same options: words by Zipf's law, about 50 to a spot. */
export function* syntheticSpots({ count, seed = 1, vocabulary = 50_000 }: SyntheticOptions): Generator<SpotRecord> {
  const words = syntheticWords(vocabulary)
  for (let i = 0; i < count; i++) yield spotOf(i, { count, random: seededRandom(seed * 7919 + i), words })
}

/** The vocabulary, the most frequent word first. */
export function syntheticWords(vocabulary: number): string[] {
  const random = seededRandom(vocabulary)
  const words = new Set<string>()
  while (words.size < vocabulary) {
    const syllables = Array.from(
      { length: between(random, 2, 4) },
      () => SYLLABLES[between(random, 0, SYLLABLES.length - 1)],
    )
    words.add(syllables.join('') + pick(random, ['', '', 'n', 's', 'r', 't']))
  }
  return [...words]
}

/** Takes a word by Zipf's law: the second is half as frequent as the first, and so on. */
export function zipfWord(random: Random, words: readonly string[]): string {
  return words[Math.floor(Math.exp(random() * Math.log(words.length + 1))) - 1] ?? ''
}

function spotOf(
  i: number,
  { count, random, words }: { count: number; random: Random; words: readonly string[] },
): SpotRecord {
  const phrase = (length: number) => Array.from({ length }, () => zipfWord(random, words)).join(' ')
  const title = (text: string) => text.replaceAll(/\b[a-z]/g, letter => letter.toUpperCase())
  const name = random() < 0.03 ? pick(random, SCRIPTS) : title(phrase(between(random, 1, 3)))
  const id = `syn-${String(i).padStart(8, '0')}`
  const rare = random()
  return {
    id,
    slug: `${slugify(name)}-${i}`,
    name,
    otherNames: random() < 0.05 ? [title(phrase(2))] : [],
    description: random() < 0.05 ? null : `${title(phrase(1))} ${phrase(between(random, 25, 85))}.`,
    latitude: rare < 0.01 ? pick(random, [90, -90, 0]) : round(random() * 180 - 90),
    longitude: rare < 0.02 ? pick(random, [180, -180, 179.9999, 0]) : round(random() * 360 - 180),
    tags: some(random, TAG_NAMES, 6),
    activities: some(random, ACTIVITIES, 3),
    accessStatus: pick(random, ['free', 'free', 'paid', null]),
    fireStatus: pick(random, ['allowed', 'prohibited', null]),
    sceneryType: SCENERIES[between(random, 0, SCENERIES.length - 1)] ?? null,
    transportation: random() < 0.2 ? `Bus to ${phrase(1)}` : null,
    silenceRating: Math.round(50 - Math.floor((i * RATINGS) / count)) / 10,
    ratedBy: 'source',
    confidence: 'editorial',
    lden: null,
    elevation: null,
    links: null,
    commentsCount: random() < 0.3 ? between(random, 0, 40) : null,
    country: random() < 0.1 ? null : pick(random, COUNTRIES),
    place: random() < 0.2 ? null : title(`${words[between(random, 0, Math.min(words.length, 9000) - 1)]} ${phrase(1)}`),
    source: pick(random, ['osm', 'osm', 'osm', 'atlas']),
  }
}

/** Up to `most` different values, the first ones of the list more often. */
function some(random: Random, values: readonly string[], most: number): string[] {
  const taken = Array.from(
    { length: between(random, 0, most) },
    () => values[Math.floor(random() ** 2 * values.length)] ?? '',
  )
  return [...new Set(taken)]
}

/** Some places share their coordinates when rounded to a degree; most are exact to 5 decimals. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
