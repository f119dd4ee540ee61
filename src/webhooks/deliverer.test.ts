import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { answer, type Receiver, startReceiver } from '../../test/support/webhook-receiver.ts'
import { until } from '../../test/support/until.ts'
import { bench, LINKS } from '../../test/support/webhook-endpoint.ts'
import { testOverEngines } from '../../test/support/engines.ts'
import { verifyWebhook } from '../../client/src/index.ts'
import { openWork } from '../work/open-work.ts'
import { MOST_AT_ONCE } from './deliverer.ts'
import { EVENT_TYPES } from './events.ts'
import { RETRIES } from './retries.ts'
import { openWebhooks } from './stored-webhooks.ts'
import { LEASE_MS } from '../work/lease.ts'
import type { WebhookStore } from './store.ts'

const typesOf = ({ received }: Receiver) => received.map(({ body }) => String(JSON.parse(body).type)).sort()
const stateOf = async (store: WebhookStore, id: string) =>
  (await store.deliveries({ limit: 5000 })).find(delivery => delivery.id === id)

test('a publish is told as one event for each change and one for itself, signed so that either key verifies', async () => {
  await bench(async ({ add, publish, deliver, receiver, catalogue }) => {
    await publish(3)
    const { secrets } = await add()
    await publish(2)
    await deliver(() => until(() => receiver.received.length === 2))
    assert.deepEqual(typesOf(receiver), ['catalogue.published', 'spot.removed'])
    for (const { headers, body } of receiver.received) {
      const parsed = new Webhook(secrets[0] ?? '').verify(body, headers as Record<string, string>)
      const key = catalogue.identity.webhookKey.public
      assert.deepEqual(await verifyWebhook({ headers, body, key }), parsed)
      assert.match(headers['webhook-id'] ?? '', /^msg_[\w-]{27}$/)
      assert.ok(Buffer.byteLength(body) < 20_000)
      assert.ok(!('error' in JSON.parse(body)))
    }
    const bodies = receiver.received.map(({ body }) => JSON.parse(body)).sort((a, b) => (a.type < b.type ? -1 : 1))
    const { publishedAt } = await catalogue.version()
    assert.deepEqual(bodies[0], {
      type: 'catalogue.published',
      timestamp: publishedAt,
      data: {
        version: 2,
        created: 0,
        updated: 0,
        removed: 1,
        changesUrl: `${LINKS.baseUrl}/api/changes?cursor=after-1`,
      },
    })
    const { id, slug, url, apiUrl, version } = bodies[1].data
    assert.deepEqual(
      [id, url, apiUrl, version],
      ['r-00002', `${LINKS.baseUrl}/spots/${slug}`, `${LINKS.baseUrl}/api/spots/r-00002`, 2],
    )
  })
})

test('an endpoint gets the types it asked for, from its registration on', async () => {
  await bench(async ({ add, publish, deliver, receiver, store }) => {
    await publish(5)
    await add('/a', ['spot.removed'])
    await add('/b', ['catalogue.published', 'spot.created'])
    await publish(4)
    await publish(6)
    await deliver(() =>
      until(
        async () =>
          (await store.deliveries({ limit: 99 })).every(({ state }) => state === 'delivered') &&
          receiver.received.length === 5,
      ),
    )
    const byPath = Map.groupBy(receiver.received, ({ path }) => path)
    assert.deepEqual(
      byPath.get('/a')?.map(({ body }) => JSON.parse(body).type),
      ['spot.removed'],
    )
    assert.equal(byPath.get('/b')?.length, 4)
  })
})

test('more than 1,000 changes become one catalogue.published, also for who asked for spots alone', async () => {
  await bench(async ({ add, publish, deliver, receiver }) => {
    await add('/all')
    await add('/spots', ['spot.created'])
    await add('/removed', ['spot.removed'])
    await publish(1001)
    await deliver(() => until(() => receiver.received.length >= 3))
    assert.deepEqual(typesOf(receiver), ['catalogue.published', 'catalogue.published', 'catalogue.published'])
    assert.equal(JSON.parse(receiver.received[0]?.body ?? '').data.created, 1001)
  })
})

test('nobody is told of a version before it is served', async () => {
  await bench(async ({ looked, add, publish, deliver, receiver, served }) => {
    await add('/', ['catalogue.published'])
    await publish(1)
    await publish(2)
    served.version = 1
    await deliver(async () => {
      await until(() => receiver.received.length === 1)
      await looked()
      assert.equal(JSON.parse(receiver.received[0]?.body ?? '').data.version, 1)
      served.version = 2
      await until(() => receiver.received.length === 2)
    })
  })
})

test('an endpoint that fails is tried by the table and given up at its end; the id stays; retry begins anew', async () => {
  await bench(async ({ looked, add, publish, deliver, receiver, store, clock }) => {
    await add('/', ['catalogue.published'])
    await publish(1)
    receiver.behave(answer(500))
    await deliver(async () => {
      for (const [i, seconds] of [...RETRIES, 0].entries()) {
        await until(() => receiver.received.length === i + 1)
        const id = receiver.received[0]?.headers['webhook-id'] ?? ''
        await until(async () => (await stateOf(store, id))?.attempts === i + 1)
        clock.at += seconds * 1000 - 1
        await looked()
        assert.equal(receiver.received.length, i + 1, 'no sooner than the table says')
        clock.at += 1
      }
      const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
      const times = new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp']))
      assert.deepEqual([ids.size, times.size], [1, RETRIES.length + 1])
      const [failed] = await store.deliveries({ limit: 5, state: 'failed' })
      assert.deepEqual([failed?.attempts, failed?.lastOutcome], [10, 'answered 500'])
      receiver.behave(answer(200))
      assert.equal(await store.retry(failed?.id ?? ''), 1)
      await until(async () => (await stateOf(store, failed?.id ?? ''))?.state === 'delivered')
    })
  })
})

test('429 with Retry-After waits so long; a redirect, a hang-up and a hang are failures that are tried again', async () => {
  await bench(async ({ add, publish, deliver, receiver, store, clock }) => {
    await add('/', ['catalogue.published'])
    await publish(1)
    const outcomes = [
      { behaviour: answer(429, { 'retry-after': '600' }), waits: 600, text: 'answered 429' },
      { behaviour: answer(302, { location: 'http://169.254.169.254/' }), waits: 300, text: 'answered 302' },
      {
        behaviour: (response: { destroy(): void }) => response.destroy(),
        waits: 1800,
        text: 'socket hang up (ECONNRESET)',
      },
      { behaviour: () => {}, waits: 7200, text: 'no answer within 0.1 s', timeoutMs: 100 },
    ]
    for (const [i, { behaviour, waits, text, timeoutMs }] of outcomes.entries()) {
      receiver.behave(behaviour)
      const attempted = async () => (await store.deliveries({ limit: 1 }))[0]?.attempts === i + 1
      await deliver(() => until(attempted), timeoutMs === undefined ? {} : { timeoutMs })
      const [delivery] = await store.deliveries({ limit: 1 })
      assert.deepEqual([delivery?.lastOutcome, (delivery?.nextAt ?? 0) - clock.at], [text, waits * 1000])
      clock.at += waits * 1000
    }
    receiver.behave(answer(200))
    await deliver(() => until(async () => (await store.deliveries({ limit: 1 }))[0]?.state === 'delivered'))
    assert.deepEqual(new Set(receiver.received.map(({ path }) => path)), new Set(['/']))
  })
})

test('410 disables the endpoint and gives up what waits for it; enabled again it is told from then on', async () => {
  await bench(async ({ looked, add, publish, deliver, receiver, store, catalogue }) => {
    const { id } = await add()
    await publish(9)
    receiver.behave(answer(410))
    await deliver(async () => {
      await until(async () => (await store.endpoints())[0]?.disabledReason === 'it answered 410 Gone')
      await until(async () => (await store.deliveries({ limit: 99 })).every(({ state }) => state === 'failed'))
      await until(() => receiver.received.length === MOST_AT_ONCE)
      const before = receiver.received.length
      await publish(8)
      assert.equal(await store.retry(id), 0, 'nothing is tried again while it is disabled')
      await looked()
      assert.equal(receiver.received.length, before)
      receiver.behave(answer(200))
      assert.ok(await store.enable(id, await catalogue.version()))
      await publish(7)
      await until(() => receiver.received.length === before + 2)
      assert.equal(await store.retry(id), 10)
      await until(() => receiver.received.length === before + 12)
    })
  })
})

test('an endpoint gets 4 deliveries at a time, and a slow one holds up no other', async () => {
  await bench(async ({ add, publish, deliver, receiver, store, catalogue }) => {
    const other = await startReceiver()
    await add('/slow')
    await store.add({ url: other.url, events: EVENT_TYPES, allowsPrivate: true, cursor: await catalogue.version() })
    await publish(11)
    const waiting: (() => void)[] = []
    receiver.behave(response => void waiting.push(() => response.writeHead(200).end()))
    await deliver(async () => {
      await until(() => waiting.length === MOST_AT_ONCE)
      await until(() => other.received.length === 12)
      assert.equal(receiver.received.length, MOST_AT_ONCE)
      receiver.behave(answer(200))
      for (const go of waiting) go()
      await until(() => receiver.received.length === 12)
    })
    assert.ok(receiver.mostAtOnce() <= MOST_AT_ONCE)
    other.close()
  })
})

test('a process that dies between publish and delivery, or in mid-delivery, loses nothing', async () => {
  await bench(async ({ add, publish, deliver, receiver, store }) => {
    await add()
    await publish(3)
    receiver.behave(answer(500))
    await deliver(() => until(() => receiver.received.length > 0))
    const seen = receiver.received.length
    await publish(5)
    await publish(4)
    receiver.behave(answer(200))
    await deliver(() =>
      until(async () => {
        const all = await store.deliveries({ limit: 99 })
        return all.filter(({ type, state }) => type === 'catalogue.published' && state === 'delivered').length >= 2
      }),
    )
    const versions = receiver.received.slice(seen).map(({ body }) => JSON.parse(body).data.version)
    assert.ok(versions.includes(2) && versions.includes(3))
    assert.equal((await store.deliveries({ limit: 99 })).length, 9)
  })
})

testOverEngines(
  'one process of a machine delivers at a time; another takes over when the lease has run out',
  async engine => {
    const place = await engine.newPlace()
    const [work, other] = [await openWork(place), await openWork(place)]
    const clock = { at: 1_000_000 }
    const now = () => clock.at
    const [first, second] = [
      await openWebhooks(work, { owner: 'm/1/0', now }),
      await openWebhooks(other, { owner: 'n/1/0', now }),
    ]
    assert.deepEqual([await first.holdLease(), await second.holdLease(), await first.holdLease()], [true, false, true])
    clock.at += LEASE_MS
    assert.deepEqual([await second.holdLease(), await first.holdLease()], [true, false])
    assert.equal(await first.release('n'), 1)
    assert.equal(await first.holdLease(), true)
    await Promise.all([work.destroy(), other.destroy()])
  },
)

test('after the rotation of a key or a secret the old one verifies for a week, beside the new', async () => {
  await bench(async ({ add, publish, deliver, receiver, store, catalogue, clock }) => {
    const { id, secrets } = await add('/', ['catalogue.published'])
    const [oldKey] = await catalogue.webhookKeys()
    const newKey = await catalogue.rotateWebhookKey()
    const newSecret = await store.rotateSecret(id)
    assert.ok(oldKey && newSecret && secrets[0] && newKey.public !== oldKey.public)
    const day = 24 * 60 * 60 * 1000
    for (const [days, isOldGood] of [
      [0, true],
      [6.9, true],
      [0.2, false],
    ] as const) {
      clock.at += days * day
      receiver.received.length = 0
      await publish(1)
      await deliver(() => until(() => receiver.received.length === 1))
      const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
      const now = () => clock.at
      for (const key of [newKey.public, newSecret]) await verifyWebhook({ headers, body, key, now })
      for (const key of [oldKey.public, secrets[0]]) {
        const verified = verifyWebhook({ headers, body, key, now })
        await (isOldGood ? verified : assert.rejects(verified, /not signed/))
      }
    }
  })
})

test('when the log no longer reaches back to an endpoint’s cursor it is told of the newest version alone', async () => {
  await bench(async ({ add, publish, deliver, receiver, clock, store }) => {
    await add()
    await publish(3)
    await publish(4)
    clock.at += 91 * 24 * 60 * 60 * 1000
    await publish(5)
    await deliver(() =>
      until(async () => (await store.endpoints())[0]?.cursor.number === 3 && receiver.received.length === 2),
    )
    assert.deepEqual(typesOf(receiver), ['catalogue.published', 'spot.created'])
  })
})
