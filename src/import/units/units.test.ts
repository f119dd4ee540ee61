import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sceneAt } from '../../../test/support/noise-scenes.ts'
import { seededRandom } from '../../../test/support/random.ts'
import { E7 } from '../../geo/local-plane.ts'
import { uniteBoxes } from '../../geo/box.ts'
import { planGrid } from '../../silence/grid/make-grid.ts'
import { memoryPages } from '../../silence/pages/memory-pages.ts'
import type { NoisePages } from '../../silence/pages/noise-pages.ts'
import { openNoise } from '../../silence/pages/open-noise.ts'
import { ownNoiseOf } from '../../silence/pages/own-noise.ts'
import { PageCache } from '../../silence/pages/page-cache.ts'
import { alongCells } from '../../silence/pages/page-grid.ts'
import { heardOf } from '../osm/describe/heard.ts'
import { unitComputer } from './compute-unit.ts'
import { helpedUnits } from './helped-units.ts'
import { planRating, type Unit, type UnitResult } from './unit.ts'
import type { OfferedUnits } from './unit-help.ts'
import { unitProgress } from './unit-progress.ts'
import { startUnits } from './unit-work.ts'

const { maps: scene, box } = sceneAt({ seed: 2, latitude: 47, longitude: 11 })
const pages = memoryPages(scene.map((map, i) => ownNoiseOf(String(i), map)))
const open = (pages: NoisePages) => openNoise(pages, new PageCache(0))
const maps = open(pages)

/** Every third is already known. */
const SPOTS = 90
const unknown = Array.from({ length: SPOTS }, (_, i) => i).filter(i => i % 3 > 0)
const points = randomPoints(SPOTS)

function randomPoints(count: number) {
  const random = seededRandom(4)
  const anywhere = (from: number, to: number) => Math.round((from + random() * (to - from)) * E7)
  return {
    xs: Int32Array.from({ length: count }, () => anywhere(box.west, box.east)),
    ys: Int32Array.from({ length: count }, () => anywhere(box.south, box.north)),
  }
}

const plan = planRating(unknown, points, 8)
const grid = planGrid(scene[0]?.coverage)
const units: Unit[] = [
  ...plan.units,
  ...grid.ranges.map(range => ({ kind: 'grid' as const, task: { source: '0', range } })),
]
const computer = unitComputer(pages, maps)
/** As results are after a way between threads: bytes are no buffers. */
const computeHere = (unit: Unit) => structuredClone(computer(unit))
const wanted = units.map(computeHere)
const around = uniteBoxes(pages.regions().map(({ box }) => box))

test('each spot is in one unit, which holds neighbours, and hears there what it hears', () => {
  assert.deepEqual(
    [...plan.spots].sort((a, b) => a - b),
    unknown,
  )
  assert.deepEqual(
    plan.units.map(({ places }) => places.length / 2),
    [8, 8, 8, 8, 8, 8, 8, 4],
  )
  const along = [...plan.spots].map(spot => alongCells(points.xs[spot] ?? 0, points.ys[spot] ?? 0))
  assert.deepEqual(
    along,
    along.toSorted((a, b) => a - b),
  )
  const heard = wanted.flatMap(made => (made.kind === 'rate' ? made.heard : []))
  for (const [i, spot] of plan.spots.entries()) {
    const point = { latitude: (points.ys[spot] ?? 0) / E7, longitude: (points.xs[spot] ?? 0) / E7 }
    const explanation = maps.explain(point)
    assert.deepEqual(heard[i], explanation ? heardOf(explanation) : null, String(spot))
  }
  assert.ok(heard.some(heard => heard !== null))
})

for (const threads of [1, 3]) {
  test(`${threads === 1 ? 'one thread computes' : 'three threads compute'} the same of units, first those that are asked for first`, async () => {
    const done: Unit[] = []
    const work = await startUnits({ units, pages, maps, box: around, threads, onDone: unit => done.push(unit) })
    assert.deepEqual(
      structuredClone(await Array.fromAsync(work.results(plan.units.length))),
      wanted.slice(0, plan.units.length),
    )
    assert.deepEqual(structuredClone(await Array.fromAsync(work.results())), wanted.slice(plan.units.length))
    await work.close()
    assert.deepEqual(new Set(done), new Set(units))
    assert.equal(done.length, units.length)
  })
}

test('what cannot be computed is told by its cell and the reason', async () => {
  const damaged = {
    ...pages,
    pagesIn: () => {
      throw new RangeError('the page is damaged')
    },
  } satisfies NoisePages
  const compute = unitComputer(damaged, open(damaged))
  const [rating] = plan.units
  const [, y] = rating?.places ?? []
  assert.ok(rating && y !== undefined)
  const south = (Math.floor((y / E7) * 4) / 4).toFixed(2)
  assert.throws(() => compute(rating), {
    name: 'OperatorError',
    message: new RegExp(`^the cell north-east of ${south}, \\d+\\.\\d\\d could not .*\\(the page is damaged\\)`),
  })
  const gridUnit = units.at(-1)
  assert.ok(gridUnit?.kind === 'grid')
  assert.throws(() => compute(gridUnit), /^OperatorError: the silence grid of "0" north-east of .*the page is damaged/)
  const work = await startUnits({ units, pages: damaged, maps: open(damaged), box: around })
  await assert.rejects(
    Array.fromAsync(work.results()),
    /could not be computed \(the page is damaged\): nothing was changed/,
  )
  await work.close()
})

/** Others that make some of the units, and then are heard of no more. */
function othersThatMake(numbers: readonly number[], { isShared = true } = {}) {
  const kept: number[] = []
  const coming = numbers.map(at => [at, wanted[at]] as [number, UnitResult])
  const offered: OfferedUnits = {
    isShared: () => isShared,
    made: () => Promise.resolve(new Map(coming.splice(0, 2))),
    keep: at => void kept.push(at),
    close: () => Promise.resolve(),
  }
  return { offered, kept }
}

test('units that others bring are not computed here, those that nobody brings are, and kept for the next run', async () => {
  const { offered, kept } = othersThatMake([0, 1, 2, 5])
  const computed: number[] = []
  const compute = (unit: Unit) => {
    computed.push(units.indexOf(unit))
    return computeHere(unit)
  }
  const work = helpedUnits({ units, offered, compute, onDone: () => {}, patienceMs: 0 })
  assert.deepEqual(await Array.fromAsync(work.results(plan.units.length)), wanted.slice(0, plan.units.length))
  assert.ok(!computed.includes(0) && !computed.includes(1) && computed.includes(7), computed.join())
  assert.deepEqual(await Array.fromAsync(work.results()), wanted.slice(plan.units.length))
  assert.deepEqual(kept, computed)
})

test('what an earlier run has left is not computed again', async () => {
  const left = [...units.keys()].filter(at => at % 2 === 0).slice(0, 2)
  const { offered, kept } = othersThatMake(left, { isShared: false })
  const help = { offer: () => Promise.resolve(offered) }
  const work = await startUnits({ units, pages, maps, box: around, help })
  assert.deepEqual(structuredClone(await Array.fromAsync(work.results())), wanted)
  await work.close()
  assert.deepEqual(
    kept,
    [...units.keys()].filter(at => !left.includes(at)),
  )
})

test('progress counts the units of the kind that is under way', () => {
  const told: [string, number][] = []
  const { begin, onDone } = unitProgress(units, { bytes: 8000, tell: (pass, bytes) => told.push([pass, bytes]) })
  const [first, last] = [units[0], units.at(-1)]
  assert.ok(first && last)
  begin('rate')
  onDone(first)
  onDone(last)
  begin('grid')
  assert.deepEqual(told, [
    ['rating', 0],
    ['rating', 1000],
    ['silence grid', Math.round(8000 / grid.ranges.length)],
  ])
})
