import type { Spot } from '../../spots/spot.ts'
import { html, type Html } from '../html.ts'
import type { Words } from '../language/words.ts'

export const OSM = 'https://www.openstreetmap.org/'
/** How imports from OpenStreetMap name what a spot was made of. */
const OSM_ID = /^osm-([nwr])(\d+)$/
const OSM_KINDS = new Map([
  ['n', 'node'],
  ['w', 'way'],
  ['r', 'relation'],
])

/** Leads to where what is wrong or missing can be put right for everybody; null for what is not from there. */
export function improveLink({ id }: Spot, { say }: Words): Html | null {
  const [, kind = '', number] = OSM_ID.exec(id) ?? []
  if (number === undefined) return null
  return html` <a href="${OSM}${OSM_KINDS.get(kind)}/${number}" rel="noopener">${say('spot.improve')}</a>`
}
