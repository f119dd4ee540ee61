import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ChunkedList } from './chunked-list.ts'

test('numbers are read in the order they were written, over several chunks', () => {
  const list = new ChunkedList(length => new Uint32Array(length))
  const count = 2 * 2 ** 20 + 3
  for (let i = 0; i < count; i++) list.push(i * 7)
  for (let i = 0; i < count; i++) if (list.next() !== i * 7) assert.fail(`number ${i}`)
})

test('a chunk is freed once it is read', () => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const list = new ChunkedList(length => {
    const chunk = new Uint8Array(length)
    chunks.push(chunk)
    return chunk
  })
  for (let i = 0; i <= 2 ** 10; i++) list.push(i)
  for (let i = 0; i <= 2 ** 10; i++) list.next()
  assert.deepEqual(
    chunks.map(chunk => chunk.buffer.detached),
    [true, false],
  )
})

test('a short list takes little memory, and a long one no chunk of more than a million numbers', () => {
  const lengths: number[] = []
  const list = new ChunkedList(length => {
    lengths.push(length)
    return new Uint8Array(length)
  })
  assert.deepEqual(lengths, [1024])
  for (let i = 0; i < 4 * 2 ** 20; i++) list.push(i)
  assert.equal(Math.max(...lengths), 2 ** 20)
})
