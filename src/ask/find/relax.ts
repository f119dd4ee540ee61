import { and, type Bitset, isEmpty } from '../../arrays/bitset.ts'
import type { Index } from '../../index/types.ts'
import { type Condition, isWhere } from '../query.ts'
import { isLandscapePlace } from './whereabouts/around.ts'
import { LANDSCAPE_KEYS } from '../vocabulary/features.ts'
import { docsOfCondition } from './conditions.ts'

/** What people give up first comes first; what the question is about last, and what it rules out never. */
const GIVEN_UP: readonly ((condition: Condition) => boolean)[] = [
  condition => (condition.on === 'docs' && condition.isNamed !== true) || condition.isOfListed === true,
  ({ on }) => on === 'closer' || on === 'nearer' || on === 'after',
  ({ on }) => on === 'side',
  ({ on }) => on === 'rating' || on === 'compared',
  ({ on }) => on === 'level',
  ({ on }) => on === 'elevation',
  condition => isOf(condition, QUALITIES),
  ({ on }) => on === 'text',
  ({ on }) => on === 'transport',
  condition => condition.on === 'fire' || (condition.on === 'either' && !isSubject(condition)),
  ({ on }) => on === 'access' || on === 'unrecorded' || on === 'confidence',
  condition => isOf(condition, COMFORTS),
  condition => condition.on === 'feature' && !isLandscape(condition) && !isOf(condition, NEEDS),
  condition => isOf(condition, NEEDS),
  condition =>
    !condition.isNegated && (isBoundNear(condition) || condition.on === 'around' || condition.on === 'between'),
  condition => isPlace(condition) && !isKept(condition),
  ({ on }) => on === 'feature',
  ({ on }) => on === 'like',
]

/** What a spot is like, and no thing that it is or has. */
const QUALITIES: ReadonlySet<string> = new Set(['remote', 'urban', 'dark-sky', 'quiet-park'])
/** What makes a stay easier. */
const COMFORTS: ReadonlySet<string> = new Set(['toilets', 'bench', 'parking', 'drinking-water', 'shelter', 'firepit'])
/** Without which some cannot come at all. */
const NEEDS: ReadonlySet<string> = new Set(['wheelchair', 'dogs'])
/** What is done anywhere. */
const WALKS: ReadonlySet<string> = new Set(['hiking'])
/** What is ruled out: a spot already told, another country, what is not to be there. */
const EXCLUDING: ReadonlySet<Condition['on']> = new Set(['docs', 'feature', 'transport', 'text', 'named', 'like'])

/** "Which of those", "closer": where none meets it, what was shown before is no answer. */
export function isOfShown(condition: Condition): boolean {
  if (condition.isNegated) return false
  return condition.on === 'docs' || (condition.on === 'closer' && condition.isTold === true)
}

/**
 * Leaves out the one condition without which something fits, or more and more of them; nothing when nothing fits in the
 * region that is named, or as near as `around` says. What the question is about goes only when no other conditions, together,
 * are enough: "a free lake with a hut" is rather any lake than any free hut. Near a place it stays.
 */
export function relax(
  conditions: readonly Condition[],
  { index, around }: { index: Index; around?: Condition },
): { conditions: readonly Condition[]; relaxed: readonly Condition[] } {
  const isBound = conditions.some(
    condition => isKept(condition) || (condition.on === 'docs' && condition.isNamed === true),
  )
  const subject = around ? soughtNear(conditions) : subjectOf(conditions)
  const order = inOrderOfGivingUp(conditions).filter(
    condition => !isExcluding(condition) && !(around && condition === subject),
  )
  const docsOf = (condition: Condition) => docsOfCondition(condition, index)
  const within = around ? [docsOf(around)] : []
  const without = (relaxed: readonly Condition[]) => conditions.filter(condition => !relaxed.includes(condition))
  const lesser = order.filter(condition => condition !== subject && !isLandscape(condition))
  const asked = conditions.filter(condition => !isExcluding(condition) && !isWhere(condition)).length
  for (const among of [lesser, order]) {
    const kept = [...without(among).map(docsOf), ...within].reduce(and, index.docs({}))
    const isAll = conditions.some(isExcluding) && among.filter(condition => !isWhere(condition)).length === asked
    const left = leftOutOf(among.map(docsOf), kept, {
      isOpen: isAll || (among.length === conditions.length && !around),
    })
    if (left) {
      const relaxed = left.flatMap(at => among[at] ?? [])
      return { conditions: without(relaxed), relaxed }
    }
  }
  return isBound || around ? { conditions, relaxed: [] } : { conditions: [], relaxed: order }
}

/** What somebody needs there, and no landscape: a place to make a fire, a bench. */
export function isFacility(condition: Condition): boolean {
  return isOf(condition, COMFORTS)
}

/** What somebody needs there or would find easier: where it is not recorded it may be there all the same. */
export function isSeldomRecorded(condition: Condition): boolean {
  return isOf(condition, COMFORTS) || isOf(condition, NEEDS)
}

/** What somebody cannot come without. */
export function isNeed(condition: Condition): boolean {
  return !condition.isNegated && isOf(condition, NEEDS)
}

/** What can be given up, the least important first, and neither what a question is about nor where. */
export function lesserOf(conditions: readonly Condition[]): Condition[] {
  const subject = subjectOf(conditions)
  return inOrderOfGivingUp(conditions).filter(
    condition => condition !== subject && !isExcluding(condition) && !isLandscape(condition) && !isWhere(condition),
  )
}

/** Conditions, the least important first. */
export function inOrderOfGivingUp(conditions: readonly Condition[]): Condition[] {
  return [...new Set(GIVEN_UP.flatMap(fits => conditions.filter(fits)))]
}

/** What a question is about that looks near a place. Where a need is not recorded, or a walk, it may be met all the same. */
function soughtNear(conditions: readonly Condition[]): Condition | undefined {
  return subjectOf(conditions.filter(condition => !isOf(condition, NEEDS) && !isOf(condition, WALKS)))
}

/** What a question is about: a landscape, else a thing that is there, else what one does there. */
function subjectOf(conditions: readonly Condition[]): Condition | undefined {
  const subjects = conditions.filter(isSubject)
  return (
    subjects.find(condition => isLandscape(condition) && !isOf(condition, QUALITIES)) ??
    subjects.find(condition => !isOf(condition, QUALITIES) && !isOf(condition, COMFORTS) && !isOf(condition, NEEDS)) ??
    subjects.find(condition => !isOf(condition, QUALITIES))
  )
}

function isOf(condition: Condition, keys: ReadonlySet<string>): boolean {
  return condition.on === 'feature' && condition.any.every(key => keys.has(key))
}

/** Whether a condition rules something out, which is never given up. */
export function isExcluding({ on, isNegated }: Condition): boolean {
  return isNegated && EXCLUDING.has(on)
}

/**
 * Finds the first set without which `kept` and all others have something in common, or else as few of the first ones as need
 * go; undefined when they never have. `isOpen`: something is asked for only while one of the sets stays.
 */
function leftOutOf(sets: readonly Bitset[], kept: Bitset, { isOpen }: { isOpen: boolean }): number[] | undefined {
  const most = isOpen ? sets.length - 1 : sets.length
  /** At each place what is in all sets from there on. */
  const behind = [kept]
  for (const set of sets.toReversed()) behind.unshift(and(behind[0] ?? kept, set))
  let before = kept
  for (const [at, set] of sets.entries()) {
    if (most > 0 && !isEmpty(and(before, behind[at + 1] ?? kept))) return [at]
    before = and(before, set)
  }
  for (let count = 2; count <= most; count++) {
    let docs = behind[count] ?? kept
    if (isEmpty(docs)) continue
    // What need not go, stays.
    const needed: number[] = []
    for (let at = count - 1; at >= 0; at--) {
      const fewer = and(docs, sets[at] ?? docs)
      if (isEmpty(fewer)) needed.unshift(at)
      else docs = fewer
    }
    return needed
  }
  return undefined
}

/** What is looked for where no landscape is: "a hut near Paris" is not any spot near Paris. */
function isSubject(condition: Condition): boolean {
  const { on, isNegated } = condition
  if (on === 'either') return !isNegated && condition.any.every(isSubject)
  return !isNegated && (on === 'feature' || on === 'text' || on === 'named' || on === 'like')
}

/** Whether a condition asks for a landscape. */
export function isLandscape(condition: Condition): boolean {
  return condition.on === 'feature' && !condition.isNegated && condition.any.some(key => LANDSCAPE_KEYS.has(key))
}

/** At any distance, the closest first: there is nothing to give up. */
function isBoundNear(condition: Condition): boolean {
  return condition.on === 'near' && condition.km !== Infinity
}

function isPlace(condition: Condition): condition is Extract<Condition, { on: 'place' }> {
  return condition.on === 'place' && !condition.isNegated
}

/** A region that is named stays: what is elsewhere was not asked for. A town is looked around. */
function isKept(condition: Condition): boolean {
  return isPlace(condition) && condition.places.some(place => place.center === null || isLandscapePlace(place))
}
