import type { Doc, Index } from '../../index/types.ts'
import { distanceKm } from '../../geo/distance.ts'
import { hasBit } from '../../arrays/bitset.ts'
import { bitsOfFeature } from '../condition-bits.ts'
import { coordinatesOf, type Facts } from '../facts.ts'
import { phraseOf } from '../recognise/tokens.ts'
import { ENGLISH_CITY_NAMES } from '../vocabulary/english-city-names.ts'
import { FEATURES } from '../vocabulary/features.ts'
import { coreOf, partsOf } from '../../index/names/name-parts.ts'
import { type NameTable, openNameTable } from './name-table.ts'
import type { Place } from './place.ts'
import { BEGINNING, cellOf, type PreparedNames } from './prepared-names.ts'
import { countryName, REGIONS, type Region } from './regions.ts'
import { type Settlement, settlements } from './settlements.ts'
import { openTypos, type Typos } from './typos.ts'

/** All that a phrase can name. */
export type Named = {
  /** Spots that have exactly this name. */
  spots: readonly Doc[]
  /** Spots that have it when words like "lake" and "national park" are left out of theirs. */
  cores: readonly Doc[]
  region: Region | null
  /** Spots whose nearest settlement or region has this name. */
  part: readonly Doc[]
  settlements: readonly Settlement[]
}

/** Every name that a question can speak of: spots, settlements, regions, countries. */
export type Gazetteer = {
  named(phrase: string): Named | undefined
  /** Spots with a word in their name. */
  spotsWithWord(word: string): Doc[]
  /** Spots with a word in their name that begins alike: "Biebrza" for "Biebrzański Park Narodowy". */
  spotsWithSimilarWord(word: string): Doc[]
  /** Of some spots those that have a feature. */
  having(docs: readonly Doc[], feature: string): Doc[]
  /** Corrects a word of the name of a town. */
  townTypos: Typos
  /** Corrects a word of the name of a spot, a place of the catalogue or a region. */
  spotTypos: Typos
  /** The settlement that is meant: near spots before far from them, large before small. */
  best(candidates: readonly Settlement[], among: readonly string[] | null): Settlement | undefined
  place(name: string, named: Named, among: readonly string[] | null): Place | undefined
}

const LARGE = 100_000
/** So many spots of one name are looked at: in canonical order, so that the quietest are among them. */
const MOST_VERIFIED = 50
/** A settlement near a spot is meant rather than one that many times larger far from all. */
const NEAR_COUNTS = 8

/** Opens the names that were prepared of an index. */
export function openGazetteer(index: Index, facts: Facts, prepared: PreparedNames): Gazetteer {
  const nameTable = openNameTable(prepared.names)
  const coreTable = openNameTable(prepared.cores)
  const wordTable = openNameTable(prepared.words)
  const beginnings = openNameTable(prepared.beginnings)
  const parts = openParts(index, prepared.parts)
  const isNear = ({ latitude, longitude }: Settlement) => prepared.nearCells[cellOf(latitude, longitude)] === 1
  const cities = settlements()
  const spotTypos = openTypos(prepared.typos)
  const verified = (table: NameTable, phrase: string, form: (phrase: string) => string) =>
    table
      .candidates(phrase)
      .slice(0, MOST_VERIFIED)
      .filter(doc => namesOf(index, doc).some(name => form(phraseOf(name)) === phrase))
  const score = (city: Settlement) => (city.population + 1) * (isNear(city) ? NEAR_COUNTS : 1)
  const best = (candidates: readonly Settlement[], among: readonly string[] | null) => {
    const fitting = among ? candidates.filter(({ country }) => among.includes(country)) : candidates
    return fitting.toSorted((a, b) => score(b) - score(a))[0]
  }
  return {
    named(phrase) {
      const found: Named = {
        spots: verified(nameTable, phrase, whole => whole),
        cores: verified(coreTable, phrase, coreOf),
        region: REGIONS.get(phrase) ?? null,
        part: parts(phrase)?.docs ?? [],
        settlements: phrase.length > 1 ? townsNamed(phrase) : [],
      }
      const isNothing =
        !found.region && [found.spots, found.cores, found.part, found.settlements].every(list => list.length === 0)
      return isNothing ? undefined : found
    },
    spotsWithWord: word =>
      wordTable
        .candidates(word)
        .filter(doc => namesOf(index, doc).some(name => phraseOf(name).split(' ').includes(word))),
    spotsWithSimilarWord: word =>
      word.length < BEGINNING
        ? []
        : beginnings.candidates(word.slice(0, BEGINNING)).filter(doc =>
            namesOf(index, doc).some(name =>
              phraseOf(name)
                .split(' ')
                .some(other => isSimilar(word, other)),
            ),
          ),
    having: (docs, feature) => {
      const bits = bitsOfFeature(FEATURES[feature], facts)
      return docs.filter(doc => hasBit(bits, doc))
    },
    townTypos: cities.typos,
    spotTypos,
    best,
    place(name, { spots, cores, region, part, settlements: cities }, among) {
      if (region && !among) return { name: region.name, kind: region.kind, center: null, radiusKm: 0, region, docs: [] }
      const docs = among ? part.filter(doc => among.includes(index.details(doc).country ?? '')) : part
      const [first] = docs
      const around =
        first === undefined || ENGLISH_CITY_NAMES.has(phraseOf(name))
          ? cities
          : cities.filter(city => docs.some(doc => distanceKm(coordinatesOf(facts, doc), city) < PART_REACH_KM))
      const city = best(around, among)
      const isPlaceToo = docs.length > 0 || around.length > 0
      const [spot = isPlaceToo ? undefined : cores[0]] = spots
      if (spot !== undefined && (!city || city.population < LARGE)) {
        return {
          name: index.spot(spot).name,
          kind: 'spot',
          center: coordinatesOf(facts, spot),
          radiusKm: 10,
          region: null,
          docs: [],
        }
      }
      if (city) {
        const { latitude, longitude } = city
        return {
          name: nameOfOne(city, around),
          kind: 'settlement',
          center: { latitude, longitude },
          radiusKm: reachOf(city),
          region: null,
          docs,
        }
      }
      if (first === undefined) return undefined
      const shown = parts(phraseOf(name))?.name ?? name
      return { name: shown, kind: 'region', center: coordinatesOf(facts, first), radiusKm: 0, region: null, docs }
    },
  }
}

/** A town of whose name there are others of its size elsewhere is told with its country. */
function nameOfOne(city: Settlement, all: readonly Settlement[]): string {
  const isShared = all.some(
    ({ country, population }) => country !== city.country && population > city.population * ALIKE,
  )
  return isShared ? `${city.name} (${countryName(city.country) ?? city.country})` : city.name
}

const ALIKE = 0.2

/** Settlements by their own name or, when it has another, their English one. */
function townsNamed(phrase: string): readonly Settlement[] {
  const english = ENGLISH_CITY_NAMES.get(phrase)
  if (!english) return settlements().named(phrase)
  const own = settlements()
    .named(english.own)
    .map(town => ({ ...town, name: english.shown }))
  return own.length > 0 ? own : settlements().named(phrase)
}

/** A settlement of this name is the catalogue's when it lies this near to a spot of it. */
const PART_REACH_KM = 100

/** How far a settlement reaches: 5 km for a village, 15 km for half a million, 25 km at most. */
function reachOf({ population }: Settlement): number {
  return Math.min(25, Math.max(5, Math.round(Math.sqrt(population) * 0.02)))
}

/** Whether all but the last letters of a word begin another: endings differ from language to language. */
function isSimilar(word: string, other: string): boolean {
  return other.startsWith(word.slice(0, Math.max(BEGINNING, word.length - 2)))
}

function namesOf(index: Index, doc: Doc): string[] {
  return [index.spot(doc).name, ...index.details(doc).otherNames]
}

/** Finds a part of place texts by its name, told as the first of its spots has it. */
function openParts(index: Index, { keys, starts, docs }: PreparedNames['parts']) {
  const table = openNameTable(keys)
  return (phrase: string): { name: string; docs: Doc[] } | undefined => {
    for (const part of table.candidates(phrase)) {
      const own = docs.subarray(starts[part], starts[part + 1])
      const name = partsOf(index.details(own[0] ?? 0).place ?? '').find(name => phraseOf(name) === phrase)
      if (name !== undefined) return { name, docs: Array.from(own) }
    }
    return undefined
  }
}
