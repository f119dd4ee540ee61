import type { QuestionContext } from '../../../question-context.ts'
import type { Span } from '../../../recognise/spans.ts'
import { nameOf, type Shown } from './named-shown.ts'

/**
 * Names the spot that was spoken of where it is compared with what is no spot here: "and compared with Padjelanta?". The
 * spans as they are where nothing is compared, or none was spoken of.
 */
export function withSpokenBesideUnknown(
  spans: readonly Span[],
  shown: () => Shown,
  { index }: QuestionContext,
): readonly Span[] {
  const at = spans.findIndex(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'compare')
  const [compared, other] = [spans[at], spans[at + 1]]
  if (!compared || other?.meaning.is !== 'unknown' || !other.isCapital) return spans
  const before = spans.slice(0, at)
  if (!before.every(isBeside)) return spans
  const { docs, focus } = shown()
  const doc = focus ?? (docs.length === 1 ? docs[0] : undefined)
  if (doc === undefined) return spans
  const it = before.findIndex(isIt)
  const pronoun = before[it]
  const point = it === -1 ? at : it
  const run = [pronoun ?? { ...compared, to: compared.from }]
  return spans.toSpliced(point, pronoun ? 1 : 0, nameOf(doc, run, index))
}

/** "And", "how is it", "is it quieter than". */
function isBeside(span: Span): boolean {
  return /^(and|stop|comma|sign|comparative|follow)$/.test(span.meaning.is) || isIt(span)
}

function isIt({ meaning }: Span): boolean {
  return meaning.is === 'pronoun' && meaning.of === 'spot'
}
