import type { ServerResponse } from 'node:http'

/** How slowly an answer may be taken. */
export type Patience = {
  /** Milliseconds within which a reader must take a byte. */
  stalledMs: number
  /** Bytes a second that a reader must take on average once `graceMs` have passed. */
  leastPerSecond: number
  graceMs: number
}

/** One who takes nothing holds a connection, and a version of the catalogue in memory, for nobody. */
export const PATIENCE: Patience = { stalledMs: 30_000, leastPerSecond: 1024, graceMs: 60_000 }

/**
 * Closes the connection of a reader who is too slow over the bytes that wait for it now. Returns what ends the watch.
 * The socket's own timeout sees what the system takes of a write that is under way; nothing else of Node does.
 */
export function watchReader(outgoing: ServerResponse, { stalledMs, leastPerSecond, graceMs }: Patience): () => void {
  const { socket } = outgoing
  const longestMs = Math.max(graceMs, (outgoing.writableLength / leastPerSecond) * 1000)
  const timer = setTimeout(() => outgoing.destroy(), longestMs)
  socket?.setTimeout(stalledMs)
  return () => {
    clearTimeout(timer)
    // Behind the last answer it is the time that an idle connection is kept.
    if (socket?.timeout === stalledMs) socket.setTimeout(0)
  }
}

/** Watches the reader of a response that has been written to its end, unless all of it is with the system already. */
export function watchUntilTaken(outgoing: ServerResponse, patience: Patience): void {
  if (outgoing.writableLength > 0) outgoing.once('close', watchReader(outgoing, patience))
}
