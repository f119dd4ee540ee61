import { type Span, UNSAID } from '../../recognise/spans.ts'

/**
 * Lists the spans that a verb's object is made of, from `at` on or backwards: a thing with what describes it, and the others
 * of its list.
 */
export function objectsFrom(spans: readonly Span[], at: number, step: 1 | -1): number[] {
  const found: number[] = []
  let hasThing = false
  for (let i = at; i >= 0 && i < spans.length; i += step) {
    const { meaning, said } = spans[i] ?? UNSAID
    if (isThing(spans[i])) {
      if (hasThing && !isJoint(spans[i - step])) break
      found.push(i)
      hasThing = true
    } else if (isJoint(spans[i])) {
      if (found.length === 0 || !isListed(spans, i, step)) break
    } else if (meaning.is === 'unknown') {
      if (hasThing && step === 1 && !isJoint(spans[i - step])) break
      found.push(i)
    } else if (meaning.is === 'stop') {
      if (CLAUSE.test(said)) break
      if (meaning.isContent) found.push(i)
    } else if (!(meaning.is === 'relation' && OF.test(said)) && meaning.is !== 'intensifier') break
  }
  return found
}

function isThing(span: Span | undefined): boolean {
  return span !== undefined && THINGS.has(span.meaning.is)
}

const THINGS: ReadonlySet<Span['meaning']['is']> = new Set([
  'feature',
  'noise source',
  'transport',
  'quality',
  'fire',
  'off topic',
])

function isJoint(span: Span | undefined): boolean {
  return span !== undefined && /^(and|or|comma)$/.test(span.meaning.is)
}

/** "Traffic, trains and planes": what lies behind the joint is of the same kind, or nothing is known of it. */
function isListed(spans: readonly Span[], joint: number, step: 1 | -1): boolean {
  const beyond = next(spans, joint + step, step)
  const before = next(spans, joint - step, -step as 1 | -1)
  if (!beyond || !before) return false
  if (spans[joint]?.meaning.is === 'comma' && !isJoint(spans[joint + step]) && beyond.meaning.is === 'unknown')
    return false
  const isOfNoise = (span: Span) => span.meaning.is === 'noise source' || span.meaning.is === 'transport'
  return (isOfNoise(beyond) && isOfNoise(before)) || (beyond.meaning.is === before.meaning.is && isThing(beyond))
}

function next(spans: readonly Span[], at: number, step: 1 | -1): Span | undefined {
  let i = at
  while (spans[i]?.meaning.is === 'stop' || isJoint(spans[i])) i += step
  return spans[i]
}

/** Where another clause begins. */
const CLAUSE = /^(where|which|that|so|but|because|since|i|we|show|find|give|want|need|looking|please|can|is|are)$/i
/** "Scared of the noise of trains". */
const OF = /^(of|with)$/i
