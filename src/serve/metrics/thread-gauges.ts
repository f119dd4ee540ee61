import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { ThreadCounts } from './thread-counts.ts'

const LOOK_MS = 1000
/** The delays of this many looks are told together: a scrape every 15 s misses none. */
const LOOKS = 20
/** A timer that asks when it is called, milliseconds. */
const RESOLUTION_MS = 20
const NANOS = 1e9

/** Measures the thread that it runs in until the process ends: heap, cache, and how late its event loop turns. */
export function startThreadGauges(counts: ThreadCounts, cachedBytes: () => number): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let looks = 0
  const late = (nanos: number) => Math.max(0, nanos / NANOS - RESOLUTION_MS / 1000)
  setInterval(() => {
    const { active, idle } = performance.eventLoopUtilization()
    counts.set('cachedBytes', cachedBytes())
    counts.set('heapBytes', getHeapStatistics().used_heap_size)
    counts.set('loopActiveSeconds', active / 1000)
    counts.set('loopIdleSeconds', idle / 1000)
    counts.set('loopDelayMedian', late(delays.percentile(50)))
    counts.set('loopDelay99', late(delays.percentile(99)))
    counts.set('loopDelayMost', late(delays.max))
    looks = (looks + 1) % LOOKS
    if (looks === 0) delays.reset()
  }, LOOK_MS).unref()
}
