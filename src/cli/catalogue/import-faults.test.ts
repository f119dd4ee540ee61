// What an import of OpenStreetMap data leaves behind when it is cut down: the last version, or the new one whole.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openCatalogue } from '../../catalogue/open.ts'
import { HILLY_AREA, hillyRegion } from '../../../test/support/hilly-region.ts'

const program = join(import.meta.dirname, '../../../bin/sanctuary.js')
const folder = mkdtempSync(join(tmpdir(), 'sanctuary-faults-'))
after(() => rmSync(folder, { recursive: true }))

function region(name: string, hills: number): string {
  const path = join(folder, name)
  writeFileSync(path, hillyRegion(hills))
  return path
}

const small = region('hills-2025-01-01.osm', 300)
const large = region('hills-2026-01-01.osm', 3000)
const area = join(folder, 'area.poly')
writeFileSync(area, HILLY_AREA)

function environment(dataDir: string) {
  return { ...process.env, DATA_DIR: dataDir }
}

async function standing(dataDir: string) {
  const catalogue = await openCatalogue(join(dataDir, 'catalogue.sqlite'), { check: true })
  const { number } = await catalogue.version()
  const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
  const noise = await catalogue.noise()
  const maps = noise.sources().size
  noise.close()
  await catalogue.close()
  return { number, spots: spots.length, maps }
}

test('an import that is killed at any moment leaves the last version or the new one, whole', async () => {
  const dataDir = mkdtempSync(join(folder, 'killed-'))
  const env = environment(dataDir)
  const first = spawnSync(process.execPath, [program, 'import', small, '--area', area], { env, encoding: 'utf8' })
  assert.equal(first.status, 0, first.stderr)
  const seen = new Set<number>()
  for (let round = 0, delay = 250; round < 8; round++, delay += 150) {
    const child = spawn(process.execPath, [program, 'import', large, '--area', area], { env, stdio: 'ignore' })
    const exited = once(child, 'exit')
    await Promise.race([wait(delay), exited])
    child.kill('SIGKILL')
    await exited
    const { number, spots, maps } = await standing(dataDir)
    assert.equal(maps, 1)
    assert.equal(spots, number === 1 ? 300 : 3000)
    seen.add(number)
  }
  assert.ok(seen.has(1), 'no import was killed before it was done')
})

test('an import that runs out of space says so and leaves the last version', { skip: noLimits() }, async () => {
  const dataDir = mkdtempSync(join(folder, 'full-'))
  const env = environment(dataDir)
  assert.equal(spawnSync(process.execPath, [program, 'import', small, '--area', area], { env }).status, 0)
  // The shell counts in kibibytes: no file may grow beyond what the small region needs.
  const limited = `ulimit -f 700; exec "${process.execPath}" "${program}" import "${large}" --area "${area}"`
  const { status, stderr } = spawnSync('bash', ['-c', limited], { env, encoding: 'utf8' })
  assert.equal(status, 2, stderr)
  assert.match(stderr, /nothing was changed; (check the disk|free some)/)
  assert.doesNotMatch(stderr, /\n\s+at /)
  assert.deepEqual(await standing(dataDir), { number: 1, spots: 300, maps: 1 })
})

function noLimits(): false | string {
  return spawnSync('bash', ['-c', 'ulimit -f 700']).status === 0 ? false : 'no shell here that limits file sizes'
}
