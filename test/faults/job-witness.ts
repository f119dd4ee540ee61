import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { LEASE_MS } from '../../src/work/lease.ts'
import { MOST_BYTES } from '../../src/work/queue.ts'
import { pick, type Random } from '../support/random.ts'
import { ask, type Asked, post, type Witness } from './rounds.ts'

/** Requests whose answers do not depend on the catalogue's version. */
const REQUESTS: [Ask, ...Ask[]] = [
  ['/api/batch', { operations: [{ path: '/api/sandbox/spots', query: { limit: 100 } }, { path: '/api/health' }] }],
  ['/api/batch', { operations: Array.from({ length: 10 }, () => ({ path: '/api/sandbox/spots?limit=100' })) }],
  ['/api/batch', { operations: [] }],
]
type Ask = [path: string, body: unknown]

/** Few enough to leave a client's 20 open jobs some room, enough to have some under way when the end comes. */
const AT_ONCE = 6

/** A job whose claim was committed and never told is begun anew when its lease ends. */
const PATIENCE_MS = LEASE_MS + 15_000

type Accepted = { path: string; body: unknown; ended: string | undefined }

/** A client's oldest results go before their time when they take more. */
const HELD_BYTES = MOST_BYTES.client / 2

/** Has jobs accepted and looks at them: none may be lost, and none may ever show two results. */
export function jobWitness(random: Random): Witness & { accepted: () => number } {
  const accepted = new Map<string, Accepted>()
  const direct = new Map<unknown, string>()
  let done = 0
  let largest = 0
  return {
    accepted: () => done + accepted.size,
    async use(server, signal) {
      while (!signal.aborted) {
        await Promise.all(Array.from({ length: AT_ONCE }, () => accept(server)))
        await Promise.all(
          Array.from(accepted.keys())
            .slice(-AT_ONCE)
            .map(id => look(server, id)),
        )
        for (const [id, job] of accepted) {
          if (accepted.size * largest < HELD_BYTES || !(await look(server, id))) break
          if (await isDirectKnown(server)) finish(id, job)
        }
      }
    },
    async verify(server) {
      assert.ok(await isDirectKnown(server))
      const until = Date.now() + PATIENCE_MS
      for (const [id, job] of accepted) {
        while (!(await look(server, id))) {
          assert.ok(Date.now() < until, `job ${id} was accepted and does not end`)
          await wait(20)
        }
        finish(id, job)
      }
    },
  }

  function finish(id: string, { body, ended }: Accepted): void {
    const { status, result } = JSON.parse(ended ?? '{}')
    assert.deepEqual([status, result.status], ['succeeded', 200])
    assert.ok(JSON.stringify(result.body) === direct.get(body), 'the result is the direct answer')
    accepted.delete(id)
    done++
  }

  /** Asks for the direct answers, once each. */
  async function isDirectKnown(server: Asked): Promise<boolean> {
    for (const [path, body] of REQUESTS) {
      const answer = direct.has(body) ? undefined : await ask(server, path, post(body))
      if (answer?.status === 200) direct.set(body, answer.text)
    }
    return direct.size === REQUESTS.length
  }

  async function accept(server: Asked): Promise<void> {
    const [path, body] = pick(random, REQUESTS)
    const answer = await ask(server, path, post(body, { prefer: 'respond-async' }))
    if (answer?.status === 202) accepted.set(JSON.parse(answer.text).id, { path, body, ended: undefined })
    else if (answer) assert.equal(answer.status, 429, answer.text)
  }

  /** Looks at a job and tells whether it has ended. */
  async function look(server: Asked, id: string): Promise<boolean> {
    const answer = await ask(server, `/api/jobs/${id}`)
    const job = accepted.get(id)
    if (!answer || !job) return false
    assert.equal(answer.status, 200, `job ${id} was accepted and is lost: ${answer.text}`)
    const hasEnded = JSON.parse(answer.text).completedAt !== undefined
    if (job.ended !== undefined) assert.ok(answer.text === job.ended, 'an ended job does not change any more')
    if (hasEnded) job.ended = answer.text
    largest = Math.max(largest, answer.text.length)
    return hasEnded
  }
}
