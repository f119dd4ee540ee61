import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * How long a test waits for what is to come: far more than anything takes, as whatever else runs on the machine may hold it up.
 * It ends a test that would wait for ever, and measures nothing.
 */
export const PATIENCE_MS = 300_000

/** Waits until something is so, which is looked at every `everyMs`. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what = 'what is waited for',
  everyMs = 20,
): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    assert.ok(performance.now() < deadline, `${what}: not within ${PATIENCE_MS} ms`)
    await wait(everyMs)
  }
}
