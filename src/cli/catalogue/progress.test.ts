import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progressOn } from './progress.ts'

function screenOf(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const progress = progressOn({ isTTY, columns: 100, write: text => written.push(text) }, () => time)
  const at = (milliseconds: number, bytes: number) => {
    time = milliseconds
    progress.show({ pass: 'reading', bytes, size: 1_000_000_000, rows: bytes / 100 })
  }
  return { written, at, end: progress.end }
}

test('a terminal sees a bar that is drawn over, with rate and time left, and nothing of it at the end', () => {
  const { written, at, end } = screenOf(true)
  at(0, 1_000_000)
  at(50, 1_000_000)
  at(10_000, 500_000_000)
  at(20_000, 1_000_000_000)
  end()
  assert.deepEqual(written, [
    '\rreading ████████████░░░░░░░░░░░░  50 % of 1000 MB, 50 MB/s, 10 s left, 5000000 rows\u001b[K',
    '\rreading is done, 10000000 rows so far\u001b[K',
    '\r\u001b[K',
  ])
})

test('elsewhere progress is a plain line every five seconds', () => {
  const { written, at, end } = screenOf(false)
  for (let second = 0; second <= 11; second++) at(second * 1000, second * 10_000_000)
  at(12_000, 1_000_000_000)
  end()
  assert.deepEqual(
    written.map(line => line.replaceAll(/[█░]/g, '')),
    [
      'reading    5 % of 1000 MB, 10 MB/s, 1 min 35 s left, 500000 rows\n',
      'reading   10 % of 1000 MB, 10 MB/s, 1 min 30 s left, 1000000 rows\n',
      'reading is done, 10000000 rows so far\n',
    ],
  )
})
