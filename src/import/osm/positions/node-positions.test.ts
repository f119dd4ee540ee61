import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { between, seededRandom } from '../../../../test/support/random.ts'
import { diskPages } from './disk-pages.ts'
import { memoryPages, NODE_BYTES, type NodePage, type PageStore } from './node-pages.ts'
import { nodePositions } from './node-positions.ts'
import { positionsFor } from './positions-for.ts'
import { sortedPages } from './sorted-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-positions-'))
after(() => rmSync(folder, { recursive: true }))

const PAGE_BYTES = 1024 * NODE_BYTES
const STORES: Record<string, () => PageStore> = {
  'in memory': memoryPages,
  'on disk': () => diskPages({ folder }),
  'on disk with a pool of three pages': () => diskPages({ folder, poolBytes: 3 * PAGE_BYTES }),
}

/** Rising ids with gaps, as an extract has them, with positions made of them. */
function nodes(count: number, seed: number): { id: number; x: number; y: number }[] {
  const random = seededRandom(seed)
  let id = 0
  return Array.from({ length: count }, () => {
    id += Math.ceil(random() ** 8 * 1e7)
    return { id, x: Math.round(between(random, -1.8e9, 1.8e9)), y: Math.round(between(random, -9e8, 9e8)) }
  })
}

function pageOf(some: readonly { id: number; x: number; y: number }[]): NodePage {
  return {
    ids: Float64Array.from(some, ({ id }) => id),
    longitudes: Int32Array.from(some, ({ x }) => x),
    latitudes: Int32Array.from(some, ({ y }) => y),
  }
}

for (const [where, newStore] of Object.entries(STORES)) {
  for (const isShuffled of [false, true]) {
    test(`positions ${where}, added ${isShuffled ? 'in no order' : 'by rising id'}, are found as a map finds them`, () => {
      const random = seededRandom(7)
      const all = nodes(70_000, 3)
      const byId = new Map(all.map(node => [node.id, node]))
      const added = isShuffled ? all.toSorted(() => random() - 0.5) : all
      const positions = nodePositions(newStore)
      for (let at = 0; at < added.length; ) {
        const some = added.slice(at, (at += Math.ceil(random() * 9000)))
        positions.add(pageOf(some))
      }
      positions.freeze()
      for (let round = 0; round < 400; round++) {
        const start = Math.floor(random() * all.length)
        const near = all.slice(start, start + Math.floor(random() * 60)).map(({ id }) => id)
        const ids = near.flatMap(id => (random() < 0.2 ? [id, id + 0.5, all.at(-start)?.id ?? 0] : [id]))
        if (round % 2) ids.reverse()
        const into = new Int32Array(2 * ids.length)
        const used = positions.copy(Float64Array.from(ids), into)
        const wanted = ids.flatMap(id => byId.get(id) ?? []).flatMap(({ x, y }) => [x, y])
        assert.deepEqual([...into.subarray(0, used)], wanted)
      }
      positions.close()
    })
  }

  test(`no positions ${where} are found where there are none`, () => {
    const positions = nodePositions(newStore)
    positions.freeze()
    assert.equal(positions.copy(Float64Array.of(1, 2, 3), new Int32Array(6)), 0)
    positions.close()
  })
}

test('many runs that are sorted by themselves become one, and of one id the first stays first', () => {
  const store = diskPages({ folder, poolBytes: 2 * PAGE_BYTES })
  const count = 20_000
  const random = seededRandom(11)
  const ids = Array.from({ length: count }, () => Math.floor(random() * 15_000))
  for (let i = 0; i < count; i += 1024) {
    const page = store.next()
    page.ids.fill(Infinity)
    ids.slice(i, i + 1024).forEach((id, k) => {
      page.ids[k] = id
      page.longitudes[k] = i + k
      page.latitudes[k] = 7 - id
    })
    store.put(page)
  }
  const sorted = sortedPages(store, () => diskPages({ folder }), 2048)
  const found: [number, number, number][] = []
  for (let i = 0; i < sorted.length; i++) {
    const { ids, longitudes, latitudes } = sorted.get(i)
    ids.forEach((id, k) => id < Infinity && found.push([id, longitudes[k] ?? 0, latitudes[k] ?? 0]))
  }
  const wanted = ids
    .map((id, i) => [id, i, 7 - id])
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0))
  assert.deepEqual(found, wanted)
  store.close()
  sorted.close()
})

test('what is on disk has no name, so that a process that is killed leaves nothing', () => {
  const positions = nodePositions(() => diskPages({ folder }))
  for (let id = 0; id < 5000; id++) positions.add(pageOf([{ id, x: id, y: id }]))
  assert.deepEqual(readdirSync(folder), [])
  positions.close()
})

test('disks without room are named with what they lack before anything begins', () => {
  const file = { bytes: 1e9, nodes: 1e8 }
  const place = { mostInMemory: 0, dataFolder: '/data' }
  const free = (one: number, other: number) => (of: string) =>
    of === '/data' ? { device: 1, free: one } : { device: 2, free: other }
  positionsFor(file, place, free(2e9, 2e9)).close()
  assert.throws(() => positionsFor(file, place, free(1e9, 2e9)), {
    name: 'OperatorError',
    message:
      'the import needs about 1.5 GB for what will be published in "/data", where 1.0 GB are free: free some; nothing was changed',
  })
  assert.throws(() => positionsFor(file, place, free(2e9, 0.5e9)), {
    message: /about 0\.8 GB for the positions of nodes in ".*", where 0\.5 GB are free: free some, or set TMPDIR/,
  })
  // On one disk both need their room.
  assert.throws(() => positionsFor(file, place, () => ({ device: 1, free: 2e9 })), {
    message: /about 0\.8 GB for .* and 1\.5 GB for what will be published in "\/data", where 2\.0 GB are free/,
  })
  positionsFor({ bytes: 1e6, nodes: 1e8 }, {}, free(0, 0)).close()
  // The base map takes room while it is drawn, and its remedy is said once.
  const drawn = { ...place, drawing: {} }
  positionsFor(file, drawn, free(2e9, 4e9)).close()
  assert.throws(() => positionsFor(file, drawn, free(2e9, 2.5e9)), {
    message:
      /0\.8 GB for .* and 2\.0 GB for drawing the base map in ".*", where 2\.5 GB are free: free some, or set TMPDIR to a folder on another disk; nothing was changed$/,
  })
})

test('the room of the disks is asked of the system', () => {
  assert.throws(() => positionsFor({ bytes: 1e15, nodes: 1e15 }, { dataFolder: folder }), {
    message: /needs about 8000000\.0 GB for the positions of nodes/,
  })
})
