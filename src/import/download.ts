import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '../operator-error.ts'
import type { Progress } from './readers/source-file.ts'

/**
 * Gives `work` a file of this machine: the path itself, or what an https URL downloads to, which is removed afterwards.
 * @throws OperatorError when the download fails or ends early.
 */
export async function withLocalFile<T>(
  path: string,
  onProgress: (progress: Progress) => void,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const url = /^https?:\/\//i.test(path) ? URL.parse(path) : null
  if (!url) return work(path)
  if (url.protocol !== 'https:' && !LOOPBACK.has(url.hostname)) {
    throw new OperatorError(
      `"${path}" is not an https URL: data that everyone will see should not come over plain http`,
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'sanctuary-download-'))
  try {
    const file = join(folder, basename(decodeURIComponent(url.pathname)) || 'download')
    await download(path, file, onProgress)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

async function download(url: string, file: string, onProgress: (progress: Progress) => void): Promise<void> {
  const failed = (why: string, cause?: unknown) =>
    new OperatorError(`"${url}" could not be downloaded: ${why}; nothing was changed`, { cause })
  const response = await fetch(url).catch((error: unknown) => {
    throw failed('the server cannot be reached', error)
  })
  if (!response.ok || !response.body) throw failed(`the server answered ${response.status}`)
  const size = Number(response.headers.get('content-length') ?? 0)
  let bytes = 0
  const counted = Readable.fromWeb(response.body).map((chunk: Uint8Array) => {
    bytes += chunk.length
    onProgress({ pass: 'download', bytes, size: Math.max(size, bytes) })
    return chunk
  })
  await pipeline(counted, createWriteStream(file)).catch((error: unknown) => {
    throw failed('the connection broke off', error)
  })
  if (size > 0 && bytes < size) throw failed(`it ended after ${bytes} of ${size} bytes`)
}
