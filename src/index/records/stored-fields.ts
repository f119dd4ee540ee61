import type { SpotRecord } from '../../spots/spot.ts'
import { GrowableArray } from '../../arrays/growable-array.ts'
import type { StoredFields, Doc } from '../types.ts'
import { kindFor, type Layout, type Sections } from '../storage/sections.ts'

/** What is kept apart: spots share places, and share the rest, but seldom both. */
const PARTS = ['place', 'placeAt', 'noiseLength', 'rest'] as const
type Part = (typeof PARTS)[number]

/** Collects what of each spot is not in its body; each different text is kept once. */
export class StoredFieldsWriter {
  readonly #parts = PARTS.map(name => ({
    name,
    numbers: new Map<string, number>(),
    byDoc: new GrowableArray(Uint32Array),
  }))

  add(record: SpotRecord): void {
    const texts: Record<Part, string> = {
      place: record.place ?? '',
      placeAt: record.placeAt ? `${record.placeAt.latitude},${record.placeAt.longitude}` : '',
      noiseLength: noiseLengthOf(record),
      rest: restOf(record),
    }
    for (const { name, numbers, byDoc } of this.#parts) {
      byDoc.push(numbers.getOrInsert(texts[name], numbers.size))
    }
  }

  /** How many numbers mean a place, or none. */
  get placeCount(): number {
    return this.#parts[0]?.numbers.size ?? 0
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

/** The sentence itself is the end of the description, which the body holds. */
function noiseLengthOf({ description, noiseSentence }: SpotRecord): string {
  return noiseSentence && description?.endsWith(noiseSentence) ? String(noiseSentence.length) : ''
}

/** An empty place is no place. */
const NO_OTHER_NAMES = '\n'

function restOf({ otherNames, country, source, ratedBy, lden }: SpotRecord): string {
  // Most spots have no other names; theirs is quicker made than JSON.
  if (otherNames.length === 0) return [country ?? '', ratedBy, lden ?? '', source].join(NO_OTHER_NAMES)
  return JSON.stringify([otherNames, country, source, ratedBy, lden])
}

/** Opens the stored fields of an index; the result reads one document's. */
export function openStoredFields(sections: Sections): (doc: Doc) => StoredFields {
  const [readPlace, readPlaceAt, readNoiseLength, readRest] = PARTS.map(name => openTexts(sections, name))
  return doc => {
    const place = readPlace?.(doc) ?? ''
    const rest = readRest?.(doc) ?? ''
    const [latitude, longitude] = (readPlaceAt?.(doc) ?? '').split(',').map(Number)
    const placeAt = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    const noiseLength = Number(readNoiseLength?.(doc) ?? '')
    const known = {
      place: place === '' ? null : place,
      ...(placeAt && { placeAt }),
      ...(noiseLength > 0 && { noiseLength }),
    }
    const [country, rater, level, source] = rest.split(NO_OTHER_NAMES)
    if (country !== undefined && source !== undefined) {
      const ratedBy = rater === 'model' ? rater : 'source'
      const lden = level === '' ? null : Number(level)
      return { otherNames: [], country: country === '' ? null : country, source, ratedBy, lden, ...known }
    }
    const [otherNames, itsCountry, itsSource, ratedBy, lden] = JSON.parse(rest) // written by restOf
    return { otherNames, country: itsCountry, source: itsSource, ratedBy, lden, ...known }
  }
}

function openTexts(sections: Sections, name: Part): (doc: Doc) => string {
  const numbers = sections.numbers(`${name}Numbers`)
  const read = openNumbered(sections, name)
  return doc => read(numbers[doc] ?? 0)
}

/** Opens the different texts of a part, by number. */
export function openNumbered(sections: Sections, name: Part): (number: number) => string {
  const offsets = sections.view(`${name}Offsets`, 'u32')
  const texts = sections.view(`${name}Texts`, 'u8')
  const bytes = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength)
  return number => bytes.toString('utf8', offsets[number], offsets[number + 1])
}
