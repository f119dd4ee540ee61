// What is the same in all threads of a process: the first that needs it packs it into shared memory, and those that are
// started after it open the same memory.
const packs = new Map<string, SharedArrayBuffer>()

/** Packs by their names. */
export type Packs = ReadonlyMap<string, SharedArrayBuffer>

/** Returns a pack that this thread was given or has made, else makes it. */
export function packedOnce(name: string, pack: () => SharedArrayBuffer): SharedArrayBuffer {
  return packs.getOrInsertComputed(name, pack)
}

/** All packs that this thread has. */
export function packsOfThread(): Packs {
  return packs
}

/** Gives this thread what another has packed. */
export function usePacks(given: Packs): void {
  for (const [name, pack] of given) packs.set(name, pack)
}
