import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { gunzipped } from './gunzip.ts'

async function unpackedBytes(packed: Buffer): Promise<number> {
  let bytes = 0
  for await (const chunk of gunzipped(Readable.from([packed]), { path: 'a.osm.gz', size: packed.length })) {
    bytes += chunk.length
  }
  return bytes
}

test('what unpacks to much more than data does is not read on; what is small is read whatever it is', async () => {
  assert.equal(await unpackedBytes(gzipSync('<a/>'.repeat(1_000_000))), 4_000_000)
  await assert.rejects(unpackedBytes(gzipSync('<a/>'.repeat(18_000_000))), {
    name: 'OperatorError',
    message: /"a\.osm\.gz" unpacks to more than 64 MiB from \d+ bytes/,
  })
})
