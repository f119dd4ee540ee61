import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isPublicAddress } from '../../net/addresses.ts'
import { checkedAddresses, onlyTo, PrivateAddress, type Resolve } from '../../net/lookup.ts'
import { OperatorError } from '../../operator-error.ts'
import { makeOwnFolder } from '../spill/own-folder.ts'
import type { Progress } from './source-file.ts'

export type DownloadOptions = {
  /** Whether the operator allows hosts of private networks, and plain http there. */
  allowsPrivate?: boolean
  resolve?: Resolve
  /** Leads a request to the addresses that were checked. */
  connect?: typeof onlyTo
  limits?: Partial<typeof LIMITS>
  /** What the server said of the file it gave the last time: it is asked for what is newer. */
  known?: Validators | null
}

/** What a server says of a file, to tell later whether it has changed (RFC 9110, 8.8). */
export type Validators = { etag: string | null; lastModified: string | null }

/** A region of continental size is some 30 GB. */
export const LIMITS = {
  bytes: 64 * 1024 ** 3,
  redirects: 5,
  /** Until the head of an answer has come, and between two pieces of its body. */
  silenceMs: 60_000,
  totalMs: 12 * 60 * 60 * 1000,
}

/**
 * Gives `work` a file of this machine: the path itself, or what an https URL downloads to, which is removed afterwards,
 * with what the server says of it; null instead of a path where the server says that it is still the `known` one.
 * @throws OperatorError when the download fails, ends early, is too large or slow, or leads where it may not.
 */
export async function withLocalFile<T>(
  path: string,
  { onProgress, ...options }: DownloadOptions & { onProgress: (progress: Progress) => void },
  work: (path: string | null, validators: Validators | null) => Promise<T>,
): Promise<T> {
  if (!isUrl(path)) return work(path, null)
  const url = URL.parse(path)
  if (!url) throw new OperatorError(`"${path}" is not a URL`)
  if (url.username || url.password) {
    throw new OperatorError(`a URL to import must not hold a name or password: they would stand in logs and reports`)
  }
  const folder = await makeOwnFolder('download')
  try {
    const file = join(folder, fileName(url))
    const response = await download(url, file, { ...options, onProgress })
    return await (response === null ? work(null, options.known ?? null) : work(file, response))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether what is to be imported is downloaded. */
export function isUrl(path: string): boolean {
  return /^https?:\/\//i.test(path)
}

/** The end of the path: formats are known by it. What could lead out of a folder is no name. */
function fileName({ pathname }: URL): string {
  const name = (pathname.split('/').at(-1) ?? '').replaceAll(/[^\w.-]/g, '_').slice(-100)
  return /^\.*$/.test(name) ? 'download' : name
}

type Ordered = DownloadOptions & { onProgress: (progress: Progress) => void }

async function download(from: URL, file: string, options: Ordered): Promise<Validators | null> {
  const limits = { ...LIMITS, ...options.limits }
  const total = AbortSignal.timeout(limits.totalMs)
  const failed = (why: string, cause?: unknown) =>
    new OperatorError(`"${from.href}" could not be downloaded: ${why}; nothing was changed`, { cause })
  try {
    const response = await followed(from, { ...options, limits, total })
    if (response.statusCode === 304) {
      response.destroy()
      return null
    }
    await save(response, file, { limits, onProgress: options.onProgress })
    const { etag = null, 'last-modified': lastModified = null } = response.headers
    return { etag, lastModified }
  } catch (error) {
    if (error instanceof Refused) throw failed(error.message, error)
    if (error instanceof PrivateAddress) throw failed(error.message, error)
    if (total.aborted) throw failed(`it was not done within ${limits.totalMs / 60_000} minutes`, error)
    if (isFullDisk(error)) throw failed('no space is left on the disk of temporary files: free some', error)
    throw failed('the server cannot be reached, or the connection broke off', error)
  }
}

/** Why a download is not taken. */
class Refused extends Error {}

const NOT_HTTPS = 'it is not an https URL: data that everyone will see should not come over plain http'

type Hop = Ordered & { limits: typeof LIMITS; total: AbortSignal }

/** Asks for the URL, and for where it is redirected to: each host is looked up and checked anew. */
async function followed(from: URL, hop: Hop): Promise<IncomingMessage> {
  let url = from
  for (let redirects = 0; redirects <= hop.limits.redirects; redirects++) {
    const response = await ask(url, hop)
    const { statusCode: status = 0, headers } = response
    if (status === 200 || (status === 304 && isConditional(hop.known))) return response
    response.destroy()
    if (![301, 302, 303, 307, 308].includes(status)) throw new Refused(`the server answered ${status}`)
    const next = URL.parse(headers.location ?? '', url)
    if (!next || !/^https?:$/.test(next.protocol) || next.username || next.password) {
      throw new Refused('it is redirected to what is no https URL')
    }
    if (url.protocol === 'https:' && next.protocol === 'http:') throw new Refused('it is redirected to plain http')
    url = next
  }
  throw new Refused(`it is redirected more than ${hop.limits.redirects} times`)
}

function isConditional(known: Validators | null | undefined): known is Validators {
  return known !== null && known !== undefined && (known.etag !== null || known.lastModified !== null)
}

async function ask(
  url: URL,
  { resolve, connect = onlyTo, allowsPrivate = false, limits, total, known }: Hop,
): Promise<IncomingMessage> {
  const isPlain = url.protocol !== 'https:'
  if (isPlain && !allowsPrivate) throw new Refused(NOT_HTTPS)
  const addresses = await checkedAddresses(url, { allowsPrivate, ...(resolve && { resolve }) })
  if (isPlain && addresses.some(({ address }) => isPublicAddress(address))) throw new Refused(NOT_HTTPS)
  const get = url.protocol === 'https:' ? httpsGet : httpGet
  return new Promise((resolve, reject) => {
    // Packed on the way, it would have no length to hold it against.
    const headers = {
      'accept-encoding': 'identity',
      'user-agent': 'sanctuary-directory',
      ...(known?.etag && { 'if-none-match': known.etag }),
      // A server that has both goes by the ETag.
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    }
    let answer: IncomingMessage | undefined
    const request = get(url, { lookup: connect(addresses), agent: false, signal: total, headers }, response => {
      answer = response
      resolve(response)
    })
    request.setTimeout(limits.silenceMs, () => {
      const silent = new Refused(`the server said nothing for ${limits.silenceMs / 1000} seconds`)
      if (answer) answer.destroy(silent)
      else request.destroy(silent)
    })
    request.on('error', reject)
  })
}

async function save(
  response: IncomingMessage,
  file: string,
  { limits, onProgress }: { limits: typeof LIMITS; onProgress: (progress: Progress) => void },
): Promise<void> {
  const { 'content-length': length, 'content-encoding': coding = 'identity' } = response.headers
  if (coding !== 'identity') throw new Refused(`it comes packed with ${coding}, which was not asked for`)
  const size = Number(length ?? 0)
  const tooLarge = () => new Refused(`it is larger than ${Math.floor(limits.bytes / 1024 ** 2)} MiB`)
  if (size > limits.bytes) throw tooLarge()
  let bytes = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > limits.bytes) throw tooLarge()
      onProgress({ pass: 'download', bytes, size: Math.max(size, bytes) })
      yield chunk
    }
  }
  await pipeline(response, counted, createWriteStream(file)).catch((error: unknown) => {
    if (length !== undefined && bytes < size && !isFullDisk(error) && !(error instanceof Refused)) {
      throw new Refused(`after ${bytes} of ${size} bytes the connection broke off`)
    }
    throw error
  })
}

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EFBIG')
}
