import { join } from 'node:path'
import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { openCatalogue } from '../../src/catalogue/open.ts'
import { openWorkFile } from '../../src/work/sqlite/work-file.ts'
import { startDeliverer } from '../../src/webhooks/deliverer.ts'
import { EVENT_TYPES, type EventType } from '../../src/webhooks/events.ts'
import { openWebhooks } from '../../src/webhooks/stored-webhooks.ts'
import type { Endpoint, WebhookStore } from '../../src/webhooks/store.ts'
import { type Receiver, startReceiver } from './webhook-receiver.ts'
import { temporaryFolder } from './running-server.ts'
import { randomSpots } from './spots.ts'
import { PATIENCE_MS, until } from './until.ts'

export const LINKS = {
  baseUrl: 'https://quiet.example.org',
  mapsUrlTemplate: 'https://m.example.org/{latitude}/{longitude}',
}
const SOURCE = {
  name: 's',
  attribution: 'S',
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
} as const

type Bench = {
  clock: { at: number }
  catalogue: Catalogue
  store: WebhookStore
  receiver: Receiver
  served: { version: number }
  add: (path?: string, events?: readonly EventType[]) => Promise<Endpoint>
  publish: (count: number, seed?: number) => Promise<void>
  /** Runs a deliverer while `act` runs; it dies, as a process does, without a word. */
  deliver: (act: () => Promise<void>, options?: { timeoutMs?: number; store?: WebhookStore }) => Promise<void>
  /** Waits until the deliverer has looked for work again, and again: what it was to do by now it has begun. */
  looked: () => Promise<void>
  reports: string[]
}

/** Makes a catalogue with a clock of its own, a store and a real receiver, and ends them after `act`. */
export async function bench(act: (bench: Bench) => Promise<void>): Promise<void> {
  const folder = temporaryFolder()
  const clock = { at: Date.now() }
  const now = () => clock.at
  const catalogue = await openCatalogue(join(folder.path, 'catalogue.sqlite'), { now: () => new Date(clock.at) })
  const work = openWorkFile(':memory:')
  const store = await openWebhooks(work, { owner: 'm/1/0', now })
  const receiver = await startReceiver()
  const served = { version: Infinity }
  const reports: string[] = []
  let clockReads = 0
  try {
    await act({
      clock,
      catalogue,
      store,
      receiver,
      served,
      reports,
      async looked() {
        // Each look reads the clock, and an attempt does so a few times.
        const before = clockReads
        await until(() => clockReads > before + 20)
      },
      async add(path = '/', events = EVENT_TYPES) {
        const cursor = await catalogue.version()
        return store.add({ url: receiver.url + path, events, allowsPrivate: true, cursor })
      },
      async publish(count, seed = 1) {
        const drafts = randomSpots(count, seed).map(spot => ({ ...spot, slug: null, source: 's' }))
        await catalogue.publish({ sources: [SOURCE], drafts })
      },
      async deliver(act, { timeoutMs = PATIENCE_MS, store: ownStore = store } = {}) {
        const deliverer = startDeliverer(ownStore, {
          catalogue,
          links: LINKS,
          changesUrl: ({ version }) => `${LINKS.baseUrl}/api/changes?cursor=after-${version}`,
          servedVersion: () => served.version,
          signingKeys: async () => (await catalogue.webhookKeys()).map(({ secret }) => secret),
          userAgent: 'test',
          report: (error, message) => reports.push(`${message}: ${String(error)}`),
          pollMs: 2,
          now: () => {
            clockReads++
            return now()
          },
          random: () => 0,
          post: { timeoutMs },
        })
        try {
          await act()
        } finally {
          await deliverer.stop()
        }
      },
    })
  } finally {
    receiver.close()
    await work.destroy()
    await catalogue.close()
    folder.remove()
  }
}
