import assert from 'node:assert/strict'
import { closeSync, fstatSync, openSync } from 'node:fs'
import { test } from 'node:test'
import { NO_EXTRACTS, realExtract } from '../../../../test/support/osm-samples.ts'
import type { NodePositions } from '../positions/node-positions.ts'
import { packedColumns, unpackedColumns } from './columns.ts'
import { HOLDS } from './decode-block.ts'
import { startDecoding } from './decoding.ts'
import { type Frame, frames } from './frames.ts'

const path = realExtract('monaco-planetiler.osm.pbf')
const skip = path ? false : NO_EXTRACTS
const ALL = { kinds: HOLDS.nodes | HOLDS.ways | HOLDS.relations, keys: undefined, ways: undefined }

function opened(t: { after(end: () => void): void }): { descriptor: number; blocks: Frame[] } {
  const descriptor = openSync(path ?? '', 'r')
  t.after(() => closeSync(descriptor))
  const all = [...frames(descriptor, fstatSync(descriptor).size)]
  return { descriptor, blocks: all.filter(({ type }) => type === 'OSMData') }
}

test('columns come back whole from one piece of memory, and threads decode what this one does', { skip }, async t => {
  const { descriptor, blocks } = opened(t)
  const order = { descriptor, order: ALL }
  const here = startDecoding(order, { threads: 1, positions: undefined })
  const apart = startDecoding(order, { threads: 4, positions: undefined })
  t.after(() => apart.close())
  assert.ok(apart.ahead > here.ahead)
  const seen = { nodes: 0, ways: 0, relations: 0, tags: 0 }
  for (const asked of blocks.map(frame => [here.begin(frame), apart.begin(frame)] as const)) {
    const columns = structuredClone(await asked[0]())
    assert.deepEqual(await asked[1](), columns)
    assert.deepEqual(unpackedColumns(packedColumns(columns)), columns)
    seen.nodes += columns.nodeIds.length
    seen.ways += columns.wayIds.length
    seen.relations += columns.relationIds.length
    seen.tags += columns.wayTags.length
  }
  for (const count of Object.values(seen)) assert.ok(count > 100, JSON.stringify(seen))
})

test('a thread that is lost fails what is asked of it and of the others, with the reason', { skip }, async t => {
  const { descriptor, blocks } = opened(t)
  const pages = { descriptor: -1 } // without which no thread begins
  const positions = { share: () => ({ pages, firsts: new Float64Array() }) } as unknown as NodePositions
  const decoding = startDecoding({ descriptor, order: ALL }, { threads: 4, positions })
  t.after(() => decoding.close())
  const failed = {
    name: 'OperatorError',
    message: /^a thread of the import failed \(.*undefined.*\): nothing was changed/,
  }
  for (const columns of blocks.map(frame => decoding.begin(frame))) await assert.rejects(columns(), failed)
  for (const frame of blocks) await assert.rejects(decoding.begin(frame)(), failed)
})
