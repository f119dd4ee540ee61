import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openCatalogue } from '../../src/catalogue/open.ts'
import { type Catalogue, START_OF_LOG } from '../../src/catalogue/catalogue.ts'
import { type CommandResult, commandLineWith } from '../support/command-line.ts'
import { exportOf } from '../support/import-workers.ts'
import { sampleMap } from '../support/osm-samples.ts'
import { type Cluster, PUBLIC_URL } from './cluster.ts'
import { PATIENCE_MS } from '../support/until.ts'

const SOURCE = 'region'
/** What each order's own hill is called before its number. */
const [HILL, SLUG] = ['Owl Hill of order', 'owl-hill-of-order']
/** How long after an engine is back it may be asked in vain. */
const RECOVERY_MS = 15_000

/** An order that was told to be done, and what the source was then. */
type Done = { file: string; slug: string; bytes: string }

export type ImportWitness = {
  done: readonly Done[]
  /** Orders that could not be given, since PostgreSQL was away. */
  refused: number
  /** Orders that broke off too often, and were told so. */
  givenUp: number
  use: (signal: AbortSignal) => Promise<void>
  /** Waits for what becomes of the order that is open. */
  end: () => Promise<void>
  /** Returns the numbers of the versions that the imports made. */
  verify: () => Promise<ReadonlySet<number>>
}

/**
 * Orders imports of workers, one after the other, each of the same region as it has become: what is told to be done is
 * published once, as one process would, and of what is not done, nothing.
 */
export function importWitness(cluster: Cluster): ImportWitness {
  const folder = join(cluster.folder, 'imports')
  mkdirSync(folder)
  const command = commandOf({ ...cluster.settings, DATA_DIR: join(folder, 'operator') })
  const done: Done[] = []
  const witness = { done, refused: 0, givenUp: 0, use, end: async () => open, verify }
  let open: Promise<void> | undefined
  let number = 0
  return witness

  async function use(signal: AbortSignal): Promise<void> {
    const over = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
    while (!signal.aborted) {
      // It may outlast the round; what it finds is told by the next.
      open ??= order(++number).then(() => void (open = undefined))
      open.catch(() => {})
      await Promise.race([open, over])
    }
  }

  async function order(number: number): Promise<void> {
    const [hill, slug] = [`${HILL} ${number}`, `${SLUG}-${number}`]
    const file = join(folder, `region-${number}.osm`)
    writeFileSync(file, regionAt(number, hill))
    const began = performance.now()
    const told = await command('import', file, '--source', SOURCE, '--on-workers').catch((error: unknown) => ({
      code: -1,
      err: String(error),
    }))
    const [ended] = await ordersOf(basename(file))
    if (told.code !== 0)
      assert.ok(cluster.enginesAwayUntil >= began || ended?.status === 'failed', `nothing was away: ${told.err}`)
    if (ended?.status === 'failed') {
      assert.match(JSON.stringify(ended.result), /broke off \d+ times/)
      assert.match(told.err, /broke off \d+ times/, 'that it is given up is told')
      witness.givenUp++
    } else if (ended) {
      assert.equal(ended.status, 'succeeded')
      const bytes = await insist(() => bytesOf(command, cluster.postgres.url))
      assert.ok(bytes.includes(`"${hill}"`), `${hill} was told to be published, and is not there`)
      done.push({ file, slug, bytes })
    } else {
      assert.notEqual(told.code, 0, 'what is told to be done is among the orders')
      witness.refused++
    }
  }

  /** Lists the orders of a file when none of them is open any more. */
  async function ordersOf(name: string) {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      const orders = (await insist(listed)).filter(order => order.name === name)
      assert.ok(orders.length <= 1, 'no order is doubled')
      if (orders.every(({ completedAt }) => completedAt !== null)) return orders
      assert.ok(performance.now() < until, `the order of ${name} does not end: ${JSON.stringify(orders)}`)
      await wait(250)
    }
  }

  async function listed(): Promise<{ name: string; status: string; completedAt: string | null; result: unknown }[]> {
    const { code, out, err } = await command('imports', '--json')
    assert.equal(code, 0, err)
    return JSON.parse(out)
  }

  /** Asks PostgreSQL, which may be away for a moment. */
  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        if (performance.now() > cluster.enginesAwayUntil + RECOVERY_MS) throw error
        await wait(250)
      }
    }
  }

  async function verify(): Promise<ReadonlySet<number>> {
    const dataDir = join(folder, 'alone')
    const alone = commandOf({ DATA_DIR: dataDir, PUBLIC_URL, IMPORT_THREADS: '1' })
    for (const { file, bytes } of done) {
      const { code, err } = await alone('import', file, '--source', SOURCE)
      assert.equal(code, 0, err)
      assert.ok(
        (await bytesOf(alone, join(dataDir, 'catalogue.sqlite'))) === bytes,
        `${file}: the bytes of one process`,
      )
    }
    for (const { name, completedAt } of await listed()) assert.notEqual(completedAt, null, `${name} is lost`)
    return verifyLog()
  }

  /** Each order's own hill comes once, and goes with the next order; no other comes. */
  async function verifyLog(): Promise<ReadonlySet<number>> {
    const changes = await reading(cluster.postgres.url, catalogue => catalogue.changes(START_OF_LOG, 1e7))
    const told = changes
      .filter(({ slug, kind }) => slug.startsWith(SLUG) && kind !== 'updated')
      .toSorted((a, b) => a.version - b.version || (a.kind < b.kind ? 1 : -1))
    const wanted = done.flatMap(({ slug }, i) => {
      const before = done[i - 1]
      return [...(before ? [`removed ${before.slug}`] : []), `created ${slug}`]
    })
    assert.deepEqual(
      told.map(({ kind, slug }) => `${kind} ${slug}`),
      wanted,
    )
    return new Set(told.map(({ version }) => version))
  }
}

type Command = (...words: string[]) => Promise<CommandResult>

function commandOf(settings: Record<string, string>): Command {
  return (...words) => commandLineWith(settings, ...words)
}

/** Spots with their ratings, and the silence grid. */
async function bytesOf(command: Command, place: string): Promise<string> {
  const spots = await exportOf(command, SOURCE)
  const grids = await reading(place, catalogue => catalogue.grids())
  const grid = createHash('sha256')
    .update(grids.get(SOURCE) ?? assert.fail('there is no silence grid'))
    .digest('hex')
  return `${spots}${grid}`
}

async function reading<T>(place: string, read: (catalogue: Catalogue) => Promise<T>): Promise<T> {
  const catalogue = await openCatalogue(place)
  try {
    return await read(catalogue)
  } finally {
    await catalogue.close()
  }
}

/** Metres from the middle of the region to its ends: its silence grid is several units. */
const [HALF_WIDTH, HALF_HEIGHT] = [160_000, 12_000]
const HILLS = 24
const ROADS = ['primary', 'secondary', 'motorway', 'tertiary'] as const

/** A valley along the equator whose road is another for each order: its hills are rated anew. */
function regionAt(number: number, hill: string): string {
  const map = sampleMap()
  const road = ROADS[number % ROADS.length] ?? 'primary'
  for (let i = 0; i < HILLS; i++) {
    const x = -HALF_WIDTH + ((i + 0.5) * 2 * HALF_WIDTH) / HILLS
    const y = ((i % 5) - 2) * 900
    map.node(x, y, { name: `Owl Hill ${i}`, natural: 'peak' })
    map.way([x - 5000, y + 400 + i * 50 + (number % 7) * 200, x + 5000, y + 1200 + i * 50], { highway: road })
    map.way([x, y, x, y + 400], { highway: 'path' })
    // A map of main roads alone would be taken for a filtered one.
    map.way([x - 800, y + 400, x + 800, y + 400], { highway: 'unclassified' })
  }
  const [w, h] = [HALF_WIDTH, HALF_HEIGHT]
  const ring = map.way([-w, -h, w, -h, w, h, -w, h, -w, -h])
  map.relation([{ ref: ring }], { boundary: 'administrative', admin_level: '4', name: 'Owl Valley' })
  // The hill's id is its own.
  for (let i = 0; i < number; i++) map.node(0, 0)
  map.node(2000, 2500, { name: hill, natural: 'peak' })
  map.way([1500, 2300, 2500, 2300], { highway: 'unclassified' })
  return map.xml()
}
