import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../errors.ts'
import { renewRegularly } from '../../work/lease.ts'
import type { StoredResponse, StoredResponses, ScopedKey } from '../../work/stored-responses.ts'

/** How a request with a key is answered: by making the answer, or by giving the first one again. */
export type Once = { answer: StoredResponse; isReplayed: boolean }

export type RunOnce = (key: ScopedKey, options: OnceOptions) => Promise<Once>

type OnceOptions = {
  /** Makes the answer; what it throws is not kept. The seed is the same if the making has to begin anew. */
  make: (seed: string) => Promise<StoredResponse>
  /** Ends when the client has left. */
  signal: AbortSignal
}

const FIRST_WAIT_MS = 20
const LONGEST_WAIT_MS = 250

/**
 * Makes the function that answers requests with a key. Twins wait for the first one's answer: told at once in the same
 * thread, found by looking again in any other.
 * @throws ApiError `idempotency_key_reused`, and whatever making the answer throws.
 */
export function createRunOnce(answers: StoredResponses): RunOnce {
  const inThisThread = new Map<string, Promise<unknown>>()

  return async function runOnce(key, { make, signal }) {
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
      const standing = await answers.claim(key)
      if (standing.is === 'answered') return { answer: standing.answer, isReplayed: true }
      if (standing.is === 'another body') {
        throw new ApiError(
          'idempotency_key_reused',
          'this Idempotency-Key came with another body before: use a new one',
        )
      }
      if (standing.is === 'ours') {
        const { lease, seed } = standing
        const made = makeAndKeep(key.scope, lease, () => make(seed))
        const settled = made.catch(() => {})
        inThisThread.set(key.scope, settled)
        try {
          const answer = await made
          if (answer) return { answer, isReplayed: false }
        } finally {
          if (inThisThread.get(key.scope) === settled) inThisThread.delete(key.scope)
        }
        continue
      }
      if (signal.aborted) throw new ApiError('unavailable', 'the client left before the answer was made')
      await Promise.race([wait(pause), ...(inThisThread.has(key.scope) ? [inThisThread.get(key.scope)] : [])])
    }
  }

  /** Returns the answer, or undefined when it outlived its lease and another one counts. */
  async function makeAndKeep(scope: string, lease: string, make: () => Promise<StoredResponse>) {
    const stopRenewing = renewRegularly(
      () => answers.renew(scope, lease),
      () => {},
    )
    try {
      const answer = await make()
      if (isPassing(answer.status)) await answers.forget(scope, lease)
      else if (!(await answers.store(scope, lease, answer))) return undefined
      return answer
    } catch (error) {
      if (error instanceof ApiError) await answers.forget(scope, lease)
      else await answers.putBack(scope, lease)
      throw error
    } finally {
      stopRenewing()
    }
  }
}

/** Statuses that may be others at the next try. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500
}
