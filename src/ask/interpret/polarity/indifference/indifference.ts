// What somebody does not mind is neither looked for nor ruled out: "dogs don't bother me", "peu importent les avions".
import { FILLER, merged, type Span } from '../../../recognise/spans.ts'
import { type Said, markAt } from '../marks.ts'
import { objectsFrom } from '../objects.ts'
import { MINDS_NOT_BEFORE, MINDS_NOT_BEHIND } from './indifference-words.ts'

/** Reads what a person does not mind as no condition, and noise itself as any rating. */
export function withIndifference({ spans, language }: Said): readonly Span[] {
  let read = spans
  for (let at = 0; at < read.length; at++) read = withIndifferenceAt({ spans: read, language }, at)
  return read
}

function withIndifferenceAt(said: Said, at: number): readonly Span[] {
  const { spans } = said
  const behind = markAt(said, at, MINDS_NOT_BEHIND)
  const before = markAt(said, at, MINDS_NOT_BEFORE)
  if (behind === 0 && before === 0) return spans
  const back = behind > 0 ? listFrom(spans, at - 1, -1) : []
  const noise = behind > 0 ? noiseBefore(spans, at) : -1
  if (isWhere(spans, at)) return spans
  if (back.length > 0) return unminded(spans, { at, length: behind, objects: back })
  if (noise >= 0) return unminded(spans, { at, length: behind, objects: [noise] })
  const isNoise = isNoiseItself(spans[at + before])
  const ahead = isNoise ? [at + before] : listFrom(spans, at + before, 1)
  return before > 0 && ahead.length > 0 ? unminded(spans, { at, length: before, objects: ahead }) : spans
}

function unminded(
  spans: readonly Span[],
  { at, length, objects }: { at: number; length: number; objects: readonly number[] },
): readonly Span[] {
  const read = spans.map((span, i): Span => {
    if (!objects.includes(i)) return span
    return isNoiseItself(span)
      ? { ...span, meaning: { is: 'any rating' } }
      : { ...span, meaning: FILLER, said: 'the', frame: 'who asks' }
  })
  return read.toSpliced(at, length, { ...merged(spans.slice(at, at + length), FILLER, 'the'), frame: 'who asks' })
}

/** "A lake with parking, dogs and cars don't bother me": things of any kind that "and" joins, and no more behind a comma. */
function listFrom(spans: readonly Span[], at: number, step: 1 | -1): readonly number[] {
  const found = objectsFrom(spans, at, step)
  const comma =
    step === 1
      ? spans.findIndex((span, i) => i > at && isComma(span))
      : spans.findLastIndex((span, i) => i < at && isComma(span))
  const objects = found.filter(i => comma === -1 || (step === 1 ? i < comma : i > comma))
  const joint = objects.length === 0 ? -1 : (objects.at(-1) ?? 0) + step
  return isJoint(spans[joint]) ? [...objects, ...listFrom(spans, joint + step, step)] : objects
}

function isComma(span: Span): boolean {
  return span.meaning.is === 'comma'
}

function isJoint(span: Span | undefined): boolean {
  return span?.meaning.is === 'and' || span?.meaning.is === 'or'
}

/** "Le bruit ne me dérange pas", with its article. */
function noiseBefore(spans: readonly Span[], at: number): number {
  const noise = spans.findLastIndex(({ meaning }, i) => i < at && meaning.is !== 'stop')
  return at - noise <= MOST_TO_NOISE && isNoiseItself(spans[noise]) ? noise : -1
}

const MOST_TO_NOISE = 2

function isNoiseItself(span: Span | undefined): boolean {
  return (
    (span?.meaning.is === 'aspect' && /^noises?$/i.test(span.said)) ||
    (span?.meaning.is === 'quality' && span.meaning.quality === 'noisy')
  )
}

/** "Where dogs don't bother me" looks for a place without them. */
function isWhere(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at)
  const clause = before.findLastIndex(({ meaning: { is } }) => is === 'comma' || is === 'sign')
  return before.slice(clause + 1).some(({ typed }) => WHERE.test(typed))
}

const WHERE = /^(where|wo|dove|où|donde|dónde|that|so that|which|que|che)( |$)/i
