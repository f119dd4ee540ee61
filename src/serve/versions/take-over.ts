import type { Version } from '../../catalogue/catalogue.ts'

/** The pause after a version could not be taken over, twice as long after each further try. */
const PAUSE_MS = {
  shortest: 1000,
  longest: 300_000,
  /** Of a catalogue that cannot be read: asking costs little, and nobody may tell that the database is back. */
  longestUnread: 10_000,
}

/** What went wrong with a version, and when it is tried again. */
export type Failure = { version: Version | null; error: unknown; inMs: number }

export type TakeOver = {
  /** Takes over the catalogue's version when it is another than the one served, unless it failed just now. */
  look: () => Promise<void>
  /** Does so at once, also when it has just failed: the catalogue is reached again, or tells of another version. */
  wake: () => Promise<void>
}

export type TakeOverOptions = {
  /** The version that is served at the beginning. */
  served: Version
  /** A version that is known to fail already, so that it is not tried again at once. */
  failure: { version: Version; error: unknown } | null
  version: () => Promise<Version>
  /** Builds the present version and hands it to the threads; returns what it took over. */
  take: () => Promise<Version>
  onFailure: (failure: Failure) => void
  /** Called when a version is served that is the newest again. */
  onSuccess: () => void
  now?: () => number
}

/** Follows the catalogue: one version at a time, and ever less often one that fails. */
export function createTakeOver({ version, take, onFailure, onSuccess, ...options }: TakeOverOptions): TakeOver {
  const { now = () => performance.now() } = options
  let { served } = options
  /** The token of the version that failed (null: not even that could be read), and when it is tried again. */
  let failed: { token: string | null; inMs: number; at: number } | null = null
  let isBusy = false
  if (options.failure) noteFailure(options.failure.version, options.failure.error)

  return { look, wake }

  async function wake(): Promise<void> {
    if (failed) failed.at = now()
    await look()
  }

  async function look(): Promise<void> {
    if (isBusy || (failed?.token === null && now() < failed.at)) return
    isBusy = true
    let newest: Version | null = null
    try {
      newest = await version()
      if (newest.token === served.token) {
        if (failed) settle()
        return
      }
      if (failed?.token === newest.token && now() < failed.at) return
      served = await take()
      settle()
    } catch (error) {
      noteFailure(newest, error)
    } finally {
      isBusy = false
    }
  }

  function settle(): void {
    if (failed) onSuccess()
    failed = null
  }

  function noteFailure(of: Version | null, error: unknown): void {
    const token = of?.token ?? null
    const longest = token === null ? PAUSE_MS.longestUnread : PAUSE_MS.longest
    const inMs = failed && failed.token === token ? Math.min(failed.inMs * 2, longest) : PAUSE_MS.shortest
    failed = { token, inMs, at: now() + inMs }
    onFailure({ version: of, error, inMs })
  }
}

/** The first line of what an error says. */
export function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line === '' ? 'no reason was given' : line
}
