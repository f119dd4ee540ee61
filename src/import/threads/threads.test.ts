import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { BaseMapFolder } from '../../basemap/folder.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { NO_EXTRACTS, realExtract, sampleMap } from '../../../test/support/osm-samples.ts'
import { importFile } from '../import-file.ts'
import { ImportLog } from '../import-log.ts'
import { SharedWork } from './shared-work.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-threads-'))
after(() => rmSync(folder, { recursive: true }))
let runs = 0

/** Imports files one after the other; returns all that is kept of them, but for times and what is made at random. */
async function imported(paths: readonly string[], threads: number) {
  const own = join(folder, String(++runs))
  const baseMaps = new BaseMapFolder(join(own, 'basemaps'))
  const catalogue = await openCatalogue(`${own}.sqlite`)
  for (const path of paths) {
    const log = new ImportLog()
    const source = { name: basename(path).slice(0, 5), attribution: '', licence: null, url: null }
    const report = await importFile(catalogue, { path, source, columns: new Map(), log }, { threads, baseMaps })
    log.close()
    assert.equal(report.outcome, 'published')
  }
  const grids = await catalogue.grids()
  const drafts = await Promise.all([...grids.keys()].map(source => Array.fromAsync(catalogue.drafts(source))))
  await catalogue.close()
  const database = new DatabaseSync(`${own}.sqlite`, { readOnly: true })
  const tables = database.prepare("select name from sqlite_master where type = 'table' and name like '%noise%'").all()
  const noise = tables.map(({ name }) => database.prepare(`select * from "${String(name)}"`).all())
  database.close()
  const maps = readdirSync(join(own, 'basemaps')).sort()
  const bytes = maps.map(name => readFileSync(join(own, 'basemaps', name)))
  return { grids: [...grids], drafts, noise, maps, bytes }
}

/** Four regions' worth of blocks beside each other, with a street grid in each. */
function wideMap(): string {
  const map = sampleMap()
  for (let x = -300_000; x <= 300_000; x += 30_000) {
    map.way([x, -12_000, x + 4_000, 0, x, 12_000], { highway: 'primary', name: `Road ${x}` })
    map.node(x + 1_500, 900, { natural: 'peak', name: `Peak of ${x}` })
    for (let y = -2_000; y <= 2_000; y += 200) map.way([x, y, x + 2_000, y], { highway: 'residential' })
  }
  map.way([-300_000, 0, 300_000, 0], { highway: 'motorway' })
  const path = join(folder, 'wide.osm')
  writeFileSync(path, map.xml([-310_000, -20_000, 310_000, 20_000]))
  return path
}

test('a wide region is the same bytes whatever the number of threads', async () => {
  const path = wideMap()
  const alone = await imported([path], 1)
  assert.equal(alone.drafts[0]?.length, 21)
  assert.ok(alone.noise.some(rows => rows.length > 5))
  for (const threads of [2, 3]) assert.deepEqual(await imported([path], threads), alone)
})

const extracts = ['andorra-2023-05-02.osm.pbf', 'monaco-planetiler.osm.pbf'].flatMap(name => realExtract(name) ?? [])

test('regions of real extracts likewise', { skip: extracts.length === 2 ? false : NO_EXTRACTS }, async () => {
  const alone = await imported(extracts, 1)
  assert.equal(alone.grids.length, 2)
  for (const threads of [2, 3]) assert.deepEqual(await imported(extracts, threads), alone)
})

/** A module whose threads do what a text says. */
function moduleOf(body: string): URL {
  const own = new URL('thread-work.ts', import.meta.url)
  return new URL(`data:text/javascript,${encodeURIComponent(`import { workInThread } from '${own.href}'\n${body}`)}`)
}

const tasks = Array.from({ length: 40 }, (_, i) => i)

test('results come in the order of their tasks, each task done once', async () => {
  const module = moduleOf('workInThread(() => task => ({ task, by: "a thread" }))')
  const done = new Uint32Array(tasks.length)
  const work = new SharedWork<number, { task: number; by: string }>({ module, data: null, tasks, threads: 3 })
  const results = await Array.fromAsync(
    work.results(task => {
      done[task] = (done[task] ?? 0) + 1
      return { task, by: 'this one' }
    }),
  )
  assert.deepEqual(
    results.map(({ task }) => task),
    tasks,
  )
  assert.deepEqual(
    results.map(({ by }) => Number(by === 'this one')),
    [...done],
  )
  await work.close()
})

test('the first tasks are there before the others are done', async () => {
  const module = moduleOf('workInThread(() => task => task)')
  const seen: number[] = []
  const onResult = (at: number) => void seen.push(at)
  const work = new SharedWork<number, number>({ module, data: null, tasks, threads: 1, onResult })
  assert.deepEqual(await Array.fromAsync(work.results(task => task, 7)), tasks.slice(0, 7))
  assert.deepEqual(seen, tasks.slice(0, 7))
  assert.deepEqual(await Array.fromAsync(work.results(task => task)), tasks.slice(7))
  assert.deepEqual(seen, tasks)
  await work.close()
})

test('what a thread does not know enough for is done here', async () => {
  const packed = new URL('../../silence/pages/packed/packed-noise.ts', import.meta.url)
  const module = moduleOf(
    `import { NotPacked } from '${packed.href}'\nworkInThread(() => task => { if (task % 2) throw new NotPacked('it'); return task })`,
  )
  const work = new SharedWork<number, number>({ module, data: null, tasks, threads: 2 })
  await new Promise(resolve => setTimeout(resolve, 300))
  assert.deepEqual(await Array.fromAsync(work.results(task => task)), tasks)
  await work.close()
})

const failures = {
  throws: ['workInThread(() => () => { throw new RangeError("of no use") })', /of no use/],
  'ends early': ['process.exit(3)', /code 3/],
} as const

for (const [what, [body, reason]] of Object.entries(failures)) {
  test(`a thread that ${what} fails the whole work, with the reason`, async () => {
    // So many that this thread is not done with all of them before another has begun.
    const many = Array.from({ length: 3000 }, (_, task) => task)
    const work = new SharedWork<number, number>({ module: moduleOf(body), data: null, tasks: many, threads: 2 })
    const slow = (task: number) => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
      return task
    }
    await assert.rejects(Array.fromAsync(work.results(slow)), (error: Error) => {
      assert.match(error.message, /^a thread of the import failed \(/)
      assert.match(error.message, reason)
      return true
    })
    await work.close()
  })
}
