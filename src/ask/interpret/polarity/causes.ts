import { FILLER, type Span, UNSAID, merged, UNAPPLIED } from '../../recognise/spans.ts'
import { asNoise } from './aversions.ts'
import { markAt, marksOf, type Said } from './marks.ts'

/**
 * Reads "because of aircraft, not of roads" as what is loudest: "owing to" and a noise say which kind gives most, and a "not" behind
 * it which does not.
 */
export function withCauses(said: Said): readonly Span[] {
  const { spans } = said
  const at = spans.findIndex((_, i) => markAt(said, i, BECAUSE) > 0)
  if (at === -1) return spans
  const length = markAt(said, at, BECAUSE)
  const thing = objectBehind(spans, at + length)
  if (thing === -1) return spans
  // "Is A louder than B because of planes?": the ratings do not tell why.
  const isCompared = spans.slice(0, at).some(({ meaning }) => meaning.is === 'comparative')
  if (isCompared) return spans.toSpliced(at, thing + 1 - at, merged(spans.slice(at, thing + 1), UNAPPLIED))
  const isNot = spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'stop')?.meaning.is === 'negation'
  const denied = isNot ? -1 : deniedBehind(said, thing + 1)
  const rest = denied === -1 && !isNot ? withoutUnknown(spans, thing + 1) : spans
  const read = rest.map((span, i) => {
    if (i === thing || i === denied) return asNoise(span)
    const isJoint = i > thing && i < denied && span.meaning.is !== 'negation'
    // A second "because of" says nothing more.
    return isJoint ? { ...span, meaning: FILLER } : span
  })
  return read.toSpliced(at, length, merged(read.slice(at, at + length), { is: 'loudest source' }, 'main noise'))
}

/** The kind of noise that a cause is. */
function objectBehind(spans: readonly Span[], from: number): number {
  const at = spans.findIndex((span, i) => i >= from && !isPassed(span))
  return isNoise(spans[at]) ? at : -1
}

/** "…, not because of roads": the noise that is denied. */
function deniedBehind(said: Said, from: number): number {
  const { spans } = said
  let at = from
  while (isJoint(spans[at])) at++
  if (spans[at]?.meaning.is !== 'negation') return -1
  const next = at + 1 + markAt(said, at + 1, BECAUSE)
  return objectBehind(spans, next)
}

/** A cause that is denied and that nothing recognised is named with its "not". */
function withoutUnknown(spans: readonly Span[], from: number): readonly Span[] {
  let at = from
  while (isJoint(spans[at])) at++
  const object = spans.findIndex((span, i) => i > at && !isPassed(span))
  if (spans[at]?.meaning.is !== 'negation' || spans[object]?.meaning.is !== 'unknown') return spans
  return spans.toSpliced(at, object - at + 1, merged(spans.slice(at, object + 1), UNAPPLIED))
}

function isNoise(span: Span | undefined): boolean {
  return span !== undefined && asNoise(span).meaning.is === 'noise source'
}

function isPassed({ meaning, said }: Span): boolean {
  return meaning.is === 'stop' || (meaning.is === 'relation' && /^of$/i.test(said))
}

function isJoint(span: Span | undefined): boolean {
  const { meaning, said } = span ?? UNSAID
  return (
    span !== undefined &&
    (meaning.is === 'comma' ||
      meaning.is === 'and' ||
      (meaning.is === 'follow' && /^but$/i.test(said)) ||
      meaning.is === 'stop')
  )
}

const BECAUSE = marksOf({
  en: 'because of|due to|owing to|on account of|through the fault of|thanks to',
  de: 'wegen|aufgrund von|aufgrund|auf grund von|dank',
  fr: 'à cause de|à cause des|à cause du|en raison de|en raison des|en raison du|par la faute de|par la faute des',
  es: 'por culpa de|por culpa de los|por culpa de las|por culpa de la|a causa de los|a causa de las|debido a los|debido a las|por culpa del|a causa de|a causa del|debido a|debido al|por causa de',
  it: 'per colpa di|per colpa dei|per colpa degli|per colpa delle|per colpa del|per colpa della|colpa di|colpa degli|colpa dei|colpa delle|a causa di|a causa dei|a causa degli|a causa delle|a causa del|a causa della|per via di|per via degli|per via dei|per via delle',
})
