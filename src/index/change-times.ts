import { GrowingList } from '../arrays/chunked-list.ts'
import type { Doc } from './types.ts'
import type { Layout, Sections } from './storage/sections.ts'

/** Collects when each spot last changed, in the order of documents; a version's spots share its time. */
export class ChangeTimeWriter {
  readonly #numbers = new Map<string, number>()
  readonly #byDoc = new GrowingList()

  add(time: string): void {
    const number = this.#numbers.get(time) ?? this.#numbers.size
    this.#numbers.set(time, number)
    this.#byDoc.push(number)
  }

  reserve(layout: Layout): void {
    layout.reserve('changeNumbers', 'u32', this.#byDoc.length)
    layout.reserve('changeTimes', 'f64', this.#numbers.size)
  }

  fill(sections: Sections): void {
    sections.view('changeNumbers', 'u32').set(this.#byDoc.view())
    sections.view('changeTimes', 'f64').set([...this.#numbers.keys()].map(time => Date.parse(time)))
  }
}

/** Opens the times; the answer reads one document's as RFC 3339, null where it is not known. */
export function openChangeTimes(sections: Sections): (doc: Doc) => string | null {
  const numbers = sections.view('changeNumbers', 'u32')
  const times = sections.view('changeTimes', 'f64')
  return doc => {
    const time = times[numbers[doc] ?? -1]
    return time === undefined ? null : new Date(time).toISOString()
  }
}
