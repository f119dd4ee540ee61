import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { openQueue } from '../stored/queue.ts'
import { openStoredResponses } from '../stored/stored-responses.ts'
import { shrinkWork } from '../work-store.ts'
import { openOwnWorkFile, openWorkFile } from './work-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-work-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = () => join(mkdtempSync(join(folder, `${++files}-`)), 'work.sqlite')
const unexpected = (message: string) => assert.fail(message)

test('one client cannot fill the disk: what is kept of it is bounded at every write, and the file gives room back', async () => {
  const file = newFile()
  const work = openOwnWorkFile(file, unexpected)
  const mostBytes = { client: 2_000_000, all: 5_000_000 }
  const queue = await openQueue(work, { owner: 'm/1/1', mostBytes })
  const answers = await openStoredResponses(work, { owner: 'm/1/1', mostBytes })
  const text = 'x'.repeat(500_000)
  for (let i = 0; i < 60; i++) {
    const client = `client ${i % 12}`
    await queue.enqueue({ id: `${i}`, client, work: 'what was asked' })
    const claim = await queue.claim()
    assert.ok(claim)
    await queue.finish(claim, 'succeeded', text)
    const ours = await answers.claim({ scope: `${i}`, client, fingerprint: 'f' })
    assert.ok(ours.is === 'ours')
    await answers.store(`${i}`, ours.lease, { status: 200, type: 't', headers: {}, bytes: Buffer.from(text) })
    const { rows } = await sql<{ bytes: number }>`
      select (select sum(octet_length(result)) from jobs) + (select sum(octet_length(body)) from answers) as bytes`.execute(
      work,
    )
    assert.ok((rows[0]?.bytes ?? 0) <= 2 * mostBytes.all, `${rows[0]?.bytes} bytes are kept`)
  }
  assert.ok(statSync(file).size < 4 * mostBytes.all)
  assert.ok(!readFileSync(file).includes('what was asked'), 'a question is dropped with its use')
  await sql`delete from jobs`.execute(work)
  await sql`delete from answers`.execute(work)
  await shrinkWork(work)
  await sql`pragma wal_checkpoint(truncate)`.execute(work)
  assert.ok(statSync(file).size < 200_000, `${statSync(file).size} bytes are left`)
  await work.destroy()
})

test('a file of before, which gave no room back and counted nothing, is brought up to date', async () => {
  const file = newFile()
  const { DatabaseSync } = await import('node:sqlite')
  const old = new DatabaseSync(file)
  old.exec('create table other (text text)')
  old.close()
  const work = openOwnWorkFile(file, unexpected)
  const { rows } = await sql<{ auto_vacuum: number }>`pragma auto_vacuum`.execute(work)
  assert.equal(rows[0]?.auto_vacuum, 2)
  await work.destroy()
})

test('a damaged file is set aside with a warning that says what is gone, and begun anew', async () => {
  const damages: ((bytes: Buffer<ArrayBuffer>) => Uint8Array)[] = [
    () => Buffer.from('this is no database at all, but it is as long as the head of one would be'.repeat(10)),
    bytes => bytes.fill(0xff, 4096, bytes.length),
    bytes => bytes.subarray(0, 5000),
    () => Buffer.alloc(4096, 7),
  ]
  for (const damage of damages) {
    const file = newFile()
    const first = openOwnWorkFile(file, unexpected)
    const queue = await openQueue(first, { owner: 'm/1/1' })
    await queue.enqueue({ id: 'a', client: 'c', work: 'w'.repeat(50_000) })
    await first.destroy()
    writeFileSync(file, damage(readFileSync(file)))
    const warnings: string[] = []
    const second = openOwnWorkFile(file, message => warnings.push(message))
    await openQueue(second, { owner: 'm/1/1' })
    await second.destroy()
    assert.equal(warnings.length, 1)
    assert.match(warnings[0] ?? '', /damaged.*set aside as.*webhook endpoints.*are gone/)
    assert.equal(readdirSync(join(file, '..')).filter(name => name.includes('.damaged-')).length, 1)
  }
})

test('its owner alone can read it, its companions and its folder', { skip: process.platform === 'win32' }, async () => {
  const file = join(mkdtempSync(join(folder, 'modes-')), 'data', 'work.sqlite')
  const work = openWorkFile(file)
  await openQueue(work, { owner: 'm/1/1' })
  for (const end of ['', '-wal', '-shm']) {
    assert.ok(existsSync(file + end))
    assert.equal(statSync(file + end).mode & 0o777, 0o600, end)
  }
  assert.equal(statSync(join(file, '..')).mode & 0o777, 0o700)
  await work.destroy()
})

test('a disk that is full is an error that says what to do', async () => {
  const work = openWorkFile(newFile())
  const queue = await openQueue(work, { owner: 'm/1/1' })
  await sql`pragma max_page_count = 1`.execute(work)
  const enqueue = async () => {
    for (let i = 0; i < 15; i++) await queue.enqueue({ id: `${i}`, client: 'c', work: 'w'.repeat(60_000) })
  }
  await assert.rejects(enqueue, { name: 'WorkFileUnavailable', message: /no space is left.*free some/ })
  await work.destroy()
})
