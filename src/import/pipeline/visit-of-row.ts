import { ACCESS_FIELDS, isClosedAccess, parseAccess } from '../values/access.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import { quote } from '../../text/quote.ts'
import type { Cells } from './columns.ts'

/** What a row says of a visit: what it costs, and whether people are kept out. Of several columns the one that costs wins. */
export function visitOf(
  cells: Cells,
  note: (text: string) => void,
): { accessStatus: SpotDraft['accessStatus']; isClosed: boolean } {
  const said = new Set<SpotDraft['accessStatus']>()
  let isClosed = false
  for (const field of ACCESS_FIELDS) {
    const value = cells[field]
    if (value === undefined) continue
    const status = parseAccess(value, field)
    const closes = isClosedAccess(value, field)
    isClosed ||= closes
    if (status !== undefined) said.add(status)
    else if (!closes) note(`${field} ${quote(value)} not understood: left out`)
  }
  const accessStatus = said.has('paid') ? 'paid' : said.has('free') && !isClosed ? 'free' : null
  return { accessStatus, isClosed }
}
