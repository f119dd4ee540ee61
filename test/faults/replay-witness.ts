import assert from 'node:assert/strict'
import { MOST_KEYS } from '../../src/work/stored-responses.ts'
import { between, pick, type Random } from '../support/random.ts'
import { ask, type Asked, post, type Witness } from './rounds.ts'

/** Requests whose answers change with every publish. */
const REQUESTS: [Ask, ...Ask[]] = [
  ['/api/batch', { operations: [{ path: '/api/spots', query: { limit: 20 } }, { path: '/api/changes' }] }, {}],
  ['/api/ask', { query: 'quiet lakes' }, {}],
  ['/ask', { query: 'forests' }, { prefer: 'respond-async' }],
]
type Ask = [path: string, body: unknown, headers: Record<string, string>]

type First = { ask: Ask; status: number; text: string }

/** Of a client's keys the oldest go when there are more than are kept. */
const HELD_KEYS = MOST_KEYS / 2

/** Sends requests with keys, twins and old keys among them: whatever a key was first answered, it is answered for good. */
export function replayWitness(random: Random): Witness & { answered: ReadonlyMap<string, First> } {
  const answered = new Map<string, First>()
  const sent: { key: string; ask: Ask }[] = []
  return {
    answered,
    async use(server, signal) {
      while (!signal.aborted) {
        const fresh = { key: `key ${sent.length}`, ask: pick(random, REQUESTS) }
        sent.push(fresh)
        const old = held()[between(random, 0, held().length - 1)] ?? fresh
        await Promise.all([fresh, fresh, old, old].map(each => send(server, each)))
      }
    },
    async verify(server) {
      for (const each of held()) await send(server, each)
    },
  }

  function held() {
    return sent.slice(-HELD_KEYS)
  }

  async function send(server: Asked, { key, ask: asked }: { key: string; ask: Ask }): Promise<void> {
    const [path, body, headers] = asked
    const answer = await ask(server, path, post(body, { ...headers, 'idempotency-key': key }))
    if (!answer || answer.status === 429) return
    const { status, text } = answer
    const first = answered.get(key)
    if (!first) answered.set(key, { ask: asked, status, text })
    else assert.ok(first.status === status && first.text === text, `${key} was answered ${first.text}, then ${text}`)
  }
}
