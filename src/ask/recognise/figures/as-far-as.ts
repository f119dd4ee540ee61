import { namesSpot, type Span } from '../spans.ts'

/**
 * Takes "remote, but not as far as Aldabra" as one wish that cannot be met, as from where is not known: the spot is none that
 * is asked about.
 */
export function withAsFarAs(spans: readonly Span[]): readonly Span[] {
  const far = spans.findIndex(
    (span, at) => FAR.test(span.typed) && isAs(spans[at - 1]) && isAs(spans[at + 1]) && namesSpot(spans[at + 2]),
  )
  const isSought = spans.slice(0, Math.max(0, far)).some(({ meaning: { is } }) => is === 'feature' || is === 'generic')
  if (far === -1 || !isSought) return spans
  const from = spans[far - 2]?.meaning.is === 'negation' ? far - 2 : far - 1
  const run = spans.slice(from, far + 3)
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) return spans
  const typed = run.map(span => span.typed).join(' ')
  return [
    ...spans.slice(0, from),
    { ...first, meaning: { is: 'unknown' }, to: last.to, said: typed, typed, isCapital: false, corrected: null },
    ...spans.slice(far + 3),
  ]
}

const FAR = /^far$/i

function isAs(span: Span | undefined): boolean {
  return /^as$/i.test(span?.typed ?? '')
}
