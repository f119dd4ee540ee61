import type { Assembled, Collector, Relation, Way } from './collector.ts'
import type { OsmFile } from '../elements.ts'
import { nodePositions, type NodePositions } from '../positions/node-positions.ts'
import type { Line } from '../geometry/rings.ts'

export type Seen = { nodes: number; ways: number; relations: number }

/** How far a pass has come. */
export type PassProgress = (pass: string, bytes: number) => void

/**
 * Shows a file to collectors in two passes: nodes and relations, then ways, whose nodes are known by then. Works for any
 * order of elements in the file.
 */
export async function gather(
  file: OsmFile,
  collectors: Collector[],
  { progress, positions = nodePositions() }: GatherOptions = {},
): Promise<Seen> {
  try {
    return await gatherWith(file, collectors, { progress, positions })
  } finally {
    positions.close()
  }
}

type GatherOptions = {
  progress?: PassProgress | undefined
  /** Where positions of nodes are kept meanwhile; they are closed in the end. */
  positions?: NodePositions
}

async function gatherWith(
  file: OsmFile,
  collectors: Collector[],
  { progress, positions }: Required<GatherOptions>,
): Promise<Seen> {
  const seen: Seen = { nodes: 0, ways: 0, relations: 0 }
  const wanted: { relation: Relation; by: Collector[] }[] = []
  const keys = new Set(collectors.flatMap(collector => [...collector.keys]))
  const onNode = collectors.flatMap(({ node }) => (node ? [node] : []))
  await file.pass(
    {
      keys,
      count(type, elements) {
        if (type === 'node') seen.nodes += elements
        if (type === 'relation') seen.relations += elements
      },
      position: positions.add,
      node(id, x, y, tags) {
        for (const node of onNode) node(id, x, y, tags)
      },
      relation(id, members, tags) {
        const relation = { id, members, tags }
        const by = collectors.filter(collector => collector.wants?.(relation))
        if (by.length > 0) wanted.push({ relation, by })
      },
    },
    bytes => progress?.('nodes', bytes),
  )
  positions.freeze()

  const memberLines = new Map<number, Line | undefined>()
  for (const { relation } of wanted) {
    for (const { type, ref } of relation.members) if (type === 'way') memberLines.set(ref, undefined)
  }
  const onWay = collectors.flatMap(({ way }) => (way ? [way] : []))
  await file.pass(
    {
      keys,
      ways: memberLines,
      count(type, elements) {
        if (type === 'way') seen.ways += elements
      },
      way(id, refs, tags) {
        let line: Line | undefined
        const way: Way = { id, tags, line: () => (line ??= lineOf(refs, positions)) }
        if (memberLines.has(id)) memberLines.set(id, way.line())
        for (const show of onWay) show(way)
      },
    },
    bytes => progress?.('ways', bytes),
  )
  for (const { relation, by } of wanted) {
    const assembled = assemble(relation, memberLines)
    for (const collector of by) collector.relation?.(assembled)
  }
  return seen
}

function lineOf(refs: Float64Array, positions: NodePositions): Line {
  const points = new Int32Array(2 * refs.length)
  const used = positions.copy(refs, points)
  const isWhole = used === points.length
  return { points: isWhole ? points : points.slice(0, used), first: refs[0] ?? 0, last: refs.at(-1) ?? 0, isWhole }
}

function assemble(relation: Relation, lines: ReadonlyMap<number, Line | undefined>): Assembled {
  const assembled: Assembled = { ...relation, outer: [], inner: [], missing: 0 }
  for (const { type, ref, role } of relation.members) {
    if (type !== 'way') continue
    const line = lines.get(ref)
    if (!line?.isWhole) assembled.missing++
    if (line && line.points.length >= 4) (role === 'inner' ? assembled.inner : assembled.outer).push(line)
  }
  return assembled
}
