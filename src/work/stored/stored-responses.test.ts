import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { type TestEngine, testOverEngines } from '../../../test/support/engines.ts'
import { openWork } from '../open-work.ts'
import { LEASE_MS } from '../lease.ts'
import { KEPT_MS, type StoredResponse, MOST_KEYS } from '../stored-responses.ts'
import { openStoredResponses } from './stored-responses.ts'

function answer(text: string, status = 200): StoredResponse {
  return { status, type: 'application/json', headers: { Location: `/${text}` }, bytes: Buffer.from(text) }
}

async function open(
  engine: TestEngine,
  options: { now?: () => number; mostBytes?: { client: number; all: number } } = {},
) {
  const place = await engine.newPlace()
  const [work, other] = [await openWork(place), await openWork(place)]
  const here = await openStoredResponses(work, { owner: 'm/1/1', ...options })
  const there = await openStoredResponses(other, { owner: 'n/1/1', ...options })
  return { here, there, close: () => Promise.all([work.destroy(), other.destroy()]) }
}

const key = (scope: string, fingerprint = 'body', client = 'c') => ({ scope, client, fingerprint })

testOverEngines(
  'a key is ours, then under way for a twin, then answered with every byte; another body is told at any time',
  async engine => {
    const { here, there, close } = await open(engine)
    const ours = await here.claim(key('k'))
    assert.ok(ours.is === 'ours')
    assert.deepEqual(await there.claim(key('k')), { is: 'under way' })
    assert.deepEqual(await there.claim(key('k', 'other')), { is: 'another body' })
    assert.equal(await here.store('k', ours.lease, answer('first')), true)
    const standing = await there.claim(key('k'))
    assert.ok(standing.is === 'answered')
    const { bytes, ...rest } = standing.answer
    assert.deepEqual(rest, { status: 200, type: 'application/json', headers: { Location: '/first' } })
    assert.equal(Buffer.from(bytes).toString(), 'first')
    assert.deepEqual(await there.claim(key('k', 'other')), { is: 'another body' })
    await close()
  },
)

testOverEngines('a key that was given back is free again, with another seed', async engine => {
  const { here, there, close } = await open(engine)
  const first = await here.claim(key('k'))
  assert.ok(first.is === 'ours')
  await here.forget('k', first.lease)
  const second = await there.claim(key('k', 'other'))
  assert.ok(second.is === 'ours')
  assert.notEqual(second.seed, first.seed)
  await close()
})

testOverEngines(
  'a key whose owner died is taken over with its seed; the dead owner’s answer does not count any more',
  async engine => {
    const { here, there, close } = await open(engine)
    const first = await here.claim(key('k'))
    assert.ok(first.is === 'ours')
    assert.equal(await there.release('m'), 1)
    const second = await there.claim(key('k'))
    assert.ok(second.is === 'ours')
    assert.equal(second.seed, first.seed)
    assert.equal(await here.renew('k', first.lease), false)
    assert.equal(await here.store('k', first.lease, answer('late')), false)
    await here.forget('k', first.lease)
    assert.equal(await there.store('k', second.lease, answer('second')), true)
    await close()
  },
)

testOverEngines('a client keeps 1,000 keys: the oldest answered one goes first, those under way stay', async engine => {
  const clock = { at: 1_000_000 }
  const { here, close } = await open(engine, { now: () => clock.at })
  const first = await here.claim(key('under way'))
  assert.equal(first.is, 'ours')
  for (let i = 1; i < MOST_KEYS; i++) {
    clock.at++
    const ours = await here.claim(key(`${i}`))
    if (ours.is === 'ours') await here.store(`${i}`, ours.lease, answer(`${i}`))
  }
  assert.equal((await here.claim(key('1'))).is, 'answered')
  await here.claim(key('of another client', 'body', 'd'))
  assert.equal((await here.claim(key('1'))).is, 'answered')
  await here.claim(key('one more'))
  assert.equal((await here.claim(key('under way'))).is, 'under way')
  assert.equal((await here.claim(key('2'))).is, 'answered')
  assert.equal((await here.claim(key('1'))).is, 'ours')
  await close()
})

testOverEngines('when all bodies together are too many bytes, the oldest answers go', async engine => {
  const clock = { at: 1_000_000 }
  const { here, close } = await open(engine, { now: () => clock.at, mostBytes: { client: 1000, all: 25 } })
  for (const scope of ['a', 'b', 'c']) {
    clock.at++
    const ours = await here.claim(key(scope))
    if (ours.is === 'ours') await here.store(scope, ours.lease, answer('ten bytes.'))
  }
  assert.equal(await here.sweep(), 0, 'what is too much goes as it comes, not once a minute')
  assert.deepEqual([(await here.claim(key('c'))).is, (await here.claim(key('a'))).is], ['answered', 'ours'])
  await close()
})

testOverEngines('a client has its own share of the bytes: its oldest answers go, and nobody else’s', async engine => {
  const clock = { at: 1_000_000 }
  const { here, close } = await open(engine, { now: () => clock.at, mostBytes: { client: 25, all: 1000 } })
  for (const [scope, client] of [
    ['other', 'd'],
    ['a', 'c'],
    ['b', 'c'],
    ['c', 'c'],
    ['e', 'c'],
  ] as const) {
    clock.at++
    const ours = await here.claim(key(scope, 'body', client))
    if (ours.is === 'ours') await here.store(scope, ours.lease, answer('ten bytes.'))
  }
  const standings = ['other', 'a', 'b', 'c', 'e'].map(async scope => (await here.claim(key(scope))).is)
  assert.deepEqual(await Promise.all(standings), ['answered', 'ours', 'ours', 'answered', 'answered'])
  await close()
})

type Step =
  | { do: 'claim'; at: 'here' | 'there'; scope: number; body: number }
  | { do: 'keep' | 'forget' | 'put back' | 'renew'; claim: number; status: number }
  | { do: 'restart'; at: 'here' | 'there' }
  | { do: 'wait'; ms: number }
  | { do: 'sweep' }

const place = fc.constantFrom('here' as const, 'there' as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('claim'), at: place, scope: fc.nat(2), body: fc.nat({ max: 1 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('keep', 'forget', 'put back', 'renew'),
      claim: fc.nat(),
      status: fc.constantFrom(200, 202, 400),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart'), at: place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(1, LEASE_MS, KEPT_MS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep') }) },
)

type Modelled = { body: string; seed: string; at: number; lease: string; until: number; owner: string; text?: string }

testOverEngines('over any history a key has one answer, changed by nobody, until it is over', async engine => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 60 }), async steps => {
    const clock = { at: 1_000_000 }
    const { close, ...stores } = await open(engine, { now: () => clock.at })
    const keys = new Map<string, Modelled>()
    const claims: { scope: string; lease: string }[] = []
    for (const step of steps) await apply(step)
    await close()

    async function apply(step: Step): Promise<void> {
      if (step.do === 'wait') clock.at += step.ms
      else if (step.do === 'sweep') await sweep()
      else if (step.do === 'restart') await restart(step.at)
      else if (step.do === 'claim') await claim(step)
      else await change(step)
    }

    function isGone(model: Modelled | undefined): boolean {
      if (!model) return true
      return model.at + KEPT_MS <= clock.at && (model.text !== undefined || model.until <= clock.at)
    }

    async function claim({ at, scope: number, body: letter }: Extract<Step, { do: 'claim' }>): Promise<void> {
      const [scope, body] = [`key ${number}`, `body ${letter}`]
      const standing = await stores[at].claim(key(scope, body))
      const model = keys.get(scope)
      if (!model || isGone(model)) {
        assert.ok(standing.is === 'ours')
        const { lease, seed } = standing
        keys.set(scope, { body, seed, at: clock.at, lease, until: clock.at + LEASE_MS, owner: at })
        claims.push({ scope, lease })
        return
      }
      if (model.body !== body) return assert.equal(standing.is, 'another body')
      if (model.text !== undefined) {
        assert.ok(standing.is === 'answered')
        return assert.equal(Buffer.from(standing.answer.bytes).toString(), model.text)
      }
      if (model.until > clock.at) return assert.equal(standing.is, 'under way')
      assert.ok(standing.is === 'ours' && standing.seed === model.seed, 'taken over with the same seed')
      Object.assign(model, { lease: standing.lease, until: clock.at + LEASE_MS, owner: at })
      claims.push({ scope, lease: standing.lease })
    }

    async function change({ do: what, claim, status }: Extract<Step, { claim: number }>): Promise<void> {
      const chosen = claims[claim % (claims.length || 1)]
      if (!chosen) return
      const { scope, lease } = chosen
      const model = keys.get(scope)
      const isOurs = model?.lease === lease && model.text === undefined
      const text = `${scope} under ${lease}`
      if (what === 'forget') {
        await stores.here.forget(scope, lease)
        if (isOurs) keys.delete(scope)
        return
      }
      if (what === 'put back') {
        await stores.there.putBack(scope, lease)
        if (model && isOurs) Object.assign(model, { lease: '', until: 0 })
        return
      }
      const change =
        what === 'renew' ? stores.here.renew(scope, lease) : stores.here.store(scope, lease, answer(text, status))
      assert.equal(await change, isOurs)
      if (!model || !isOurs) return
      if (what === 'keep') model.text = text
      else model.until = clock.at + LEASE_MS
    }

    async function restart(at: 'here' | 'there'): Promise<void> {
      await stores.here.release(at === 'here' ? 'm' : 'n')
      for (const model of keys.values()) {
        if (model.owner === at && model.text === undefined) Object.assign(model, { lease: '', until: 0 })
      }
    }

    async function sweep(): Promise<void> {
      const gone = Array.from(keys).filter(([, model]) => isGone(model))
      assert.equal(await stores.there.sweep(), gone.length)
      for (const [scope] of gone) keys.delete(scope)
    }
  })
  await fc.assert(property, { numRuns: 150 })
})
