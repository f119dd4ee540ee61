import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTakeOver, type Failure } from './take-over.ts'

const versionOf = (number: number) => ({ number, token: `token ${number}`, publishedAt: '2026-01-01T00:00:00Z' })

/** A catalogue of versions, of which some cannot be built. */
function followed({ broken, failsAtStart = false }: { broken: number[]; failsAtStart?: boolean }) {
  const state = { newest: 1, now: 0, tries: [] as number[], failures: [] as Failure[], successes: 0, isReadable: true }
  const { look, wake } = createTakeOver({
    served: versionOf(1),
    failure: failsAtStart ? { version: versionOf(2), error: new Error('broken') } : null,
    version: () => (state.isReadable ? Promise.resolve(versionOf(state.newest)) : Promise.reject(new Error('damaged'))),
    take() {
      state.tries.push(state.newest)
      if (broken.includes(state.newest)) return Promise.reject(new Error('broken'))
      return Promise.resolve(versionOf(state.newest))
    },
    onFailure: failure => void state.failures.push(failure),
    onSuccess: () => void state.successes++,
    now: () => state.now,
  })
  /** Looks twice a second. */
  const pass = async (seconds: number) => {
    for (const end = state.now + seconds * 1000; state.now < end; state.now += 500) await look()
  }
  return { state, pass, wake }
}

test('a version that cannot be built is tried ever less often, not twice a second', async () => {
  const { state, pass } = followed({ broken: [2] })
  state.newest = 2
  await pass(60)
  assert.deepEqual(state.tries, [2, 2, 2, 2, 2, 2])
  assert.deepEqual(
    state.failures.map(({ version, inMs }) => [version?.number, inMs]),
    [1, 2, 4, 8, 16, 32].map(seconds => [2, seconds * 1000]),
  )
  await pass(24 * 3600)
  assert.equal(state.failures.at(-1)?.inMs, 300_000)
})

test('the version behind a broken one is taken over at once', async () => {
  const { state, pass } = followed({ broken: [2] })
  state.newest = 2
  await pass(60)
  state.newest = 3
  await pass(0.5)
  assert.equal(state.tries.at(-1), 3)
  assert.equal(state.successes, 1)
  await pass(60)
  assert.equal(state.tries.filter(version => version === 3).length, 1)
})

test('a version that failed at the start is not tried again at once', async () => {
  const { state, pass } = followed({ broken: [], failsAtStart: true })
  state.newest = 2
  await pass(0.5)
  assert.deepEqual([state.tries, state.failures.length], [[], 1])
  await pass(1)
  assert.deepEqual([state.tries, state.successes], [[2], 1])
})

test('a catalogue that cannot be read is looked at less often, and followed on when it can', async () => {
  const { state, pass } = followed({ broken: [] })
  state.isReadable = false
  await pass(60)
  assert.deepEqual(
    state.failures.map(({ version, inMs }) => [version, inMs]),
    [1, 2, 4, 8, 10, 10, 10, 10, 10].map(seconds => [null, seconds * 1000]),
  )
  state.isReadable = true
  state.newest = 2
  await pass(10.5)
  assert.deepEqual([state.tries, state.successes], [[2], 1])
})

test('what failed while the catalogue was away is tried at once when it is back', async () => {
  const { state, pass, wake } = followed({ broken: [] })
  state.isReadable = false
  await pass(120)
  state.isReadable = true
  state.newest = 2
  await wake()
  assert.deepEqual([state.tries, state.successes], [[2], 1])

  const other = followed({ broken: [2] })
  other.state.newest = 2
  await other.pass(120)
  const tries = other.state.tries.length
  await other.wake()
  assert.equal(other.state.tries.length, tries + 1)
  await other.pass(0.5)
  assert.equal(other.state.tries.length, tries + 1, 'and less often again from then on')
})
