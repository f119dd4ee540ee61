import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, pick, seededRandom } from '../../../../test/support/random.ts'
import { E7 } from '../../../geo/local-plane.ts'
import { boxOfLine, uniteBoxes } from '../../../geo/box.ts'
import { type EventClass, ROADS, type RoadClass } from '../../parameters.ts'
import { builtUpBuilder } from '../../sources/built-up.ts'
import { buildSources, isLine, type NoiseSource } from '../../sources/sources.ts'
import { SpilledSources } from '../../sources/spilled-sources.ts'
import { unpackSources } from '../source-page.ts'
import { cutPages } from './cut-pages.ts'

const CLASSES = Object.keys(ROADS) as [RoadClass, ...RoadClass[]]
const NAMES = [null, 'A 8', 'Hauptstraße', 'two\nlines', 'Ring'] as const

/** Sources all over a region; some objects are several of them, of which at most one is a road. */
function randomSources(seed: number, count: number): NoiseSource[] {
  const random = seededRandom(seed)
  const at = () => [between(random, 8 * E7, 10 * E7), between(random, 47 * E7, 48 * E7)]
  const wandering = (steps: number) => {
    let [x = 0, y = 0] = at()
    return Array.from({ length: steps }, () => [(x += between(random, -5e4, 5e4)), (y += between(random, -5e4, 5e4))])
  }
  return Array.from({ length: count }, (_, i): NoiseSource => {
    const rest = { name: pick(random, NAMES), level: 80 * random(), size: 0 }
    const points = Int32Array.from(wandering(between(random, 2, 50)).flat())
    if (i % 9 === 0) return { ...rest, kind: 'settlement', class: 'village', origin: i, size: 900, points: at() }
    if (i % 9 < 2) return { ...rest, kind: 'event', class: 'raceway' satisfies EventClass, origin: i + 1, points }
    if (i % 9 < 3) return { ...rest, kind: 'works', class: 'industry', origin: i - 2, size: 2000, points }
    if (i % 9 < 4) return { ...rest, kind: 'rail', class: 'freight', origin: i, points }
    return { ...rest, kind: 'road', class: pick(random, CLASSES), origin: i, points }
  })
}

for (const count of [0, 1, 3000]) {
  test(`${count} sources on disk are cut into the pages that they are cut into in memory`, () => {
    const sources = randomSources(count, count)
    const spilled = new SpilledSources()
    for (const source of sources) spilled.add(source)
    const streets = builtUpBuilder()
    for (const source of sources) if (source.class === 'residential') streets.addStreet(source.points)
    const rest = { builtUp: streets.freeze() }
    const inOrder = (pages: Iterable<{ hash: string }>) => [...pages].sort((a, b) => (a.hash < b.hash ? -1 : 1))
    const pages = inOrder(cutPages('a', { sources: buildSources(sources), ...rest }))
    assert.deepEqual(inOrder(cutPages('a', { sources: spilled, ...rest })), pages)
    const [lines, others] = [sources.filter(isLine), sources.filter(source => !isLine(source))]
    assert.deepEqual(spilled.whole(), buildSources([...lines, ...others]))
    assert.deepEqual(spilled.linesBox(), uniteBoxes(lines.map(({ points }) => boxOfLine(points))))
    spilled.close()
  })
}

test('a page says of each source how many points its object has in the whole region', () => {
  const sources = randomSources(5, 600)
  const points = new Map<number, number>()
  const { runs, others } = buildSources(sources)
  for (const { origin, start } of [runs, others]) {
    origin.forEach((id, i) => points.set(id, (points.get(id) ?? 0) + (start[i + 1] ?? 0) - (start[i] ?? 0)))
  }
  const spilled = new SpilledSources()
  for (const source of sources) spilled.add(source)
  for (const { bytes } of cutPages('a', { sources: spilled })) {
    const page = unpackSources(bytes)
    page.runs.origin.forEach((id, i) => assert.equal(page.runTotals[i], points.get(id)))
    page.others.origin.forEach((id, i) => assert.equal(page.otherTotals[i], points.get(id)))
  }
})
