// What the base map adds to an import of real extracts: processor time of whole imports with and without it, on one thread, each
// in a process of its own, in turn, medians of three. Run with `npm run bench:base-map [FILE …]`; goal: at most 30 %.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { BaseMapFolder } from '../src/basemap/folder.ts'
import { openCatalogue } from '../src/catalogue/open.ts'
import { importFile } from '../src/import/import-file.ts'
import { ImportLog } from '../src/import/import-log.ts'
import { temporaryFolder } from '../test/support/running-server.ts'
import { machine } from './machine.ts'
import { markdownTable } from './tables.ts'

const ROUNDS = 3

if (process.send) await importOnce(process.argv[2] ?? '', process.argv[3] === 'map')
else await compareAll(process.argv.slice(2))

async function compareAll(given: readonly string[]): Promise<void> {
  const folder = join(import.meta.dirname, '../../shared/data/osm')
  const files =
    given.length > 0 ? given : globSync(join(folder, '{andorra-2025,liechtenstein,isle-of-man}*.osm.pbf')).sort()
  const rows: (string | number)[][] = []
  for (const file of files) {
    const [without, whole] = [[] as number[], [] as number[]]
    for (let round = 0; round < ROUNDS; round++) {
      without.push(await cpuOf(file, 'plain'))
      whole.push(await cpuOf(file, 'map'))
    }
    const [a, b] = [median(without), median(whole)]
    rows.push([basename(file), (a / 1000).toFixed(2), (b / 1000).toFixed(2), Math.round((100 * (b - a)) / b)])
  }
  console.log(machine(), '\n')
  console.log(markdownTable(['extract', 'CPU s without', 'CPU s with', 'base map, % (goal: 30)'], rows))
}

async function cpuOf(file: string, how: 'map' | 'plain'): Promise<number> {
  const child = fork(import.meta.filename, [file, how])
  const [cpuMs] = (await once(child, 'message')) as [number]
  await once(child, 'exit')
  return cpuMs
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

async function importOnce(path: string, hasMap: boolean): Promise<void> {
  const folder = temporaryFolder()
  const catalogue = await openCatalogue(join(folder.path, 'catalogue.sqlite'))
  const source = { name: 'bench', attribution: '', licence: null, url: null }
  const cpu = process.cpuUsage()
  const request = { path, source, columns: new Map(), log: new ImportLog() }
  const baseMaps = hasMap ? { baseMaps: new BaseMapFolder(join(folder.path, 'maps')) } : {}
  await importFile(catalogue, request, { threads: 1, makesGrid: true, ownsProcess: true, ...baseMaps })
  const { user, system } = process.cpuUsage(cpu)
  await catalogue.close()
  folder.remove()
  process.send?.((user + system) / 1000)
  process.disconnect?.()
}
