import type { StoredFields } from '../../index/types.ts'
import { type Links, pathIn } from '../../spots/links.ts'
import type { Spot } from '../../spots/spot.ts'
import type { SpotLinks } from '../../spots/spot-links.ts'
import { html, type Content, type Html } from '../html.ts'
import { writeSearchState } from '../search-state.ts'
import { countryName } from '../../geo/countries.ts'
import { isClosed, tellingFirst } from '../shown-tags.ts'
import { webUrl } from '../site.ts'
import { NO_BREAK } from '../../text/distance-words.ts'
import { capitalised, counted, inWords } from '../../text/english.ts'

/** A fact of a spot as a row; null is not known, and said so. */
type Fact = { label: string; show: (spot: Spot, stored: StoredFields, home: string) => Content }

const FACTS: readonly Fact[] = [
  {
    label: 'Access',
    show: spot => (isClosed(spot) ? 'Forbidden' : spot.accessStatus && capitalised(spot.accessStatus)),
  },
  { label: 'Fire', show: ({ fireStatus }) => fireStatus && capitalised(inWords(fireStatus)) },
  { label: 'Scenery', show: ({ sceneryType }, _, home) => sceneryType && searchLink(home, 'scenery', sceneryType) },
  { label: 'Activities', show: ({ activities = [] }, _, home) => searchLinks(home, 'activity', activities) },
  { label: 'Features', show: ({ tags = [] }, _, home) => searchLinks(home, 'tag', tellingFirst(tags)) },
  { label: 'Nearest place', show: (_, { place }) => place && html`<bdi>${place}</bdi>` },
  {
    label: 'Country',
    show: (_, { country }, home) =>
      country && html`<a href="${home}${writeSearchState({ country })}">${countryName(country) ?? country}</a>`,
  },
  {
    label: 'Also called',
    show: (_, { otherNames }) =>
      otherNames.length > 0 && otherNames.map((name, i) => [i > 0 && ' · ', html`<bdi>${name}</bdi>`]),
  },
  {
    label: 'Coordinates',
    show: ({ latitude, longitude }) => `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`,
  },
  { label: 'Elevation', show: ({ elevation }) => elevation !== undefined && `${elevation}${NO_BREAK}m` },
  { label: 'Elsewhere', show: ({ links }) => links !== undefined && elsewhere(links) },
  {
    label: 'Comments',
    show: ({ commentsCount }) => commentsCount !== undefined && counted(commentsCount, 'comment'),
  },
]

/** Lists the facts of a spot; what is not known is named in one line, what does not apply is left out. */
export function factsOf(spot: Spot, stored: StoredFields, links: Links): Html {
  const home = pathIn(links, '/')
  const rows = FACTS.map(({ label, show }) => ({ label, fact: show(spot, stored, home) }))
  // Only what is shown as nothing at all is unknown: false does not apply here.
  const [known, unknown] = [
    rows.filter(({ fact }) => fact),
    rows.filter(({ fact }) => fact === null || fact === undefined),
  ]
  return html`<dl class="facts">${known.map(({ label, fact }) => html`<div><dt>${label}</dt><dd>${fact}</dd></div>`)}</dl>
${unknown.length > 0 && html`<p class="unknown">Not known: ${unknown.map(({ label }) => label.toLowerCase()).join(', ')}.</p>`}`
}

/** Links to where else the place is described; false where none of the links is of the web. */
function elsewhere({ website, wikipedia, wikidata }: SpotLinks): Content {
  const pages = { Website: website, Wikipedia: wikipedia, Wikidata: wikidata }
  const links = Object.entries(pages).flatMap(([label, address]) => {
    const url = webUrl(address ?? null)
    return url === undefined ? [] : [html`<a href="${url}" rel="noopener nofollow">${label}</a>`]
  })
  return links.length > 0 && links.map((link, i) => [i > 0 && ' · ', link])
}

function searchLinks(home: string, name: 'activity' | 'tag', values: readonly string[]): Content {
  if (values.length === 0) return null
  return values.map((value, i) => [i > 0 && ' · ', searchLink(home, name, value)])
}

function searchLink(home: string, name: 'activity' | 'tag' | 'scenery', value: string): Html {
  return html`<a href="${home}${writeSearchState({ [name]: value })}">${inWords(value)}</a>`
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`
}
