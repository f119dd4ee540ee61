import type { Doc } from '../../../index/types.ts'
import type { Condition, Subject } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Reference } from '../reference.ts'
import type { ComparedSpot } from './comparisons.ts'
import { isFar, isOfSide } from './nearer.ts'

type LikeCondition = Extract<Condition, { on: 'like' }>

/** Reads the spot that others are to be like: "like Sarek but closer", "alternatives to Plitvice"; undefined when none is. */
export function likeIn(spans: readonly Span[], subjects: readonly Subject[]): LikeCondition | undefined {
  const [
    {
      docs: [to],
    } = { docs: [] },
    ...others
  ] = subjects
  if (!isLike(spans) || to === undefined || others.length > 0) return undefined
  const at = spans.findIndex(({ meaning }, i) => i > likeAt(spans) && isNamed(meaning))
  const shown = `like ${spans[at]?.said ?? ''}`
  return { on: 'like', to, shown, isNegated: false, said: shown }
}

/** Tells whether a name is that of a land or region that a spot is to be like, which is not where it is to be: "a place like Iceland". */
export function isLikened(spans: readonly Span[], at: number): boolean {
  const like = likeAt(spans)
  return (
    like >= 0 &&
    at > like &&
    at <= like + MOST_TO_NAME &&
    !spans.slice(like + 1, at).some(span => isNamed(span.meaning))
  )
}

/** Behind "like", with its article. */
const MOST_TO_NAME = 2

/** "Similar to Plitvice but quieter", or cheaper: of prices whether access is free is all that is known. */
export function quieterThan(to: Doc, { comparative }: Pick<Reference, 'comparative'>): Condition | undefined {
  if (comparative === 'cheaper') return { on: 'access', access: 'free', isNegated: false, said: 'cheaper' }
  if (comparative !== 'quieter' && comparative !== 'louder') return undefined
  const shown = comparative === 'quieter' ? 'but quieter' : 'but noisier'
  return { on: 'compared', to, how: comparative, shown, isNegated: false, said: shown }
}

/** "Like Sarek but closer to Stockholm": nearer than Sarek is. */
export function closerThan(
  { to, shown: spot }: ComparedSpot,
  spans: readonly Span[],
  placed: readonly Condition[],
): Condition | undefined {
  const near = placed.find(condition => condition.on === 'near' && !condition.isNegated && !condition.isStated)
  if (!spans.some(isOfSide) || near?.on !== 'near') return undefined
  const shown = `closer to ${near.place.name} than ${spot.replace(/^like /, '')}`
  return { on: 'closer', to, from: near.place, shown, isNegated: false, said: shown }
}

/** "Quieter than Sarek but closer to Stockholm": nearer than Sarek is, too; the closest of the quieter ones is no comparison. */
export function alsoCloser(
  compared: Condition | undefined,
  spans: readonly Span[],
  placed: readonly Condition[],
): Condition | undefined {
  const side = spans.find(isOfSide)
  if (compared?.on !== 'compared' || !side || isFar(side) || !isComparative(side)) return undefined
  const shown = spans.find(span => isNamed(span.meaning) && compared.shown.includes(span.said))?.said
  return shown === undefined ? undefined : closerThan({ to: compared.to, shown }, spans, placed)
}

/** "Closer to", "näher an", "più vicino a", and not "the closest to". */
function isComparative({ meaning, typed }: Span): boolean {
  return meaning.is !== 'superlative' || /^(plus|más|mas|più|piu) /i.test(typed)
}

/** Whether others like a named spot are asked for. */
export function isLike(spans: readonly Span[]): boolean {
  return likeAt(spans) >= 0
}

/** "Similar to X"; "like X" at the beginning or behind a kind of place. */
function likeAt(spans: readonly Span[]): number {
  return spans.findIndex(({ meaning, said, typed }, at) => {
    if (
      !isNamed(spans[at + 1]?.meaning) &&
      !(/^the$/i.test(spans[at + 1]?.said ?? '') && isNamed(spans[at + 2]?.meaning))
    )
      return false
    const before = spans[at - 1]?.meaning.is
    if (at === 0 && LIKE.test(typed)) return spans.some((_, i) => i > at && isOfDifference(spans, i))
    if ((LIKE.test(typed) || /^like$/i.test(said)) && isPlacedHead(spans.slice(0, at))) return true
    return meaning.is === 'like' || (/^like$/i.test(said) && (before === undefined || BEFORE_LIKE.has(before)))
  })
}

/** "Wie Sarek, aber ruhiger": in other languages the word asks how, too, unless something is to be different. */
const LIKE = /^(wie|comme|como|come)$/i

/** "But quieter", "but in Spain". */
function isOfDifference(spans: readonly Span[], at: number): boolean {
  const after = spans.slice(at, at + MOST_AFTER_BUT)
  return (
    BUT.test(spans[at]?.typed ?? '') &&
    after.some(({ meaning: { is } }) => is === 'comparative' || is === 'relation' || is === 'superlative')
  )
}

const MOST_AFTER_BUT = 4
const BUT = /^(aber|nur|jedoch|mais|pero|ma|però)\b/i

/** "Places in Norway", "ein Ort in Wales": what is looked for, and where. */
function isPlacedHead(before: readonly Span[]): boolean {
  const place = before.findLastIndex(({ meaning }) => meaning.is !== 'stop')
  if (!isNamed(before[place]?.meaning)) return false
  const relation = before.findLastIndex(({ meaning }, at) => at < place && meaning.is !== 'stop')
  const head = before.slice(0, Math.max(0, relation)).findLast(({ meaning }) => meaning.is !== 'stop')
  return before[relation]?.meaning.is === 'relation' && HEADS.has(head?.meaning.is ?? 'sign')
}

const HEADS: ReadonlySet<Span['meaning']['is']> = new Set(['feature', 'generic', 'quality', 'ask'])

const BEFORE_LIKE: ReadonlySet<Span['meaning']['is']> = new Set([
  'extreme',
  'feature',
  'generic',
  'quality',
  'intensifier',
  'comma',
])

function isNamed(meaning: Span['meaning'] | undefined): boolean {
  return meaning?.is === 'name' || meaning?.is === 'spot'
}
