import { type Span, UNSAID } from '../spans.ts'

/** Reads "huts with water" as huts with drinking water: no hut lies on the water by being said so. */
export function withWaterToDrink(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isShelter)) return spans
  return spans.map((span, at) => (isWaterOf(spans, at) ? { ...span, meaning: DRINKING } : span))
}

const DRINKING = { is: 'feature', feature: 'drinking-water' } as const

function isShelter({ meaning }: Span): boolean {
  return meaning.is === 'feature' && SHELTERS.has(meaning.feature)
}

const SHELTERS: ReadonlySet<string> = new Set(['hut', 'shelter', 'camping', 'picnic', 'bench', 'toilets'])

/** "With water", "and water", "is there water": "by the water" and "on the water" say where. */
function isWaterOf(spans: readonly Span[], at: number): boolean {
  const { meaning, said, typed } = spans[at] ?? { meaning: DRINKING, said: '', typed: '' }
  if (meaning.is !== 'feature' || meaning.feature !== 'water' || !/^(the )?water$/i.test(said)) return false
  if (BESIDE.test(typed)) return false
  const before = spans.slice(0, at).findLast(span => !SMALL.test(span.said))
  return /^(with|and|and with|has|have|having|is there|are there any|is there any|or|,|\+|&|no|without)$/i.test(
    before?.said ?? '',
  )
}

/** "Is there water", "water on site": what one finds there; "by the water", "near water" say where a spot lies. */
export function isWaterThere(spans: readonly Span[], at: number): boolean {
  const { meaning, said, typed } = spans[at] ?? UNSAID
  if (meaning.is !== 'feature' || meaning.feature !== 'water' || !/^(the )?water$/i.test(said)) return false
  const before = spans.slice(0, at).findLast(span => !SMALL.test(span.said))
  return !BESIDE.test(typed) && (before?.meaning.is !== 'relation' || /^of$/i.test(before.said))
}

const SMALL = /^(the|a|any|some|running|fresh)$/i

/** "Am Wasser", "au bord de l'eau": by the water, in one phrase of another language. */
const BESIDE = /^(am|an dem|au bord|bord|près|junto|cerca|al borde|vicino|in riva|sull|lungo)(?!\p{L})/iu
