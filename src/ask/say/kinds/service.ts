// What the directory says of itself: what it covers, how old its data are, where its API is described.
import type { QuestionContext } from '../../question-context.ts'
import { METHOD } from '../../../silence/parameters.ts'
import { listed } from '../../../text/english.ts'
import { countryOfCode } from '../../../index/regions/regions.ts'
import type { ServiceTopic } from '../../vocabulary/kinds/service-topics.ts'

const MOST_NAMED = 5
const MOST_SOURCES = 8

/** The countries with the most spots, and the regions whose noise is computed, with how many there are of each in all. */
export function coverageOf({ index }: QuestionContext) {
  const countries = index.facets({}).countries.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]))
  const regions = index.sources.filter(({ coverage }) => coverage !== null).map(({ name }) => name)
  return {
    spots: index.count,
    countries: countries.length,
    first: countries.slice(0, MOST_NAMED),
    regions: regions.slice(0, MOST_SOURCES),
    moreRegions: Math.max(0, regions.length - MOST_SOURCES),
  }
}

/** When the catalogue was published, and from when the map data of its regions are (both RFC 3339 dates, without a time). */
export function datesOf({ index }: QuestionContext) {
  const dated = index.sources.flatMap(({ name, extractDate }) =>
    extractDate === null ? [] : [{ name, date: dayOf(extractDate) }],
  )
  return {
    published: dayOf(index.version.publishedAt),
    dated: dated.slice(0, MOST_SOURCES),
    moreDated: Math.max(0, dated.length - MOST_SOURCES),
  }
}

function dayOf(time: string): string {
  return time.slice(0, 'YYYY-MM-DD'.length)
}

const OPERATOR = 'Who runs this directory is not known here: its own pages and the operator say that.'
const API =
  'Yes: everything here is an open API for reading that needs no key. It is described at /docs, and as OpenAPI at /openapi.json; the whole catalogue can be had from /api/export.'

const ANSWERER =
  'A program answers here, by rules and tables and without a language model; no person writes these answers.'

/** Answers what is asked of the directory itself. */
export function sayService(topic: ServiceTopic, context: QuestionContext): string[] {
  if (topic === 'api') return [API, ...licences(context)]
  if (topic === 'operator') return [OPERATOR]
  if (topic === 'answerer') return [ANSWERER]
  if (topic === 'sources') return [...credits(context), MADE]
  return topic === 'regions' ? coverage(context) : dates(context)
}

/** How ratings are made. */
export const MADE = `A rating is either computed (method ${METHOD}) from the roads, railways, airports, settlements and industry on the map around a spot, or given by editors; neither is measured with a microphone on the spot.`

function credits({ index }: QuestionContext): string[] {
  const named = creditsOf(index)
  return named.length > 0 ? [`The data come from these sources: ${listed(named)}.`] : []
}

/** Whom the sources credit, each once, with the sources that do. */
export function creditsOf({ sources }: QuestionContext['index']): string[] {
  const byCredit = Map.groupBy(sources, ({ attribution }) => attribution)
  return [...byCredit].map(([credit, of]) => {
    const names = of.slice(0, MOST_SOURCES).map(({ name }) => name)
    return `${credit} (${names.join(', ')}${of.length > MOST_SOURCES ? ', …' : ''})`
  })
}

/** "Licences: andorra ODbL-1.0", of the sources that have one. */
function licences({ index }: QuestionContext): string[] {
  const named = licencesOf(index)
  return named.length > 0 ? [`Licences of its sources: ${listed(named)}.`] : []
}

/** The licences of the sources, each once, with the sources that have it. */
export function licencesOf({ sources }: QuestionContext['index']): string[] {
  const byLicence = Map.groupBy(sources, ({ licence }) => licence)
  return [...byLicence].flatMap(([licence, of]) => {
    const names = of.slice(0, MOST_SOURCES).map(({ name }) => name)
    return licence === null ? [] : [`${licence} (${names.join(', ')}${of.length > MOST_SOURCES ? ', …' : ''})`]
  })
}

function coverage(context: QuestionContext): string[] {
  const { spots, countries, first, regions, moreRegions } = coverageOf(context)
  const named = first.map(({ value, count }) => `${countryOfCode(value)?.name ?? value} (${count})`)
  const all = [...regions, ...(moreRegions > 0 ? [`${moreRegions} more`] : [])]
  return [
    `The catalogue has ${spots} spots in ${countries} countries${named.length > 0 ? `, the most in ${listed(named)}` : ''}.`,
    all.length > 0
      ? `Regions whose noise is computed from the map: ${listed(all)}.`
      : 'No region has been imported whose noise is computed.',
  ]
}

function dates(context: QuestionContext): string[] {
  const { published, dated, moreDated } = datesOf(context)
  const rows = [...dated.map(({ name, date }) => `${name} (${date})`), ...(moreDated > 0 ? [`${moreDated} more`] : [])]
  return [
    `This version of the catalogue was published on ${published}.`,
    ...(rows.length > 0 ? [`Its map data are of these days: ${listed(rows)}.`] : []),
  ]
}
