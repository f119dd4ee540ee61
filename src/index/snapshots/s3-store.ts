import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { readErrorCode, readListing } from './s3-listing.ts'
import type { SnapshotStore } from './snapshot-store.ts'

/** How a bucket is reached. */
export type S3Access = {
  /** Where another server than Amazon's is, such as MinIO's; the bucket is the first part of the path there. Null: Amazon's. */
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Of keys that are good for a while. */
  sessionToken: string | null
}

/** For the head of an answer; its body may take longer, as long as it moves. */
const ANSWER_MS = 30_000
const UPLOAD_MS = 600_000
const MOST_TRIES = 4
const FIRST_PAUSE_MS = 200
const NOT_FOUND = 404

/** A bucket of S3, or of what speaks like it. */
export class S3Store implements SnapshotStore {
  readonly #client: AwsClient
  readonly #bucket: URL
  readonly #folder: string

  /** @param url `s3://bucket/prefix` */
  constructor(url: string, { endpoint, region, accessKeyId, secretAccessKey, sessionToken }: S3Access) {
    const { hostname: bucket, pathname } = new URL(url)
    this.#bucket = new URL(
      endpoint === null
        ? `https://${bucket}.s3.${region}.amazonaws.com/`
        : `${endpoint.replace(/\/+$/, '')}/${bucket}/`,
    )
    this.#folder = pathname.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/')
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== null && { sessionToken }),
      region,
      service: 's3',
    })
  }

  async put(name: string, file: string): Promise<void> {
    const sum = createHash('sha256')
    await pipeline(createReadStream(file), sum)
    // The server stores nothing else than what has this hash.
    const headers = { 'x-amz-content-sha256': sum.digest('hex'), 'content-type': 'application/octet-stream' }
    const response = await this.#ask('PUT', this.#urlOf(name), {
      headers,
      body: () => openAsBlob(file),
      answerMs: UPLOAD_MS,
    })
    await response.body?.cancel()
  }

  async get(name: string): Promise<Readable> {
    const { body } = await this.#ask('GET', this.#urlOf(name))
    return body ? Readable.fromWeb(body) : Readable.from([])
  }

  async list(prefix: string): Promise<string[]> {
    const names: string[] = []
    let next: string | null = null
    do {
      const url = new URL(this.#bucket)
      url.searchParams.set('list-type', '2')
      url.searchParams.set('prefix', this.#folder + prefix)
      if (next !== null) url.searchParams.set('continuation-token', next)
      const listing = readListing(await (await this.#ask('GET', url)).text())
      names.push(...listing.keys.map(key => key.slice(this.#folder.length)))
      next = listing.next
    } while (next !== null)
    return names
  }

  async remove(name: string): Promise<void> {
    const response = await this.#ask('DELETE', this.#urlOf(name), { mayBeMissing: true })
    await response.body?.cancel()
  }

  #urlOf(name: string): URL {
    return new URL(this.#folder + name, this.#bucket)
  }

  async #ask(method: string, url: URL, options: AskOptions = {}): Promise<Response> {
    for (let tries = 1; ; tries++) {
      try {
        const response = await this.#askOnce(method, url, options)
        if (response.ok || (options.mayBeMissing && response.status === NOT_FOUND)) return response
        const code = readErrorCode(await response.text())
        if (!isPassing(response.status) || tries === MOST_TRIES) throw this.#refusal(method, response.status, code)
      } catch (error) {
        if (error instanceof RangeError || tries === MOST_TRIES) throw error
      }
      await wait(FIRST_PAUSE_MS * 2 ** (tries - 1))
    }
  }

  async #askOnce(
    method: string,
    url: URL,
    { headers = {}, body, answerMs = ANSWER_MS }: AskOptions,
  ): Promise<Response> {
    const controller = new AbortController()
    const timer = setTimeout(
      () => controller.abort(new Error(`the store at ${this.#bucket.host} does not answer`)),
      answerMs,
    )
    try {
      const request = await this.#client.sign(url.href, { method, headers, ...(body && { body: await body() }) })
      return await fetch(request, { signal: controller.signal, redirect: 'manual' })
    } finally {
      clearTimeout(timer)
    }
  }

  /** What a server says beside the code of an error can hold the key that was used. */
  #refusal(method: string, status: number, code: string): RangeError {
    return new RangeError(
      `the store at ${this.#bucket.host} answers ${method} with ${status} ${code}: check SNAPSHOT_URL, AWS_REGION, AWS_ENDPOINT_URL_S3 and the rights of the key`,
    )
  }
}

type AskOptions = {
  headers?: Record<string, string>
  /** Made anew for each try. */
  body?: () => Promise<Blob>
  answerMs?: number
  mayBeMissing?: boolean
}

/** Whether the same may succeed a moment later. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429
}
