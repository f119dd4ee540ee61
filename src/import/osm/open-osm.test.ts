import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync, inflateSync, zstdCompressSync } from 'node:zlib'
import type { OsmFile, Tags, Visitor } from './elements.ts'
import { openOsm } from './open-osm.ts'
import { Cursor, lengthTag, varintTag } from './pbf/protobuf.ts'
import { diskPages } from './positions/disk-pages.ts'
import { memoryPages, type NodePage, type PageStore } from './positions/node-pages.ts'
import { nodePositions } from './positions/node-positions.ts'
import { NO_EXTRACTS, realExtract, sampleMap } from '../../../test/support/osm-samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-osm-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

function write(bytes: string | Uint8Array): string {
  const path = join(folder, String(++files))
  writeFileSync(path, bytes)
  return path
}

const monaco = realExtract('monaco-planetiler.osm.pbf')
const monacoLz4 = realExtract('monaco-planetiler.lz4.osm.pbf')
const bayreuth = realExtract('north-bayreuth.osm.gz')
const skip = monaco && monacoLz4 && bayreuth ? false : NO_EXTRACTS
const withOsmium = spawnSync('osmium', ['--version']).status === 0 ? skip : 'osmium (osmium-tool) is not installed'

type DigestOptions = { threads?: number; newStore?: () => PageStore }

/** Everything that a file shows, summed up so that two files can be compared. */
async function digest(file: OsmFile, { threads = 1, newStore = memoryPages }: DigestOptions = {}) {
  const sums = {
    nodes: 0,
    ways: 0,
    relations: 0,
    ids: 0,
    positions: 0,
    ends: 0,
    points: 0,
    members: 0,
    tags: 0,
    roles: 0,
  }
  const positions = nodePositions(newStore)
  const addTags = (tags: Record<string, string>) => {
    for (const [key, value] of Object.entries(tags)) sums.tags += key.length * 31 + value.length
  }
  const nodes = {
    places(nodes: NodePage) {
      const { ids, longitudes, latitudes } = nodes
      sums.nodes += ids.length
      for (const id of ids) sums.ids += id
      for (const x of longitudes) sums.positions += x
      for (const y of latitudes) sums.positions += 3 * y
      positions.add(nodes)
    },
    node: (_: number, __: number, ___: number, tags: Tags) => addTags(tags),
  }
  await file.pass(nodes, { threads })
  positions.freeze()
  const others: Visitor = {
    positions,
    way(id, lineOf, tags) {
      const { points, first, last, isWhole } = lineOf()
      sums.ways++
      sums.ids += id
      sums.ends += first + 3 * last + (isWhole ? 1 : 0)
      sums.points += points.reduce((sum, point, i) => sum + (i + 1) * point, 0)
      addTags(tags)
    },
    relation(id, members, tags) {
      sums.relations++
      sums.ids += id
      for (const { ref, role, type } of members) {
        sums.members += ref + type.length
        sums.roles += role.length
      }
      addTags(tags)
    },
  }
  await file.pass(others, { threads })
  positions.close()
  return sums
}

test('a PBF file shows as many elements as osmium counts', { skip: withOsmium }, async () => {
  for (const path of [monaco, bayreuth, realExtract('liechtenstein-2024-03-04.osm.pbf')]) {
    if (path === undefined) continue
    const { nodes, ways, relations } = await digest(await openOsm(path))
    const info = JSON.parse(execFileSync('osmium', ['fileinfo', '-e', '-j', path], { encoding: 'utf8' }))
    const { count } = info.data
    assert.deepEqual({ nodes, ways, relations }, { nodes: count.nodes, ways: count.ways, relations: count.relations })
  }
})

test('the same data packed with zlib, LZ4, ZSTD, not at all, or as XML, shows the same', {
  skip: withOsmium,
}, async () => {
  const zlib = await digest(await openOsm(monaco ?? ''))
  assert.deepEqual(await digest(await openOsm(monacoLz4 ?? '')), zlib)
  assert.deepEqual(await digest(await openOsm(repacked(monaco ?? '', 7, zstdCompressSync))), zlib)
  for (const name of ['raw.osm.pbf', 'plain.osm', 'packed.osm.gz']) {
    const path = join(folder, name)
    const options = name === 'raw.osm.pbf' ? ['-f', 'pbf,pbf_compression=none,pbf_dense_nodes=false'] : []
    execFileSync('osmium', ['cat', monaco ?? '', '-o', path, ...options])
    assert.deepEqual(await digest(await openOsm(path)), zlib, name)
  }
})

test('blocks that threads decode show the same in the same order, wherever the positions of nodes are', {
  skip,
}, async () => {
  const newStore = () => diskPages({ folder, poolBytes: 1 })
  for (const path of [monaco, monacoLz4, bayreuth]) {
    const file = await openOsm(path ?? '')
    const alone = await digest(file)
    const order = await idsInOrder(file, 1)
    for (const threads of [2, 3, 5]) {
      assert.deepEqual(await digest(file, { threads, newStore }), alone)
      assert.deepEqual(await digest(file, { threads }), alone)
      assert.deepEqual(await idsInOrder(file, threads), order)
    }
  }
})

async function idsInOrder(file: OsmFile, threads: number): Promise<number[]> {
  const ids: number[] = []
  const add = (id: number) => void ids.push(id)
  await file.pass({ places: nodes => ids.push(...nodes.ids), way: add, relation: add }, { threads })
  return ids
}

test('a file that is cut short anywhere says so', { skip }, async () => {
  const bytes = readFileSync(monaco ?? '')
  for (const length of [bytes.length - 1, bytes.length >> 1, 400, 18]) {
    const path = write(bytes.subarray(0, length))
    for (const threads of [1, 4]) {
      const read = async () => digest(await openOsm(path), { threads })
      await assert.rejects(
        read,
        { name: 'OperatorError', message: /is (cut short|damaged).*download it again/ },
        String(length),
      )
    }
  }
  const packed = write(readFileSync(bayreuth ?? '').subarray(0, 200_000))
  await assert.rejects(async () => digest(await openOsm(packed)), { name: 'OperatorError', message: /is cut short/ })
})

test('damage inside of a file is an error, not fewer spots', { skip }, async () => {
  const whole = readFileSync(monaco ?? '')
  for (const at of [2000, 50_000, 200_000, 400_000]) {
    const bytes = Buffer.from(whole)
    bytes.fill(0xa5, at, at + 64)
    const path = write(bytes)
    const alone = await faultOf(path, 1)
    assert.equal(alone.name, 'OperatorError', `byte ${at}`)
    assert.equal((await faultOf(path, 4)).message, alone.message, `byte ${at}`)
  }
})

async function faultOf(path: string, threads: number): Promise<Error> {
  try {
    await digest(await openOsm(path), { threads })
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('there is no fault')
}

test('a packing that is not read is refused by its name', { skip }, async () => {
  const lzma = repacked(monaco ?? '', 4, bytes => bytes)
  await assert.rejects(async () => digest(await openOsm(lzma)), { name: 'OperatorError', message: /packed with lzma/ })
  const bzip2 = write(Buffer.from('BZh91AY&SY'.padEnd(600, '.')))
  await assert.rejects(openOsm(bzip2), { name: 'OperatorError', message: /packed with bzip2.*osmium cat/ })
  await assert.rejects(openOsm(write('name,latitude\n')), {
    name: 'OperatorError',
    message: /neither .osm.pbf nor .osm/,
  })
})

test('XML that ends early, or holds no number where one belongs, is an error', async () => {
  const map = sampleMap()
  map.way([0, 0, 100, 0], { highway: 'path' })
  const whole = map.xml()
  assert.equal((await digest(await openOsm(write(gzipSync(whole))))).ways, 1)
  const cut = write(whole.slice(0, -20))
  await assert.rejects(async () => digest(await openOsm(cut)), {
    name: 'OperatorError',
    message: /damaged or cut short/,
  })
  const broken = write(whole.replace('lat="0.0000000"', 'lat="north"'))
  await assert.rejects(async () => digest(await openOsm(broken)), { name: 'OperatorError', message: /"north"/ })
  const foreign = write('<gpx><wpt lat="1" lon="2"/></gpx>')
  await assert.rejects(async () => digest(await openOsm(foreign)), {
    name: 'OperatorError',
    message: /<gpx>, not <osm>/,
  })
})

/** Writes a PBF file anew with each data block packed by another method, in the given field of the blob. */
function repacked(path: string, field: number, pack: (bytes: Buffer) => Uint8Array): string {
  const bytes = readFileSync(path)
  const parts: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const headerEnd = at + 4 + bytes.readUInt32BE(at)
    const header = new Cursor(bytes, at + 4, headerEnd)
    let [type, length] = ['', 0]
    for (let tag = header.tag(); tag !== 0; tag = header.tag()) {
      if (tag === lengthTag(1)) type = header.text()
      else if (tag === varintTag(3)) length = header.varint()
      else header.skip(tag)
    }
    const whole = bytes.subarray(at, headerEnd + length)
    parts.push(type === 'OSMData' ? frame(blobOf(bytes.subarray(headerEnd, headerEnd + length))) : whole)
    at = headerEnd + length
  }
  return write(Buffer.concat(parts))

  function blobOf(blob: Uint8Array): Uint8Array {
    const cursor = new Cursor(blob)
    let raw = Buffer.alloc(0)
    for (let tag = cursor.tag(); tag !== 0; tag = cursor.tag()) {
      if (tag === lengthTag(3)) raw = inflateSync(cursor.view())
      else cursor.skip(tag)
    }
    const packed = pack(raw)
    const head = [varintTag(2), ...varint(raw.length), lengthTag(field), ...varint(packed.length)]
    return Buffer.concat([Buffer.from(head), packed])
  }

  function frame(blob: Uint8Array): Uint8Array {
    const type = Buffer.from('OSMData')
    const header = Buffer.concat([
      Buffer.from([lengthTag(1), type.length]),
      type,
      Buffer.from([varintTag(3), ...varint(blob.length)]),
    ])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(header.length)
    return Buffer.concat([length, header, blob])
  }
}

function varint(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest]
    bytes.push((rest % 128) + 128)
  }
}
