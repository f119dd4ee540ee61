import type { Assembled, Collector, Relation, Way } from './collector.ts'
import type { OsmFile } from '../elements.ts'
import type { Line } from '../geometry/rings.ts'
import { nodePositions, type NodePositions } from '../positions/node-positions.ts'
import { MemberLines } from './member-lines.ts'
import { WantedRelations } from './wanted-relations.ts'

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
  { progress, positions = nodePositions(), threads = 1 }: GatherOptions = {},
): Promise<Seen> {
  try {
    return await gatherWith(file, collectors, { progress, positions, threads })
  } finally {
    positions.close()
  }
}

type GatherOptions = {
  progress?: PassProgress | undefined
  /** Where positions of nodes are kept meanwhile; they are closed in the end. */
  positions?: NodePositions
  /** How many threads may work, this one included. */
  threads?: number | undefined
}

async function gatherWith(
  file: OsmFile,
  collectors: Collector[],
  { progress, positions, threads }: GatherOptions & { positions: NodePositions; threads: number },
): Promise<Seen> {
  // What is small is read before other threads have begun.
  const reading = { threads: positions.isOnDisk ? threads : 1 }
  const seen: Seen = { nodes: 0, ways: 0, relations: 0 }
  const wanted = new WantedRelations()
  const keys = concerns(collectors)
  const onNode = collectors.flatMap(({ node }, i) => (node ? [{ bit: 1 << i, node }] : []))
  await file.pass(
    {
      keys,
      count(type, elements) {
        if (type === 'node') seen.nodes += elements
        if (type === 'relation') seen.relations += elements
      },
      places: positions.add,
      node(id, x, y, tags, concerned) {
        for (let i = 0; i < onNode.length; i++) {
          const { bit, node } = onNode[i] ?? NOBODY
          if ((concerned & bit) !== 0) node(id, x, y, tags)
        }
      },
      relation(id, members, tags) {
        const relation = { id, members, tags }
        const by = collectors.filter(collector => collector.wants?.(relation))
        if (by.length > 0) wanted.add(relation, by)
      },
    },
    { progress: bytes => progress?.('nodes', bytes), ...reading },
  )
  positions.freeze()

  const memberLines = new MemberLines(wanted.ways())
  const onWay = collectors.flatMap(({ way }, i) => (way ? [{ bit: 1 << i, show: way }] : []))
  await file.pass(
    {
      keys,
      ways: memberLines.ways,
      positions,
      count(type, elements) {
        if (type === 'way') seen.ways += elements
      },
      way(id, lineOf, tags, concerned) {
        let line: Line | undefined
        const way: Way = { id, tags, line: () => (line ??= lineOf()) }
        if (memberLines.has(id)) memberLines.set(id, way.line())
        for (let i = 0; i < onWay.length; i++) {
          const { bit, show } = onWay[i] ?? NOBODY
          if ((concerned & bit) !== 0) show(way)
        }
      },
    },
    { progress: bytes => progress?.('ways', bytes), ...reading },
  )
  for (const { relation, by } of wanted) {
    const assembled = assemble(relation, memberLines)
    for (const collector of by) collector.relation?.(assembled)
  }
  wanted.close()
  memberLines.close()
  return seen
}

const NOBODY = { bit: 0, node() {}, show() {} }

/** A bit for each collector. */
const MOST_COLLECTORS = 31

/** The keys of all collectors, with a bit for each that asks for it: most ask for keys that few elements have. */
function concerns(collectors: readonly Collector[]): ReadonlyMap<string, number> {
  if (collectors.length > MOST_COLLECTORS) throw new RangeError(`there are ${collectors.length} collectors`)
  const bitsOf = new Map<string, number>()
  for (const [i, { keys }] of collectors.entries()) {
    for (const key of keys) bitsOf.set(key, (bitsOf.get(key) ?? 0) | (1 << i))
  }
  return bitsOf
}

function assemble(relation: Relation, lines: MemberLines): Assembled {
  const assembled: Assembled = { ...relation, outer: [], inner: [], missing: 0 }
  for (const { type, ref, role } of relation.members) {
    if (type !== 'way') continue
    const line = lines.get(ref)
    if (!line?.isWhole) assembled.missing++
    if (line && line.points.length >= 4) (role === 'inner' ? assembled.inner : assembled.outer).push(line)
  }
  return assembled
}
