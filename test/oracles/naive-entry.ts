import { distanceKm } from '../../src/geo/distance.ts'
import { type Links, toSpot } from '../../src/spots/links.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { modesOf } from '../../src/spots/transport-modes.ts'
import { normaliseTag } from '../../src/spots/tags.ts'
import { FIELDS } from '../../src/index/text/fields.ts'
import type { Filter } from '../../src/index/types.ts'
import { MOST_WEIGHT, REGION_WEIGHT, SEVERAL_STEMS, relevanceOf } from '../../src/index/rank/relevance.ts'
import { type Word, wordsOf } from '../../src/text/tokenize.ts'

/** A spot as the plain index holds it. */
export type Entry = {
  record: SpotRecord
  body: Uint8Array
  /** Each folded word with its stem. */
  words: Map<string, string>
  /** Each stem with how much it weighs here. */
  stems: Map<string, number>
  stemsInName: Set<string>
}

/** What a word of the question means: any of some stems, or of two words that are one; or several words, all of them, or the spots of a region. */
export type Group =
  | { stems: ReadonlySet<string> }
  | { synonyms: readonly string[] }
  | { all: readonly string[]; region: ReadonlySet<number> }

/** Adds up what the words of the question tell; 0 when one of them is missing. */
export function score({ entry, doc }: { entry: Entry; doc: number }, groups: Group[], rarities: number[]): number {
  let score = 0
  for (const [i, group] of groups.entries()) {
    const weight =
      'region' in group
        ? Math.max(group.region.has(doc) ? REGION_WEIGHT : 0, weightOfAll(entry, group.all))
        : 'synonyms' in group
          ? Math.max(...group.synonyms.map(stem => entry.stems.get(stem) ?? 0))
          : weightOf(entry, group.stems)
    if (weight === 0) return 0
    score += relevanceOf(weight, rarities[i] ?? 0)
  }
  return score
}

/** What words weigh that stand together in one field; elsewhere the least. */
function weightOfAll(entry: Entry, stems: readonly string[]): number {
  const weights = new Set(stems.map(stem => entry.stems.get(stem) ?? 0))
  if (weights.size === 0 || weights.has(0)) return 0
  return weights.size > 1 ? 1 : Math.max(...weights)
}

function weightOf(entry: Entry, group: ReadonlySet<string>): number {
  const stems = [...group].filter(stem => entry.stems.has(stem))
  const [stem] = stems
  if (stem === undefined) return 0
  if (group.size === 1) return Math.min(MOST_WEIGHT, entry.stems.get(stem) ?? 0)
  return stems.some(stem => entry.stemsInName.has(stem)) ? SEVERAL_STEMS.inName : SEVERAL_STEMS.elsewhere
}

/** Takes a spot apart into its words. */
export function entryOf(record: SpotRecord, links: Links): Entry {
  const words: Entry['words'] = new Map()
  const stems: Entry['stems'] = new Map()
  for (const { weight, text } of FIELDS) {
    for (const { folded, stem } of text(record).flatMap(wordsOf)) {
      words.set(folded, stem)
      stems.set(stem, Math.max(stems.get(stem) ?? 0, weight))
    }
  }
  const stemsInName = new Set([record.name, ...record.otherNames].flatMap(wordsOf).map(({ stem }) => stem))
  const body = Buffer.from(JSON.stringify(toSpot(record, links)))
  return { record, body, words, stems, stemsInName }
}

/** Tells whether a spot passes a filter, whose literal words are given apart; but for those that may name a region. */
export function holds({ record, stems }: Entry, filter: Filter, words: Word[]): boolean {
  const { near, bbox } = filter
  return (
    words.every(({ stem }) => stems.has(stem)) &&
    (filter.tags ?? []).every(tag => record.tags.includes(normaliseTag(tag))) &&
    !(filter.withoutTags ?? []).some(tag => record.tags.includes(normaliseTag(tag))) &&
    (filter.activities ?? []).every(activity => record.activities.includes(normaliseTag(activity))) &&
    (filter.minRating === undefined || record.silenceRating >= filter.minRating) &&
    (filter.access === undefined || record.accessStatus === filter.access) &&
    (filter.fire === undefined || record.fireStatus === filter.fire) &&
    (filter.scenery === undefined || record.sceneryType === filter.scenery) &&
    (filter.mode === undefined || modesOf(record.transportation ?? '').includes(filter.mode)) &&
    (filter.country === undefined || record.country === filter.country.toUpperCase()) &&
    (near?.radiusKm === undefined || distanceKm(record, near) <= near.radiusKm) &&
    (bbox === undefined || hasBox(record, bbox))
  )
}

export function hasBox({ latitude, longitude }: SpotRecord, { west, south, east, north }: NonNullable<Filter['bbox']>) {
  const spansAntimeridian = west > east
  const isBetween = spansAntimeridian ? longitude >= west || longitude <= east : longitude >= west && longitude <= east
  return isBetween && latitude >= south && latitude <= north
}
