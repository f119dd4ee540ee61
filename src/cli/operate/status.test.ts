import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { commandLine } from '../../../test/support/command-line.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { catalogueFile } from '../../serve/settings/places.ts'

const folder = temporaryFolder()
after(() => folder.remove())

test('status says versions, regions with coverage and age, the index, the disk, and what to do next', async () => {
  const catalogue = await openCatalogue(catalogueFile(folder.path))
  const source = {
    name: 'andorra',
    attribution: '© OpenStreetMap contributors',
    licence: 'ODbL',
    url: null,
    ratings: 'computed',
    extractDate: '2020-01-01T00:00:00.000Z',
    coverage: { west: 1.4, south: 42.4, east: 1.8, north: 42.7 },
  } as const
  const drafts = randomSpots(3).map(spot => ({ ...spot, source: 'andorra' }))
  await catalogue.publish({ sources: [source], drafts })
  await catalogue.close()
  const { out, code } = await commandLine(folder.path, 'status')
  assert.equal(code, 0)
  assert.match(out, /^program {4}\d+\.\d+\.\d+ \(API \d\.\d\.\d, silence method SR-\d\.\d, Node \d+/)
  assert.match(out, /\nversion {4}1, published \d{4}-.*\nspots {6}3\n/)
  assert.match(out, /\nsource {5}andorra: 3 spots.*covers 1\.4,42\.4,1\.8,42\.7; data of 2020-01-01.*, \d{4} days old/)
  assert.match(out, /\nindex {6}there is no index file yet\ndisk {7}.* used, .* free\n +catalogue\.sqlite: /)
  assert.match(out, /\nnext {7}import newer extracts: andorra is \d+ days old\nnext {7}sanctuary serve makes the index/)

  const status = JSON.parse((await commandLine(folder.path, 'status', '--json')).out)
  assert.deepEqual([status.object, status.catalogue.version, status.regions[0].name], ['status', 1, 'andorra'])
  assert.equal(
    status.disk.usedBytes,
    status.disk.files.reduce((sum: number, file: { bytes: number }) => sum + file.bytes, 0),
  )
})

test('status says what a folder takes in one line, however many files it holds', async () => {
  mkdirSync(join(folder.path, 'kept', 'within'), { recursive: true })
  for (let i = 0; i < 50; i += 1) writeFileSync(join(folder.path, 'kept', 'within', `${i}`), Buffer.alloc(100_000))
  const { out } = await commandLine(folder.path, 'status')
  assert.deepEqual(
    out.split('\n').filter(line => line.includes('kept')),
    ['             kept/: 5.0 MB'],
  )
})
