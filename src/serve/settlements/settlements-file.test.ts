import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { packSettlements, SETTLEMENTS_FORMAT, settlements, useSettlements } from '../../ask/gazetteer/settlements.ts'
import { loadSettlements } from './settlements-file.ts'

const FIXED_BYTES = 32

test('settlements are kept in a file, and made anew where it is damaged', async () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'a folder', 'settlements.bin')
  const made = await loadSettlements(file)
  await made.saved
  const bytes = readFileSync(file)
  assert.deepEqual(bytes, Buffer.from(made.pack))
  assert.deepEqual(Buffer.from((await loadSettlements(file)).pack), bytes)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  for (const damaged of [bytes, bytes.subarray(0, 1000), Buffer.alloc(0)]) {
    writeFileSync(file, damaged)
    const again = await loadSettlements(file)
    await again.saved
    assert.deepEqual(Buffer.from(again.pack), Buffer.from(made.pack))
    assert.deepEqual(readFileSync(file), Buffer.from(made.pack))
  }
  folder.remove()
})

test('settlements are there even where no file can be written, and the failed write is told', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder.path, 'taken'), '')
  const { pack, saved } = await loadSettlements(join(folder.path, 'taken', 'settlements.bin'))
  await assert.rejects(saved)
  useSettlements(pack)
  assert.deepEqual(
    new Set(
      settlements()
        .named('bergen')
        .map(({ country }) => country),
    ),
    new Set(['DE', 'NL', 'NO', 'US']),
  )
  folder.remove()
})

test('the pack of this format is this one: when it changes, the format rises', () => {
  // The bytes before are the index format, which may rise without this one, and a checksum.
  const pack = new Uint8Array(packSettlements()).subarray(FIXED_BYTES)
  const digest = createHash('sha256').update(pack).digest('hex')
  assert.deepEqual([SETTLEMENTS_FORMAT, digest.slice(0, 16)], [4, 'a75eda021782c314'])
})
