import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Region } from '../../../index/regions/region.ts'
import { countriesOf, countryWithArticle } from '../../../index/regions/regions.ts'
import { distanceKm } from '../../../geo/distance.ts'
import type { Gazetteer } from '../../gazetteer/gazetteer.ts'
import { betterKnownThan } from '../../gazetteer/better-known.ts'
import type { Settlement } from '../../gazetteer/settlements.ts'
import type { Span } from '../../recognise/spans.ts'

/** Chooses of two regions of a name the one that the question tells: "Georgia, the state", "Georgia near Atlanta". */
export function withBearers(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    const { meaning } = span
    if (meaning.is !== 'name' || !meaning.named.region) return span
    const { region, namesakes = [] } = meaning.named
    const meant = namesakes.find(other => isTold(spans, at, region, other))
    if (!meant) return span
    const named = { ...meaning.named, region: inItsCountry(meant, region), namesakes: [], part: [] }
    return { ...span, meaning: { ...meaning, named } }
  })
}

function isTold(spans: readonly Span[], at: number, region: Region, other: Region): boolean {
  if (region.type === 'country' && other.type === 'unit' && spans.some(isState)) return true
  return spans.some(({ meaning }, i) => {
    if (i === at || meaning.is !== 'name' || meaning.named.region) return false
    const [largest] = meaning.named.settlements.toSorted((a, b) => b.population - a.population)
    return largest !== undefined && isIn(other, largest, true) && !isIn(region, largest, false)
  })
}

/** "Georgia (the United States)", where the other is a country. */
function inItsCountry(meant: Region, other: Region): Region {
  const [code] = countriesOf(meant)
  const country = code === undefined ? undefined : countryWithArticle(code)
  return other.type === 'country' && country !== undefined ? { ...meant, name: `${meant.name} (${country})` } : meant
}

/** A part of a country: "the state", "le département". */
function isState({ typed }: Span): boolean {
  return STATE.test(typed)
}

const STATE = /^(us )?(state|province|bundesstaat|bundesland|provinz|état|province|estado|provincia|stato)$/i

/** Whether a point lies in a region; one without an area has its countries alone, which may be taken for it. */
function isIn({ areas, boxes, countries, within }: Region, town: Coordinates & { country: string }, isPart: boolean) {
  const { latitude, longitude } = town
  if (countries.includes(town.country)) return true
  const parts = areas()
  if (parts.length > 0) return parts.some(({ contains }) => contains({ latitude, longitude }))
  const isInBox = boxes.some(
    ({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
  return isInBox || (isPart && boxes.length === 0 && within.includes(town.country))
}

/** Farther apart than this two towns are hardly spoken of together, in km. */
const TOGETHER_KM = 150
/** Farther apart than this, in km, two places are hardly named for what is between them, where their namesakes are near. */
const BETWEEN_KM = 2000
/** From so many inhabitants on, a city is meant, whatever stands beside it. */
const LARGE = 100_000
/** What part of the inhabitants of a city its namesake has at least, to be meant. */
const ALIKE = 0.1

/** Chooses of the towns of a name the one near the town that it is joined to: "near Thun or Interlaken". */
export function withTownsBeside(spans: readonly Span[], { best }: Pick<Gazetteer, 'best'>): readonly Span[] {
  return spans.reduce<readonly Span[]>((read, _, at) => {
    const before = townsBefore(read, at)
    const [one, other] = [before, at].map(i => townsOf(read[i]))
    if (before === -1 || !one || !other) return read
    const [first, second] = [best(one, null), best(other, null)]
    if (!first || !second || distanceKm(first, second) <= TOGETHER_KM) return read
    // "Between Perth and Dundee": nobody looks for what lies between two continents.
    const isFarBetween = isBetween(read[before - 1]) && distanceKm(first, second) > BETWEEN_KM
    const near = (towns: readonly Settlement[], town: Settlement) =>
      best(
        towns.filter(each => distanceKm(each, town) <= TOGETHER_KM),
        null,
      )
    // Of two cities the smaller is meant only where it is not much smaller: "Portland or Salem", and no hamlet of Manchester.
    const isMeant = (town: Settlement | undefined, other: Settlement) =>
      town !== undefined && (isFarBetween || other.population < LARGE || town.population >= ALIKE * other.population)
    const [ofFirst, ofSecond] = [near(one, second), near(other, first)]
    const isFirstLarger = first.population >= second.population
    // Spots that lie at the town on the other continent are not of this one.
    const chosen = (i: number, town: Settlement) => withTown(read, i, { town, isOther: isFarBetween })
    if (ofSecond && isMeant(ofSecond, second) && (isFirstLarger || !ofFirst)) return chosen(at, ofSecond)
    if (ofFirst && isMeant(ofFirst, first)) return chosen(before, ofFirst)
    return read
  }, spans)
}

function isBetween(span: Span | undefined): boolean {
  return span?.meaning.is === 'relation' && span.meaning.relation === 'between'
}

function withTown(
  spans: readonly Span[],
  at: number,
  { town, isOther }: { town: Settlement; isOther: boolean },
): readonly Span[] {
  return spans.map((span, i) => {
    if (i !== at || span.meaning.is !== 'name') return span
    const named = { ...span.meaning.named, region: null, settlements: [town], ...(isOther && { part: [] }) }
    return { ...span, meaning: { ...span.meaning, named } }
  })
}

/** The towns of a name that means one. */
function townsOf(span: Span | undefined): readonly Settlement[] | undefined {
  const named = span?.meaning.is === 'name' ? span.meaning.named : undefined
  if (!named || named.spots.length > 0 || named.settlements.length === 0) return undefined
  const isTown = named.region === null || betterKnownThan(named.region, named.settlements).length > 0
  return isTown ? named.settlements : undefined
}

/** The name that another is joined to: "Thun or Interlaken", "Thun, or near Interlaken"; -1 where none is. */
function townsBefore(spans: readonly Span[], at: number): number {
  let before = at - 1
  let isJoined = false
  while (before > at - 4 && JOINTS.has(spans[before]?.meaning.is ?? 'sign')) {
    isJoined ||= /^(and|or)$/.test(spans[before]?.meaning.is ?? '')
    before--
  }
  return isJoined && townsOf(spans[before]) ? before : -1
}

const JOINTS: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'or', 'comma', 'relation'])
