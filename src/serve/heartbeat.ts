// One counter a thread in shared memory: a thread that runs counts on, one that hangs does not. No clock is compared
// between threads, and none that can be set.

/** How often a thread counts, and how often the counters are looked at. */
export const BEAT_MS = 500

export function createBeats(threads: number): SharedArrayBuffer {
  return new SharedArrayBuffer(threads * Int32Array.BYTES_PER_ELEMENT)
}

/** Counts on for a thread, as long as its event loop turns. */
export function startBeating(beats: SharedArrayBuffer, slot: number): void {
  const counters = new Int32Array(beats)
  setInterval(() => Atomics.add(counters, slot, 1), BEAT_MS).unref()
}

/** How long each thread has been silent, as one who looks every `BEAT_MS` sees it. */
export type Silence = {
  /** Looks at the counters: to be called every `BEAT_MS`. */
  look(): void
  /** Forgets what was there: another thread has the slot. */
  reset(slot: number): void
  /** Milliseconds since the counter of a slot was last seen to change. */
  of(slot: number): number
}

/**
 * Watches counters. A watcher that is itself held up (a stopped process, a machine without processor to spare) blames
 * nobody: a look that comes late counts as one that came in time.
 */
export function watchSilence(beats: SharedArrayBuffer, now: () => number = () => performance.now()): Silence {
  const counters = new Int32Array(beats)
  const seen = Int32Array.from(counters)
  const silentMs = new Float64Array(counters.length)
  let lookedAt = now()
  return {
    look() {
      const passed = Math.min(now() - lookedAt, 2 * BEAT_MS)
      lookedAt = now()
      for (let slot = 0; slot < counters.length; slot++) {
        const count = Atomics.load(counters, slot)
        silentMs[slot] = count === seen[slot] ? (silentMs[slot] ?? 0) + passed : 0
        seen[slot] = count
      }
    },
    reset(slot) {
      silentMs[slot] = 0
    },
    of: slot => silentMs[slot] ?? 0,
  }
}
