import { existsSync } from 'node:fs'
import type { Catalogue, StoredSource, Version } from '../../catalogue/catalogue.ts'
import { isServer, shownPlace } from '../../catalogue/open.ts'
import { API_VERSION } from '../../http/openapi/openapi.ts'
import { fingerprintOf } from '../../index/storage/links-fingerprint.ts'
import { loadIndex } from '../../index/storage/snapshot-file.ts'
import { type Config, linksOf } from '../../serve/config.ts'
import { cataloguePlace, indexFile } from '../../serve/settings/places.ts'
import { explainNotServed, readNotServed } from '../../serve/versions/not-served.ts'
import { METHOD } from '../../silence/parameters.ts'
import { version as programVersion } from '../../version.ts'
import type { AddCommand } from '../command.ts'
import type { ImportOrder } from '../../work/imports/import-orders.ts'
import { orderLine } from '../catalogue/imports.ts'
import { withImportOrders } from '../catalogue/on-workers.ts'
import { withCatalogue } from '../with-catalogue.ts'
import { type Disk, diskOf, sizeWords } from './data-folder.ts'

type Region = StoredSource & { ageDays: number | null }

type Status = {
  object: 'status'
  program: string
  api: string
  method: string
  node: string
  catalogue: { file: string; version: number; publishedAt: string | null; spots: number }
  regions: Region[]
  /** Imports that workers are to run. */
  imports: ImportOrder[]
  index: { file: string; state: string }
  notServed: string | null
  disk: Disk
  next: string[]
}

export const addStatus: AddCommand = (program, context) => {
  program
    .command('status')
    .description('show versions, regions, index and space on disk, and what to do next')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const config = context.config()
      // Looking makes no catalogue.
      const place = cataloguePlace(config)
      const isThere = isServer(place) || existsSync(place)
      const status = await statusOf(
        config,
        isThere ? await withCatalogue(context, catalogue => readCatalogue(catalogue, config)) : NOTHING,
      )
      if (json) return context.print(JSON.stringify(status, null, 2))
      for (const line of linesOf(status)) context.print(line)
    })
}

type Read = { version: Version; sources: StoredSource[]; imports: ImportOrder[] }

const NOTHING: Read = { version: { number: 0, token: '', publishedAt: '' }, sources: [], imports: [] }

async function readCatalogue(catalogue: Catalogue, config: Config): Promise<Read> {
  const orders = config.databaseUrl === null ? [] : await withImportOrders(config, all => all.list())
  const imports = orders.filter(({ completedAt }) => completedAt === null)
  return { version: await catalogue.version(), sources: await catalogue.sources(), imports }
}

async function statusOf(config: Config, { version, sources, imports }: Read): Promise<Status> {
  const { dataDir } = config
  const notServed = readNotServed(dataDir, version.token)
  const status = {
    object: 'status' as const,
    program: programVersion,
    api: API_VERSION,
    method: METHOD,
    node: process.versions.node,
    catalogue: {
      file: shownPlace(cataloguePlace(config)),
      version: version.number,
      publishedAt: version.publishedAt || null,
      spots: sources.reduce((sum, { spots }) => sum + spots, 0),
    },
    regions: sources.map(source => ({ ...source, ageDays: ageOf(source) })),
    imports,
    index: { file: indexFile(dataDir), state: await indexState(config, version) },
    notServed: notServed && `since ${notServed.since}: ${explainNotServed(notServed)}`,
    disk: diskOf(dataDir),
  }
  return { ...status, next: NEXT.flatMap(({ when, say }) => (when(status) ? [say(status)] : [])) }
}

const READY = 'ready'

async function indexState(config: Config, version: Version): Promise<string> {
  if (version.number === 0) return 'nothing to index yet'
  const linksFingerprint = fingerprintOf(linksOf(config, config.port))
  const loaded = await loadIndex(indexFile(config.dataDir), { version, linksFingerprint }, { bodies: 'disk' })
  return 'buffer' in loaded ? READY : loaded.reason
}

const DAY_MS = 86_400_000
/** Roads and names change: extracts are made anew every day. */
const OLD_DAYS = 365
/** An import keeps the version before until it is done. */
const TIGHT_SHARE = 2

/** Days since the data was extracted, where the file says so. */
function ageOf({ extractDate }: StoredSource): number | null {
  return extractDate === null ? null : Math.floor((Date.now() - Date.parse(extractDate)) / DAY_MS)
}

type Rule = { when: (status: Omit<Status, 'next'>) => boolean; say: (status: Omit<Status, 'next'>) => string }

const isOld = ({ ageDays }: Region) => ageDays !== null && ageDays > OLD_DAYS

/** What to do next, by what is there. */
const NEXT: readonly Rule[] = [
  {
    when: ({ catalogue }) => catalogue.version === 0,
    say: () =>
      'sanctuary serve fills the empty catalogue with the starter catalogue; sanctuary import FILE brings a region',
  },
  { when: ({ notServed }) => notServed !== null, say: ({ notServed }) => `not served ${notServed}` },
  {
    when: ({ regions }) => regions.length === 1 && regions[0]?.name === 'starter',
    say: () => 'bring a region online: sanctuary import FILE.osm.pbf, then sanctuary sources remove starter',
  },
  {
    when: ({ regions }) => regions.some(isOld),
    say: ({ regions }) =>
      `import newer extracts: ${regions
        .filter(isOld)
        .map(({ name, ageDays }) => `${name} is ${ageDays} days old`)
        .join(', ')}`,
  },
  {
    when: ({ index, catalogue }) => catalogue.version > 0 && index.state !== READY,
    say: () => 'sanctuary serve makes the index at its start; a service that runs makes it by itself',
  },
  {
    when: ({ disk }) => disk.freeBytes < disk.usedBytes * TIGHT_SHARE,
    say: ({ disk }) => `free some space: an import may need ${sizeWords(disk.usedBytes * TIGHT_SHARE)}`,
  },
]

function* linesOf({
  program,
  api,
  method,
  node,
  catalogue,
  regions,
  imports,
  index,
  disk,
  next,
}: Status): Generator<string> {
  yield `program    ${program} (API ${api}, silence method ${method}, Node ${node})`
  yield `catalogue  ${catalogue.file}`
  yield catalogue.publishedAt === null
    ? 'version    0 (nothing published yet)'
    : `version    ${catalogue.version}, published ${catalogue.publishedAt}`
  yield `spots      ${catalogue.spots}`
  for (const region of regions) yield `source     ${regionLine(region)}`
  for (const order of imports) yield `import     ${orderLine(order).replaceAll('\t', '; ')}`
  yield `index      ${index.state}`
  yield `disk       ${sizeWords(disk.usedBytes)} used, ${sizeWords(disk.freeBytes)} free`
  for (const { name, bytes } of disk.files) yield `             ${name}: ${sizeWords(bytes)}`
  for (const step of next) yield `next       ${step}`
  if (next.length === 0) yield 'next       nothing to do'
}

function regionLine({ name, spots, ratings, attribution, coverage, extractDate, ageDays, importedAt }: Region): string {
  const box =
    coverage && `covers ${[coverage.west, coverage.south, coverage.east, coverage.north].map(short).join(',')}`
  const age = extractDate === null ? `imported ${importedAt}` : `data of ${extractDate}, ${ageDays} days old`
  return [`${name}: ${spots} spots, ${ratings} ratings`, box || 'covers no region', age, attribution].join('; ')
}

function short(degrees: number): string {
  return String(Math.round(degrees * 1000) / 1000)
}
