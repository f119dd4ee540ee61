import type { Filter } from '../../src/index/types.ts'
import { MODES } from '../../src/spots/transport-modes.ts'
import { type Random, between, pick } from './random.ts'
import { zipfWord } from './synthetic-spots.ts'

/** Up to three conditions, some of which nothing meets. */
export function randomFilter(random: Random, words: readonly string[]): Filter {
  const near = { latitude: random() * 180 - 90, longitude: random() * 360 - 180 }
  const poles = { latitude: pick(random, [90, -90, 0]), longitude: pick(random, [180, -180, 0]) }
  const [south = 0, north = 0] = [random() * 180 - 90, random() * 180 - 90].sort((a, b) => a - b)
  const options: [Filter, ...Filter[]] = [
    {
      words: pick(random, ['', '!!', zipfWord(random, words), `${zipfWord(random, words)} ${zipfWord(random, words)}`]),
    },
    { words: pick(random, ['bosques', `lac ${zipfWord(random, words)}`]) },
    { words: pick(random, [regionName(random), `${zipfWord(random, words)} ${regionName(random)}`]) },
    { literally: pick(random, ['', regionName(random), zipfWord(random, words)]) },
    { tags: [pick(random, ['forest', 'Forest', 'rainforest', 'lake', 'dark-sky', 'remote', 'no such tag'])] },
    { tags: ['rainforest', pick(random, ['lake', 'river', 'garden'])] },
    { withoutTags: [pick(random, ['forest', 'Lake', 'dark-sky', 'no such tag'])] },
    { activities: [pick(random, ['hiking', 'meditation', 'Bird watching'])] },
    { minRating: pick(random, [1, 2.55, 3.7, 4.9, 5]) },
    { access: pick(random, ['free', 'paid']) },
    { fire: pick(random, ['allowed', 'prohibited', 'unheard of']) },
    { scenery: pick(random, ['forest', 'tundra']) },
    { country: pick(random, ['ES', 'jp', 'XX']) },
    { mode: pick(random, MODES) },
    { near: pick(random, [near, poles]) },
    { near: { ...pick(random, [near, poles]), radiusKm: pick(random, [0, 10, 300, 2000, 15_000, 30_000]) } },
    { bbox: { west: near.longitude, east: random() * 360 - 180, south, north } },
  ]
  return Object.assign({}, ...Array.from({ length: between(random, 0, 3) }, () => pick(random, options)))
}

/** One to three words: whole, begun, mistyped, or of another script. */
export function randomText(random: Random, words: readonly string[]): string {
  const oneWord = () => {
    const word = zipfWord(random, words)
    return pick(random, [
      word,
      word,
      word.slice(0, between(random, 1, word.length)),
      mistype(random, word),
      mistype(random, mistype(random, word)),
      pick(random, [
        'байкал',
        'ΛΙΜΝΗ',
        '森',
        'น้ำตก',
        'malniu',
        'sondre oy',
        'رم',
        'giants',
        'lakes',
        'qqqqqq',
        '!',
        'tarn',
        'Wald',
        'étangs',
        'Seen',
      ]),
      regionName(random),
    ])
  }
  return Array.from({ length: between(random, 1, 3) }, oneWord).join(' ')
}

/** A letter left out, added, doubled by another, or turned with the next. */
export function mistype(random: Random, word: string): string {
  const at = between(random, 0, word.length - 1)
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
  return pick(random, [
    before + after,
    `${before}x${after}`,
    `${before}e${letter}${after}`,
    before + after[0] + letter + after.slice(1),
  ]) // prettier-ignore
}

/** A name of a region or country, or of some words that hold one. */
function regionName(random: Random): string {
  return pick(random, REGION_NAMES)
}

const REGION_NAMES = [
  'Siberia',
  'sibirien',
  'Alaska',
  'Queensland',
  'new south wales',
  'Papua New Guinea',
  'Georgia',
  'the Sahara',
  'UK',
  'russian',
  'Germany',
  'United States',
  'Provence-Alpes-Côte d’Azur',
  "cote d'azur",
  'Lake Garda',
  'lake siberia',
  'Northern Territory Australia',
  'Amazonas',
  'Europa',
  'Ísland',
  'Islande',
  'island',
  'Andes',
  'Grand Canyon',
  'New Zealand',
  'Niger',
  'República Checa',
  '北海道',
  'bay',
] as const
