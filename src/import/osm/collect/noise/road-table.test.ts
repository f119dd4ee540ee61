import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Road, RoadTable } from './road-table.ts'

test('roads come back as they were put in, in their order', () => {
  const table = new RoadTable()
  const roads = Array.from({ length: 40 }, (_, i): Road => {
    const roadClass = i % 2 ? 'motorway' : 'service'
    return {
      origin: 4 * i + 2 ** 40 + 1,
      class: roadClass,
      name: i % 3 ? `A ${i % 5}` : null,
      facts: {
        class: roadClass,
        vehicles: i % 4 ? 1000 * i : null,
        speed: i % 5 ? 48.28032 : null,
        lanes: i % 7 ? 2 : null,
        isOneway: i % 2 === 0,
        isRoundabout: i % 3 === 0,
        isMinorService: i % 5 === 0,
      },
      isTunnel: i % 7 === 0,
      people: i / 3,
      points: Int32Array.from({ length: 2 * i }, (_, k) => k * 2 ** 20 - i),
    }
  })
  for (const road of roads) table.push(road)
  assert.equal(table.length, roads.length)
  assert.deepEqual(
    Array.from(table, road => ({ ...road, points: road.points.slice() })),
    roads,
  )
  const network = table.network()
  assert.equal(network.corners, (39 * 40) / 2)
  network.each(({ number, people, points, from, to }) => {
    assert.equal(people, roads[number]?.people)
    assert.deepEqual(points.slice(from, to), roads[number]?.points)
  })
  table.close()
})
