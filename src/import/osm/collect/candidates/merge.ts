import { LRUCache } from 'lru-cache'
import { type Bitset, emptyBitset, hasBit, setBit } from '../../../../arrays/bitset.ts'
import { GrowableArray } from '../../../../arrays/growable-array.ts'
import { isInBox } from '../../../../geo/box.ts'
import { E7, hypotenuse, localPlane } from '../../../../geo/local-plane.ts'
import type { SpotKind } from '../../kinds.ts'
import { RULES } from '../../mapping.ts'
import { isKindName } from '../../names/names.ts'
import type { CandidateHead, CandidateTable } from './candidate-table.ts'
import { keysOf } from './candidate-keys.ts'
import type { Candidate } from './candidate.ts'
import { ALL_FAMILIES, type Family } from './families.ts'
import { NameKeys } from './name-keys.ts'
import { nearPairs } from './near-pairs.ts'
import { isInRings } from '../../../../geo/polygon.ts'

/** A spot to be: the candidate that wins and those that it takes in. */
export type Merged = { winner: Candidate; others: Candidate[] }

/** All spots to be, by the numbers of candidates. */
export type MergedCandidates = {
  candidates: CandidateTable
  winners: Uint32Array
  /** By winner, what it takes in; winners that stand alone are not in it. */
  others: ReadonlyMap<number, readonly number[]>
}

/** Things whose name only says their kind are one only when they are this near. */
const SAME_KIND_NAME_METRES = 100

/**
 * Merges what is one place: a relation and the ways it is made of; namesakes of one kind, or of two kinds that go
 * together (bay and beach, saddle and viewpoint), that are near or lie in each other; the pieces of a river. The area
 * wins, then the larger one, then the kind that comes first in the mapping, then the older object. `pairsOf` chooses which
 * namesakes are compared: all that may be one must be among them.
 */
export function mergeCandidates(candidates: CandidateTable, pairsOf = nearPairs): MergedCandidates {
  const sets = disjointSets(candidates.length)
  const isIn = isInAmong(candidates)
  const { keys, isOfKindName } = nameKeys(candidates)
  for (const { family, members } of keys.groups()) {
    if (members.length < 2) continue
    const shapes = members.map(({ i }) => candidates.head(i))
    const reaches = members.map(({ i }) => (hasBit(isOfKindName, i) ? SAME_KIND_NAME_METRES : family.metres))
    // Where distance does not matter, the first one has joined all that come behind it.
    const joinsAll = members.findIndex(({ isName }, k) => isName && reaches[k] === Infinity)
    for (const [k, l] of pairsOf(shapes, reaches)) {
      if (joinsAll >= 0 && k > joinsAll) break
      const first = members[k]
      const second = members[l]
      const a = shapes[k]
      const b = shapes[l]
      // Two that share no more than a further name may be two.
      if (!first || !second || !a || !b || !(first.isName || second.isName)) continue
      if (sets.find(first.i) === sets.find(second.i)) continue
      const areOne = hasBit(isOfKindName, first.i) ? areOneThing : areOnePlace
      if (areOne(a, b, { family, isIn })) sets.join(first.i, second.i)
    }
  }
  return withoutMemberWays(spotsOf(candidates, sets))
}

/** Puts the members of each set together, in the order of their first ones. */
function spotsOf(candidates: CandidateTable, sets: DisjointSets): MergedCandidates {
  const sizes = new Uint32Array(candidates.length)
  for (let i = 0; i < sizes.length; i++) sizes[sets.find(i)] = (sizes[sets.find(i)] ?? 0) + 1
  const members = new Map<number, number[]>()
  for (let i = 0; i < sizes.length; i++) {
    const root = sets.find(i)
    if (sizes[root] === 1) continue
    const known = members.get(root)
    if (known) known.push(i)
    else members.set(root, [i])
  }
  const winners = new GrowableArray(Uint32Array)
  const others = new Map<number, number[]>()
  for (let i = 0; i < sizes.length; i++) {
    const list = members.get(sets.find(i))
    if (!list) {
      winners.push(i)
      continue
    }
    if (list[0] !== i) continue
    const heads = list.map(number => candidates.head(number)).sort(better)
    const [winner = i, ...rest] = heads.map(({ number }) => number)
    winners.push(winner)
    others.set(winner, rest)
  }
  return { candidates, winners: winners.take(), others }
}

/** Writes down by which names each candidate may be another; and which names only say their kind. */
function nameKeys(candidates: CandidateTable): { keys: NameKeys<Family>; isOfKindName: Bitset } {
  const keys = new NameKeys(ALL_FAMILIES)
  const isOfKindName = emptyBitset(candidates.length)
  for (let i = 0; i < candidates.length; i++) {
    const tags = candidates.tags(i)
    const head = candidates.head(i)
    for (const { name, families, isName } of keysOf(head, tags)) keys.add(families, name, { i, isName })
    if (isKindName(tags['name'] ?? '')) setBit(isOfKindName, i)
  }
  return { keys, isOfKindName }
}

type DisjointSets = ReturnType<typeof disjointSets>

function disjointSets(count: number) {
  const parent = Uint32Array.from({ length: count }, (_, i) => i)
  const find = (i: number): number => {
    let root = i
    while (parent[root] !== root) root = parent[root] ?? root
    for (let at = i; at !== root; ) {
      const next = parent[at] ?? root
      parent[at] = root
      at = next
    }
    return root
  }
  return { find, join: (i: number, j: number) => void (parent[find(j)] = find(i)) }
}

/** A way whose relation is a spot of the same kind is part of it even when its name differs. */
function withoutMemberWays({ candidates, winners, others }: MergedCandidates): MergedCandidates {
  const relationOf = new Map<number, number>()
  for (let i = 0; i < winners.length; i++) {
    const winner = winners[i] ?? 0
    if (candidates.head(winner).type !== 'relation') continue
    for (const way of candidates.at(winner).memberWays) relationOf.set(way, winner)
  }
  const all = new Map(others)
  const kept = winners.filter(winner => {
    const { type, osmId, kind } = candidates.head(winner)
    const owner = type === 'way' ? relationOf.get(osmId) : undefined
    if (owner === undefined || candidates.head(owner).kind !== kind) return true
    all.set(owner, [...(all.get(owner) ?? []), winner, ...(all.get(winner) ?? [])])
    all.delete(winner)
    return false
  })
  return { candidates, winners: kept, others: all }
}

const KIND_RANK: ReadonlyMap<SpotKind, number> = new Map(RULES.map(({ kind }, i) => [kind, i]))

function better(a: CandidateHead, b: CandidateHead): number {
  const rank = (candidate: CandidateHead) =>
    (candidate.hasRings ? 0 : 4) + { relation: 0, way: 1, node: 2 }[candidate.type]
  const kind = (candidate: CandidateHead) => KIND_RANK.get(candidate.kind) ?? RULES.length
  return rank(a) - rank(b) || b.squareMetres - a.squareMetres || kind(a) - kind(b) || a.osmId - b.osmId
}

/** By what two are compared: the family of their names, and whether the point of one lies in the other. */
type Compared = { family: Family; isIn: (a: CandidateHead, b: CandidateHead) => boolean }

/** Of two whose name only says their kind. */
function areOneThing(a: CandidateHead, b: CandidateHead, { family: { needs }, isIn }: Compared): boolean {
  if (needs && !needs.has(a.kind) && !needs.has(b.kind)) return false
  return a.kind === b.kind && (gap(a, b) <= SAME_KIND_NAME_METRES || isIn(a, b) || isIn(b, a))
}

function areOnePlace(a: CandidateHead, b: CandidateHead, { family, isIn }: Compared): boolean {
  const { metres, needs, isApart } = family
  if (needs && !needs.has(a.kind) && !needs.has(b.kind)) return false
  const isNear = a.kind === b.kind ? gap(a, b) <= metres : between(a, b) <= metres
  return isNear || (!isApart && (isIn(a, b) || isIn(b, a)))
}

function between(a: CandidateHead, b: CandidateHead): number {
  const plane = localPlane(a.y / E7)
  return hypotenuse((a.x - b.x) * plane.east, (a.y - b.y) * plane.north)
}

/** Metres between the boxes of two: 0 where they overlap. */
function gap(a: CandidateHead, b: CandidateHead): number {
  const plane = localPlane(a.y / E7)
  const x = Math.max(0, a.box.west - b.box.east, b.box.west - a.box.east)
  const y = Math.max(0, a.box.south - b.box.north, b.box.south - a.box.north)
  return hypotenuse(x * plane.east, y * plane.north)
}

/** So many outlines are in memory: those of namesakes are asked for one after the other. */
const MOST_OUTLINES = 16

function isInAmong(candidates: CandidateTable): Compared['isIn'] {
  const kept = new LRUCache<number, readonly Int32Array[]>({ max: MOST_OUTLINES })
  const ringsOf = (number: number) => {
    const rings = kept.get(number) ?? candidates.rings(number)
    kept.set(number, rings)
    return rings
  }
  return ({ x, y }, { number, box, hasRings }) => hasRings && isInBox(box, x, y) && isInRings(ringsOf(number), x, y)
}
