import type { Suggestion } from '../../src/index/types.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { regionsOfName, shownName } from '../../src/index/regions/region-names.ts'
import { fold } from '../../src/text/fold.ts'
import { phraseOf } from '../../src/text/phrase.ts'
import { foldedWordsOf, wordsOf } from '../../src/text/tokenize.ts'
import type { Entry } from './naive-entry.ts'
import { countEach } from './naive-facets.ts'
import type { naiveRegions } from './naive-regions.ts'

type Label = { kind: 'tag' | 'place'; value: string; stems: Set<string>; firsts: readonly string[] }

/** Returns what looks at every label and every name; `dictionary` has each folded word with its stem. */
export function naiveSuggestions(
  entries: readonly Entry[],
  dictionary: ReadonlyMap<string, string>,
  regions: ReturnType<typeof naiveRegions>,
): (query: { text: string; limit: number }) => Suggestion[] {
  let known: Label[] | undefined
  return ({ text, limit }) => {
    const words = wordsOf(text)
    const last = words.at(-1)
    if (!last) return []
    const begun = new Set([...dictionary].flatMap(([word, stem]) => (word.startsWith(last.folded) ? [stem] : [])))
    const isTyped = (stems: ReadonlySet<string>) =>
      words.slice(0, -1).every(({ stem }) => stems.has(stem)) && [...stems].some(stem => begun.has(stem))
    const fitting = (known ??= labelsOf(entries)).filter(({ stems }) => isTyped(stems))
    const [head = last] = words
    const leads = ({ firsts }: Label) => firsts.some(stem => (words.length > 1 ? stem === head.stem : begun.has(stem)))
    const labels = (of: 'tag' | 'place') => {
      const rows = fitting.filter(({ kind }) => kind === of)
      return [...rows.filter(leads), ...rows.filter(row => !leads(row))].slice(0, limit)
    }
    const tags: Suggestion[] = labels('tag').map(({ value }) => ({ text: value, kind: 'tag' }))
    const places: Suggestion[] = labels('place').map(({ value }) => ({ text: value, kind: 'place' }))
    const named = entries.flatMap(({ record, stemsInName }, doc) => (isTyped(stemsInName) ? [{ record, doc }] : []))
    const spots: Suggestion[] = named
      .slice(0, limit)
      .map(({ record, doc }) => ({ text: record.name, kind: 'spot', doc }))
    const areas = areasBegun(text, regions)
    const kept = Math.ceil(limit / 4)
    const firsts = [tags, areas, places].flatMap(rows => rows.slice(0, kept)).slice(0, limit)
    const later = [tags, areas, places].flatMap(rows => rows.slice(kept))
    const rest = [...spots, ...later].slice(0, limit - firsts.length)
    const shown = new Set([...firsts, ...rest])
    return [tags, areas, places, spots].flatMap(rows => rows.filter(row => shown.has(row)))
  }
}

function areasBegun(text: string, regions: ReturnType<typeof naiveRegions>): Suggestion[] {
  const names = regions.begun(text).flatMap(({ region }) => shownName(region, phraseOf(text)) ?? [])
  const typed = text.trim().toLowerCase()
  const asTyped = (name: string) => {
    const isBegun = phraseOf(name).startsWith(phraseOf(text))
    return isBegun ? (name.toLowerCase().startsWith(typed) || fold(typed) === typed ? 2 : 1) : 0
  }
  return [...new Set(names)]
    .map(text => ({ text, kind: 'place' as const, count: regions.docsOf(foldedWordsOf(text).join(''))?.size ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .sort((a, b) => Number(isCountry(b.text)) - Number(isCountry(a.text)))
    .sort((a, b) => asTyped(b.text) - asTyped(a.text))
}

function isCountry(name: string): boolean {
  return regionsOfName(name).some(({ kind }) => kind === 'country')
}

/** All tags and places, each with the stems of its words. */
function labelsOf(entries: readonly Entry[]): Label[] {
  const labels = (kind: Label['kind'], of: (record: SpotRecord) => readonly string[]) =>
    countEach(entries.flatMap(({ record }) => [...new Set(of(record))])).map(({ value }) => {
      const written = kind === 'tag' ? `${value} ${value.replaceAll('-', '')}` : value
      const firsts = (kind === 'tag' ? [value, value.replaceAll('-', '')] : [value]).flatMap(
        way => wordsOf(way)[0]?.stem ?? [],
      )
      return { kind, value, stems: new Set(wordsOf(written).map(({ stem }) => stem)), firsts }
    })
  return [...labels('tag', ({ tags }) => tags), ...labels('place', ({ place }) => (place === null ? [] : [place]))]
}
