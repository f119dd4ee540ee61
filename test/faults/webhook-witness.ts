import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { type CataloguePlace, openCatalogue } from '../../src/catalogue/open.ts'
import { openWork } from '../../src/work/open-work.ts'
import { EVENT_TYPES } from '../../src/webhooks/events.ts'
import { verifyWebhook } from '../../client/src/index.ts'
import { openWebhooks } from '../../src/webhooks/stored-webhooks.ts'
import type { Random } from '../support/random.ts'
import { type Received, startReceiver } from '../support/webhook-receiver.ts'
import type { Witness } from './rounds.ts'
import { PATIENCE_MS } from '../support/until.ts'

/** How often the receiver fails an event the first time it comes. */
const FAILURES = 0.02

/** Registers an endpoint and counts what arrives: every event of every publish at least once, all signed. */
export async function webhookWitness(
  places: { catalogue: CataloguePlace; work: string },
  random: Random,
): Promise<Witness & { arrived: ReadonlyMap<string, string>; close: () => void }> {
  const receiver = await startReceiver()
  const arrived = new Map<string, string>()
  const failed = new Set<string>()
  const work = await openWork(places.work)
  const store = await openWebhooks(work, { owner: 'test/1/0' })
  const cursor = await withCatalogue(catalogue => catalogue.version())
  const { secrets } = await store.add({ url: receiver.url, events: EVENT_TYPES, allowsPrivate: true, cursor })
  await work.destroy()
  const accept = async (response: ServerResponse, { headers, body }: Received) => {
    const id = headers['webhook-id'] ?? ''
    const isFailed = !failed.has(id) && random() < FAILURES
    if (isFailed) failed.add(id)
    else {
      await verifyWebhook({ headers, body, key: secrets[0] ?? 'whsec_' })
      const before = arrived.get(id)
      if (before !== undefined) assert.equal(body, before, 'an event that comes again is the same')
      arrived.set(id, body)
    }
    response.writeHead(isFailed ? 500 : 204).end()
  }
  receiver.behave((response, received) => void accept(response, received))
  return {
    arrived,
    close: receiver.close,
    use: () => Promise.resolve(),
    async verify() {
      const expected = await expectedEvents()
      const until = Date.now() + PATIENCE_MS
      for (;;) {
        const told = new Set(Array.from(arrived.values(), nameOf))
        const missing = expected.filter(name => !told.has(name))
        if (missing.length === 0) return assert.equal(told.size, expected.length, 'nothing is told that was not so')
        assert.ok(Date.now() < until, `${missing.length} of ${expected.length} events are lost: ${missing[0]}`)
        await wait(50)
      }
    },
  }

  async function expectedEvents(): Promise<string[]> {
    return withCatalogue(async catalogue => {
      const versions = await catalogue.history({ after: cursor.number, limit: 100_000 })
      const changes = await catalogue.changes({ version: cursor.number, sequence: Infinity }, 1_000_000)
      return [
        ...versions.map(({ number }) => `catalogue.published ${number}`),
        ...changes.map(({ kind, id, version }) => `spot.${kind} ${version} ${id}`),
      ]
    })
  }

  async function withCatalogue<T>(read: (catalogue: Catalogue) => Promise<T>): Promise<T> {
    const catalogue = await openCatalogue(places.catalogue)
    try {
      return await read(catalogue)
    } finally {
      await catalogue.close()
    }
  }
}

function nameOf(body: string): string {
  const { type, data } = JSON.parse(body)
  return [type, data.version, data.id].filter(part => part !== undefined).join(' ')
}
