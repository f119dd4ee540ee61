import assert from 'node:assert/strict'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { spotRecord } from '../../../test/support/spots.ts'
import { faultsOf } from './integrity.ts'
import { openCatalogue } from '../open.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-'))
after(() => rmSync(folder, { recursive: true }))

const source = {
  name: 'a',
  attribution: 'Editors',
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
} as const

/** Writes a catalogue of `n` spots in one version after another, as a killed service leaves it: with its log beside it. */
async function killed(file: string, counts: readonly number[], backup: string): Promise<void> {
  const living = join(folder, `living-${counts.length}.sqlite`)
  const catalogue = await openCatalogue(living)
  for (const [i, count] of counts.entries()) {
    const drafts = Array.from({ length: count }, (_, k) => ({ ...spotRecord(`a-${k}`, { source: 'a' }), slug: null }))
    await catalogue.publish({ sources: [source], drafts })
    if (i === 0) await catalogue.backup(backup)
  }
  for (const end of ['', '-wal', '-shm']) copyFileSync(living + end, file + end)
  await catalogue.close()
}

async function spotsIn(file: string): Promise<number> {
  const catalogue = await openCatalogue(file, { check: true })
  try {
    return await catalogue.withSnapshot(async snapshot => (await Array.fromAsync(snapshot.spots)).length)
  } finally {
    await catalogue.close()
  }
}

test('a backup that is copied over the file of a killed service is what is opened, not what was replaced', async () => {
  const [file, backup] = [join(folder, 'catalogue.sqlite'), join(folder, 'backup.sqlite')]
  await killed(file, [3, 40], backup)
  copyFileSync(backup, file)
  assert.equal(await spotsIn(file), 3)
  assert.deepEqual(faultsOf(file), [])
})

test('the check of a file that was restored so finds it whole, and leaves it restored', async () => {
  const [file, backup] = [join(folder, 'checked.sqlite'), join(folder, 'backup-2.sqlite')]
  await killed(file, [3, 40, 41], backup)
  copyFileSync(backup, file)
  assert.deepEqual(faultsOf(file), [])
  assert.equal(await spotsIn(file), 3)
})

test('the log of a killed service is kept beside its own file', async () => {
  const [file, backup] = [join(folder, 'own.sqlite'), join(folder, 'backup-3.sqlite')]
  await killed(file, [3, 40, 41, 42], backup)
  assert.ok(existsSync(`${file}-wal`))
  assert.equal(await spotsIn(file), 42)
})
