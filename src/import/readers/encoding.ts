import { OperatorError } from '../../operator-error.ts'
import { decodeUtf8 } from './utf8.ts'

/** How the bytes of a text file are read; latin1 is Windows-1252, as browsers have it. */
export const ENCODINGS = ['utf8', 'latin1'] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * Decodes a text file.
 * @throws OperatorError when it is said to be UTF-8, which is the default, and is not.
 */
export async function* decodeText(
  chunks: AsyncIterable<Buffer>,
  { path, encoding }: { path: string; encoding: Encoding },
): AsyncGenerator<string> {
  if (encoding === 'utf8') {
    yield* decodeUtf8(chunks, path)
    return
  }
  const decoder = new TextDecoder('windows-1252')
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
}

/** @throws OperatorError when a text names no encoding that is read. */
export function parseEncoding(text: string): Encoding {
  const folded = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const encoding = NAMES.get(folded)
  if (encoding) return encoding
  throw new OperatorError(`--encoding must be one of ${ENCODINGS.join(', ')}, got "${text}"`)
}

const NAMES: ReadonlyMap<string, Encoding> = new Map([
  ['utf8', 'utf8'],
  ...['latin1', 'iso88591', 'windows1252', 'cp1252', 'ansi'].map(name => [name, 'latin1'] as const),
])
