import type { Exchange } from '../exchange.ts'
import type { HttpResponse } from '../response/response.ts'
import type { Pieces, StoredFiles } from '../response/stored-files.ts'

/** Stores large responses in files. The first who asks for what is kept pays for its making; what is not kept each pays for. */
export function paidFiles(files: StoredFiles | undefined) {
  return (exchange: Exchange, made: HttpResponse, versionTag: string | undefined) => {
    if (!made.makingMs || exchange.head.method === 'HEAD') return undefined
    const { makingMs } = made
    if (!made.isFile || !files || versionTag === undefined) {
      exchange.reserve(makingMs)
      return undefined
    }
    return async (tag: string, pieces: Pieces) => {
      const file = { versionTag, name: tag.slice(1, -1) }
      if (!(await files.isBegun(file))) exchange.reserve(makingMs)
      return files.read(file, pieces)
    }
  }
}
