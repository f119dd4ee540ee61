import { closeSync, openSync, readSync } from 'node:fs'
import { FIXED_BYTES, type Sections } from './sections.ts'

/** The index that was served before: a thread that is started while the next takes over reads its bodies there. */
export function previousFile(indexFile: string): string {
  return `${indexFile}.previous`
}

/** A descriptor is closed once nothing reads from it any more, such as a version that has been replaced. */
const unread = new FinalizationRegistry<number>(closeSync)

/** The bodies of an index in a file, read through the page cache of the system. */
export class BodyFile {
  /** Bytes of all bodies. */
  readonly length: number
  readonly #descriptor: number
  readonly #offset: number

  constructor(descriptor: number, { offset, length }: { offset: number; length: number }) {
    this.#descriptor = descriptor
    this.#offset = offset
    this.length = length
    unread.register(this, descriptor)
  }

  /**
   * Reads the bytes from `start` to before `end`.
   * @throws RangeError when the file ends before.
   */
  read(start: number, end: number): Buffer {
    const bytes = Buffer.allocUnsafe(end - start)
    for (let at = 0; at < bytes.length; ) {
      const read = readSync(this.#descriptor, bytes, at, bytes.length - at, this.#offset + start + at)
      if (read === 0) throw new RangeError(`the index file ends before byte ${this.#offset + end}`)
      at += read
    }
    return bytes
  }
}

/** Opens bodies that lie in a file alone, such as while an index is made. */
export function openBodyFile(file: string, { length }: { length: number }): BodyFile {
  return new BodyFile(openSync(file, 'r'), { offset: 0, length })
}

/**
 * Opens the bodies of an index in its file, or in the one that it has become since.
 * @throws RangeError when neither is of this very index.
 */
export function openBodiesOf(sections: Sections, indexFile: string | null): BodyFile {
  const head = Buffer.from(sections.buffer, 0, FIXED_BYTES)
  for (const file of indexFile === null ? [] : [indexFile, previousFile(indexFile)]) {
    const descriptor = openFile(file)
    if (descriptor === undefined) continue
    const there = Buffer.alloc(FIXED_BYTES)
    readSync(descriptor, there, 0, FIXED_BYTES, 0)
    if (there.equals(head)) return new BodyFile(descriptor, sections.place('bodies'))
    closeSync(descriptor)
  }
  throw new RangeError(`the bodies of the index are not in "${indexFile ?? 'any file'}"`)
}

function openFile(file: string): number | undefined {
  try {
    return openSync(file, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
