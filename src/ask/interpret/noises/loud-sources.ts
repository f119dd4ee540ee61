import { FILLER, namesSpot, type Span } from '../../recognise/spans.ts'
import { noiseOf } from './dominant-noise.ts'

/**
 * Reads "are planes loud in Wales", "how loud is the motorway at Hainich", "are trains a problem there" as how much of that noise
 * is heard there: neither a way to get there nor a loud spot is asked for.
 */
export function withLoudSources(spans: readonly Span[]): readonly Span[] {
  const sources = spans.flatMap((span, at) => (!isPlace(span) && isSource(span) ? [at] : []))
  const [first] = sources
  if (first === undefined) return spans
  // Of a spot its rating is told, too.
  const isOfSpot = spans.some(namesSpot)
  const degree = spans.findIndex((span, at) => (at > first ? isNuisance(span) : !isOfSpot && isLoudnessAsked(span)))
  const isAll = spans.every(
    (span, at) =>
      at === degree ||
      sources.includes(at) ||
      isPlace(span) ||
      isJoining(span) ||
      isPronoun(span) ||
      isAtPoint(spans, at),
  )
  if (degree === -1 || !isAll || !spans.some(span => isPlace(span) || isPronoun(span))) return spans
  return spans.map((span, at): Span => {
    if (at === degree) return { ...span, said: 'heard', meaning: FILLER, corrected: null }
    if (isAtPoint(spans, at)) return { ...span, said: 'at', meaning: { is: 'relation', relation: 'in' } }
    const noise = sources.includes(at) ? noiseOf(span) : undefined
    return noise?.is === 'noise source' ? { ...span, meaning: { ...noise, isLevelAsked: true } } : span
  })
}

/** "Is the town loud" asks for all that is heard in it. */
function isSource(span: Span): boolean {
  const noise = noiseOf(span)
  return noise?.is === 'noise source' && !noise.compared && !noise.kinds.includes('settlement')
}

function isNuisance({ meaning, said }: Span): boolean {
  return (meaning.is === 'quality' && meaning.quality === 'noisy') || NUISANCE.test(said)
}

const NUISANCE =
  /^(an? )?(loud|noisy|problem|problems|nuisance|disturbance|annoyance|issue|bother|disturb|disturbing|annoying|intrusive|noticeable)$/i

function isLoudnessAsked({ meaning, said }: Span): boolean {
  return meaning.is === 'aspect' && meaning.aspect === 'rating' && /^how (loud|noisy)$/i.test(said)
}

function isPlace({ meaning }: Span): boolean {
  return meaning.is === 'name' || meaning.is === 'spot' || meaning.is === 'coordinates'
}

function isPronoun({ meaning }: Span): boolean {
  return meaning.is === 'pronoun'
}

/** "Bei 47.24, 9.56": German has one word for "at" and "near", and at a point nothing else can be asked of. */
function isAtPoint(spans: readonly Span[], at: number): boolean {
  return /^bei$/i.test(spans[at]?.typed ?? '') && spans[at + 1]?.meaning.is === 'coordinates'
}

function isJoining({ meaning }: Span): boolean {
  if (meaning.is === 'stop') return !meaning.isContent
  if (meaning.is === 'ask') return meaning.ask === 'exists' || meaning.ask === 'tell'
  // Behind "from" and "near" something else is asked.
  if (meaning.is === 'relation') return meaning.relation === 'in'
  return JOINING.has(meaning.is)
}

const JOINING: ReadonlySet<Span['meaning']['is']> = new Set(['sign', 'comma', 'or', 'and', 'intensifier'])
