// A thread that publishes made-up spots, the first of them by a name that is given, and says when it has. Started by publish.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { openCatalogue } from '../src/catalogue/open.ts'
import { syntheticSpots } from '../test/support/synthetic-spots.ts'

export type PublishOrder = { file: string; count: number; name: string }

const { file, count, name } = workerData as PublishOrder
const source = { name: 'bench', attribution: 'made up', licence: null, url: null, extractDate: null }
const catalogue = await openCatalogue(file)
await catalogue.publish({ sources: [{ ...source, ratings: 'editorial', coverage: null }], drafts: drafts() })
await catalogue.close()
parentPort?.postMessage('committed')

function* drafts() {
  let isFirst = true
  for (const spot of syntheticSpots({ count })) {
    yield { ...spot, slug: null, source: source.name, ...(isFirst && { name }) }
    isFirst = false
  }
}
