import type { Query } from '../../query.ts'
import { noiseOf } from '../noises/dominant-noise.ts'
import { FILLER, type Span } from '../../recognise/spans.ts'

/**
 * Reads "less traffic noise" between named spots as a comparison of that noise: "which has less traffic noise, A or B".
 * Among spots that are looked for it is a condition, and stays as it is.
 */
export function withLessNoise(said: readonly Span[]): readonly Span[] {
  const spans = withFewerSources(said)
  const at = spans.findIndex(({ meaning }, i) => meaning.is === 'noise source' && amountBefore(spans, i) !== -1)
  const from = amountBefore(spans, at)
  const [amount, noise] = [spans[from], spans[at]]
  if (!amount || noise?.meaning.is !== 'noise source' || !isBetweenNamed(spans)) return spans
  const end = /more|most/i.test(amount.typed) ? 'more' : 'less'
  const merged: Span = {
    ...noise,
    from: amount.from,
    typed: [...spans.slice(from, at), noise].map(({ typed }) => typed).join(' '),
    meaning: { ...noise.meaning, compared: end },
  }
  return ofEither(spans.toSpliced(from, at - from + 1, merged))
}

/** "Which has fewer roads around": how many there are no field tells, how much is heard of them is known. */
function withFewerSources(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex((span, i) => FEWER.test(spans[i - 1]?.typed ?? '') && noiseOf(span)?.is === 'noise source')
  const source = spans[at]
  const noise = noiseOf(source)
  const isWhich = spans.slice(0, Math.max(0, at)).some(({ said }) => /^which\b/i.test(said))
  if (!source || noise?.is !== 'noise source' || !isWhich || spans.some(isSought)) return spans
  return spans.map((span, i): Span => {
    if (i === at) return { ...span, meaning: noise }
    return i > at && AROUND.test(span.typed) ? { ...span, meaning: FILLER } : span
  })
}

const FEWER = /^(fewer|fewest|less|more|most)$/i
const AROUND = /^(around|nearby|close by|near|near it|around it|in the area)$/i

function isSought({ meaning }: Span): boolean {
  return meaning.is === 'generic' || meaning.is === 'group'
}

/** "Between A and B, where": the one or the other. */
function ofEither(spans: readonly Span[]): readonly Span[] {
  const between = spans.findIndex(({ meaning }) => meaning.is === 'relation' && meaning.relation === 'between')
  const [relation, one, and, other] = spans.slice(Math.max(0, between))
  const areNamed = [one, other].every(span => span?.meaning.is === 'name' || span?.meaning.is === 'spot')
  if (between === -1 || !relation || and?.meaning.is !== 'and' || !areNamed) return spans
  return spans.with(between, { ...relation, meaning: FILLER }).with(between + 2, { ...and, meaning: { is: 'or' } })
}

/** "Less", "less likely to hear" before a noise; -1 without. */
function amountBefore(spans: readonly Span[], noise: number): number {
  const before = spans.slice(Math.max(0, noise - MOST_BEFORE), noise)
  const back = before.toReversed().findIndex(({ typed }) => !LIKELY.test(typed))
  return back !== -1 && AMOUNTS.test(spans[noise - 1 - back]?.typed ?? '') ? noise - 1 - back : -1
}

const MOST_BEFORE = 5
const LIKELY = /^(likely|to|hear|to hear|get|be|bothered by|disturbed by)$/i

const AMOUNTS = /^(the )?(less|least|more|most|fewer|fewest)$/i

/** Spots are named with "or", "than" or "between"; no kind of spot is looked for. */
function isBetweenNamed(spans: readonly Span[]): boolean {
  const isNamed = spans.some(({ meaning }) => meaning.is === 'name' || meaning.is === 'spot')
  const isJoined = spans.some(
    ({ meaning }) =>
      meaning.is === 'or' ||
      (meaning.is === 'ask' && meaning.ask === 'compare') ||
      (meaning.is === 'relation' && meaning.relation === 'between'),
  )
  return isNamed && isJoined && !spans.some(({ meaning }) => meaning.is === 'generic')
}

/** What the noise of named spots is compared by. */
export function noiseComparedIn(spans: readonly Span[]): Query['noiseCompared'] {
  for (const { meaning } of spans) {
    if (meaning.is !== 'noise source' || !meaning.compared) continue
    return { kinds: meaning.kinds, shown: meaning.shown, end: meaning.compared }
  }
  return null
}
