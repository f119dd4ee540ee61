// npm run bench:publish-engines -- [sqlite,postgres] [spots] [rounds]: what a publish costs each engine in processor time, the
// database's own share included, and as a ratio to the first engine named. PostgreSQL runs in an instance of its own.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres } from '../test/support/private-postgres.ts'
import { temporaryFolder } from '../test/support/running-server.ts'
import { machine } from './machine.ts'
import type { PublishCosts } from './publish-process.ts'
import { markdownTable, median } from './tables.ts'

const names = (process.argv[2] ?? 'sqlite,postgres').split(',')
const COUNT = Number(process.argv[3] ?? 100_000)
const ROUNDS = Number(process.argv[4] ?? 3)

type Place = { url: string; cpuSeconds: () => number; remove: () => Promise<void> }

const PLACES: Record<string, () => Promise<Place>> = {
  async sqlite() {
    const folder = temporaryFolder()
    const url = join(folder.path, 'catalogue.sqlite')
    return { url, cpuSeconds: () => 0, remove: async () => folder.remove() }
  },
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
      const out = execFileSync(process.execPath, [script, place.url, String(COUNT), phase], { encoding: 'utf8' })
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
