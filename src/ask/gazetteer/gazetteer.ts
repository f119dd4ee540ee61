import type { Coordinates } from '../../geo/coordinates.ts'
import type { Doc, Index } from '../../index/types.ts'
import { distanceKm } from '../../geo/distance.ts'
import { hasBit, isEmpty } from '../../arrays/bitset.ts'
import { phraseOf } from '../../text/phrase.ts'
import { OTHER_CITY_NAMES } from '../vocabulary/names/other-city-names.ts'
import { FEATURES } from '../vocabulary/features.ts'
import { docsOfFeature } from './feature-docs.ts'
import type { Place } from './place.ts'
import { countriesOf, countryWithArticle } from '../../index/regions/regions.ts'
import { docsInRegion } from '../../index/regions/docs-in-region.ts'
import { betterKnownThan, firstThoughtOf } from './better-known.ts'
import { inItsCountry, inItsCountryOf } from './in-its-country.ts'
import { regionPlace } from './region-place.ts'
import { regionsSaid, spotsSaid } from './regions-said.ts'
import type { Region } from '../../index/regions/region.ts'
import { type Settlement, settlements } from './settlements.ts'
import { townsNamed } from './towns-named.ts'
import { nameTypos, sparingLandmarks } from './name-typos.ts'
import type { Typos } from './typos.ts'

/** All that a phrase can name. */
export type Named = {
  /** Spots that have exactly this name. */
  spots: readonly Doc[]
  /** Spots that have it when words like "lake" and "national park" are left out of theirs. */
  cores: readonly Doc[]
  /** What is meant by the name of a region when no country is said. */
  region: Region | null
  /** Other regions of that name. */
  namesakes?: readonly Region[]
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
  /** Whether the catalogue has spots of a name, or near a settlement of it. */
  isKnownOf(named: Named): boolean
  /** Corrects a word of the name of a town. */
  townTypos: Typos
  /** Corrects a word of the name of a spot, a place of the catalogue or a region. */
  spotTypos: Typos
  /** The settlement that is meant: near spots before far from them, large before small. */
  best(candidates: readonly Settlement[], among: readonly string[] | null): Settlement | undefined
  place(name: string, named: Named, among: readonly string[] | null): Place | undefined
}

const LARGE = 100_000
/** A settlement near a spot is meant rather than one that many times larger far from all. */
const NEAR_COUNTS = 8

/** Opens the names of an index, and those of the world around it. */
export function openGazetteer(index: Index): Gazetteer {
  const { names } = index
  const cities = settlements()
  const best = (candidates: readonly Settlement[], among: readonly string[] | null) => {
    const fitting = among ? candidates.filter(({ country }) => among.includes(country)) : candidates
    const scored = fitting.map(city => ({
      city,
      score: (city.population + 1) * (isNear(city, index) ? NEAR_COUNTS : 1),
    }))
    return scored.toSorted((a, b) => b.score - a.score)[0]?.city
  }
  return {
    named(phrase) {
      const [region = null, ...namesakes] = regionsSaid(phrase)
      const found: Named = {
        spots: spotsSaid(phrase, region, index),
        // "Font near Nagol" is not what "near Nagol" means.
        cores: phrase.startsWith('near ') ? [] : names.cores(phrase),
        region,
        namesakes,
        part: names.part(phrase)?.docs ?? [],
        settlements: phrase.length > 1 ? townsNamed(phrase) : [],
      }
      const isSomething = found.region || found.spots.length + found.cores.length + found.part.length > 0
      return isSomething || found.settlements.length > 0 ? found : undefined
    },
    spotsWithWord: word => names.withWord(word),
    spotsWithSimilarWord: word => names.withSimilarWord(word),
    having: (docs, feature) => {
      const having = docsOfFeature(FEATURES[feature], index)
      return docs.filter(doc => hasBit(having, doc))
    },
    isKnownOf: ({ spots, cores, part, region, settlements: towns }) =>
      spots.length + cores.length + part.length > 0 ||
      towns.some(town => isNear(town, index)) ||
      (region !== null && !isEmpty(docsInRegion(region, index))),
    townTypos: sparingLandmarks(cities.typos),
    spotTypos: sparingLandmarks(nameTypos(names)),
    best,
    place(name, { spots, cores, region, namesakes = [], part, settlements: cities }, among) {
      const meant = among ? [region, ...namesakes].find(each => each && isWithin(each, among)) : region
      const countryOf = (doc: Doc) => index.storedFields(doc).country
      const known = among ? cities : firstThoughtOf(phraseOf(name), cities)
      const larger = meant && !among ? betterKnownThan(meant, known) : []
      if (meant && larger.length === 0) {
        const lands = part.flatMap(doc => countryOf(doc) ?? [])
        const all = [region, ...namesakes]
        const place = regionPlace(meant, { phrase: phraseOf(name), namesakes: all, towns: cities, lands })
        return among ? inItsCountryOf(place, meant) : place
      }
      const docs = among ? part.filter(doc => among.includes(countryOf(doc) ?? '')) : part
      const [first] = docs
      const isOther = first === undefined || OTHER_CITY_NAMES.has(phraseOf(name))
      const around = meant ? larger : isOther ? cities : near(cities, docs, index)
      const city = best(meant || !isOther ? around : known, among)
      const isPlaceToo = docs.length > 0 || around.length > 0
      const [spot = isPlaceToo ? undefined : cores[0]] = spots
      if (spot !== undefined && (!city || city.population < LARGE)) {
        return {
          name: index.name(spot),
          kind: 'spot',
          center: index.coordinates(spot),
          radiusKm: 10,
          region: null,
          docs: [],
        }
      }
      if (city) {
        const { latitude, longitude } = city
        // What bears the name in another country does not lie in this town.
        const here = docs.filter(doc => (countryOf(doc) ?? city.country) === city.country)
        const lands = meant ? countriesOf(meant) : []
        const others = [...lands, ...docs.flatMap(doc => (here.includes(doc) ? [] : (countryOf(doc) ?? [])))]
        return {
          name:
            others.length > 0
              ? inItsCountry(city)
              : among || here.length > 0
                ? nameOfOne(city, around)
                : nameOfFarOne(city, around),
          country: city.country,
          elsewhere: among ? [] : elsewhereOf(city, cities, others),
          kind: 'settlement',
          center: { latitude, longitude },
          radiusKm: reachOf(city),
          coreKm: coreOf(city),
          region: null,
          docs: here,
        }
      }
      if (first === undefined) return undefined
      const shown = names.part(phraseOf(name))?.name ?? name
      const { country } = index.storedFields(first)
      const centre = centreOf(docs, index)
      return {
        name: shown,
        ...(country !== null && { country }),
        kind: 'region',
        center: centre ?? index.coordinates(first),
        ...(centre === undefined && { isCentreOfSpot: true }),
        radiusKm: 0,
        region: null,
        docs,
      }
    },
  }
}

/** A village lies where its source says, not where its quietest spot is. */
function centreOf(docs: readonly Doc[], index: Index): Coordinates | undefined {
  for (const doc of docs) {
    const { placeAt } = index.storedFields(doc)
    if (placeAt) return placeAt
  }
  return undefined
}

/** Adds its country to the name of a town that shares it with others of its size elsewhere. */
function nameOfOne(city: Settlement, all: readonly Settlement[]): string {
  const isShared = all.some(
    ({ country, population }) => country !== city.country && population > city.population * ALIKE,
  )
  return isShared ? inItsCountry(city) : city.name
}

/** Adds its country to the name of a town that is small, or bears the name of another: few mean it. */
function nameOfFarOne(city: Settlement, all: readonly Settlement[]): string {
  const isObscure = city.population < SMALL || all.some(({ country }) => country !== city.country)
  return isObscure && city.population < LARGE ? inItsCountry(city) : nameOfOne(city, all)
}

/** Towns with fewer inhabitants are known around them alone. */
const SMALL = 5000

const ALIKE = 0.2

/** Countries where the catalogue has spots of the name, then those of the town's namesakes that are not much smaller, the largest first. */
function elsewhereOf(city: Settlement, all: readonly Settlement[], known: readonly string[]): string[] {
  const others = all.filter(({ country }) => country !== city.country)
  const alike = others.filter(({ population }) => population > city.population * ALIKE)
  const codes = new Set([
    ...known,
    ...alike.toSorted((a, b) => b.population - a.population).map(({ country }) => country),
  ])
  return [...codes].slice(0, MOST_ELSEWHERE).map(code => countryWithArticle(code) ?? code)
}

const MOST_ELSEWHERE = 2

function isWithin(region: Region, among: readonly string[]): boolean {
  return region.type !== 'country' && countriesOf(region).some(code => among.includes(code))
}

/** A settlement of this name is the catalogue's when it lies this near to a spot of it. */
const PART_REACH_KM = 100
/** As far to the north or south lies more than that. */
const PART_REACH_DEGREES = 0.91

/** The settlements that lie near one of the spots: a state of thousands of spots may have the name of dozens of towns. */
function near(cities: readonly Settlement[], docs: readonly Doc[], index: Index): Settlement[] {
  const points = docs.map(doc => index.coordinates(doc))
  return cities.filter(city =>
    points.some(
      point => Math.abs(point.latitude - city.latitude) < PART_REACH_DEGREES && distanceKm(point, city) < PART_REACH_KM,
    ),
  )
}

/** How far a settlement reaches: 5 km for a village, 15 km for half a million, 25 km at most. */
function reachOf({ population }: Settlement): number {
  return Math.min(25, Math.max(5, Math.round(Math.sqrt(population) * 0.02)))
}

/** How far the houses of a settlement reach, with 1,500 inhabitants to a square kilometre. */
function coreOf({ population }: Settlement): number {
  return Math.sqrt(population / (1500 * Math.PI))
}

/** Whether a spot lies in the cell of a degree where a settlement lies, or in one beside it. */
function isNear({ latitude, longitude }: Settlement, index: Index): boolean {
  const [south, west] = [Math.floor(latitude) - 1, Math.floor(longitude) - 1]
  const bbox = { south, north: south + CELLS, west, east: west + CELLS }
  return index.list({ filter: { bbox }, limit: 1 }).total > 0
}

/** Less than three degrees: the next cell's edge is not in. */
const CELLS = 3 - 1e-9
