import type { SpotRecord } from '../../spots/spot.ts'
import { GrowingList } from '../../arrays/chunked-list.ts'
import type { Details, Doc } from '../types.ts'
import { kindFor, type Layout, type Sections } from '../storage/sections.ts'

/** What is kept apart: spots share places, and share the rest, but seldom both. */
const PARTS = ['place', 'rest'] as const
type Part = (typeof PARTS)[number]

/** Collects what of each spot is not in its body; each different text is kept once. */
export class DetailsWriter {
  readonly #parts = PARTS.map(name => ({ name, numbers: new Map<string, number>(), byDoc: new GrowingList() }))

  add(record: SpotRecord): void {
    const texts: Record<Part, string> = { place: record.place ?? '', rest: restOf(record) }
    for (const { name, numbers, byDoc } of this.#parts) {
      const text = texts[name]
      const number = numbers.get(text) ?? numbers.size
      if (number === numbers.size) numbers.set(text, number)
      byDoc.push(number)
    }
  }

  /** The places by number, each with how many spots it has. */
  places(): { text: string; number: number; count: number }[] {
    const [places] = this.#parts
    if (!places) return []
    const counts = new Uint32Array(places.numbers.size)
    for (const number of places.byDoc.view()) counts[number] = (counts[number] ?? 0) + 1
    const counted = Array.from(places.numbers, ([text, number]) => ({ text, number, count: counts[number] ?? 0 }))
    return counted.filter(({ text }) => text !== '')
  }

  reserve(layout: Layout): void {
    for (const { name, numbers, byDoc } of this.#parts) {
      let bytes = 0
      for (const text of numbers.keys()) bytes += Buffer.byteLength(text)
      layout.reserve(`${name}Numbers`, kindFor(numbers.size), byDoc.length)
      layout.reserve(`${name}Offsets`, 'u32', numbers.size + 1)
      layout.reserve(`${name}Texts`, 'u8', bytes)
    }
  }

  fill(sections: Sections): void {
    for (const { name, numbers, byDoc } of this.#parts) {
      sections.numbers(`${name}Numbers`).set(byDoc.view())
      const offsets = sections.view(`${name}Offsets`, 'u32')
      const texts = sections.view(`${name}Texts`, 'u8')
      const bytes = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength)
      let offset = 0
      let i = 0
      for (const text of numbers.keys()) {
        offset += bytes.write(text, offset)
        offsets[++i] = offset
      }
    }
  }
}

/** An empty place is no place. */
const NO_OTHER_NAMES = '\n'

function restOf({ otherNames, country, source, ratedBy }: SpotRecord): string {
  // Most spots have no other names; theirs is quicker made than JSON.
  if (otherNames.length === 0) return [country ?? '', ratedBy, source].join(NO_OTHER_NAMES)
  return JSON.stringify([otherNames, country, source, ratedBy])
}

/** Opens the details of an index; the answer reads one document's. */
export function openDetails(sections: Sections): (doc: Doc) => Details {
  const [readPlace, readRest] = PARTS.map(name => openTexts(sections, name))
  return doc => {
    const place = readPlace?.(doc) ?? ''
    const rest = readRest?.(doc) ?? ''
    const known = { place: place === '' ? null : place }
    const [country, rater, source] = rest.split(NO_OTHER_NAMES)
    if (country !== undefined && source !== undefined) {
      const ratedBy = rater === 'model' ? rater : 'source'
      return { otherNames: [], country: country === '' ? null : country, source, ratedBy, ...known }
    }
    const [otherNames, itsCountry, itsSource, ratedBy] = JSON.parse(rest) // written by restOf
    return { otherNames, country: itsCountry, source: itsSource, ratedBy, ...known }
  }
}

/** Opens the texts of the places of an index, by number. */
export function openPlaces(sections: Sections): (number: number) => string {
  return openNumbered(sections, 'place')
}

function openTexts(sections: Sections, name: Part): (doc: Doc) => string {
  const numbers = sections.numbers(`${name}Numbers`)
  const read = openNumbered(sections, name)
  return doc => read(numbers[doc] ?? 0)
}

function openNumbered(sections: Sections, name: Part): (number: number) => string {
  const offsets = sections.view(`${name}Offsets`, 'u32')
  const texts = sections.view(`${name}Texts`, 'u8')
  const bytes = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength)
  return number => bytes.toString('utf8', offsets[number], offsets[number + 1])
}
