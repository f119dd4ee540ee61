// Machines that serve one catalogue move on to a version together: each says what it has loaded, and when enough have a
// version, the row `current_version` moves to it.
import { setTimeout as wait } from 'node:timers/promises'
import { type Living, watchBeats } from './living.ts'
import { nextVersion } from './next-version.ts'
import type { Replica, RolloutStore, VersionPlace } from './rollout-store.ts'

/** How often a machine says what it has and looks what the others have: all swap within this. */
export const LOOK_MS = 250

export type Rollout = {
  /**
   * Says that a version is loaded, and waits until all are to serve it; 'superseded' when others have gone on to another
   * meanwhile, so that this one never will be.
   */
  agree(version: VersionPlace): Promise<'swap' | 'superseded'>
  /** Says which version is served. */
  served(version: VersionPlace): void
  /** Says that a version could not be loaded: the others do not wait. */
  failed(token: string): void
  /** A version that others have loaded and wait for, or serve, beyond the one served here; null: none. */
  wanted(): VersionPlace | null
  /** Why others serve a later version than this machine; null when none does. */
  behind(): string | null
  /** The oldest version that any machine serves, 0 when none does. */
  servedByAll(): number
  /** Tells the others not to wait for this machine. */
  stop(): Promise<void>
}

export type RolloutOptions = {
  /** Machine and start of the process. */
  name: string
  percent: number
  /** Whether a version belongs to the history of the catalogue. */
  isKnown: (version: VersionPlace) => Promise<boolean>
  report: (error: unknown, message: string) => void
  living?: Living
}

/** Takes part for as long as it runs; a process that only looks, such as one that delivers, never says what it serves. */
export function startRollout(store: RolloutStore, options: RolloutOptions): Rollout {
  const { name, percent, isKnown, report, living = watchBeats() } = options
  const stopping = new AbortController()
  let own: { served: VersionPlace; ready: VersionPlace; failed: string | null } | null = null
  let current: VersionPlace | null = null
  let others: readonly Replica[] = []
  /** Tokens that are of the catalogue's history: not those of before a backup was restored. */
  let known: ReadonlySet<string> = new Set()
  let isCutOff = false
  const looking = lookOn()
  return {
    async agree(version) {
      own = { served: own?.served ?? version, failed: null, ready: version }
      for (;;) {
        await look()
        if (current?.token === version.token) return 'swap'
        if (isSuperseded(version)) return 'superseded'
        await wait(LOOK_MS, undefined, { signal: stopping.signal })
      }
    },
    served(version) {
      own = { failed: null, ready: version, ...own, served: version }
    },
    failed(token) {
      if (own) own.failed = token
    },
    wanted,
    behind() {
      const served = own?.served
      if (isCutOff || !served || !current || current.number <= served.number) return null
      const isServed = others.some(other => other.served.number >= (current?.number ?? 0))
      return isServed ? `version ${served.number} is served here, and ${current.number} by other machines` : null
    },
    servedByAll() {
      const numbers = [...others.map(({ served }) => served.number), ...(own ? [own.served.number] : [])]
      return numbers.length === 0 || isCutOff ? 0 : Math.min(...numbers)
    },
    async stop() {
      stopping.abort()
      await looking
      if (own) await store.forget([name]).catch(() => {})
    },
  }

  function wanted(): VersionPlace | null {
    const served = own?.served.number ?? 0
    const places = [current, ...others.map(({ ready }) => ready)].filter(place => place !== null)
    const later = places.filter(({ number, token }) => number > served && known.has(token))
    return later.sort((a, b) => b.number - a.number)[0] ?? null
  }

  function isSuperseded({ number }: VersionPlace): boolean {
    const places = [...(current ? [current] : []), ...others.map(({ ready }) => ready)]
    return places.some(place => place.number > number && known.has(place.token))
  }

  async function lookOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look()
      await wait(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  async function look(): Promise<void> {
    try {
      if (own) await store.report({ name, ...own })
      const all = living.of(await store.replicas())
      others = all.filter(replica => replica.name !== name)
      current = await store.current()
      known = await knownOf([...all.map(({ ready }) => ready), ...(current ? [current] : [])])
      if (own) await moveOn(all)
      if (isCutOff) report(undefined, 'the machines that serve the catalogue are seen again')
      isCutOff = false
      await store.forget(living.gone())
    } catch (error) {
      if (!isCutOff && !stopping.signal.aborted)
        report(error, 'what other machines serve cannot be seen; this one serves on what it has')
      isCutOff = true
    }
  }

  async function moveOn(replicas: readonly Replica[]): Promise<void> {
    const next = nextVersion({ replicas, known, current, percent })
    if (!next) return
    await store.move(next, current)
    current = await store.current()
  }

  async function knownOf(places: readonly VersionPlace[]): Promise<ReadonlySet<string>> {
    const tokens = new Set<string>()
    for (const place of new Map(places.map(place => [place.token, place])).values()) {
      if (await isKnown(place)) tokens.add(place.token)
    }
    return tokens
  }
}
