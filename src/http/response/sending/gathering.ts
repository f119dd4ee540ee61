import type { ServerResponse } from 'node:http'
import type { Parts } from '../response.ts'

/**
 * Puts the parts of one body after the other together in the same memory: new memory for each is a third of what sending a
 * page costs. What the system does not take at once keeps the memory, and the next body gets other.
 */
export class Gathering {
  readonly #length: number
  #bytes: Buffer | undefined

  /** `length`: of the longest body, in bytes. */
  constructor(length: number) {
    this.#length = length
  }

  /** Sends the parts as the whole body of a response. */
  send(parts: Parts, outgoing: ServerResponse): void {
    const bytes = (this.#bytes ??= Buffer.allocUnsafeSlow(this.#length))
    let length = 0
    for (const part of parts) {
      // `set` copies shared memory byte by byte.
      copy.call(part, bytes, length)
      length += part.length
    }
    outgoing.end(bytes.subarray(0, length))
    if (outgoing.writableLength > 0) this.#bytes = undefined
  }
}

const { copy } = Buffer.prototype
