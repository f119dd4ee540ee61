import type { StoredFields } from '../../index/types.ts'
import { type Links, pathIn } from '../../spots/links.ts'
import type { Spot } from '../../spots/spot.ts'
import type { SpotLinks } from '../../spots/spot-links.ts'
import { html, type Content, type Html } from '../html.ts'
import type { Key } from '../language/table.ts'
import type { Words } from '../language/words.ts'
import { writeSearchState } from '../search-state.ts'
import { isClosed, tellingFirst } from '../shown-tags.ts'
import { webUrl } from '../site.ts'
import { NO_BREAK } from '../../text/distance-words.ts'
import { capitalised, inWords } from '../../text/english.ts'

/** What facts are shown with. */
type Beside = { home: string; words: Words }
/** A fact of a spot as a row; null is not known, and said so. */
type Fact = { label: FactKey; show: (spot: Spot, stored: StoredFields, beside: Beside) => Content }
type FactKey = Exclude<Extract<Key, `fact.${string}`>, 'fact.commentCount' | 'fact.fromTiles' | 'fact.unknown'>

const FACTS: readonly Fact[] = [
  {
    label: 'fact.access',
    show: (spot, _, { words: { say } }) =>
      isClosed(spot)
        ? capitalised(say('fact.forbidden'))
        : spot.accessStatus && capitalised(spot.accessStatus === 'free' ? say('find.free') : say('find.paid')),
  },
  {
    label: 'fact.fire',
    show: ({ fireStatus }, _, { words }) => fireStatus && capitalised(fireWord(fireStatus, words)),
  },
  {
    label: 'fact.scenery',
    show: ({ sceneryType }, _, beside) => sceneryType && searchLink(beside, 'scenery', sceneryType),
  },
  { label: 'fact.activities', show: ({ activities = [] }, _, beside) => searchLinks(beside, 'activity', activities) },
  { label: 'fact.features', show: ({ tags = [] }, _, beside) => searchLinks(beside, 'tag', tellingFirst(tags)) },
  { label: 'fact.place', show: (_, { place }) => place && html`<bdi>${place}</bdi>` },
  {
    label: 'fact.country',
    show: (_, { country }, { home, words }) =>
      country && html`<a href="${home}${writeSearchState({ country })}">${words.country(country)}</a>`,
  },
  {
    label: 'fact.otherNames',
    show: (_, { otherNames }) =>
      otherNames.length > 0 && otherNames.map((name, i) => [i > 0 && ' · ', html`<bdi>${name}</bdi>`]),
  },
  {
    label: 'fact.coordinates',
    show({ latitude, longitude }, _, { words }) {
      const [north = '', east = '', south = '', west = ''] = words.say('fact.compass').split(' ')
      return `${degrees(latitude, north, south)}, ${degrees(longitude, east, west)}`
    },
  },
  {
    label: 'fact.elevation',
    show({ elevation, elevationSource }, _, { words }) {
      if (elevation === undefined) return false
      const metres = `${words.number(elevation)}${NO_BREAK}m`
      return elevationSource === 'tiles' ? words.say('fact.fromTiles', { metres }) : metres
    },
  },
  {
    label: 'fact.elsewhere',
    show: ({ links }, _, { words }) => links !== undefined && elsewhere(links, words),
  },
  {
    label: 'fact.comments',
    show: ({ commentsCount }, _, { words }) =>
      commentsCount !== undefined && words.say('fact.commentCount', { count: commentsCount }),
  },
]

/** Lists the facts of a spot; what is not known is named in one line, what does not apply is left out. */
export function factsOf(spot: Spot, stored: StoredFields, { links, words }: { links: Links; words: Words }): Html {
  const beside = { home: pathIn(links, '/'), words }
  const rows = FACTS.map(({ label, show }) => ({ label: words.say(label), fact: show(spot, stored, beside) }))
  // Only what is shown as nothing at all is unknown: false does not apply here.
  const [known, unknown] = [
    rows.filter(({ fact }) => fact),
    rows.filter(({ fact }) => fact === null || fact === undefined),
  ]
  const named = unknown.map(({ label }) => (words.language === 'de' ? label : label.toLowerCase())).join(', ')
  return html`<dl class="facts">${known.map(({ label, fact }) => html`<div><dt>${label}</dt><dd>${fact}</dd></div>`)}</dl>
${unknown.length > 0 && html`<p class="unknown">${words.say('fact.unknown', { facts: named })}</p>`}`
}

/** A rule that is none of the usual ones is shown as its source has it. */
function fireWord(status: string, { say }: Words): string {
  if (status === 'allowed') return say('fact.allowed')
  return status === 'prohibited' ? say('fact.prohibited') : inWords(status)
}

/** Links to where else the place is described; false where none of the links is of the web. */
function elsewhere({ website, wikipedia, wikidata }: SpotLinks, { say }: Words): Content {
  const pages = { [say('fact.website')]: website, Wikipedia: wikipedia, Wikidata: wikidata }
  const links = Object.entries(pages).flatMap(([label, address]) => {
    const url = webUrl(address ?? null)
    return url === undefined ? [] : [html`<a href="${url}" rel="noopener nofollow">${label}</a>`]
  })
  return links.length > 0 && links.map((link, i) => [i > 0 && ' · ', link])
}

function searchLinks(beside: Beside, name: 'activity' | 'tag', values: readonly string[]): Content {
  if (values.length === 0) return null
  return values.map((value, i) => [i > 0 && ' · ', searchLink(beside, name, value)])
}

function searchLink({ home, words }: Beside, name: 'activity' | 'tag' | 'scenery', value: string): Html {
  return html`<a href="${home}${writeSearchState({ [name]: value })}">${words.feature(value)}</a>`
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`
}
