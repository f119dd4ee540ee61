// "In the middle of nature", "mitten im Wald", "in mezzo ai monti": in it.
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { isFiller, type Span } from '../spans.ts'
import { framing, isWordOf } from './framing.ts'

/** Takes being amid a landscape, or nature, as being in it; what stands in the middle of a lake is an island, and is named. */
export function withAmid(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(span => isAmid(span) || isGreenery(span))) return spans
  return spans.map((span, at) => {
    if (isGreenery(span)) return { ...span, frame: 'amid it' }
    return isAmid(span) && isOfLand(spans, at) ? framing(span, 'amid it') : span
  })
}

/** "Im Grünen", "coin de verdure": a place, of which it is told. */
function isGreenery({ meaning, typed }: Span): boolean {
  return meaning.is === 'generic' && GREENERY.test(typed)
}

const GREENERY = /(gr(ü|u)n|verd|vert)/i

function isAmid(span: Span): boolean {
  return (span.meaning.is === 'stop' || span.meaning.is === 'unknown') && isWordOf(span, AMID)
}

const AMID: ReadonlySet<string> = new Set(
  `middle heart midst amid amidst surrounded lost mitten inmitten herzen umgeben umringt milieu coeur plein pleine entoure entouree entoures
  entourees medio mitad pleno plena corazon rodeado rodeada rodeados rodeadas mezzo cuore immerso immersa immersi immerse circondato circondata`
    .trim()
    .split(/\s+/),
)

const REACH = 4

/** The first word of content behind it is land, nature, or green: "umgeben von Wald", or, in German, before it: "von Wald umgeben". */
function isOfLand(spans: readonly Span[], at: number): boolean {
  const behind = spans.slice(at + 1, at + 1 + REACH).find(span => !isJoint(span))
  const before = spans.slice(Math.max(0, at - REACH), at).findLast(span => !isJoint(span))
  return isLand(behind) || (UMGEBEN.test(spans[at]?.typed ?? '') && isLand(before))
}

const UMGEBEN = /^(umgeben|umringt)$/i

function isJoint(span: Span): boolean {
  return isFiller(span) || span.meaning.is === 'relation'
}

function isLand(span: Span | undefined): boolean {
  const meaning = span?.meaning
  return (
    meaning?.is === 'generic' ||
    (meaning?.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature) && !WATERS.has(meaning.feature))
  )
}

const WATERS: ReadonlySet<string> = new Set([
  'lake',
  'river',
  'bay',
  'fjord',
  'lagoon',
  'coast',
  'waterfall',
  'island',
  'reef',
  'water',
])
