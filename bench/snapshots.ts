// npm run bench:snapshots -- [spots]: what a machine pays for the index of a version, in processor time: built of the catalogue, or
// fetched packed from a folder or an S3 server (in the same process, so its share is in the figure), checked and loaded.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openCatalogue } from '../src/catalogue/open.ts'
import { buildIndexInThread } from '../src/index/build-in-thread.ts'
import { temporaryFolder } from '../test/support/running-server.ts'
import { startS3 } from '../test/support/s3.ts'
import { syntheticSpots } from '../test/support/synthetic-spots.ts'
import { machine } from './machine.ts'
import { markdownTable } from './tables.ts'

const COUNT = Number(process.argv[2] ?? 100_000)
const links = { baseUrl: 'https://quiet.test', mapsUrlTemplate: 'https://maps.test/{latitude}/{longitude}' }
const source = {
  name: 's',
  attribution: 'S',
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
} as const

const folder = temporaryFolder()
const s3 = await startS3()
const place = join(folder.path, 'catalogue.sqlite')
const catalogue = await openCatalogue(place)
await catalogue.publish({ sources: [source], drafts: drafts() })
await catalogue.close()
const folderUrl = pathToFileURL(join(folder.path, 'shared')).href
const order = { catalogue: place, links, bodies: 'memory' } as const
const file = (name: string) => join(folder.path, name, 'index.bin')
const rows = [
  await measured('built', { indexFile: file('a') }),
  await measured('built, packed and put into a folder', { indexFile: file('b'), snapshots: folderUrl }),
  await measured('fetched from a folder', { indexFile: file('c'), snapshots: folderUrl }),
  await measured('built, packed and put into S3', { indexFile: file('d'), snapshots: s3.url, s3: s3.access }),
  await measured('fetched from S3', { indexFile: file('e'), snapshots: s3.url, s3: s3.access }),
]
console.log(`${machine()}\n\n${COUNT} spots\n\n${markdownTable(['index', 'CPU s', 'wall s'], rows)}`)
await s3.stop()
folder.remove()

async function measured(
  name: string,
  own: Pick<Parameters<typeof buildIndexInThread>[0], 'indexFile' | 'snapshots' | 's3'>,
) {
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  const { saved } = await buildIndexInThread({ ...order, ...own })
  await saved
  const { user, system } = process.cpuUsage(cpu)
  return [name, ((user + system) / 1e6).toFixed(2), ((performance.now() - start) / 1000).toFixed(2)]
}

function* drafts() {
  for (const spot of syntheticSpots({ count: COUNT, vocabulary: 20_000 })) yield { ...spot, slug: null, source: 's' }
}
