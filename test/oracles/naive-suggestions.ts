import type { Suggestion } from '../../src/index/types.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { wordsOf } from '../../src/text/tokenize.ts'
import type { Entry } from './naive-entry.ts'
import { countEach } from './naive-facets.ts'

type Label = { kind: 'tag' | 'place'; value: string; stems: Set<string> }

const SUGGESTION_KINDS = ['tag', 'place', 'spot'] as const

/** Returns what looks at every label and every name; `dictionary` has each folded word with its stem. */
export function naiveSuggestions(
  entries: readonly Entry[],
  dictionary: ReadonlyMap<string, string>,
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
    const labels = (of: 'tag' | 'place') => fitting.filter(({ kind }) => kind === of).slice(0, limit)
    const tags: Suggestion[] = labels('tag').map(({ value }) => ({ text: value, kind: 'tag' }))
    const places: Suggestion[] = labels('place').map(({ value }) => ({ text: value, kind: 'place' }))
    const named = entries.flatMap(({ record, stemsInName }, doc) => (isTyped(stemsInName) ? [{ record, doc }] : []))
    const spots: Suggestion[] = named
      .slice(0, limit)
      .map(({ record, doc }) => ({ text: record.name, kind: 'spot', doc }))
    const kept = Math.ceil(limit / 4)
    const firsts = [...tags.slice(0, kept), ...places.slice(0, kept)].slice(0, limit)
    const rest = [...spots, ...tags.slice(kept), ...places.slice(kept)].slice(0, limit - firsts.length)
    return SUGGESTION_KINDS.flatMap(kind => [...firsts, ...rest].filter(suggestion => suggestion.kind === kind))
  }
}

/** All tags and places, each with the stems of its words. */
function labelsOf(entries: readonly Entry[]): Label[] {
  const labels = (kind: Label['kind'], of: (record: SpotRecord) => readonly string[]) =>
    countEach(entries.flatMap(({ record }) => [...new Set(of(record))])).map(({ value }) => {
      return { kind, value, stems: new Set(wordsOf(value).map(({ stem }) => stem)) }
    })
  return [...labels('tag', ({ tags }) => tags), ...labels('place', ({ place }) => (place === null ? [] : [place]))]
}
