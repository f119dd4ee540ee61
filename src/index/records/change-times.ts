import type { Layout, Sections } from '../storage/sections.ts'
import type { Doc } from '../types.ts'
import type { Lookup } from './lookup.ts'

/** When a spot last changed, RFC 3339. */
export type ChangeTime = { id: string; at: string }

export function reserveChangeTimes(layout: Layout, count: number): void {
  layout.reserve('changeTimes', 'f64', count)
}

/** Fills in the times, which come in any order. */
export async function fillChangeTimes(
  sections: Sections,
  times: AsyncIterable<ChangeTime> | Iterable<ChangeTime>,
  lookup: Lookup,
): Promise<void> {
  const byDoc = sections.view('changeTimes', 'f64').fill(Number.NaN)
  for await (const { id, at } of times) {
    const doc = lookup.byId(id)
    if (doc !== undefined) byDoc[doc] = Date.parse(at)
  }
}

/** Opens the times; the returned function reads one document's as RFC 3339, null where it is not known. */
export function openChangeTimes(sections: Sections): (doc: Doc) => string | null {
  const times = sections.view('changeTimes', 'f64')
  return doc => {
    const time = times[doc] ?? Number.NaN
    return Number.isNaN(time) ? null : new Date(time).toISOString()
  }
}
