import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { commandLine } from '../../../test/support/command-line.ts'
import { TESTLAND } from '../../../test/support/service.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { catalogueFile } from '../../serve/settings/places.ts'
import { ownNoiseOf } from '../../silence/pages/own-noise.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-silence-'))
after(() => rmSync(folder, { recursive: true }))

async function check(rows: string, ...options: string[]) {
  const measurements = join(folder, 'measured.csv')
  writeFileSync(measurements, `latitude,longitude,dB,period\n${rows}`)
  return commandLine(folder, 'silence', 'check', measurements, ...options)
}

test('sanctuary silence check compares measurements with the model, draws them, and changes no rating', async () => {
  const catalogue = await openCatalogue(catalogueFile(folder))
  const source = {
    name: 'a',
    attribution: 'A',
    licence: null,
    url: null,
    ratings: 'computed',
    extractDate: null,
  } as const
  await catalogue.publish({ sources: [source], drafts: [], noise: new Map([['a', ownNoiseOf('a', TESTLAND)]]) })
  const plot = join(folder, 'plot.svg')
  const rows = '42.509,1.5,41,day\n42.505,1.5,46,day\n42.53,1.5,29,night\n10,10,40,day\n'
  const { out } = await check(rows, '--plot', plot)
  assert.match(out, /^all: 3 places, bias [+−]\d\.\d dB, mean absolute error \d\.\d dB, rank correlation 1\.00\n/)
  assert.match(out, /day: 2 places.*\nnight: 1 places.*\n1 measurements lie outside/)
  assert.match(readFileSync(plot, 'utf8'), /<circle/)
  assert.equal((await catalogue.version()).number, 1)
  const files = readdirSync(folder)
  assert.match((await check(rows)).out, /no plot was written/)
  assert.deepEqual(readdirSync(folder), files)
  const nowhere = await check(rows, '--plot', join(folder, 'no/such/folder.svg'))
  assert.deepEqual([nowhere.code, /could not be written/.test(nowhere.err)], [2, true])
  await catalogue.close()
  const loud = await check('42.5,1.5,loud,day\n')
  assert.equal(loud.code, 2)
  assert.match(loud.err, /line 2: db must be a number.*"loud"/)
  const outside = await check('10,10,40,day\n')
  assert.equal(outside.code, 2)
  assert.match(outside.err, /none of the 1 measurements/)
})
