import type { Span } from '../../recognise/spans.ts'
import { FILLER, merged } from './marks.ts'

/** Reads "not Norway, Sweden" as Sweden in place of what was spoken of: what is denied was not said in this question. */
export function withRather(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'comma')
  const [negation, denied, joint, meant] = spans.slice(at, at + 4)
  const isDenial = negation?.meaning.is === 'negation' && /^(not|no)( in)?$/i.test(negation.said)
  const isJoint = joint?.meaning.is === 'comma' || /^(but|sondern|mais|sino|ma)( in)?$/i.test(joint?.typed ?? '')
  if (!isDenial || !isPlace(denied) || !isJoint || !isPlace(meant)) return spans
  const rest = spans.slice(at + 4)
  if (rest.some(({ meaning }) => meaning.is !== 'sign')) return spans
  return spans.toSpliced(at, 3, merged(spans.slice(at, at + 3), FILLER))
}

function isPlace(span: Span | undefined): boolean {
  return span?.meaning.is === 'name'
}
