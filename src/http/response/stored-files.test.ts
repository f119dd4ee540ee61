import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { until } from '../../../test/support/until.ts'
import { followElsewhere } from './followed-file.ts'
import { createStoredFiles, type Pieces } from './stored-files.ts'

const TEXT = Array.from({ length: 50 }, (_, i) => `${i} `.repeat(2000))
const FILE = { versionTag: 'v1', name: 'export' }

function folderOf(t: TestContext): string {
  const folder = temporaryFolder()
  t.after(() => folder.remove())
  return join(folder.path, 'exports')
}

/** The text in pieces, and how often it was made. */
function counted(): { pieces: Pieces; made: () => number } {
  let made = 0
  return {
    made: () => made,
    pieces: {
      async *[Symbol.asyncIterator]() {
        made++
        yield* TEXT
      },
    },
  }
}

async function textOf(pieces: Pieces): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += Buffer.from(piece).toString()
  return text
}

test('what many ask for at once, and later, is made once; only the owner can read it', async t => {
  const folder = folderOf(t)
  const { pieces, made } = counted()
  const files = createStoredFiles(folder)
  const read = () => textOf(files.read(FILE, pieces))
  for (const text of await Promise.all([read(), read(), read()])) assert.equal(text, TEXT.join(''))
  await until(() => readdirSync(folder).includes('v1-export'))
  assert.equal(await read(), TEXT.join(''))
  assert.equal(await textOf(createStoredFiles(folder).read(FILE, pieces)), TEXT.join(''))
  assert.equal(made(), 1)
  assert.equal(statSync(folder).mode & 0o777, 0o700)
  assert.equal(statSync(join(folder, 'v1-export')).mode & 0o777, 0o600)
})

test('one that leaves does not end what others wait for', async t => {
  const { pieces, made } = counted()
  const files = createStoredFiles(folderOf(t))
  const leaving = files.read(FILE, pieces)[Symbol.asyncIterator]()
  await leaving.next()
  await leaving.return?.()
  assert.equal(await textOf(files.read(FILE, pieces)), TEXT.join(''))
  assert.equal(made(), 1)
})

test('where nothing can be written, or it grows too large, each gets the whole all the same', async t => {
  const folder = folderOf(t)
  writeFileSync(folder, 'a file where the folder should be')
  const { pieces } = counted()
  assert.equal(await textOf(createStoredFiles(folder).read(FILE, pieces)), TEXT.join(''))
  const small = createStoredFiles(folderOf(t), { mostBytes: 100_000 })
  assert.equal(await textOf(small.read(FILE, pieces)), TEXT.join(''))
})

test('what one thread writes, another reads behind: it is made once by all', async t => {
  const folder = folderOf(t)
  const gate = Promise.withResolvers<void>()
  const slow: Pieces = {
    async *[Symbol.asyncIterator]() {
      yield* TEXT.slice(0, 20)
      await gate.promise
      yield* TEXT.slice(20)
    },
  }
  const { pieces, made } = counted()
  // Each thread has its own.
  const [writing, reading] = [createStoredFiles(folder), createStoredFiles(folder)]
  assert.equal(await reading.isBegun(FILE), false)
  const first = textOf(writing.read(FILE, slow))
  await until(() => existsSync(folder) && readdirSync(folder).some(name => name.endsWith('.part')))
  assert.equal(await reading.isBegun(FILE), true)
  const others = [textOf(reading.read(FILE, pieces)), textOf(reading.read(FILE, pieces))]
  gate.resolve()
  for (const text of await Promise.all([first, ...others])) assert.equal(text, TEXT.join(''))
  assert.equal(made(), 0)
})

test('of threads that begin at once one writes', async t => {
  const folder = folderOf(t)
  const { pieces, made } = counted()
  const threads = Array.from({ length: 4 }, () => createStoredFiles(folder))
  const texts = await Promise.all(threads.map(files => textOf(files.read(FILE, pieces))))
  for (const text of texts) assert.equal(text, TEXT.join(''))
  assert.equal(made(), 1)
})

test('what a thread gives up, or leaves behind when it dies, the others make for themselves', async t => {
  const folder = folderOf(t)
  const gate = Promise.withResolvers<void>()
  const failing: Pieces = {
    async *[Symbol.asyncIterator]() {
      yield* TEXT.slice(0, 20)
      await gate.promise
      throw new Error('the disk is full')
    },
  }
  const { pieces } = counted()
  const [writing, reading] = [createStoredFiles(folder), createStoredFiles(folder)]
  const first = textOf(writing.read(FILE, failing)).catch(() => 'failed')
  await until(() => existsSync(folder) && readdirSync(folder).some(name => name.endsWith('.part')))
  const second = reading.read(FILE, pieces)[Symbol.asyncIterator]()
  const head = await second.next()
  gate.resolve()
  let text = Buffer.from(head.value ?? '').toString()
  for (let next = await second.next(); !next.done; next = await second.next())
    text += Buffer.from(next.value).toString()
  assert.equal(text, TEXT.join(''))
  assert.equal(await first, 'failed')

  const [whole, unfinished] = [join(folder, 'v1-lost'), join(folder, 'v1-lost.part')]
  writeFileSync(unfinished, TEXT.slice(0, 3).join(''))
  const lost = followElsewhere(await open(unfinished), { whole, unfinished }, pieces, { lostMs: 40 })
  assert.equal(await textOf(lost), TEXT.join(''))
  assert.equal(existsSync(unfinished), false, 'the next who asks has it written')
})

test('another version takes the files of the last one away, and what a dead process left', async t => {
  const folder = folderOf(t)
  mkdirSync(folder)
  for (const name of ['v1-export', 'v2-export', 'v2-other.0-1.part']) writeFileSync(join(folder, name), 'x')
  await createStoredFiles(folder).keepOnly('v2')
  assert.deepEqual(readdirSync(folder), ['v2-export'])
})

test('what an earlier start left is of a dead process, though both had the same number', async t => {
  const folder = folderOf(t)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'v1-export.first.part'), 'x')
  const files = createStoredFiles(folder, { run: 'second' })
  assert.equal(await files.isBegun({ versionTag: 'v1', name: 'export' }), false)
  await files.keepOnly('v1')
  assert.deepEqual(readdirSync(folder), [])
})

test('all files together stay within their size: the oldest goes first', async t => {
  const folder = folderOf(t)
  const { pieces } = counted()
  const length = TEXT.join('').length
  const files = createStoredFiles(folder, { mostBytes: length * 2.5 })
  for (const name of ['a', 'b', 'c']) {
    await textOf(files.read({ versionTag: 'v1', name }, pieces))
    await until(() => readdirSync(folder).includes(`v1-${name}`))
  }
  await until(() => readdirSync(folder).length === 2)
  assert.deepEqual(readdirSync(folder).toSorted(), ['v1-b', 'v1-c'])
})
