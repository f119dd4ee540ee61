import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { FILLER, type Meaning, type Span } from '../spans.ts'

/**
 * Reads a question for the noise at coordinates as nothing else: "how much noise" counts no spots, and what is put there, "how
 * noisy would my tent be", is no kind of spot that is looked for.
 */
export function withNoiseAtPoint(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex((span, i) => isNoise(span) || isHowNoisy(spans, i))
  const isAtPoint = spans.some(({ meaning }) => meaning.is === 'coordinates')
  const mine = spans.findIndex((_, i) => isOwn(spans, i))
  const asked = at === -1 && mine !== -1 ? spans.findIndex(({ meaning }) => meaning.is === 'quality') : at
  if (!isAtPoint || asked === -1 || spans.some((span, i) => isOfSearch(span, spans[i + 1]))) return spans
  return spans.map((span, i): Span => {
    if (i === asked && span.meaning.is !== 'ask') return { ...span, meaning: { is: 'aspect', aspect: 'rating' } }
    const isIdle = isOwn(spans, i) || isPut(spans, i) || isCountOrThere(span)
    return isIdle ? { ...span, meaning: FILLER } : span
  })
}

/** "How loud", "noise level", "how many dB", "which noise". */
function isNoise({ meaning, said }: Span): boolean {
  if (meaning.is === 'ask') return meaning.ask === 'why' && /noise/i.test(said)
  return meaning.is === 'aspect' && (meaning.aspect === 'rating' || meaning.aspect === 'level')
}

/** "Quanto sarebbe rumorosa": how noisy, with a verb in between. */
function isHowNoisy(spans: readonly Span[], at: number): boolean {
  if (spans[at]?.meaning.is !== 'quality') return false
  const before = spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'unknown')
  return before !== undefined && HOW.test(before.typed)
}

const HOW = /^(quanto|quant[aei]|wie|cuán|cuánto|how|how much|combien)$/i

/** "My tent", "unser Wagen": whatever it is, it lies at the point. */
function isOwn(spans: readonly Span[], at: number): boolean {
  const is = spans[at]?.meaning.is
  return (is === 'feature' || is === 'unknown') && OWN.test(spans[at - 1]?.typed ?? '')
}

const OWN =
  /^(my|our|mein(e[mnrs]?)?|unser(e[mnrs]?)?|ma|mon|mes|notre|nos|mi|mis|nuestr[oa]s?|mi[ao]|miei|mie|nostr[oaei])$/i

/** "A tent", "a picnic": what one does there; "a lake" is looked for. */
function isPut(spans: readonly Span[], at: number): boolean {
  const meaning = spans[at]?.meaning
  return (
    meaning?.is === 'feature' && !LANDSCAPE_KEYS.has(meaning.feature) && INDEFINITE.test(spans[at - 1]?.typed ?? '')
  )
}

const INDEFINITE = /^(an?|eine?[mnr]?|une?|una|uno|un)$/i

/** "Cuánto ruido hay": of the words of counting and being there, nothing is left to count. */
function isCountOrThere({ meaning, said }: Span): boolean {
  if (meaning.is === 'aspect') return /^how much$/i.test(said)
  return meaning.is === 'ask' && (meaning.ask === 'count' || meaning.ask === 'exists')
}

/** Spots are looked for, ranked or counted. */
function isOfSearch({ meaning }: Span, next: Span | undefined): boolean {
  if (meaning.is !== 'ask') return OF_SEARCH.has(meaning.is)
  if (meaning.ask === 'count') return next === undefined || !/^(aspect|quality|stop|unknown)$/.test(next.meaning.is)
  return meaning.ask === 'where' || meaning.ask === 'compare'
}

const OF_SEARCH: ReadonlySet<Meaning['is']> = new Set([
  'superlative',
  'comparative',
  'generic',
  'distance',
  'walking distance',
  'name',
  'spot',
  'and',
])
