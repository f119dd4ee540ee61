import { hasBox } from './naive-entry.ts'
import type { Region } from '../../src/index/regions/region.ts'
import { regionPhrases } from '../../src/index/regions/region-phrases.ts'
import { rowsOf, wholeRegions } from '../../src/index/regions/region-rows.ts'
import { partsOf } from '../../src/index/names/name-parts.ts'
import { regionTable } from '../../src/index/regions/region-table.ts'
import { LANDS } from '../../src/geo/regions/lands.ts'
import { readRegionFile } from '../../src/geo/regions/named-regions.ts'
import { GENERIC_NAME_WORDS } from '../../src/text/generic-name-words.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { phraseOf } from '../../src/text/phrase.ts'
import type { Word } from '../../src/text/tokenize.ts'

/** Words that name a region, and the spots in it by their place in the records. */
export type NaiveSpan = {
  start: number
  end: number
  docs: ReadonlySet<number>
  /** Whether the words mean these spots alone. */
  isExact: boolean
  isCountry: boolean
}

const file = readRegionFile()
const phrases = [...regionPhrases([...wholeRegions(), ...rowsOf(file)], file).keys()]
const allNamed = phrases.map(phrase => [phrase, regionTable().named(phrase)] as const)

/** Returns what looks at every name of every region, and at every spot for each. */
export function naiveRegions(records: readonly SpotRecord[]) {
  const known = new Map<Region, number[]>()
  const docsIn = (region: Region) => {
    const docs = known.get(region) ?? records.flatMap((record, doc) => (isIn(record, region) ? [doc] : []))
    known.set(region, docs)
    return docs
  }
  const docsNamed = (key: string) => {
    const regions = allNamed.filter(([phrase]) => isSought(phrase) && phrase.replaceAll(' ', '') === key)
    return regions.length === 0 ? undefined : new Set(regions.flatMap(([, named]) => named).flatMap(docsIn))
  }
  const named = new Map<string, ReadonlySet<number> | undefined>()
  const docsOf = (key: string) => {
    if (!named.has(key)) named.set(key, docsNamed(key))
    return named.get(key)
  }
  const placedAt = (phrase: string) =>
    records.flatMap(({ place }, doc) => (partsOf(place ?? '').some(part => phraseOf(part) === phrase) ? [doc] : []))
  return {
    spansOf(words: readonly Word[], text: string): NaiveSpan[] {
      const spans: NaiveSpan[] = []
      const written = text
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(word => word !== '') // prettier-ignore
      for (let start = 0; start < words.length; start++) {
        const island = written.length === words.length && written[start] === 'ísland'
        if (island) {
          const docs = new Set(docsOf('iceland'))
          spans.push({ start, end: start + 1, docs, isExact: true, isCountry: true })
          continue
        }
        for (let end = words.length; end > start; end--) {
          const key = words.slice(start, end).map(({ folded }) => folded)
          const placed = end - start > 1 ? placedAt(key.join(' ')) : []
          const named = docsOf(key.join(''))
          if (!named && placed.length === 0) continue
          const docs = new Set([...(named ?? []), ...placed])
          const meant = allNamed.flatMap(([phrase, named]) =>
            isSought(phrase) && phrase.replaceAll(' ', '') === key.join('') ? named : [],
          )
          spans.push({ start, end, docs, isExact: false, isCountry: meant.some(({ kind }) => kind === 'country') })
          start = end - 1
          break
        }
      }
      return spans
    },
    /** All regions that have a name which begins so, each with its spots. */
    begun(text: string): { region: Region; docs: readonly number[] }[] {
      const phrase = phraseOf(text)
      if (phrase.length < 3) return []
      const regions = allNamed.flatMap(([name, regions]) => (isSought(name) && name.startsWith(phrase) ? regions : []))
      return [...new Set(regions)].map(region => ({ region, docs: docsIn(region) }))
    },
    docsOf,
  }
}

function isSought(phrase: string): boolean {
  return !GENERIC_NAME_WORDS.has(phrase) && phrase !== 'us'
}

function isIn(record: SpotRecord, { countries, boxes, areas }: Region): boolean {
  return (
    countries.includes(record.country ?? '') ||
    boxes.some(box => hasBox(record, box)) ||
    areas().some(({ country, contains }) => contains(record) && !isAbroad(record.country ?? null, country))
  )
}

/** A spot of another country lies in no part of this one, whatever the part's coarse border says. */
function isAbroad(country: string | null, home: string | undefined): boolean {
  const [land, own] = [country, home].map(code => LANDS.find(each => each.code !== undefined && each.code === code))
  return land !== undefined && own !== undefined && land.code !== home && land.country !== home
}
