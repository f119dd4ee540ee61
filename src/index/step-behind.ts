import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/** By so much the thread is nicer than those that answer. */
const NICER = 10

/** Lets the other threads of the process go first. Only on Linux has a thread a priority of its own. */
export function stepBehind(): void {
  if (process.platform === 'linux' && !isMainThread) setPriority(NICER)
}
