import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../../../test/support/random.ts'
import { E7, hypotenuse, localPlane } from '../../../../geo/local-plane.ts'
import { isInRings } from '../../../../geo/polygon.ts'
import { longRunways, ownersAmong, type Runway, type Site } from './runways.ts'

/** The rule as it is said: around it, else the nearest within 3 km, the first of several. */
function ownerByAll<T extends Site>(sites: readonly T[], { points }: Pick<Runway, 'points'>): T | undefined {
  const [x, y] = [(points[0] + points[2]) / 2, (points[1] + points[3]) / 2]
  const plane = localPlane(y / E7)
  const away = (site: T) => hypotenuse((site.x - x) * plane.east, (site.y - y) * plane.north)
  const near = sites.filter(site => away(site) < 3000).sort((a, b) => away(a) - away(b))
  return sites.find(({ rings }) => isInRings(rings, x, y)) ?? near[0]
}

test('a runway belongs to the aerodrome that a look at all of them finds', () => {
  const random = seededRandom(5)
  const place = (): [number, number] => [between(random, 0, 12_000_000), between(random, 600_000_000, 606_000_000)]
  const sites = Array.from({ length: 150 }, (_, id) => {
    const [x, y] = place()
    const side = between(random, 1_000, 200_000)
    const ring = Int32Array.of(x, y, x + side, y, x + side, y + side, x, y + side, x, y)
    return { id, x, y, rings: random() < 0.5 ? [ring] : [] }
  })
  const ownerOf = ownersAmong(sites)
  let strays = 0
  for (let i = 0; i < 2000; i++) {
    const [x, y] = place()
    const runway = { points: [x, y, x + 10_000, y] as Runway['points'] }
    const owner = ownerByAll(sites, runway)
    assert.equal(ownerOf(runway)?.id, owner?.id)
    if (!owner) strays++
  }
  assert.ok(strays > 100 && strays < 1900)
})

test('ways that touch in line are one runway, from end to end', () => {
  const way = (id: number, nodes: [number, number], xs: number[]) => ({
    id,
    line: { points: Int32Array.from(xs.flatMap(x => [x, 0])), first: nodes[0], last: nodes[1], isWhole: true },
  })
  const crossing = {
    id: 9,
    line: { points: Int32Array.of(200_000, 0, 200_000, 90_000), first: 3, last: 9, isWhole: true },
  }
  const runways = longRunways([
    way(1, [1, 2], [0, 100_000]),
    way(2, [3, 2], [200_000, 100_000]),
    crossing,
    way(3, [3, 4], [200_000, 350_000]),
    way(4, [7, 8], [900_000, 950_000]),
  ])
  const spans = runways.map(({ points: [ax, , bx] }) => [Math.min(ax, bx), Math.max(ax, bx)])
  assert.deepEqual(
    spans.sort(([a = 0], [b = 0]) => a - b),
    [
      [0, 350_000],
      [200_000, 200_000],
      [900_000, 950_000],
    ],
  )
  assert.equal(
    longRunways(Array.from({ length: 30_000 }, (_, i) => way(i, [2 * i, 2 * i + 1], [i, i + 9]))).length,
    30_000,
  )
})
