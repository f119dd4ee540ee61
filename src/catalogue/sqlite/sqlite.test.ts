import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { spotRecord } from '../../../test/support/spots.ts'
import type { SpotDraft, SpotRecord } from '../../spots/spot.ts'
import type { Catalogue, Source } from '../catalogue.ts'
import { openCatalogue } from '../open.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

function newFile(): string {
  return join(folder, `${++files}.sqlite`)
}

function source(name: string): Source {
  return { name, attribution: `The ${name} list`, licence: null, url: null, ratings: 'editorial', extractDate: null }
}

function draft(id: string, fields: Partial<SpotDraft> = {}): SpotDraft {
  const known = { tags: ['lake'], silenceRating: 4, country: 'AD', place: 'Ordino', source: 'a' }
  return { ...spotRecord(id, known), slug: null, ...fields }
}

async function spotsOf(catalogue: Catalogue): Promise<SpotRecord[]> {
  return catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
}

test('a folder that cannot be made is named with what to do', async () => {
  const file = newFile()
  writeFileSync(file, 'a file, where a folder should be')
  await assert.rejects(openCatalogue(join(file, 'data', 'catalogue.sqlite')), {
    name: 'OperatorError',
    message: /cannot be made: .*set DATA_DIR/,
  })
})

test('a damaged file is named with what to do', async () => {
  const file = newFile()
  writeFileSync(file, 'this was never a database, but it is long enough to look like a file of one'.repeat(20))
  await assert.rejects(openCatalogue(file), { name: 'OperatorError', message: /is not a catalogue.*backup/ })

  const torn = newFile()
  const catalogue = await openCatalogue(torn)
  const drafts = Array.from({ length: 500 }, (_, i) => draft(`a-${i}`))
  await catalogue.publish({ sources: [source('a')], drafts })
  await catalogue.close()
  const bytes = readFileSync(torn)
  bytes.fill(0xff, 8192, bytes.length - 4096)
  writeFileSync(torn, bytes)
  await assert.rejects(openCatalogue(torn, { check: true }), {
    name: 'OperatorError',
    message: /is damaged.*backup/,
  })
})

test('a publish survives kill -9 right after it, and one killed in the middle leaves the last version', async () => {
  const file = newFile()
  const script = join(folder, 'publish-and-die.ts')
  const module = new URL('../open.ts', import.meta.url).href
  writeFileSync(
    script,
    `import { openCatalogue } from ${JSON.stringify(module)}
    const catalogue = await openCatalogue(${JSON.stringify(file)})
    const source = ${JSON.stringify(source('a'))}
    const spot = ${JSON.stringify(draft('a-1'))}
    await catalogue.publish({ sources: [source], drafts: [spot] })
    async function* die() { yield { ...spot, id: 'a-2' }; process.kill(process.pid, 'SIGKILL'); yield spot }
    await catalogue.publish({ sources: [source], drafts: die() })`,
  )
  assert.throws(() => execFileSync(process.execPath, [script]), { signal: 'SIGKILL' })
  const catalogue = await openCatalogue(file, { check: true })
  assert.equal((await catalogue.version()).number, 1)
  assert.deepEqual(
    (await spotsOf(catalogue)).map(spot => spot.id),
    ['a-1'],
  )
  await catalogue.close()
})
