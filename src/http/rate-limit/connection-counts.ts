import { randomBytes } from 'node:crypto'
import { hashClient } from './slots.ts'

// Open connections of each client, counted by all threads of a machine in shared memory. Each thread has a row of its own,
// so that what a thread that died had open is gone once the next one takes its row. Clients whose hashes meet are counted
// together; nobody outside knows the seed to make them meet.

const SEED_BYTES = 8
/** A power of two, many times the connections of a process. */
const CLIENTS = 1 << 16
/** Behind the clients: all connections of the thread. */
const ROW = CLIENTS + 1

/** Makes the memory that the threads count in. */
export function createConnectionMemory(threads: number): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(SEED_BYTES + threads * ROW * 4)
  new Uint8Array(memory, 0, SEED_BYTES).set(randomBytes(SEED_BYTES))
  return memory
}

/** Counts the open connections of all threads. */
export function openConnections(memory: SharedArrayBuffer): number {
  const counts = new Uint32Array(memory, SEED_BYTES)
  let sum = 0
  for (let at = CLIENTS; at < counts.length; at += ROW) sum += Atomics.load(counts, at)
  return sum
}

export class ConnectionCounts {
  readonly #seed: Uint32Array
  readonly #counts: Uint32Array
  /** Where the thread's row begins. */
  readonly #row: number

  /** Takes a thread's row over: nothing is open in it. */
  constructor(memory: SharedArrayBuffer, thread: number) {
    this.#seed = new Uint32Array(memory, 0, 2)
    this.#counts = new Uint32Array(memory, SEED_BYTES)
    this.#row = thread * ROW
    for (let at = this.#row; at < this.#row + ROW; at++) Atomics.store(this.#counts, at, 0)
  }

  /** Counts a connection in this thread; returns how many there are in all threads. */
  open(client: string): { ofClient: number; all: number } {
    const column = this.#columnOf(client)
    Atomics.add(this.#counts, this.#row + column, 1)
    Atomics.add(this.#counts, this.#row + CLIENTS, 1)
    return { ofClient: this.#sum(column), all: this.#sum(CLIENTS) }
  }

  close(client: string): void {
    Atomics.sub(this.#counts, this.#row + this.#columnOf(client), 1)
    Atomics.sub(this.#counts, this.#row + CLIENTS, 1)
  }

  #columnOf(client: string): number {
    return hashClient(client, this.#seed)[0] & (CLIENTS - 1)
  }

  #sum(column: number): number {
    let sum = 0
    for (let at = column; at < this.#counts.length; at += ROW) sum += Atomics.load(this.#counts, at)
    return sum
  }
}
