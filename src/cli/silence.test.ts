import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { TESTLAND } from '../../test/service.ts'
import { openSqliteCatalogue } from '../catalogue/sqlite/sqlite.ts'
import { catalogueFile } from '../serve/config.ts'
import { writeNoiseMap } from '../silence/noise-bytes.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-silence-'))
after(() => rmSync(folder, { recursive: true }))
const bin = resolve(import.meta.dirname, '../../bin/sanctuary.js')
const run = promisify(execFile)

async function check(rows: string, ...options: string[]) {
  const measurements = join(folder, 'measured.csv')
  writeFileSync(measurements, `latitude,longitude,dB,period\n${rows}`)
  const env = { PATH: process.env['PATH'], DATA_DIR: folder }
  return run(process.execPath, [bin, 'silence', 'check', measurements, ...options], { env })
}

test('sanctuary silence check compares measurements with the model, draws them, and changes no rating', async () => {
  const catalogue = await openSqliteCatalogue(catalogueFile(folder))
  const source = {
    name: 'a',
    attribution: 'A',
    licence: null,
    url: null,
    ratings: 'computed',
    extractDate: null,
  } as const
  await catalogue.publish({ sources: [source], drafts: [], noise: new Map([['a', writeNoiseMap(TESTLAND)]]) })
  const plot = join(folder, 'plot.svg')
  const rows = '42.509,1.5,41,day\n42.505,1.5,46,day\n42.53,1.5,29,night\n10,10,40,day\n'
  const { stdout } = await check(rows, '--plot', plot)
  assert.match(stdout, /^all: 3 places, bias [+−]\d\.\d dB, mean absolute error \d\.\d dB, rank correlation 1\.00\n/)
  assert.match(stdout, /day: 2 places.*\nnight: 1 places.*\n1 measurements lie outside/)
  assert.match(readFileSync(plot, 'utf8'), /<circle/)
  assert.equal((await catalogue.version()).number, 1)
  await catalogue.close()
  await assert.rejects(check('42.5,1.5,loud,day\n'), { code: 2, stderr: /line 2: db must be a number.*"loud"/ })
  await assert.rejects(check('10,10,40,day\n'), { code: 2, stderr: /none of the 1 measurements/ })
})
