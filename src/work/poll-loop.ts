type PollOptions = {
  pollMs: number
  /** What becomes of an error of a look; the next one comes all the same. */
  onError: (error: unknown) => void
}

/**
 * Looks for work: at once, every `pollMs`, whenever it is woken, and after each task that a look has started. One look
 * runs at a time; when the loop is woken meanwhile, another follows.
 */
export class PollLoop {
  readonly #look: (loop: PollLoop) => Promise<void>
  readonly #onError: (error: unknown) => void
  readonly #poll: NodeJS.Timeout
  readonly #tasks = new Set<Promise<void>>()
  #looking: Promise<void> | undefined
  #isWoken = false
  #isStopped = false

  constructor(look: (loop: PollLoop) => Promise<void>, { pollMs, onError }: PollOptions) {
    this.#look = look
    this.#onError = onError
    this.#poll = setInterval(() => this.wake(), pollMs)
    this.wake()
  }

  /** Looks at once instead of at the next poll. */
  wake(): void {
    if (this.#isStopped) return
    this.#isWoken = true
    this.#looking ??= this.#lookWhileWoken()
  }

  /** Starts a task: `stop` waits for its end, which makes the loop look again. It must not throw. */
  start(task: Promise<void>): void {
    const tracked = task.finally(() => {
      this.#tasks.delete(tracked)
      this.wake()
    })
    this.#tasks.add(tracked)
  }

  /** How many tasks are under way. */
  get running(): number {
    return this.#tasks.size
  }

  /** Returns when one of the tasks under way has ended; at once where there is none. */
  async oneEnds(): Promise<void> {
    if (this.#tasks.size > 0) await Promise.race(this.#tasks)
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  /** Looks no more, and returns when what is under way has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#poll)
    await this.#looking
    await Promise.all(this.#tasks)
  }

  async #lookWhileWoken(): Promise<void> {
    // A look begins after `wake` has returned.
    await Promise.resolve()
    while (this.#isWoken && !this.#isStopped) {
      this.#isWoken = false
      await this.#look(this).catch(this.#onError)
    }
    // In the same turn as the check: a later wake starts anew.
    this.#looking = undefined
  }
}
