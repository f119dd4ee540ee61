import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/** How much nicer the thread is than those that answer requests. */
const NICER = 10

/** Lets the other threads of the process go first. Only on Linux has a thread a priority of its own. */
export function stepBehind(): void {
  if (process.platform === 'linux' && !isMainThread) setPriority(NICER)
}
