import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeUtf8 } from './utf8.ts'

async function decode(bytes: Buffer, size = bytes.length): Promise<string> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  return (await Array.fromAsync(decodeUtf8(chunks(), 'x.csv'))).join('')
}

test('UTF-8 decodes with and without a byte order mark, wherever a chunk ends', async () => {
  const text = 'Łąka,ķīmija\n😀,\u{fffd}é'
  for (let size = 1; size < 12; size++) {
    assert.equal(await decode(Buffer.from(text), size), text)
    assert.equal(await decode(Buffer.from(`\ufeff${text}`), size), text)
  }
})

test('the first byte that is not UTF-8 is named with its place and line, wherever a chunk ends', async () => {
  const latin1 = Buffer.concat([Buffer.from('name\n😀 x\ncaf'), Buffer.from([0xe9]), Buffer.from('s\n')])
  const isNamed = { name: 'OperatorError', message: /byte 16 \(line 3\) is 0xe9/ }
  for (let size = 1; size < 20; size++) await assert.rejects(decode(latin1, size), isNamed)
  await assert.rejects(decode(Buffer.from([0x61, 0xc3])), /byte 2 \(line 1\) is 0xc3/)
  await assert.rejects(decode(Buffer.from([0x61, 0x62, 0x63, 0xed, 0xa0, 0x80])), /byte 4/)
})

test('UTF-16 is named as what it is', async () => {
  await assert.rejects(decode(Buffer.from('\ufeffname', 'utf16le')), { name: 'OperatorError', message: /UTF-16/ })
})
