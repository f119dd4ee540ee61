import type { Condition } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Located } from '../places.ts'

export type Nearer = { condition: Extract<Condition, { on: 'nearer' }>; others: readonly Located[] }

/** Reads of two places to which spots are to lie nearer: "closer to Vienna than to Prague"; `others`: the places beside them. */
export function nearerIn(spans: readonly Span[], located: readonly Located[]): Nearer | undefined {
  const side = spans.findIndex(isOfSide)
  const than = spans.findIndex(({ typed }, at) => at > side && THAN.test(typed))
  if (side === -1 || than === -1) return undefined
  const first = located.find(({ at, place }) => at > side && at < than && place.center !== null)
  const second = located.find(({ at, place }) => at > than && place.center !== null)
  if (!first || !second) return undefined
  const [near, far] = isFar(spans[side]) ? [second.place, first.place] : [first.place, second.place]
  const shown = `closer to ${near.name} than to ${far.name}`
  return {
    condition: { on: 'nearer', place: near, than: far, shown, isNegated: false, said: shown },
    others: located.filter(each => each !== first && each !== second),
  }
}

/** Without what says "closer to", which has been read. */
export function withoutCloser(spans: readonly Span[]): readonly Span[] {
  return spans.map(span => (isOfSide(span) ? { ...span, meaning: { is: 'sign' } as const } : span))
}

function isOfSide({ meaning, typed }: Span): boolean {
  if (meaning.is === 'comparative') return meaning.to === 'closer' || meaning.to === 'farther'
  if (meaning.is === 'superlative') return /^(distance|farthest)$/.test(meaning.by)
  // "Näher an Wien als an Prag".
  return meaning.is === 'relation' && /^näher /i.test(typed)
}

function isFar(span: Span | undefined): boolean {
  const meaning = span?.meaning
  return meaning?.is === 'comparative'
    ? meaning.to === 'farther'
    : meaning?.is === 'superlative' && meaning.by === 'farthest'
}

/** "Than" and what other languages say for it before a place. */
const THAN = /^(than|als|que|que de|que a|che|che a|che da)$/i
