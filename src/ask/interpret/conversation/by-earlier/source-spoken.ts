import { KINDS } from '../../../../silence/sources/sources.ts'
import type { Query } from '../../../query.ts'
import { FILLER, isFiller, type Span } from '../../../recognise/spans.ts'

/** Reads "how far away is it?" behind the loudest source of a spot or a point as how far that source is. */
export function withSourceSpoken(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const isAsked = spans.some(isHowFar) && spans.every(span => isHowFar(span) || isBeside(span))
  const earlier = isAsked ? before() : null
  if (earlier === null || !isOfSources(earlier)) return spans
  return spans.map(span => {
    if (isHowFar(span)) return { ...span, meaning: NEAR }
    return span.meaning.is === 'pronoun' || span.meaning.is === 'sign' || span.meaning.is === 'and'
      ? span
      : { ...span, meaning: FILLER }
  })
}

const NEAR: Span['meaning'] = {
  is: 'source near',
  kinds: KINDS,
  shown: 'noise sources',
  classes: null,
  km: null,
  isWhether: false,
}

function isOfSources({ aspects, silenceAt }: Query): boolean {
  const isOfPoint = silenceAt?.kind === 'coordinates'
  return isOfPoint || aspects.some(aspect => aspect.of === 'why' && (aspect.isOfSource ?? aspect.isHeard) === true)
}

function isHowFar({ meaning }: Span): boolean {
  return meaning.is === 'aspect' && meaning.aspect === 'distance'
}

function isBeside(span: Span): boolean {
  const { is } = span.meaning
  return isFiller(span) || is === 'sign' || is === 'and' || isIt(span) || /^(away from|tell|what is)$/.test(span.said)
}

/** "It", "this source", "la fuente". */
function isIt({ meaning, typed }: Span): boolean {
  const isPronoun = meaning.is === 'pronoun' && meaning.of === 'spot'
  return isPronoun || /^(noise |lärm|geräusch)?(source|quelle|fuente|fonte)$/i.test(typed)
}
