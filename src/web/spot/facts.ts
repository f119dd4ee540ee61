import type { Details } from '../../index/types.ts'
import type { Links } from '../../spots/links.ts'
import type { Spot } from '../../spots/spot.ts'
import { html, type Content, type Html } from '../html.ts'
import { writeWishes } from '../search-state.ts'
import { countryName } from '../places.ts'
import { pathIn } from '../site.ts'
import { capitalised, counted, inWords } from '../words.ts'

/** A fact of a spot as a row; null is not known, and said so. */
type Fact = { label: string; show: (spot: Spot, details: Details, home: string) => Content }

const FACTS: readonly Fact[] = [
  { label: 'Access', show: ({ accessStatus }) => accessStatus && capitalised(accessStatus) },
  { label: 'Fire', show: ({ fireStatus }) => fireStatus && capitalised(inWords(fireStatus)) },
  { label: 'Scenery', show: ({ sceneryType }, _, home) => sceneryType && wish(home, 'scenery', sceneryType) },
  { label: 'Activities', show: ({ activities = [] }, _, home) => wishes(home, 'activity', activities) },
  { label: 'Features', show: ({ tags = [] }, _, home) => wishes(home, 'tag', tags) },
  { label: 'Nearest place', show: (_, { place }) => place && html`<bdi>${place}</bdi>` },
  {
    label: 'Country',
    show: (_, { country }, home) =>
      country && html`<a href="${home}${writeWishes({ country })}">${countryName(country)}</a>`,
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
  {
    label: 'Comments',
    show: ({ commentsCount }) => (commentsCount === undefined ? null : counted(commentsCount, 'comment')),
  },
]

/** Lists the facts of a spot; what is not known is shown as unknown, what does not apply is left out. */
export function factsOf(spot: Spot, details: Details, links: Links): Html {
  const home = pathIn(links, '/')
  const rows = FACTS.map(({ label, show }) => ({ label, fact: show(spot, details, home) }))
  return html`<dl class="facts">${rows
    .filter(({ fact }) => fact !== false)
    .map(
      ({ label, fact }) =>
        html`<div><dt>${label}</dt><dd>${fact ?? html`<span class="unknown">unknown</span>`}</dd></div>`,
    )}</dl>`
}

function wishes(home: string, name: 'activity' | 'tag', values: readonly string[]): Content {
  if (values.length === 0) return null
  return values.map((value, i) => [i > 0 && ' · ', wish(home, name, value)])
}

function wish(home: string, name: 'activity' | 'tag' | 'scenery', value: string): Html {
  return html`<a href="${home}${writeWishes({ [name]: value })}">${inWords(value)}</a>`
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`
}
