import { connect, type Socket } from 'node:net'

/** What came back, decoded from its chunks but not from its coding. */
export type Answer = { status: number; headers: ReadonlyMap<string, string>; body: Buffer }

/** Far more than an answer takes: a connection that is silent for so long hangs. */
const SILENT_MS = 120_000

/** One connection of a client that writes as it likes and reads answers one after the other. */
export class Connection {
  readonly #socket: Socket
  #pending: Buffer = Buffer.alloc(0)
  /** Of the requests that are still to be answered, in order. */
  #methods: string[] = []
  #answers: Answer[] = []
  #settle: ((answers: Answer[]) => void) | undefined
  #fault: string | undefined
  isClosed = false

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.setTimeout(SILENT_MS, () => this.#end(`nothing came for ${SILENT_MS} ms`))
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk))
    this.#socket.on('error', error => this.#end(error.message))
    this.#socket.on('close', () => this.#end('closed'))
  }

  /**
   * Sends requests, in two writes when `cut` lies inside of them, and returns what was answered: all, or those until an
   * answer said that the connection closes.
   * @throws Error when it closed otherwise.
   */
  async send(requests: readonly { method: string; text: string }[], cut = 0): Promise<Answer[]> {
    const bytes = Buffer.from(requests.map(({ text }) => text).join(''), 'latin1')
    this.#methods = requests.map(({ method }) => method)
    this.#answers = []
    const settled = new Promise<Answer[]>(resolve => (this.#settle = resolve))
    if (this.isClosed) this.#end('closed')
    else if (cut <= 0 || cut >= bytes.length) this.#socket.write(bytes)
    else {
      this.#socket.write(bytes.subarray(0, cut))
      setImmediate(() => this.#socket.write(bytes.subarray(cut)))
    }
    const answers = await settled
    const last = answers.at(-1)
    if (last && closes(last)) this.close()
    else if (answers.length < requests.length) {
      const { text = '' } = requests[answers.length] ?? {}
      throw new Error(
        `${answers.length} of ${requests.length} were answered, then ${this.#fault}: ${text.slice(0, 800)}`,
      )
    }
    return answers
  }

  /** Leaves at once, as a client that is switched off: no port waits for what may still come. */
  close(): void {
    this.isClosed = true
    this.#socket.resetAndDestroy()
  }

  #read(chunk: Buffer): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk])
    while (this.#methods.length > 0) {
      const found = firstAnswer(this.#pending, this.#methods[0] ?? '')
      if (!found) return
      this.#pending = this.#pending.subarray(found.end)
      if (found.answer.status === 100) continue
      this.#methods.shift()
      this.#answers.push(found.answer)
      if (closes(found.answer)) break
    }
    this.#finish()
  }

  #end(fault: string): void {
    this.#fault ??= fault
    this.isClosed = true
    this.#socket.destroy()
    this.#finish()
  }

  #finish(): void {
    this.#settle?.(this.#answers)
    this.#settle = undefined
  }
}

export function closes({ headers }: Answer): boolean {
  return headers.get('connection')?.toLowerCase() === 'close'
}

type Found = { answer: Answer; end: number }

/** Parts the first answer from what came; undefined while it is not whole. */
function firstAnswer(bytes: Buffer, method: string): Found | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const [first = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const [, version, code] = /^(HTTP\/1\.[01]) (\d{3}) /.exec(first) ?? []
  if (version === undefined) throw new Error(`what came is no answer: ${first.slice(0, 200)}`)
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  const status = Number(code)
  const at = headEnd + 4
  const hasNoBody = method === 'HEAD' || status < 200 || status === 204 || status === 304
  if (hasNoBody) return { answer: { status, headers, body: Buffer.alloc(0) }, end: at }
  if (headers.get('transfer-encoding') === 'chunked') {
    const joined = joinedChunks(bytes, at)
    return joined && { answer: { status, headers, body: joined.body }, end: joined.end }
  }
  const end = at + Number(headers.get('content-length') ?? 0)
  return end > bytes.length ? undefined : { answer: { status, headers, body: bytes.subarray(at, end) }, end }
}

function joinedChunks(bytes: Buffer, from: number): { body: Buffer; end: number } | undefined {
  const chunks: Buffer[] = []
  for (let at = from; ; ) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16)
    const end = line + 2 + size
    if (Number.isNaN(size) || end + 2 > bytes.length) return undefined
    if (size === 0) return { body: Buffer.concat(chunks), end: end + 2 }
    chunks.push(bytes.subarray(line + 2, end))
    at = end + 2
  }
}
