import { type ElementType, type Member, noTags, type Tags, type Visitor } from '../elements.ts'
import type { Line } from '../geometry/rings.ts'
import { lineOf, type PositionLookup } from '../positions/position-lookup.ts'
import { textsAt } from './block-texts.ts'
import type { Columns } from './columns.ts'

const TYPES: readonly ElementType[] = ['node', 'way', 'relation']

type Text = (place: number) => string

/** Shows the elements of a block to a visitor. @throws RangeError when a text is not there. */
export function showColumns(columns: Columns, visitor: Visitor): void {
  const text = textsAt(columns.textBytes, columns.textPlaces)
  showNodes(columns, text, visitor)
  showWays(columns, text, visitor)
  showRelations(columns, text, visitor)
  for (const [i, type] of TYPES.entries()) {
    const count = columns.facts[1 + i] ?? 0
    if (count > 0) visitor.count?.(type, count)
  }
}

function showNodes(columns: Columns, text: Text, visitor: Visitor): void {
  const { nodeIds, longitudes, latitudes, taggedNodes, nodeBits, nodeTags, nodeTagEnds } = columns
  if (nodeIds.length > 0) visitor.places?.({ ids: nodeIds, longitudes, latitudes })
  if (!visitor.node) return
  for (let i = 0; i < taggedNodes.length; i++) {
    const at = taggedNodes[i] ?? 0
    const tags = tagsOf(nodeTags, nodeTagEnds, i, text)
    visitor.node(nodeIds[at] ?? 0, longitudes[at] ?? 0, latitudes[at] ?? 0, tags, nodeBits[i] ?? 0)
  }
}

function showWays(columns: Columns, text: Text, visitor: Visitor): void {
  const { wayIds, wayBits, wayTags, wayTagEnds } = columns
  if (!visitor.way) return
  for (let i = 0; i < wayIds.length; i++) {
    const tags = tagsOf(wayTags, wayTagEnds, i, text)
    visitor.way(wayIds[i] ?? 0, () => lineAt(columns, i, visitor.positions), tags, wayBits[i] ?? 0)
  }
}

/** Of a line that nobody has looked up yet the nodes are there. */
function lineAt(columns: Columns, index: number, positions: PositionLookup | undefined): Line {
  const { wayRefs, wayRefEnds, wayPoints, wayPointEnds, wayFirsts, wayLasts, wayLacking } = columns
  const isLookedUp = wayPointEnds.length > 0
  const ends = isLookedUp ? wayPointEnds : wayRefEnds
  const [start, end] = [index === 0 ? 0 : ends[index - 1], ends[index]]
  if (!isLookedUp) return lineOf(wayRefs.subarray(start, end), positions)
  const lacking = wayLacking[index] ?? 0
  return {
    points: wayPoints.slice(start, end),
    first: wayFirsts[index] ?? 0,
    last: wayLasts[index] ?? 0,
    isWhole: lacking === 0,
    lacking,
  }
}

function showRelations(columns: Columns, text: Text, visitor: Visitor): void {
  const { relationIds, relationTags, relationTagEnds } = columns
  if (!visitor.relation) return
  for (let i = 0; i < relationIds.length; i++) {
    visitor.relation(relationIds[i] ?? 0, membersOf(columns, i, text), tagsOf(relationTags, relationTagEnds, i, text))
  }
}

function tagsOf(texts: Uint32Array, ends: Uint32Array, index: number, text: Text): Tags {
  const tags = noTags()
  const end = ends[index] ?? 0
  for (let at = index === 0 ? 0 : (ends[index - 1] ?? 0); at < end; at += 2) {
    tags[text(texts[at] ?? 0)] = text(texts[at + 1] ?? 0)
  }
  return tags
}

function membersOf({ members, memberEnds, memberTypes, memberRoles }: Columns, index: number, text: Text): Member[] {
  const shown: Member[] = []
  const end = memberEnds[index] ?? 0
  for (let at = index === 0 ? 0 : (memberEnds[index - 1] ?? 0); at < end; at++) {
    const type = TYPES[memberTypes[at] ?? 0] ?? 'node'
    shown.push({ type, ref: members[at] ?? 0, role: text(memberRoles[at] ?? 0) })
  }
  return shown
}
