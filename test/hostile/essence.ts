import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer } from './connection.ts'

/** Headers that tell of the moment, the connection or the window, and not of what was asked. */
const OF_THE_MOMENT = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'ratelimit',
  'ratelimit-policy',
  'idempotent-replayed',
])

/** What an answer must have in common with the one that the same request gets alone. */
export function essenceOf(answer: Answer): string {
  const { status, headers } = answer
  const lines = [String(status)]
  for (const [name, value] of headers) if (!OF_THE_MOMENT.has(name)) lines.push(`${name}: ${value}`)
  return hash('sha256', `${lines.join('\n')}\n\n${textOf(answer)}`, 'base64')
}

/** The text of an answer, without the request's id, which event streams, problem details and pages of errors tell. */
export function textOf({ headers, body }: Answer): string {
  const id = headers.get('x-request-id') ?? ''
  const text = decoded(body, headers.get('content-encoding')).toString('latin1')
  return id === '' ? text : text.replaceAll(id, '')
}

function decoded(body: Buffer, coding: string | undefined): Buffer {
  if (coding === 'gzip' && body.length > 0) return gunzipSync(body)
  return coding === 'br' && body.length > 0 ? brotliDecompressSync(body) : body
}
