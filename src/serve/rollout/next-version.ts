import type { Replica, VersionPlace } from './rollout-store.ts'

export type Question = {
  /** Machines that live. */
  replicas: readonly Pick<Replica, 'ready' | 'failed'>[]
  current: VersionPlace | null
  /** The tokens of the catalogue's history: versions of before a backup was restored are not of it. */
  known: ReadonlySet<string>
  percent: number
}

/** The version that all are to move on to; null: they stay. A machine that could not load a version is not waited for. */
export function nextVersion({ replicas, current, known, percent }: Question): VersionPlace | null {
  const isPassed = (number: number) => current !== null && known.has(current.token) && number <= current.number
  const candidates = replicas.map(({ ready }) => ready).sort((a, b) => b.number - a.number)
  return candidates.find(isEnough) ?? null

  function isEnough({ number, token }: VersionPlace): boolean {
    // None ever goes back.
    if (token === current?.token || !known.has(token) || isPassed(number)) return false
    const ready = replicas.filter(replica => replica.ready.token === token).length
    const waitedFor = replicas.filter(({ failed }) => failed !== token).length
    return ready >= Math.max(1, Math.ceil((waitedFor * percent) / 100))
  }
}
