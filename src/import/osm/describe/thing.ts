import type { Candidate } from '../collect/candidates/candidate.ts'
import { plainName } from '../names/plain-name.ts'
import { isOpenHut } from '../permission/usable.ts'
import { KINDS, type SpotKind } from '../kinds.ts'
import { areaWords } from '../../../text/distance-words.ts'
import { type Table, tableOf } from '../../../text/table.ts'

/** Words for a kind that a tag makes more exact: by kind, key and value. */
const NOUNS: Partial<Record<SpotKind, { key: string; nouns: Table<string> }[]>> = {
  lake: [
    {
      key: 'water',
      nouns: tableOf({
        pond: 'pond',
        reservoir: 'reservoir',
        lagoon: 'lagoon',
        oxbow: 'oxbow lake',
        stream_pool: 'pool',
      }),
    },
  ],
  wetland: [
    {
      key: 'wetland',
      nouns: tableOf({
        bog: 'bog',
        marsh: 'marsh',
        swamp: 'swamp',
        fen: 'fen',
        reedbed: 'reed bed',
        wet_meadow: 'wet meadow',
        saltmarsh: 'salt marsh',
        mangrove: 'mangrove',
        tidalflat: 'tidal flat',
      }),
    },
  ],
  wood: [
    {
      key: 'leaf_type',
      nouns: tableOf({ broadleaved: 'broadleaved wood', needleleaved: 'conifer wood', mixed: 'mixed wood' }),
    },
  ],
  forest: [
    {
      key: 'leaf_type',
      nouns: tableOf({ broadleaved: 'broadleaved forest', needleleaved: 'conifer forest', mixed: 'mixed forest' }),
    },
  ],
  shelter: [
    {
      key: 'shelter_type',
      nouns: tableOf({
        picnic_shelter: 'picnic shelter',
        weather_shelter: 'shelter from the weather',
        lean_to: 'lean-to shelter',
        basic_hut: 'simple hut',
        rock_shelter: 'rock shelter',
        gazebo: 'pavilion',
      }),
    },
  ],
  beach: [
    {
      key: 'surface',
      nouns: tableOf({
        sand: 'sandy beach',
        pebbles: 'pebble beach',
        pebblestone: 'pebble beach',
        shingle: 'shingle beach',
        gravel: 'gravel beach',
      }),
    },
  ],
  valley: [{ key: 'valley', nouns: tableOf({ gorge: 'gorge', canyon: 'canyon', ravine: 'ravine' }) }],
  rock: [{ key: 'natural', nouns: tableOf({ stone: 'boulder' }) }],
  hut: [{ key: 'tourism', nouns: tableOf({ wilderness_hut: 'wilderness hut', alpine_hut: 'mountain hut' }) }],
}

const STRAIT_NAMES = /(?:salmi|sundet|sund|\bstrait)$/
/** What mappers call a pond may be a lake. */
const LARGEST_POND_M2 = 10_000

export function nounOf({ kind, tags, squareMetres }: Candidate): string {
  if (tags['tourism'] === 'wilderness_hut' && kind === 'hut' && isOpenHut(tags)) return 'open mountain hut'
  if (kind === 'bay' && STRAIT_NAMES.test(plainName(tags['name']))) return 'strait'
  if (tags['water'] === 'pond' && squareMetres > LARGEST_POND_M2) return KINDS[kind].noun
  for (const { key, nouns } of NOUNS[kind] ?? []) {
    const noun = nouns.get(tags[key] ?? '')
    if (noun !== undefined) return noun
  }
  return KINDS[kind].noun
}

const WITH_AREA: ReadonlySet<SpotKind> = new Set([
  'nature-reserve',
  'national-park',
  'protected-area',
  'park',
  'wood',
  'forest',
  'heath',
  'moor',
  'grassland',
  'wetland',
  'lake',
  'glacier',
  'island',
])
const LEAST_SHOWN_M2 = 4_000

/** Returns how large or high the thing is, where that is known. */
export function sizeOf({ kind, tags, squareMetres, isCut }: Candidate): string | null {
  const height = Number(tags['height']?.replace(/\s*m$/, ''))
  if (kind === 'waterfall') return height > 1 ? `${height} m` : null
  return !isCut && WITH_AREA.has(kind) && squareMetres >= LEAST_SHOWN_M2 ? areaWords(squareMetres) : null
}
