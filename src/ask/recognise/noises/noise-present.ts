import { NOISE_WORDS, type NoiseKind } from '../../vocabulary/noises/noise-sources.ts'
import { NOUNS } from './source-near.ts'
import { isFiller, type Meaning, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "are there planes at Sarek" as a question about their noise there: several, at a spot. A train, or trains to it, are
 * how one gets there.
 */
export function withNoisePresent(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    if (isPassedBy(spans, at)) return { ...span, meaning: { is: 'relation', relation: 'in' } as const }
    const loud = isLoudnessAsked(spans, at) ? NOISE_WORDS.get(englishOf(span)) : undefined
    if (loud && spans.some(other => namesSpot(other) || other.meaning.is === 'coordinates')) return sourceOf(span, loud)
    const found =
      SEVERAL.test(span.said) && OF_VEHICLES.has(span.meaning.is) ? NOISE_WORDS.get(wordOf(span)) : undefined
    if (!found || !isAskedWhether(spans, at) || !isOfSpot(spans, at)) return span
    return sourceOf(span, found)
  })
}

function sourceOf(span: Span, { kinds, shown }: NoiseKind): Span {
  return { ...span, meaning: { is: 'noise source', kinds, shown } }
}

/** "How loud is the road at Sarek". */
function isLoudnessAsked(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).findLast(span => !isFiller(span))
  const isLoud = LOUD.test(before?.said ?? '') || LOUD.test(before?.typed ?? '')
  return isLoud && !NOT_SOURCES.has(spans[at]?.meaning.is ?? 'sign')
}

const LOUD = /^(how (loud|noisy)|wie (laut|stark)|cuánto ruido|quanto (rumore|è rumoros[oa])|quel bruit)(?!\p{L})/iu
const NOT_SOURCES: ReadonlySet<Meaning['is']> = new Set(['name', 'spot', 'relation', 'sign', 'noise source'])

const SEVERAL =
  /^(planes|airplanes|aeroplanes|aircraft|helicopters|jets|trains|trams|cars|trucks|lorries|motorbikes|motorcycles)$/i
const OF_VEHICLES: ReadonlySet<Meaning['is']> = new Set(['transport', 'off topic'])

function wordOf({ said }: Span): string {
  return said.toLowerCase()
}

/** Nouns of other languages that are English only where noise is spoken of. */
function englishOf(span: Span): string {
  const [noun] = NOUNS.find(([, typed]) => typed.test(span.typed)) ?? []
  return noun ?? wordOf(span)
}

/** "Are there (a lot of) planes". */
function isAskedWhether(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).findLast(({ meaning, said }) => meaning.is !== 'stop' && !/^(of|many)$/i.test(said))
  return before?.meaning.is === 'ask' && before.meaning.ask === 'exists'
}

/** Behind it stands nothing else than where: "at Sarek", "there", or what was spoken of before. */
function isOfSpot(spans: readonly Span[], at: number): boolean {
  const isHay = /^hay$/i.test(spans.slice(0, at).findLast(({ meaning }) => meaning.is === 'ask')?.typed ?? '')
  const rest = spans.slice(at + 1)
  const end = rest.findIndex(
    ({ meaning, said }) => meaning.is === 'comma' || (meaning.is === 'sign' && /[?.!]/.test(said)),
  )
  return rest.slice(0, end === -1 ? undefined : end).every(({ meaning, typed }) => {
    if (TO.test(typed) || (isHay && /^al?$/i.test(typed))) return false
    if (meaning.is === 'name') return meaning.named.spots.length > 0 && meaning.named.region === null
    if (meaning.is === 'relation') return meaning.relation === 'in'
    return WHERE.has(meaning.is) || isFiller({ meaning })
  })
}

const TO = /^(to|nach|zu|zum|zur|hin|dorthin|dahin|pour|vers|jusqu.*|para|hasta|hacia|per|fino|verso)$/i
const WHERE: ReadonlySet<Meaning['is']> = new Set(['spot', 'pronoun', 'here', 'sign'])

/** "¿Pasan trenes por Sarek?": through it, and not somewhere near. */
function isPassedBy(spans: readonly Span[], at: number): boolean {
  return (
    namesSpot(spans[at + 1]) &&
    /^por$/i.test(spans[at]?.typed ?? '') &&
    spans.slice(0, at).some(({ typed }) => PASSES.test(typed))
  )
}

const PASSES = /^(pasan?|circulan?|vuelan|sobrevuelan)$/i
