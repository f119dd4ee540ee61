// An import that is killed at random moments: the last version stands, nothing is left behind, and the next import publishes
// what it would have published anyway. SOAK_EXTRACT names a large extract, of 150 MB for example; else it is a small region.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openCatalogue } from '../../src/catalogue/open.ts'
import { publishInto } from '../support/catalogue-folder.ts'
import { statOf } from '../support/child-processes.ts'
import { HILLY_AREA, hillyRegion } from '../support/hilly-region.ts'
import { temporaryFolder } from '../support/running-server.ts'
import { randomSpots } from '../support/spots.ts'

const extract = process.env['SOAK_EXTRACT']
const KILLS = Number(process.env['SOAK_KILLS'] ?? (extract ? 20 : 4))
/** Parts of the whole time that are hit equally often: reading, rating, describing and the grid, the end. */
const PHASES = 4

const POLL_MS = 20

const program = join(import.meta.dirname, '../../bin/sanctuary.js')
/** What stands before. */
const SPOTS = 10

/** `work`: processor time in ticks, which other work on the machine does not lengthen. */
type Run = { code: number | null; work: number; shown: string }

test(`${KILLS} kills of an import leave the last version, and no file`, async t => {
  const folder = temporaryFolder()
  const spill = join(folder.path, 'spill')
  mkdirSync(spill)
  const command = [program, 'import', ...(extract ? [extract] : smallRegion(folder.path))]
  const folderOf = (name: string) => join(folder.path, name)
  const [beforeFolder, wholeFolder, killedFolder] = [folderOf('before'), folderOf('whole'), folderOf('killed')]
  const environment = (dataDir: string) => ({ ...process.env, DATA_DIR: dataDir, TMPDIR: spill })
  try {
    await publishInto(beforeFolder, randomSpots(SPOTS, 1))
    for (const copy of [wholeFolder, killedFolder]) cpSync(beforeFolder, copy, { recursive: true })
    const whole = await importInto(wholeFolder)
    assert.equal(whole.code, 0, whole.shown)
    const wanted = await standing(wholeFolder)
    assert.equal(wanted.number, 2)
    const phases: string[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const share = ((kill % PHASES) + Math.random()) / PHASES
      const run = await importInto(killedFolder, share * whole.work)
      if (run.code !== 0) phases.push(lastPhase(run.shown))
      assert.deepEqual(readdirSync(spill), [])
      const now = await standing(killedFolder)
      // Killed between the publish and the end, or not in time: the new version is there, whole, and the next begins anew.
      if (now.number > 1) {
        assert.deepEqual(now, wanted)
        rmSync(killedFolder, { recursive: true })
        cpSync(beforeFolder, killedFolder, { recursive: true })
      } else assert.deepEqual(now, { number: 1, spots: SPOTS, regions: 0 })
    }
    t.diagnostic(`killed while: ${phases.join(', ')}`)
    assert.ok(phases.length >= KILLS / 2, `${phases.length} of ${KILLS} imports were killed before they were done`)
    const last = await importInto(killedFolder)
    assert.equal(last.code, 0, last.shown)
    assert.deepEqual(await standing(killedFolder), wanted)
    assert.deepEqual(readdirSync(spill), [])
    assert.deepEqual(mapsOf(killedFolder), mapsOf(wholeFolder))
  } finally {
    folder.remove()
  }

  async function importInto(dataDir: string, killAfter = Infinity): Promise<Run> {
    const child = spawn(process.execPath, command, { env: environment(dataDir), stdio: ['ignore', 'pipe', 'pipe'] })
    let shown = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (shown += String(chunk)))
    const exited = once(child, 'exit')
    let work = 0
    while (child.exitCode === null && child.signalCode === null) {
      work = statOf(child.pid ?? 0)?.withEnded ?? work
      if (work >= killAfter) child.kill('SIGKILL')
      await Promise.race([wait(POLL_MS), exited])
    }
    return { code: child.exitCode, work, shown }
  }
})

/** The arguments that import it. */
function smallRegion(folder: string): string[] {
  const [file, area] = [join(folder, 'hills-2026-01-01.osm'), join(folder, 'area.poly')]
  writeFileSync(file, hillyRegion(3000))
  writeFileSync(area, HILLY_AREA)
  return [file, '--area', area]
}

async function standing(dataDir: string) {
  const catalogue = await openCatalogue(join(dataDir, 'catalogue.sqlite'), { check: true })
  const { number } = await catalogue.version()
  const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
  const noise = await catalogue.noise()
  const regions = noise.sources().size
  noise.close()
  await catalogue.close()
  return { number, spots: spots.length, regions }
}

/** Names, which tell content, and bytes of the base maps that a catalogue has. */
function mapsOf(dataDir: string): string[] {
  const folder = join(dataDir, 'base-maps')
  return readdirSync(folder).map(name => `${name} ${statSync(join(folder, name)).size}`)
}

/** What the bar said last. */
function lastPhase(shown: string): string {
  const lines = shown.split('\n').filter(line => /[█░]| is done/.test(line))
  return /^[a-z ]+?(?= [█░]| is done)/.exec(lines.at(-1) ?? '')?.[0] ?? 'the beginning'
}
