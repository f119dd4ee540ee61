import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sceneAt } from '../../../test/support/noise-scenes.ts'
import { seededRandom } from '../../../test/support/random.ts'
import { boxesMeet, growBox } from '../../geo/box.ts'
import { boxOfCoverage } from '../coverage.ts'
import { joinNoiseMaps } from '../noise-maps.ts'
import { CONFIDENCE_CODES } from '../raster/raster.ts'
import { packBlock, unpackBlock } from './block-bytes.ts'
import {
  BLOCK_ZOOM,
  type Block,
  boxOfBlock,
  cellAt,
  cellsOfRow,
  codeOfLevel,
  ENERGY_OF_CODE,
  keyOf,
  latticeOfBlocks,
  levelOfCode,
} from './cells.ts'
import { isMadeAlike, readGrid, writeGrid } from './grid-bytes.ts'
import { makeGrid, planGrid } from './make-grid.ts'
import { openGrids } from './silence-grid.ts'

const { maps, box } = sceneAt({ seed: 2, latitude: 47, longitude: 11 })
const grids = maps.map((_, region) => makeGrid({ maps, region }))
const grid = openGrids(grids)

test('cells are between 70 m and 160 m long, wherever they lie', () => {
  for (let y = 0; y < 2 ** BLOCK_ZOOM; y++) {
    const { north, south } = boxOfBlock({ z: BLOCK_ZOOM, x: 0, y })
    const metres = ((north - south) * 111_195) / cellsOfRow(y)
    assert.ok(metres > 69 && metres < 160, `row ${y}: ${metres}`)
  }
})

test('a level is kept to a quarter of a decibel where the rating depends on it, and to one elsewhere', () => {
  for (let level = 12; level < 100; level += 0.13) {
    const kept = levelOfCode(codeOfLevel(level))
    const most = level >= 30 && level <= 56 ? 0.25 : 1.001
    assert.ok(Math.abs(kept - level) <= most, `${level}: ${kept}`)
  }
})

test('blocks of any cells are packed and unpacked whole', () => {
  const random = seededRandom(8)
  for (const share of [0, 0.02, 0.5, 1]) {
    const cells = 64
    const flags = Uint8Array.from({ length: cells * cells }, () =>
      random() < share ? 1 + Math.floor(random() * 255) : 0,
    )
    const levels = flags.map(flag => (flag === 0 ? 0 : Math.floor(random() * 256)))
    const block: Block = { cells, levels, flags }
    assert.deepEqual(unpackBlock(packBlock(block), cells), block)
  }
})

test('a block with more cells than it should have is refused', () => {
  const block = { cells: 64, levels: new Uint8Array(4096).fill(50), flags: new Uint8Array(4096).fill(0xf3) }
  assert.throws(() => unpackBlock(packBlock(block), 32), /damaged/)
})

test('a cell says what the point engine says of its middle', () => {
  const points = joinNoiseMaps(maps)
  const random = seededRandom(3)
  let [seen, other] = [0, 0]
  for (const stored of readGrid(grids[0] ?? new Uint8Array())) {
    if (stored.z !== BLOCK_ZOOM) continue
    const block = grid.block(stored) ?? assert.fail('no block')
    const { longitudes, latitudes } = latticeOfBlocks(
      { west: stored.x, east: stored.x, north: stored.y, south: stored.y },
      block.cells,
    )
    for (let k = 0; k < 600; k++) {
      const at = Math.floor(random() * block.flags.length)
      const point = {
        longitude: longitudes[at % block.cells] ?? 0,
        latitude: latitudes[Math.floor(at / block.cells)] ?? 0,
      }
      const [cell, said] = [grid.at(point), points.explain(point)]
      assert.equal(cell === undefined, said === undefined)
      if (!cell || !said) continue
      seen++
      if (Math.abs(cell.rating - said.rating) > 0.15) other++
      assert.deepEqual(cellAt(block, at), cell)
    }
  }
  assert.ok(seen > 200, `${seen}`)
  assert.ok(other <= 0.01 * seen, `${other} of ${seen} have another rating`)
})

test('an overview is the mean energy and the covered share of the cells below it', () => {
  for (const stored of readGrid(grids[0] ?? new Uint8Array())) {
    if (stored.z !== BLOCK_ZOOM - 2) continue
    const block = openGrids(grids.slice(0, 1)).block(stored) ?? assert.fail('no block')
    const finest = openGrids(grids.slice(0, 1))
    for (let at = 0; at < block.flags.length; at += 7) {
      const [column, row] = [(at % block.cells) * 4, Math.floor(at / block.cells) * 4]
      let [energy, count] = [0, 0]
      for (let k = 0; k < 16; k++) {
        const [i, j] = [column + (k % 4), row + Math.floor(k / 4)]
        const below = finest.block({
          z: BLOCK_ZOOM,
          x: stored.x * 4 + Math.floor(i / 256),
          y: stored.y * 4 + Math.floor(j / 256),
        })
        const place = (j % 256) * 256 + (i % 256)
        if (!below || below.flags[place] === 0) continue
        count++
        energy += ENERGY_OF_CODE[below.levels[place] ?? 0] ?? 0
      }
      const cell = cellAt(block, at)
      assert.equal(cell === undefined, count === 0)
      if (!cell) continue
      assert.ok(Math.abs(cell.share - count / 16) <= 0.1, `${cell.share}, ${count} of 16`)
      // Caps are in it, so that it may be louder.
      assert.ok(cell.level >= 10 * Math.log10(energy / count) - 2.1)
    }
  }
})

test('a grid that is made anew where noise has changed is the same as one made whole', () => {
  const [first, second] = maps
  assert.ok(first && second)
  const alone = makeGrid({ maps: [first], region: 0 })
  const changed = boxOfCoverage(second.coverage) ?? assert.fail('no box')
  const around = growBox(changed, 0.3)
  const anew = makeGrid({ maps, region: 0, before: { bytes: alone, hears: box => boxesMeet(box, around) } })
  assert.deepEqual(anew, grids[0])
  assert.deepEqual(makeGrid({ maps: [], region: 0, before: { bytes: alone, hears: () => false } }), writeGrid([]))
  assert.deepEqual(planGrid(first.coverage, { bytes: alone, hears: () => false }).finish([]), Buffer.from(alone))
})

test('two regions that meet have no gap and no seam between their grids', () => {
  const random = seededRandom(4)
  const points = joinNoiseMaps(maps)
  for (let k = 0; k < 500; k++) {
    const point = {
      longitude: box.west + random() * (box.east - box.west),
      latitude: box.south + random() * (box.north - box.south),
    }
    const cell = grid.at(point)
    const alone = grids.flatMap(bytes => openGrids([bytes]).at(point) ?? [])
    assert.equal(cell !== undefined, alone.length > 0)
    if (cell) assert.ok(CONFIDENCE_CODES.includes(cell.confidence) && points.explain(point) !== null)
  }
  const addresses = grids.flatMap(readGrid).map(keyOf)
  assert.ok(new Set(addresses).size < addresses.length, 'both have cells in one block')
})

test('a grid of the form before is read, and nothing is taken over from it', () => {
  const cells = 16
  const flags = Uint8Array.from({ length: 256 }, (_, i) => (i % 16 > 2 && i > 20 ? 0xf1 + (i % 3) : 0))
  const levels = flags.map((flag, i) => (flag === 0 ? 0 : (i * 7) % 90))
  const packed = Buffer.from(
    'E8ABaAbMugIUoh0/5Rd5ogWAtjo5gQvcNEr4Ii2xMJPMI03AA49hpDg+90ZWs1cB3KwAZu9rYA/cP9Wq+oyFqJqn+rcl2QUximDTIU9iLA==',
    'base64',
  )
  const head = Buffer.from(JSON.stringify([[10, 5, 7, cells, 0, packed.length]]))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  const old = Buffer.concat([Buffer.from('SILGRID1'), length, head, packed])
  const [stored = assert.fail()] = readGrid(old)
  assert.deepEqual({ ...stored, bytes: null }, { z: 10, x: 5, y: 7, cells, bytes: null })
  assert.deepEqual(unpackBlock(stored.bytes, cells), { cells, levels, flags })
  assert.deepEqual([isMadeAlike(old), isMadeAlike(grids[0] ?? assert.fail())], [false, true])
})

test('bytes that are no grid, or cut short, are refused', () => {
  assert.throws(() => readGrid(Buffer.from('SILENCE2 and so on')), /not a silence grid/)
  const [bytes = new Uint8Array()] = grids
  assert.throws(() => readGrid(bytes.subarray(0, -10)), /cut short/)
  assert.deepEqual(readGrid(writeGrid([])), [])
})
