import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sceneAt } from '../../../test/support/noise-scenes.ts'
import { seededRandom } from '../../../test/support/random.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { E7 } from '../../geo/local-plane.ts'
import { uniteBoxes } from '../../geo/box.ts'
import { planGrid } from '../../silence/grid/make-grid.ts'
import { memoryPages } from '../../silence/pages/memory-pages.ts'
import type { NoisePages } from '../../silence/pages/noise-pages.ts'
import { openNoise } from '../../silence/pages/open-noise.ts'
import { ownNoiseOf } from '../../silence/pages/own-noise.ts'
import { PageCache } from '../../silence/pages/page-cache.ts'
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

function randomSpots(count: number): { id: string; point: Coordinates }[] {
  const random = seededRandom(4)
  const [width, height] = [box.east - box.west, box.north - box.south]
  return Array.from({ length: count }, (_, i) => ({
    id: `s-${i}`,
    point: { latitude: box.south + random() * height, longitude: box.west + random() * width },
  }))
}

const spots = randomSpots(60)
const plan = planRating(spots, 8)
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
  assert.deepEqual(plan.ids.flat().sort(), spots.map(({ id }) => id).sort())
  assert.deepEqual(
    plan.ids.map(ids => ids.length),
    [8, 8, 8, 8, 8, 8, 8, 4],
  )
  const cells = plan.units.flatMap(({ cells }) => cells.map(({ cell }) => cell))
  assert.deepEqual(
    cells,
    cells.toSorted((a, b) => a - b),
  )
  const heard = new Map(
    plan.ids.flatMap((ids, at) => {
      const made = wanted[at]
      return ids.map((id, i) => [id, made?.kind === 'rate' ? made.heard[i] : undefined] as const)
    }),
  )
  for (const { id, point } of spots) {
    const explanation = maps.explain(point)
    assert.deepEqual(heard.get(id), explanation ? heardOf(explanation) : null, id)
  }
  assert.ok([...heard.values()].some(heard => heard !== null))
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
  const [first] = rating?.cells ?? []
  const [place] = first?.places ?? []
  assert.ok(rating && place)
  const south = (Math.floor(place.latitude * 4) / 4).toFixed(2)
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

test('places keep all digits on their way', () => {
  const [place] = plan.units[0]?.cells[0]?.places ?? []
  assert.ok(place && place.latitude * E7 !== Math.round(place.latitude * E7))
  assert.deepEqual(JSON.parse(JSON.stringify(plan.units)), plan.units)
})
