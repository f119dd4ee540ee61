import { FILLER, namesSpot, type Span } from '../../recognise/spans.ts'
import { noiseOf } from './dominant-noise.ts'

/**
 * Reads what is asked of the noises of one place without a word of hearing as whether they are heard there: "what is louder at Niarbyl, the road
 * or the airport", "do trains pass near Schaan".
 */
export function withNoisesOfPlace(spans: readonly Span[]): readonly Span[] {
  const places = spans.filter(isPlace)
  if (places.length !== 1) return spans
  const noises = spans.flatMap((span, at) => (!isPlace(span) && noiseOf(span) ? [at] : []))
  const compared = louderThan(spans, noises)
  const passed = compared === undefined ? passing(spans, noises) : undefined
  const verb = compared ?? passed ?? noiseOfNoises(spans, noises) ?? choice(spans, noises)
  if (verb === undefined) return spans
  const isLevelAsked = verb !== passed
  const isOfNoises = spans.every((span, at) => at === verb || noises.includes(at) || isPlace(span) || isJoining(span))
  if (!isOfNoises) return spans
  return spans.map((span, at): Span => {
    if (at === verb) return { ...span, said: 'heard', meaning: FILLER }
    if (span.meaning.is === 'relation') return { ...span, meaning: { is: 'relation', relation: 'in' } }
    if (span.meaning.is === 'ask' && span.meaning.ask === 'compare') return { ...span, meaning: FILLER }
    const noise = noises.includes(at) ? noiseOf(span) : undefined
    if (noise?.is !== 'noise source') return span
    return { ...span, meaning: { ...noise, ...(isLevelAsked && { isLevelAsked: true }) } }
  })
}

/** Where two noises are compared. */
function louderThan(spans: readonly Span[], noises: readonly number[]): number | undefined {
  const at = spans.findIndex(({ meaning }) => meaning.is === 'comparative' && /^(louder|quieter)$/.test(meaning.to))
  return noises.length > 1 && at !== -1 ? at : undefined
}

/** "Planes or cars at Niarbyl?": where one or the other is said, by itself. */
function choice(spans: readonly Span[], noises: readonly number[]): number | undefined {
  const [first = -1, last = -1] = [noises[0], noises.at(-1)]
  const at = spans.findIndex(({ meaning }, i) => i > first && i < last && meaning.is === 'or')
  return at === -1 ? undefined : at
}

/** "Noise in Castletown from planes": of a town, whose noise is no rating of a spot. */
function noiseOfNoises(spans: readonly Span[], noises: readonly number[]): number | undefined {
  const isOfSpot = spans.some(namesSpot)
  const at = spans.findIndex(({ meaning, said }) => meaning.is === 'aspect' && /^noise( level)?$/i.test(said))
  return noises.length === 0 || isOfSpot || at === -1 ? undefined : at
}

/** Behind what makes a noise. */
function passing(spans: readonly Span[], noises: readonly number[]): number | undefined {
  const at = spans.findIndex(({ typed }) => PASSES.test(typed))
  return noises.length > 0 && at !== -1 && !noises.includes(at) ? at : undefined
}

/** Verbs of what goes by, in each language. */
const PASSES =
  /^(pass|passes|passing|pass by|run|runs|run past|rumble|rumbles|rattle|rattles|thunder|thunders|roar|roars|fahren|fährt|fahren vorbei|rattern|rauschen|passent|passe|circulent|circule|pasan|pasa|circulan|circula|passano|passa|circolano|transitano)$/i

function isPlace({ meaning }: Span): boolean {
  return meaning.is === 'name' || meaning.is === 'spot' || meaning.is === 'coordinates'
}

/** Small words, and what asks. */
function isJoining({ meaning }: Span): boolean {
  if (meaning.is === 'stop') return !meaning.isContent
  if (meaning.is === 'ask') return meaning.ask === 'compare' || meaning.ask === 'tell' || meaning.ask === 'exists'
  return JOINING.has(meaning.is)
}

const JOINING: ReadonlySet<Span['meaning']['is']> = new Set([
  'relation',
  'sign',
  'comma',
  'or',
  'and',
  'pronoun',
  'told',
])
