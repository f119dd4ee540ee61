import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

/** Pieces that can be made any number of times, the same each time. */
export type Pieces = AsyncIterable<string | Uint8Array>

/** Large responses of the version that is served, on disk: each is made once a thread at most, however many ask. */
export type StoredFiles = {
  /**
   * Reads a response from its file. The first who asks has it made and written, as fast as the disk takes it; those who
   * come meanwhile read behind. Where nothing can be written each gets pieces of their own.
   */
  read(file: { versionTag: string; name: string }, pieces: Pieces): Pieces
  /** Removes what is of any other version, or was left unfinished by an earlier process. */
  keepOnly(versionTag: string): Promise<void>
}

/** Together; the oldest are removed first. One file that is larger is not kept. */
const MOST_BYTES = 2 * 1024 ** 3
const PIECE_BYTES = 64 * 1024
const OWNER_ONLY = { folder: 0o700, file: 0o600 }
const UNFINISHED = '.part'

type Writing = {
  pieces: Pieces
  /** Undefined before it is open, or when it cannot be. */
  file: FileHandle | undefined
  written: number
  state: 'under way' | 'whole' | 'failed'
  /** Resolved when more has been written, or nothing more will be. */
  progress: PromiseWithResolvers<void>
  /** Who has the file open: the writer and its readers. */
  users: number
}

/** Stores responses in a folder, which is made when it is first needed. */
export function createStoredFiles(folder: string, { mostBytes = MOST_BYTES } = {}): StoredFiles {
  const underWay = new Map<string, Writing>()

  return {
    read: ({ versionTag, name }, pieces) => ({
      [Symbol.asyncIterator]: () => readOrWrite(`${versionTag}-${name}`, pieces),
    }),
    async keepOnly(versionTag) {
      for (const name of await namesIn(folder)) {
        const isOurs = !name.endsWith(UNFINISHED) || name.includes(`.${process.pid}-`)
        if (!name.startsWith(`${versionTag}-`) || !isOurs) await rm(join(folder, name), { force: true })
      }
    },
  }

  async function* readOrWrite(name: string, pieces: Pieces): AsyncGenerator<string | Uint8Array> {
    const whole = underWay.has(name) ? undefined : await open(join(folder, name)).catch(() => undefined)
    if (whole) yield* contentOf(whole)
    else yield* follow(underWay.get(name) ?? begin(name, pieces))
  }

  function begin(name: string, pieces: Pieces): Writing {
    const writing: Writing = {
      pieces,
      file: undefined,
      written: 0,
      state: 'under way',
      progress: Promise.withResolvers(),
      users: 1,
    }
    underWay.set(name, writing)
    void write(name, writing)
    return writing
  }

  /** Never fails: what cannot be written, readers make for themselves. */
  async function write(name: string, writing: Writing): Promise<void> {
    const unfinished = join(folder, `${name}.${process.pid}-${threadId}${UNFINISHED}`)
    try {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
      const file = await open(unfinished, 'w+', OWNER_ONLY.file)
      writing.file = file
      for await (const piece of writing.pieces) {
        const bytes = Buffer.from(piece)
        if (writing.written + bytes.length > mostBytes) throw new RangeError('larger than all files may be together')
        await file.writeFile(bytes)
        writing.written += bytes.length
        notify(writing)
      }
      // Readers have all of it, whatever becomes of the file.
      writing.state = 'whole'
      await rename(unfinished, join(folder, name))
      await prune()
    } catch {
      if (writing.state !== 'whole') writing.state = 'failed'
      await rm(unfinished, { force: true }).catch(() => {})
    } finally {
      underWay.delete(name)
      notify(writing)
      await release(writing)
    }
  }

  async function prune(): Promise<void> {
    const files = await Promise.all(
      (await namesIn(folder)).map(async name => ({
        path: join(folder, name),
        ...(await sizeAndTime(join(folder, name))),
      })),
    )
    let bytes = files.reduce((sum, { size }) => sum + size, 0)
    for (const { path, size } of files.toSorted((a, b) => a.time - b.time)) {
      if (bytes <= mostBytes) return
      await rm(path, { force: true })
      bytes -= size
    }
  }
}

/** Reads what is being written, and makes the rest anew when that fails. */
async function* follow(writing: Writing): AsyncGenerator<string | Uint8Array> {
  writing.users++
  let at = 0
  try {
    for (;;) {
      const { file, written, state, progress } = writing
      if (file && at < written) {
        const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, written - at))
        const { bytesRead } = await file.read(piece, 0, piece.length, at)
        at += bytesRead
        yield piece.subarray(0, bytesRead)
      } else if (state === 'under way') await progress.promise
      else if (state === 'whole') return
      else break
    }
  } finally {
    await release(writing)
  }
  yield* behind(writing.pieces, at)
}

async function* behind(pieces: Pieces, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes
  for await (const piece of pieces) {
    const whole = Buffer.from(piece)
    if (whole.length > left) yield whole.subarray(left)
    left = Math.max(0, left - whole.length)
  }
}

async function* contentOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const piece = Buffer.allocUnsafe(PIECE_BYTES)
      const { bytesRead } = await file.read(piece, 0, PIECE_BYTES)
      if (bytesRead === 0) return
      yield piece.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

function notify(writing: Writing): void {
  const { progress } = writing
  writing.progress = Promise.withResolvers()
  progress.resolve()
}

async function release(writing: Writing): Promise<void> {
  if (--writing.users === 0) await writing.file?.close().catch(() => {})
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

/** Another thread may have removed it meanwhile. */
async function sizeAndTime(path: string): Promise<{ size: number; time: number }> {
  const { size, mtimeMs: time } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
  return { size, time }
}
