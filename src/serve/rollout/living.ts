import type { Replica } from './rollout-store.ts'

/** A machine whose beats have not risen for this long is not waited for: it is gone, or paused. */
export const SILENT_MS = 5000
/** After this long its row goes. */
export const GONE_MS = 60_000

export type Living = {
  /** Returns those that live, of all that have a row. */
  of(replicas: readonly Replica[]): Replica[]
  /** The names of those that are gone for good. */
  gone(): string[]
}

/** Tells living machines from dead ones by whether their beats rise: no two clocks have to agree. */
export function watchBeats(now: () => number = () => performance.now()): Living {
  const seen = new Map<string, { beats: number; at: number }>()
  return {
    of(replicas) {
      const names = new Set(replicas.map(({ name }) => name))
      for (const name of seen.keys()) if (!names.has(name)) seen.delete(name)
      for (const { name, beats } of replicas) {
        if (seen.get(name)?.beats !== beats) seen.set(name, { beats, at: now() })
      }
      return replicas.filter(({ name }) => silence(name) < SILENT_MS)
    },
    gone: () => [...seen.keys()].filter(name => silence(name) > GONE_MS),
  }

  function silence(name: string): number {
    return now() - (seen.get(name)?.at ?? Number.NEGATIVE_INFINITY)
  }
}
