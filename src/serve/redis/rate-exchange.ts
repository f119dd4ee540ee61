import type { Redis } from 'ioredis'
import type { CountedWord, CountedWords } from '../../http/rate-limit/counted-words.ts'

/**
 * What is counted on one machine is known to the others within 200 ms: this pause and the way to Redis and back. Within
 * that time each may let pass what comes to it, so that a client whose requests are spread over M machines may have its
 * limit and what comes to M - 1 of them in 200 ms.
 */
const PAUSE_MS = 150
/** Two minutes: longer than the window, whose clock may differ a little between machines. */
const KEPT_SECONDS = 120
/** No sum of a minute is as high. */
const MOST_SUM = 1e12

/** A table of counts that machines exchange. */
export type ExchangedTable = { name: string; words: CountedWords }

export type RateExchange = {
  /** Exchanges that came through, and those that did not. */
  rounds: () => { done: number; failed: number }
  stop: () => Promise<void>
}

type Options = {
  /** The beginning of all keys: what shares it is counted together. */
  prefix: string
  /** Told what is wrong in Redis, at most once a minute. */
  warn: (message: string) => void
  pauseMs?: number
}

/** What was told to Redis of a word in a minute, and what of others was added to it. */
type Told = { own: number; others: number; isNew: boolean }

/** A word that is told, what of it is our own, and where in the answers its sum comes. */
type Asked = { word: CountedWord; told: Told; own: number; place: number }

/**
 * Adds up what machines count, for as long as it runs. The tables stay in front: no request waits for Redis, and while it is
 * away each machine counts by itself. What an exchange had told before its answer was lost is told again, which counts it
 * twice and is never too little.
 */
export function startRateExchange(
  redis: Pick<Redis, 'pipeline' | 'status'>,
  tables: readonly ExchangedTable[],
  { prefix, warn, pauseMs = PAUSE_MS }: Options,
): RateExchange {
  const counts = { done: 0, failed: 0 }
  const memory = new Map(tables.map(table => [table, { minute: 0, told: new Map<string, Told>() }]))
  let isStopped = false
  let warnedIn = 0
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  again()
  return {
    rounds: () => ({ ...counts }),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }

  function again(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      running = exchangeAll().finally(again)
    }, pauseMs)
  }

  async function exchangeAll(): Promise<void> {
    // Rows that changed meanwhile are seen when it is back.
    if (redis.status !== 'ready') return
    try {
      for (const table of tables) await exchange(table)
      counts.done++
    } catch {
      counts.failed++
    }
  }

  async function exchange(table: ExchangedTable): Promise<void> {
    const pipeline = redis.pipeline()
    const asked: Asked[] = []
    for (const word of table.words.changed()) {
      const told = toldOf(table, word)
      const own = word.count - told.others
      if (own === told.own) continue
      const key = `${prefix}:${table.name}:${word.minute}:${word.key}`
      asked.push({ word, told, own, place: pipeline.length })
      pipeline.incrby(key, own - told.own)
      if (told.isNew) pipeline.expire(key, KEPT_SECONDS)
    }
    if (asked.length === 0) return
    try {
      takeIn(table, asked, (await pipeline.exec()) ?? [])
    } catch (error) {
      for (const { word } of asked) table.words.lookAgain(word)
      throw error
    }
  }

  function takeIn(
    table: ExchangedTable,
    asked: readonly Asked[],
    answers: readonly (readonly [error: Error | null, result: unknown])[],
  ): void {
    for (const { word, told, own, place } of asked) {
      const [error, sum] = answers[place] ?? [new Error('no answer'), undefined]
      if (error) {
        tellForeign(error)
        continue
      }
      if (typeof sum !== 'number' || !(sum >= 0 && sum <= MOST_SUM)) {
        tellForeign(undefined)
        continue
      }
      // Less than we have told: Redis was emptied, and is told the rest at the next change.
      told.own = Math.min(own, sum)
      told.isNew = false
      told.others += table.words.add(word, Math.max(0, sum - own) - told.others)
    }
  }

  function toldOf(table: ExchangedTable, { minute, key }: CountedWord): Told {
    let known = memory.get(table)
    if (known?.minute !== minute) memory.set(table, (known = { minute, told: new Map() }))
    const told = known.told.get(key) ?? { own: 0, others: 0, isNew: true }
    known.told.set(key, told)
    return told
  }

  /** A key that holds something else is passed over: the client is counted here alone. */
  function tellForeign(error: Error | undefined): void {
    const isForeign = error === undefined || /^(WRONGTYPE|ERR value is not|ERR increment)/.test(error.message)
    if (!isForeign) throw error
    const minute = Math.floor(Date.now() / 60_000)
    if (minute === warnedIn) return
    warnedIn = minute
    warn(
      `keys of Redis that begin with "${prefix}" hold what this program does not write: it counts these clients on this machine alone; give it a database of its own`,
    )
  }
}
