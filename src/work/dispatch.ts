/**
 * Tells the threads of all machines that a job has come due, one job to one of them. It holds no job: what it loses, or
 * tells twice, the queue sets right, where a thread takes the oldest job that is due.
 */
export type JobDispatch = {
  /** Whether others can be told at present. */
  isUp(): boolean
  /** Announces one job, due after `delayMs`; false when nobody could be told. */
  announce(delayMs: number): Promise<boolean>
  /** Calls `take` for each announcement that comes to this thread, at most so many at a time. */
  start(take: () => Promise<void>, atOnce: number): void
  /** Takes nothing more, and returns when what is under way has ended. */
  stop(): Promise<void>
}
