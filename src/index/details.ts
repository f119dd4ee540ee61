import type { SpotRecord } from '../spots/spot.ts'
import { GrowingList } from './growing.ts'
import type { Details, Doc } from './index.ts'
import type { Layout, Sections } from './sections.ts'

/** Collects what of each spot is not in its body; most spots share it with others, so each text is kept once. */
export class DetailsWriter {
  readonly #numbers = new Map<string, number>()
  readonly #byDoc = new GrowingList()

  add({ otherNames, country, place, source }: SpotRecord): void {
    const text = JSON.stringify([otherNames, country, place, source])
    const number = this.#numbers.get(text) ?? this.#numbers.size
    if (number === this.#numbers.size) this.#numbers.set(text, number)
    this.#byDoc.push(number)
  }

  reserve(layout: Layout): void {
    let bytes = 0
    for (const text of this.#numbers.keys()) bytes += Buffer.byteLength(text)
    layout.reserve('detailNumbers', 'u32', this.#byDoc.length)
    layout.reserve('detailOffsets', 'u32', this.#numbers.size + 1)
    layout.reserve('details', 'u8', bytes)
  }

  fill(sections: Sections): void {
    sections.view('detailNumbers', 'u32').set(this.#byDoc.view())
    const offsets = sections.view('detailOffsets', 'u32')
    const details = sections.view('details', 'u8')
    const bytes = Buffer.from(details.buffer, details.byteOffset, details.byteLength)
    let offset = 0
    let i = 0
    for (const text of this.#numbers.keys()) {
      offset += bytes.write(text, offset)
      offsets[++i] = offset
    }
  }
}

/** Opens the details of an index; the answer reads one document's. */
export function openDetails(sections: Sections): (doc: Doc) => Details {
  const numbers = sections.view('detailNumbers', 'u32')
  const offsets = sections.view('detailOffsets', 'u32')
  const details = sections.view('details', 'u8')
  const bytes = Buffer.from(details.buffer, details.byteOffset, details.byteLength)
  return doc => {
    const number = numbers[doc] ?? 0
    // Written by DetailsWriter alone.
    const [otherNames, country, place, source] = JSON.parse(
      bytes.toString('utf8', offsets[number], offsets[number + 1]),
    )
    return { otherNames, country, place, source }
  }
}
