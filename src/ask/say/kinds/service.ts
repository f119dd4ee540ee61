// What the directory says of itself: what it covers, how old its data are, where its API is described.
import type { QuestionContext } from '../../question-context.ts'
import { VALIDATION } from '../directory/validation.ts'
import { CONFIDENCES, METHOD } from '../../../silence/parameters.ts'
import { listed } from '../../../text/english.ts'
import { countryOfCode, countryWithArticle } from '../../../index/regions/regions.ts'
import type { Place } from '../../gazetteer/place.ts'
import { regionsSaid } from '../../gazetteer/regions-said.ts'
import { NOISY_BELOW } from '../../../silence/rating.ts'
import { phraseOf } from '../../../text/phrase.ts'
import type { Condition } from '../../query.ts'
import { fold } from '../../../text/fold.ts'
import { sayAllRated, sayRatedBy, UPKEEP } from '../directory/upkeep.ts'
import { wordMeant } from '../directory/words-meant.ts'
import type { ServiceTopic } from '../../vocabulary/kinds/service-topics.ts'

const MOST_NAMED = 5
const MOST_SOURCES = 8

/** The countries with the most spots, and the regions whose noise is computed, with how many there are of each in all. */
export function coverageOf({ index }: QuestionContext) {
  const countries = index.facets({}).countries.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]))
  const regions = index.sources.filter(({ coverage }) => coverage !== null).map(({ name }) => landOfSource(name))
  return {
    spots: index.count,
    countries: countries.length,
    first: countries.slice(0, MOST_NAMED),
    regions: regions.slice(0, MOST_SOURCES),
    moreRegions: Math.max(0, regions.length - MOST_SOURCES),
  }
}

/** When the catalogue was published, and from when the map data of its regions are (both RFC 3339 dates, without a time). */
export function datesOf({ index }: QuestionContext, places: readonly Place[] = []) {
  const all = index.sources.flatMap(({ name, extractDate }) =>
    extractDate === null ? [] : [{ name, date: dayOf(extractDate) }],
  )
  const called = new Set(places.map(({ name }) => nameOfSource(name)))
  const ofPlaces = all.filter(({ name }) => called.has(nameOfSource(name)))
  const dated = ofPlaces.length > 0 ? ofPlaces : all
  return {
    published: dayOf(index.version.publishedAt),
    dated: dated.slice(0, MOST_SOURCES),
    moreDated: Math.max(0, dated.length - MOST_SOURCES),
  }
}

/** The country that a source is called after, by its code, or the words of its name. */
export function landOfSource(name: string): { code: string } | { name: string } {
  const words = name.replaceAll('-', ' ')
  const [region] = regionsSaid(phraseOf(words))
  const [code] = region?.type === 'country' ? region.countries : []
  return code === undefined ? { name: region?.name ?? words } : { code }
}

function named(land: ReturnType<typeof landOfSource>): string {
  return 'code' in land ? (countryWithArticle(land.code) ?? land.code) : land.name
}

/** A source is called after its file: "isle-of-man" holds the Isle of Man. */
function nameOfSource(name: string): string {
  return fold(name).replaceAll(/^the |[^\p{L}\p{N}]/gu, '')
}

function dayOf(time: string): string {
  return time.slice(0, 'YYYY-MM-DD'.length)
}

const OPERATOR =
  'Who runs this directory is not known here, nor who pays for it: its own pages and the operator say that.'
const API =
  'Yes: everything here is an open API for reading that needs no key. It is described at /docs, and as OpenAPI at /openapi.json; the whole catalogue can be had from /api/export.'

const MAP =
  'All spots are on the map of the start page, /; how quiet it is at each point of an imported region is on the map at /silence.'

const ANSWERER =
  'A program answers here, by rules and tables and without a language model; no person writes these answers.'

/** Answers what is asked of the directory itself. */
export function sayService(topic: ServiceTopic, context: QuestionContext, conditions: readonly Condition[]): string[] {
  const places = conditions.flatMap(condition => (condition.on === 'place' ? condition.places : []))
  if (topic === 'api') return [API, ...licences(context)]
  if (topic === 'map') return [MAP]
  if (topic === 'operator') return [OPERATOR]
  if (topic === 'answerer') return [ANSWERER]
  if (topic === 'sources') return [...credits(context), MADE]
  if (topic === 'citation') return citation(context)
  if (topic === 'noise data') return noiseData(context)
  if (topic === 'noisy listed') return [NOISY_LISTED]
  if (topic === 'contribution') return [CONTRIBUTION]
  if (topic === 'confidence') return [CONFIDENCE]
  if (topic === 'licence') return licencesTold(context)
  if (topic === 'how often') return [UPKEEP.en.howOften, ...dates(context, places)]
  if (topic === 'rated by') return [sayRatedBy('en', context)]
  if (topic === 'unrated') return [sayAllRated('en', context)]
  if (topic === 'left out') return [UPKEEP.en.leftOut]
  if (topic === 'missing') return [UPKEEP.en.missing]
  if (topic === 'validation') return [VALIDATION.en, MADE]
  const meant = wordMeant('en', topic)
  if (meant !== undefined) return [meant]
  return topic === 'regions' ? coverage(context) : dates(context, places)
}

/** How ratings are made. */
export const MADE = `A rating is either computed (method ${METHOD}) from the roads, railways, airports, settlements and industry on the map around a spot, or given by editors; neither is measured with a microphone on the spot.`

function credits({ index }: QuestionContext): string[] {
  const credited = creditsOf(index, named)
  return credited.length > 0 ? [`The data come from these sources: ${listed(credited)}.`] : []
}

/** What a work that uses the data is to name. */
function citation(context: QuestionContext): string[] {
  return [
    ...credits(context).map(text => text.replace('The data come from these sources', 'Name these sources')),
    ...licences(context),
    `Name the directory, the address of the spot, the day of its version (${datesOf(context).published}) and, for computed ratings, the method (${METHOD}); whether that is fit for a work is not known here.`,
    MADE,
  ]
}

/** Where noise is computed, and from what. */
function noiseData(context: QuestionContext): string[] {
  const { regions, moreRegions } = coverageOf(context)
  const all = [...regions.map(named), ...(moreRegions > 0 ? [`${moreRegions} more`] : [])]
  if (all.length === 0) return ['No region has been imported whose noise is computed.', MADE]
  return [
    `Noise in dB is computed (method ${METHOD}) from the map for ${listed(all)}; elsewhere ratings are given by editors, and there are no dB.`,
    ...credits(context),
    'None of it is measured with a microphone on the spot.',
  ]
}

const NOISY_LISTED = `What nature the map of an imported region has is listed whatever its rating, and editors list known places that are noisy, too, as their descriptions say. The rating tells them apart: a spot rated below ${NOISY_BELOW} is called noisy, and is left out where quiet is looked for and others fit.`

const CONTRIBUTION =
  'Nothing can be added or corrected here: the directory is read only. What the map holds is corrected in OpenStreetMap and comes with a later import; for all else ask who runs the directory.'

const [HIGH, MEDIUM] = CONFIDENCES
const CONFIDENCE = `A computed rating lies within a band, and its confidence is how wide that is: high up to ${HIGH.most} rating units, medium up to ${MEDIUM.most}, low beyond. A rating by editors has no band.`

/** Whom the sources credit, each once, with the sources that do. */
export function creditsOf(
  { sources }: QuestionContext['index'],
  nameOf: (land: ReturnType<typeof landOfSource>) => string,
): string[] {
  const byCredit = Map.groupBy(sources, ({ attribution }) => attribution)
  return [...byCredit].map(([credit, of]) => {
    const names = of.slice(0, MOST_SOURCES).map(({ name }) => nameOf(landOfSource(name)))
    return `${credit} (${names.join(', ')}${of.length > MOST_SOURCES ? ', …' : ''})`
  })
}

/** "Licences: andorra ODbL-1.0", of the sources that have one. */
function licences({ index }: QuestionContext): string[] {
  const licensed = licencesOf(index, named)
  return licensed.length > 0 ? [`Licences of its sources: ${listed(licensed)}.`] : []
}

function licencesTold(context: QuestionContext): string[] {
  const told = licences(context)
  return told.length > 0 ? [...told, UPKEEP.en.licence] : [UPKEEP.en.noLicence]
}

/** The licences of the sources, each once, with the sources that have it. */
export function licencesOf(
  { sources }: QuestionContext['index'],
  nameOf: (land: ReturnType<typeof landOfSource>) => string,
): string[] {
  const byLicence = Map.groupBy(sources, ({ licence }) => licence)
  return [...byLicence].flatMap(([licence, of]) => {
    const names = of.slice(0, MOST_SOURCES).map(({ name }) => nameOf(landOfSource(name)))
    return licence === null ? [] : [`${licence} (${names.join(', ')}${of.length > MOST_SOURCES ? ', …' : ''})`]
  })
}

function coverage(context: QuestionContext): string[] {
  const { spots, countries, first, regions, moreRegions } = coverageOf(context)
  const most = first.map(({ value, count }) => `${countryOfCode(value)?.name ?? value} (${count})`)
  const all = [...regions.map(named), ...(moreRegions > 0 ? [`${moreRegions} more`] : [])]
  return [
    `The catalogue has ${spots} spots in ${countries} countries${most.length > 0 ? `, the most in ${listed(most)}` : ''}.`,
    all.length > 0
      ? `Regions whose noise is computed from the map: ${listed(all)}.`
      : 'No region has been imported whose noise is computed.',
  ]
}

function dates(context: QuestionContext, places: readonly Place[]): string[] {
  const { published, dated, moreDated } = datesOf(context, places)
  const rows = [...dated.map(({ name, date }) => `${name} (${date})`), ...(moreDated > 0 ? [`${moreDated} more`] : [])]
  return [
    `This version of the catalogue was published on ${published}.`,
    ...(rows.length > 0 ? [`Its map data are of these days: ${listed(rows)}.`] : []),
  ]
}
