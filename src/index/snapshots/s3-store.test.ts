import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { startS3 } from '../../../test/support/s3.ts'
import { fetchIndex, putIndex } from './packed-index.ts'
import { readErrorCode, readListing } from './s3-listing.ts'
import { S3Store } from './s3-store.ts'

const s3 = await startS3()
const folder = temporaryFolder()
after(async () => {
  await s3.stop()
  folder.remove()
})
const store = new S3Store(s3.url, s3.access)
const file = (name: string, bytes: Uint8Array) => {
  const path = join(folder.path, name)
  writeFileSync(path, bytes)
  return path
}

test('what is put into a bucket is listed, read and removed under the same name', async () => {
  const bytes = randomBytes(3_000_000)
  await store.put('snapshots/a/1/x', file('x', bytes))
  await store.put('snapshots/a/2/y', file('y', Buffer.alloc(0)))
  await store.put('snapshots/b/1/z', file('z', bytes))
  assert.deepEqual((await store.list('snapshots/a/')).sort(), ['snapshots/a/1/x', 'snapshots/a/2/y'])
  assert.deepEqual(await store.list('nothing/'), [])
  assert.ok((await buffer(await store.get('snapshots/a/1/x'))).equals(bytes))
  assert.equal((await buffer(await store.get('snapshots/a/2/y'))).length, 0)
  await store.remove('snapshots/a/1/x')
  await store.remove('snapshots/a/1/x')
  assert.deepEqual(await store.list('snapshots/a/'), ['snapshots/a/2/y'])
  await assert.rejects(store.get('snapshots/a/1/x'), /answers GET with 404 NoSuchKey/)
})

test('an index that is fetched from a bucket is the one that was put, and a damaged one leaves the file as it was', async () => {
  const index = file('index.bin', randomBytes(200_000))
  const name = await putIndex(store, 'snapshots/c/1/', index)
  const fetched = join(folder.path, 'fetched.bin')
  await fetchIndex(store, name, fetched)
  assert.equal(statSync(fetched).size, 200_000)
  const stored = readdirSync(s3.folder, { recursive: true, encoding: 'utf8' }).find(
    path => path.includes('.zst') && path.endsWith('_object'),
  )
  assert.ok(stored)
  truncateSync(join(s3.folder, stored), 1000)
  await assert.rejects(fetchIndex(store, name, fetched))
  assert.equal(statSync(fetched).size, 200_000)
})

test('an answer that passes is asked for again, with the whole body', async () => {
  const bytes = randomBytes(100_000)
  s3.failing.push(503, 500)
  await store.put('again', file('again', bytes))
  s3.failing.push(429)
  assert.ok((await buffer(await store.get('again'))).equals(bytes))
  s3.failing.push(...Array.from({ length: 4 }, () => 503))
  await assert.rejects(store.list('again'), /answers GET with 503 SlowDown/)
})

test('a key that is refused is told by its code, and neither key nor secret is in the message', async () => {
  const refused = new S3Store(s3.url, { ...s3.access, accessKeyId: 'NOBODYS', secretAccessKey: 'not-the-secret' })
  const before = s3.requests.length
  await assert.rejects(refused.list(''), (error: Error) => {
    assert.match(error.message, /^the store at 127\.0\.0\.1:\d+ answers GET with 403 InvalidAccessKeyId: check /)
    assert.doesNotMatch(error.message, /NOBODYS|not-the-secret/)
    return true
  })
  assert.equal(s3.requests.length, before + 1, 'not asked again')
})

test('a long listing is read to its end', () => {
  const page = (keys: string, end: string) =>
    `<?xml version="1.0"?><ListBucketResult><Name>b</Name>${keys}${end}</ListBucketResult>`
  const key = '<Contents><Key>a &amp; b</Key><Size>3</Size></Contents>'
  const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>t==</NextContinuationToken>'
  assert.deepEqual(readListing(page(key, more)), { keys: ['a & b'], next: 't==' })
  assert.deepEqual(readListing(page('', '<IsTruncated>false</IsTruncated>')), { keys: [], next: null })
  assert.throws(() => readListing('<html><body>a page</body></html>'), /does not answer like S3/)
  assert.equal(readErrorCode('no xml <'), '')
})
