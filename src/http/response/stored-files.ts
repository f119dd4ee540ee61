import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOf, follow, followElsewhere, type Pieces, type Writing } from './followed-file.ts'

export type { Pieces } from './followed-file.ts'

/** A response of a version; the name is its ETag's. */
export type StoredFile = { versionTag: string; name: string }

/** Large responses of the version that is served, on disk: each is made once by all threads, however many ask. */
export type StoredFiles = {
  /** Tells whether nobody has to make it any more: it lies there, or is being written. */
  isBegun(file: StoredFile): Promise<boolean>
  /**
   * Reads a response from its file. The first who asks has it made and written, as fast as the disk takes it; those who
   * come meanwhile, in any thread, read behind. Where nothing can be written each gets pieces of their own.
   */
  read(file: StoredFile, pieces: Pieces): Pieces
  /** Removes what is of any other version, or was left unfinished by an earlier process. */
  keepOnly(versionTag: string): Promise<void>
}

/** Together; the oldest are removed first. One file that is larger is not kept. */
const MOST_BYTES = 2 * 1024 ** 3
const OWNER_ONLY = { folder: 0o700, file: 0o600 }

export type StoredFilesOptions = {
  mostBytes?: number
  /** Names this start of the process: all its threads write one file under one name, so that only one of them does. */
  run?: string
}

/** Stores responses in a folder, which is made when it is first needed. */
export function createStoredFiles(
  folder: string,
  { mostBytes = MOST_BYTES, run = String(process.pid) }: StoredFilesOptions = {},
): StoredFiles {
  const unfinishedEnd = `.${run}.part`
  const underWay = new Map<string, Writing>()
  /** One is made after the other: together they would take the thread from those who ask for little. */
  let last: Promise<void> = Promise.resolve()
  let kept: string | undefined

  return {
    async isBegun(file) {
      const name = nameOf(file)
      if (underWay.has(name)) return true
      return (await isThere(join(folder, name))) || isThere(join(folder, name + unfinishedEnd))
    },
    read: (file, pieces) => ({
      [Symbol.asyncIterator]: () => readOrWrite(nameOf(file), pieces),
    }),
    async keepOnly(versionTag) {
      kept = `${versionTag}-`
      for (const name of await namesIn(folder)) {
        const isLeft = name.endsWith('.part') ? !name.endsWith(unfinishedEnd) : !name.startsWith(kept)
        if (isLeft) await rm(join(folder, name), { force: true })
      }
    },
  }

  async function* readOrWrite(name: string, pieces: Pieces): AsyncGenerator<string | Uint8Array> {
    if (underWay.has(name) || !(yield* readThere(name, pieces))) {
      const state = yield* follow(underWay.get(name) ?? begin(name, pieces))
      // Another thread was quicker to begin, or even to end.
      if (state === 'elsewhere' && !(yield* readThere(name, pieces))) yield* pieces
    }
  }

  /** Reads what is there already, or is being written by another thread; false when nothing is. */
  async function* readThere(name: string, pieces: Pieces): AsyncGenerator<string | Uint8Array, boolean> {
    const paths = pathsOf(name)
    const whole = await openIfThere(paths.whole)
    if (whole) {
      yield* contentOf(whole)
      return true
    }
    const unfinished = await openIfThere(paths.unfinished)
    // This thread may have begun meanwhile: it knows more of what it writes.
    if (!unfinished || underWay.has(name)) {
      await unfinished?.close()
      return false
    }
    yield* followElsewhere(unfinished, paths, pieces)
    return true
  }

  function pathsOf(name: string): { whole: string; unfinished: string } {
    return { whole: join(folder, name), unfinished: join(folder, name + unfinishedEnd) }
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
    last = last.then(() => write(name, writing))
    return writing
  }

  /** Never fails: what cannot be written, readers make for themselves. */
  async function write(name: string, writing: Writing): Promise<void> {
    const { whole, unfinished } = pathsOf(name)
    try {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
      writing.file = await openNew(unfinished)
      if (!writing.file) {
        writing.state = 'elsewhere'
        return
      }
      for await (const piece of writing.pieces) {
        const bytes = Buffer.from(piece)
        if (writing.written + bytes.length > mostBytes) throw new RangeError('larger than all files may be together')
        await writing.file.writeFile(bytes)
        writing.written += bytes.length
        notify(writing)
      }
      // Readers have all of it, whatever becomes of the file.
      writing.state = 'whole'
      // What bears its last name is taken for whole, also after a loss of power.
      await writing.file.sync()
      await rename(unfinished, whole)
      if (kept !== undefined && !name.startsWith(kept)) await rm(whole, { force: true })
      await prune()
    } catch {
      // Readers in other threads see by its length that it is not whole.
      if (writing.state !== 'whole') await writing.file?.truncate(0).catch(() => {})
      if (writing.state !== 'whole') writing.state = 'failed'
      await rm(unfinished, { force: true }).catch(() => {})
    } finally {
      underWay.delete(name)
      notify(writing)
      if (--writing.users === 0) await writing.file?.close().catch(() => {})
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

function nameOf({ versionTag, name }: StoredFile): string {
  return `${versionTag}-${name}`
}

function notify(writing: Writing): void {
  const { progress } = writing
  writing.progress = Promise.withResolvers()
  progress.resolve()
}

/** Opens a file that nobody else writes; undefined when somebody does. */
async function openNew(path: string): Promise<FileHandle | undefined> {
  return open(path, 'wx+', OWNER_ONLY.file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  return open(path).catch(() => undefined)
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

/** Another thread may have removed it meanwhile. */
async function sizeAndTime(path: string): Promise<{ size: number; time: number }> {
  const { size, mtimeMs: time } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
  return { size, time }
}
