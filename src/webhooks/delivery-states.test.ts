import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { testOverEngines } from '../../test/support/engines.ts'
import { openWork } from '../work/open-work.ts'
import { EVENT_TYPES, type OutgoingEvent } from './events.ts'
import { openWebhooks } from './stored-webhooks.ts'
import { type DeliveryState, KEPT_MS } from './store.ts'

// The store of an endpoint and its deliveries against a naive one, over random histories.

type Step =
  | { do: 'publish'; isStale: boolean }
  | { do: 'attempt'; which: number; state: DeliveryState; waitMs: number }
  | { do: 'disable' | 'enable' | 'retryAll' | 'sweep' }
  | { do: 'wait'; ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('publish'), isStale: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('attempt'),
      which: fc.nat(),
      state: fc.constantFrom('waiting', 'delivered', 'failed'),
      waitMs: fc.nat(5000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('disable', 'enable', 'retryAll', 'sweep') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(1, 2000, KEPT_MS) }) },
)

type Modelled = { id: string; state: DeliveryState; attempts: number; nextAt: number; endedAt: number }

testOverEngines(
  'over any history a delivery waits, arrives or is given up as the plain description says, and none is lost',
  async engine => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 50 }), async steps => {
      const clock = { at: 1_000_000 }
      const work = await openWork(engine.name === 'SQLite' ? ':memory:' : await engine.newPlace())
      const store = await openWebhooks(work, { owner: 'm/1/0', now: () => clock.at })
      const start = { number: 0, token: '0' }
      const { id } = await store.add({ url: 'http://a/', events: EVENT_TYPES, allowsPrivate: false, cursor: start })
      let [version, isDisabled] = [0, false]
      let deliveries: Modelled[] = []
      for (const step of steps) {
        await apply(step)
        await agree()
      }
      await work.destroy()

      async function apply(step: Step): Promise<void> {
        if (step.do === 'wait') clock.at += step.ms
        else if (step.do === 'publish') await publish(step.isStale)
        else if (step.do === 'attempt') await attempt(step)
        else if (step.do === 'disable') await disable()
        else if (step.do === 'enable') await enable()
        else if (step.do === 'retryAll') await retryAll()
        else await sweep()
      }

      async function publish(isStale: boolean): Promise<void> {
        const [endpoint] = await store.endpoints()
        assert.ok(endpoint)
        const seen = isStale ? { ...endpoint, cursor: { number: -1, token: 'x' } } : endpoint
        const next = { number: version + 1, token: `t${version + 1}` }
        const event: OutgoingEvent = { id: `msg ${next.number}`, type: 'catalogue.published', body: '{}' }
        const isPut = await store.putOnWay(seen, [event, event], next)
        assert.equal(isPut, !isStale && !isDisabled, 'the cursor moves with the events, or neither does')
        if (!isPut) return
        version++
        deliveries.push({ id: event.id, state: 'waiting', attempts: 0, nextAt: clock.at, endedAt: Infinity })
      }

      async function attempt({ which, state, waitMs }: Extract<Step, { do: 'attempt' }>): Promise<void> {
        const chosen = deliveries[which % (deliveries.length || 1)]
        if (!chosen) return
        const [attempts, nextAt] = [chosen.attempts + 1, clock.at + waitMs]
        await store.record(chosen.id, { state, attempts, nextAt, lastOutcome: 'some' })
        if (chosen.state !== 'waiting' && state !== 'delivered') return
        Object.assign(chosen, { state, attempts, nextAt, endedAt: state === 'waiting' ? Infinity : clock.at })
      }

      async function disable(): Promise<void> {
        isDisabled = true
        await store.disable(id, 'it answered 410 Gone')
        for (const delivery of deliveries.filter(({ state }) => state === 'waiting')) {
          Object.assign(delivery, { state: 'failed', endedAt: clock.at })
        }
      }

      async function enable(): Promise<void> {
        isDisabled = false
        await store.enable(id, { number: version, token: `t${version}` })
      }

      async function retryAll(): Promise<void> {
        const failed = isDisabled ? [] : deliveries.filter(({ state }) => state === 'failed')
        assert.equal(await store.retry(id), failed.length)
        for (const delivery of failed) {
          Object.assign(delivery, { state: 'waiting', attempts: 0, nextAt: clock.at, endedAt: Infinity })
        }
      }

      async function sweep(): Promise<void> {
        const kept = deliveries.filter(({ endedAt }) => endedAt + KEPT_MS > clock.at)
        assert.equal(await store.sweep(), deliveries.length - kept.length)
        deliveries = kept
      }

      async function agree(): Promise<void> {
        const stored = await store.deliveries({ limit: 1000 })
        const shown = stored.map(({ id, state, attempts, nextAt }) => ({ id, state, attempts, nextAt })).reverse()
        assert.deepEqual(
          shown,
          deliveries.map(({ id, state, attempts, nextAt }) => ({ id, state, attempts, nextAt })),
        )
        const due = await store.due(id, { limit: 1000, except: [] })
        const expected = deliveries.filter(({ state, nextAt }) => state === 'waiting' && nextAt <= clock.at)
        assert.deepEqual(new Set(due.map(({ id }) => id)), new Set(expected.map(({ id }) => id)))
      }
    })
    await fc.assert(property, { numRuns: engine.name === 'SQLite' ? 120 : 10 })
  },
)
