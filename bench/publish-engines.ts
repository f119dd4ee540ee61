// npm run bench:publish-engines -- [sqlite,postgres] [spots] [rounds] [--against WORKTREE]: what a publish costs each engine in
// processor time, the database's own share included, and as a ratio to the first engine named, or to SQLite as another work
// tree publishes into it. PostgreSQL runs in an instance of its own.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/support/private-postgres.ts'
import { temporaryFolder } from '../test/support/running-server.ts'
import { machine } from './machine.ts'
import type { PublishCosts } from './publish-process.ts'
import { markdownTable, median } from './tables.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } })
const { against } = values
/** The engine of another work tree. */
const OTHER = 'sqlite of the other'
const names = [...(against === undefined ? [] : [OTHER]), ...(positionals[0] ?? 'sqlite,postgres').split(',')]
const COUNT = Number(positionals[1] ?? 100_000)
const ROUNDS = Number(positionals[2] ?? 3)

type Place = { url: string; cpuSeconds: () => number; remove: () => Promise<void> }

async function sqlite(): Promise<Place> {
  const folder = temporaryFolder()
  const url = join(folder.path, 'catalogue.sqlite')
  return { url, cpuSeconds: () => 0, remove: async () => folder.remove() }
}

const PLACES: Record<string, () => Promise<Place>> = {
  sqlite,
  [OTHER]: sqlite,
  async postgres() {
    const server = await startPostgres()
    return { url: server.url, cpuSeconds: server.cpuSeconds, remove: () => server.stop() }
  },
}

const costs = new Map<string, PublishCosts[]>()
for (let round = 0; round < ROUNDS; round++) {
  for (const name of names) {
    const make = PLACES[name]
    if (!make) throw new RangeError(`which engine? ${Object.keys(PLACES).join(', ')}; got "${name}"`)
    const place = await make()
    const begin = place.cpuSeconds()
    const script = join(import.meta.dirname, 'publish-process.ts')
    const phases: PublishCosts = {}
    let server = begin
    for (const phase of ['first', 'unchanged', 'changed']) {
      const order = [
        script,
        place.url,
        String(COUNT),
        phase,
        ...(name === OTHER && against !== undefined ? [against] : []),
      ]
      const out = execFileSync(process.execPath, order, { encoding: 'utf8' })
      const now = place.cpuSeconds()
      phases[phase] = JSON.parse(out).seconds + (now - server)
      phases[`${phase}, of it the server`] = now - server
      server = now
    }
    await place.remove()
    costs.set(name, [...(costs.get(name) ?? []), phases])
  }
}

const of = (name: string, phase: string) => median((costs.get(name) ?? []).map(phases => phases[phase] ?? Number.NaN))
const [base = ''] = names
console.log(`${machine()}\n${COUNT} spots, medians of ${ROUNDS} rounds, CPU seconds\n`)
const rows = ['first', 'unchanged', 'changed'].flatMap(phase =>
  names.map(name => [
    `${phase}, ${name}`,
    of(name, phase).toFixed(2),
    of(name, `${phase}, of it the server`).toFixed(2),
    (of(name, phase) / of(base, phase)).toFixed(2),
  ]),
)
console.log(markdownTable(['publish', 'CPU s', 'of it the server', `× ${base}`], rows))
