import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NetworkOptions, NetworkRoads } from './road-graph.ts'
import { peopleServed as servedBy } from './road-network.ts'
import { seededRandom } from '../../../../../test/support/random.ts'

const closed = { openEnds: (ends: Int32Array) => new Uint8Array(ends.length / 2) }
type TestRoad = { people: number; points: number[] }
const road = (people: number, ...points: number[]): TestRoad => ({ people, points })

/** The same whether the places of all corners are in memory at once, or those of some. */
function peopleServed(roads: readonly TestRoad[], options: NetworkOptions): Float64Array {
  const network: NetworkRoads = {
    length: roads.length,
    corners: roads.reduce((sum, { points }) => sum + points.length / 2, 0),
    each(show) {
      for (const [number, { people, points }] of roads.entries()) {
        show({ number, people, points: Int32Array.from([7, 7, ...points, 7]), from: 2, to: 2 + points.length })
      }
    },
  }
  const served = servedBy(network, options)
  assert.deepEqual(servedBy(network, { ...options, cornersAtOnce: 3 }), served)
  return served
}

test('a dead end serves those behind it, a ring has another way round', () => {
  const ring = [road(10, 0, 0, 10, 0), road(10, 10, 0, 10, 10), road(10, 10, 10, 0, 0)]
  const valley = [road(5, 10, 0, 20, 0), road(7, 20, 0, 30, 0), road(1, 20, 0, 20, 5)]
  assert.deepEqual([...peopleServed([...ring, ...valley], closed)].slice(3), [13, 7, 1])
  assert.deepEqual([...peopleServed([...ring, ...valley], closed)].slice(0, 3), [Infinity, Infinity, Infinity])
})

test('a ring behind a bridge carries no more than the bridge', () => {
  const main = [road(50, 0, 0, 10, 0), road(50, 10, 0, 10, 10), road(50, 10, 10, 0, 0)]
  const pocket = [road(2, 10, 0, 20, 0), road(3, 20, 0, 25, 5), road(3, 25, 5, 25, -5), road(3, 25, -5, 20, 0)]
  assert.deepEqual([...peopleServed([...main, ...pocket], closed)].slice(3), [11, 11, 11, 11])
})

test('a road that leads out of the map serves nobody knows how many', () => {
  const roads = [road(5, 0, 0, 10, 0), road(5, 10, 0, 20, 0), road(1, 10, 0, 10, 5)]
  const served = peopleServed(roads, {
    openEnds: ends =>
      Uint8Array.from({ length: ends.length / 2 }, (_, i) => (ends[2 * i] === 0 || ends[2 * i] === 20 ? 1 : 0)),
  })
  assert.deepEqual([...served], [Infinity, Infinity, 1])
})

test('on random networks the bridges are those whose removal parts the network', () => {
  const random = seededRandom(11)
  for (let round = 0; round < 40; round++) {
    const nodes = 12
    const roads = Array.from({ length: 14 }, () => {
      const [a, b] = [Math.floor(random() * nodes), Math.floor(random() * nodes)]
      return road(1 + Math.floor(random() * 9), a, 0, b === a ? (a + 1) % nodes : b, 0)
    })
    for (const [i, served] of peopleServed(roads, closed).entries()) {
      const rest = roads.filter((_, k) => k !== i)
      const own = roads[i] ?? assert.fail()
      const [from = 0, , to = 0] = own.points
      const [one, other] = [peopleAround(rest, from), peopleAround(rest, to)]
      if (one.nodes.has(to)) continue
      assert.ok(served <= Math.min(one.people, other.people) + own.people, `round ${round}`)
    }
  }
})

function peopleAround(roads: readonly TestRoad[], start: number): { nodes: Set<number>; people: number } {
  const nodes = new Set([start])
  for (let size = 0; size !== nodes.size; ) {
    size = nodes.size
    for (const { points } of roads) {
      const [a = 0, , b = 0] = points
      if (nodes.has(a) || nodes.has(b)) nodes.add(a).add(b)
    }
  }
  const inside = roads.filter(({ points }) => nodes.has(points[0] ?? -1))
  return { nodes, people: inside.reduce((sum, { people }) => sum + people, 0) }
}
