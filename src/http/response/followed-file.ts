import { type FileHandle, rm, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Pieces that can be made any number of times, the same each time. */
export type Pieces = AsyncIterable<string | Uint8Array>

/** A file that this thread writes. */
export type Writing = {
  pieces: Pieces
  /** Undefined before it is open, or when it cannot be. */
  file: FileHandle | undefined
  written: number
  /** Elsewhere: another thread has begun to write the same. */
  state: 'under way' | 'whole' | 'failed' | 'elsewhere'
  /** Resolved when more has been written, or nothing more will be. */
  progress: PromiseWithResolvers<void>
  /** Who has the file open: the writer and its readers. */
  users: number
}

const PIECE_BYTES = 64 * 1024
/** How often it is looked at what another thread has written. */
const LOOK_MS = 20
/** A file to which nothing is added for so long has lost its writer. */
const LOST_MS = 10_000

/** Reads what this thread is writing, and makes the rest anew when that fails; returns the state at the end. */
export async function* follow(writing: Writing): AsyncGenerator<string | Uint8Array, Writing['state']> {
  writing.users++
  let at = 0
  try {
    for (;;) {
      const { file, written, state, progress } = writing
      if (file && at < written) {
        const piece = await pieceAt(file, at, written - at)
        // The file has been emptied: its writer gave it up.
        if (piece.length === 0) break
        at += piece.length
        yield piece
      } else if (state === 'under way') await progress.promise
      else if (state === 'failed') break
      else return state
    }
  } finally {
    if (--writing.users === 0) await writing.file?.close().catch(() => {})
  }
  yield* behind(writing.pieces, at)
  return writing.state
}

/**
 * Reads what another thread is writing, until it bears its last name; makes the rest anew when that fails. The file is
 * closed at the end.
 */
export async function* followElsewhere(
  file: FileHandle,
  { whole, unfinished }: { whole: string; unfinished: string },
  pieces: Pieces,
  { lostMs = LOST_MS } = {},
): AsyncGenerator<string | Uint8Array> {
  let [at, silentMs, isWhole] = [0, 0, false]
  try {
    while (silentMs < lostMs) {
      const piece = await pieceAt(file, at)
      if (piece.length > 0) {
        at += piece.length
        silentMs = 0
        yield piece
      } else if (isWhole) return
      else {
        const { size, ino, nlink } = await file.stat()
        // The writer empties what it gives up.
        if (size < at || (nlink === 0 && size === 0)) break
        // It may be gone again: another version is served. What is there is read to its end in the next turn.
        isWhole = nlink === 0 || (await stat(whole).catch(() => undefined))?.ino === ino
        if (isWhole) continue
        await wait(LOOK_MS)
        silentMs += LOOK_MS
      }
    }
  } finally {
    await file.close().catch(() => {})
  }
  await rm(unfinished, { force: true }).catch(() => {})
  yield* behind(pieces, at)
}

/** Reads a whole file, and closes it. */
export async function* contentOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  try {
    for (let at = 0; ; ) {
      const piece = await pieceAt(file, at)
      if (piece.length === 0) return
      at += piece.length
      yield piece
    }
  } finally {
    await file.close()
  }
}

async function pieceAt(file: FileHandle, at: number, most = PIECE_BYTES): Promise<Uint8Array> {
  const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, most))
  const { bytesRead } = await file.read(piece, 0, piece.length, at)
  return piece.subarray(0, bytesRead)
}

async function* behind(pieces: Pieces, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes
  for await (const piece of pieces) {
    const whole = Buffer.from(piece)
    if (whole.length > left) yield whole.subarray(left)
    left = Math.max(0, left - whole.length)
  }
}
