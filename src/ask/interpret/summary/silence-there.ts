import type { Span } from '../../recognise/spans.ts'

/** "Is there silence in Encamp": of the place, and not of its spots. */
export function isSilenceThere(spans: readonly Span[]): boolean {
  const [first] = spans.filter(({ meaning }) => meaning.is !== 'sign')
  return (
    first?.meaning.is === 'ask' &&
    first.meaning.ask === 'exists' &&
    spans.some(
      ({ meaning, said }) => meaning.is === 'quality' && /^(silence|peace|quietness|noise|stillness)$/i.test(said),
    ) &&
    !spans.some(({ meaning }) => meaning.is === 'generic' || meaning.is === 'feature')
  )
}

/** "Is Vaduz loud", "Vaduz è rumorosa": nothing but a place and a quality of it. */
export function isQualityOfPlace(spans: readonly Span[]): boolean {
  const is = (meaning: Span['meaning']['is']) => spans.some(span => span.meaning.is === meaning)
  // The Italian "è" folds to the "e" that is "and".
  const isVerb = ({ said, typed }: Span) => /^(is|are|was)$/i.test(said) || /^è$/i.test(typed)
  return (
    spans.some(isVerb) &&
    is('name') &&
    is('quality') &&
    spans.every(span => isVerb(span) || OF_PREDICATE.has(span.meaning.is))
  )
}

const OF_PREDICATE: ReadonlySet<Span['meaning']['is']> = new Set([
  'name',
  'quality',
  'stop',
  'sign',
  'intensifier',
  'comma',
  'and',
  'pronoun',
  'time',
])
