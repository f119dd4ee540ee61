// What is heard at spots of which it is kept: of all of them, with nothing computed.
import { and, type Bitset, countBits, eachDoc, emptyBitset, isEmpty, not, or, setBit } from '../../../arrays/bitset.ts'
import type { Doc, Index, NoiseLevels } from '../../../index/types.ts'
import { HEARD_FROM_DB, isOfNoise } from '../../vocabulary/noises/noise-sources.ts'
import type { Condition } from '../../query.ts'
import { docsOfAll } from '../conditions.ts'
import { type Heard, isUnwanted, type NoiseCondition, noiseConditionsOf } from '../heard.ts'
import { greatest } from '../measured.ts'
import { leastLevelOf } from './not-beside.ts'

/** Which of some spots are as quiet of a kind of noise as asked; `fitting`: those that are. */
export type HeardOfAll = Omit<Heard, 'docs' | 'unsure'> & { fitting: Bitset }

/** Looks at all of some spots; undefined where what each class of noise gives is not kept of one that was rated by the model. */
export function heardOfAll(
  bits: Bitset,
  conditions: readonly NoiseCondition[],
  index: Pick<Index, 'count' | 'lden' | 'levels'>,
): HeardOfAll | undefined {
  const { levels } = index
  const known = and(bits, levels.known)
  const unknown = and(bits, not(levels.known, index.count))
  let isWhole = true
  eachDoc(unknown, doc => (isWhole &&= index.lden(doc) === null))
  if (!isWhole) return undefined
  const { met: fitting, unmet } = heardIn(known, conditions, index)
  const total = countBits(fitting)
  const [unwanted] = conditions.length === 1 ? conditions.filter(isUnwanted) : []
  return {
    fitting,
    total,
    tried: countBits(bits),
    unknown: countBits(unknown),
    tooFaint: countBits(known) - total - countBits(unmet),
    faintest: unwanted && total === 0 ? faintestOf(known, unwanted, levels) : null,
    isNoisiestFirst: false,
  }
}

/** Of some spots those that meet conditions on what is heard there, and those that do not: of the others it cannot be told. */
export function heardIn(
  bits: Bitset,
  conditions: readonly NoiseCondition[],
  index: IndexOfLevels,
): { met: Bitset; unmet: Bitset } {
  const known = and(bits, index.levels.known)
  const each = conditions.map(condition => heardOf(condition, known, index))
  const possible = each.reduce((docs, { met, untold }) => and(docs, or(met, untold)), known)
  return {
    met: each.reduce((docs, { met }) => and(docs, met), known),
    unmet: and(known, not(possible, index.count)),
  }
}

/** The spots that meet all conditions, those on what is heard too. */
export function docsHeard(conditions: readonly Condition[], index: Index): Bitset {
  const [docs, noises] = [docsOfAll(conditions, index), noiseConditionsOf(conditions)]
  return noises.length === 0 ? docs : heardIn(docs, noises, index).met
}

/** Tells whether what is heard is kept of all spots that meet the other conditions and were rated by the model, and whether some were. */
export function isHeardKept(conditions: readonly Condition[], index: Index): boolean {
  const noises = noiseConditionsOf(conditions)
  if (noises.length === 0) return true
  const heard = heardOfAll(docsOfAll(conditions, index), noises, index)
  return heard !== undefined && (heard.tried === 0 || heard.unknown < heard.tried)
}

/** How many spots meet the other conditions of one of several lists while what is heard there cannot be told. */
export function countUnheard(lists: readonly (readonly Condition[])[], index: Index): number {
  const each = lists.map(conditions => {
    const [docs, noises] = [docsOfAll(conditions, index), noiseConditionsOf(conditions)]
    if (noises.length === 0) return emptyBitset(index.count)
    const { met, unmet } = heardIn(docs, noises, index)
    return and(docs, not(or(met, unmet), index.count))
  })
  return countBits(each.reduce(or, emptyBitset(index.count)))
}

/** Where a condition is met, and where neither that nor that it is not can be told; of other spots beside those asked for, too. */
type Told = { met: Bitset; untold: Bitset }

/** What a condition was found to mean, of which spots: figures ask for the same several times. */
const found = new WeakMap<NoiseCondition, { index: IndexOfLevels; among: Bitset; told: Told }>()

function heardOf(condition: NoiseCondition, known: Bitset, index: IndexOfLevels): Told {
  const before = found.get(condition)
  if (before?.index === index && isEmpty(and(known, not(before.among, index.count)))) return before.told
  const told = toldOf(condition, known, index)
  found.set(condition, { index, among: known, told })
  return told
}

function toldOf({ isNegated, ...condition }: NoiseCondition, known: Bitset, index: IndexOfLevels): Told {
  if (condition.besideKm !== undefined) {
    // How far away a source lies, levels do not tell: but none that gives nothing lies near.
    const untold = index.levels.atLeast(known, source => isOfNoise(source, condition.kinds), leastLevelOf(condition))
    return { met: isNegated ? and(known, not(untold, index.count)) : emptyBitset(index.count), untold }
  }
  const { met, untold } = condition.isLoudest ? loudest(condition, known, index) : within(condition, known, index)
  return isNegated ? { met: and(known, not(or(met, untold), index.count)), untold } : { met, untold }
}

type IndexOfLevels = Pick<Index, 'count' | 'levels'>
type Asked = Omit<NoiseCondition, 'isNegated'>

/** Where no other source is louder than those of some kinds. */
function loudest({ kinds }: Asked, known: Bitset, { count, levels }: IndexOfLevels): Told {
  const [most, own] = [levels.loudest(() => true), levels.loudest(source => isOfNoise(source, kinds))]
  const [met, untold] = [emptyBitset(count), emptyBitset(count)]
  eachDoc(known, doc => {
    const level = most(doc)
    if (level < HEARD_FROM_DB) setBit(untold, doc)
    else if (own(doc) === level) setBit(met, doc)
  })
  return { met, untold }
}

/** Where one of the kinds is within the limits: `isWithinLimits` of many spots. */
function within({ kinds, ...limits }: Asked, known: Bitset, { count, levels }: IndexOfLevels): Told {
  const nowhere = emptyBitset(count)
  const [min, max] = [limits.min ?? -Infinity, limits.max ?? Infinity]
  const each = kinds.map((kind): Told => {
    const from = (level: number) => levels.atLeast(known, source => isOfNoise(source, [kind]), level)
    const without = (docs: Bitset, others: Bitset) => and(docs, not(others, count))
    const louder = max === Infinity ? nowhere : from(Math.max(max + LEAST_DB, HEARD_FROM_DB))
    if (min >= HEARD_FROM_DB) return { met: without(from(min), louder), untold: nowhere }
    if (limits.min === null && max >= HEARD_FROM_DB) return { met: without(known, louder), untold: nowhere }
    const heard = max < HEARD_FROM_DB ? louder : from(HEARD_FROM_DB)
    return { met: without(heard, louder), untold: without(known, heard) }
  })
  const met = each.reduce((docs, told) => or(docs, told.met), nowhere)
  return { met, untold: each.reduce((docs, told) => or(docs, and(told.untold, not(met, count))), nowhere) }
}

/** What makes a level more than another. */
const LEAST_DB = 1e-6

/** Those that have most of some noises, equal ones in canonical order. */
export function loudestOf(
  bits: Bitset,
  conditions: readonly NoiseCondition[],
  { levels, limit }: { levels: NoiseLevels; limit: number },
): Doc[] {
  const kinds = conditions.flatMap(condition => condition.kinds)
  return greatest(
    bits,
    levels.energy(source => isOfNoise(source, kinds)),
    limit,
  ).docs
}

function faintestOf(bits: Bitset, { kinds }: NoiseCondition, levels: NoiseLevels): Heard['faintest'] {
  const energy = levels.energy(source => isOfNoise(source, kinds))
  const [doc] = greatest(bits, doc => -energy(doc), 1).docs
  return doc === undefined ? null : { doc, level: 10 * Math.log10(energy(doc)) }
}
