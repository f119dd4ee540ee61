import type { ServerResponse } from 'node:http'
import { Gathering } from './gathering.ts'
import { type HttpResponse, isParts, latin1Of, lengthOf, MOST_TEXT_BYTES, type Parts, whole } from '../response.ts'
import { type Patience, watchReader, watchUntilTaken } from './slow-readers.ts'

/** A body of at most this length is sent at once, a longer one in slices of it. */
export const SLICE_BYTES = 64 * 1024
/** Above this many pieces it is cheaper to put them together than to send each; also up to this length. */
const MOST_PIECES = 8
const MOST_GATHERED = 16 * 1024

const gathering = new Gathering(SLICE_BYTES)

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/** Sends a body behind its head; the promise of one that is sent piece by piece is rejected when a piece cannot be made. */
export function sendBody(
  body: HttpResponse['body'],
  outgoing: ServerResponse,
  patience: Patience,
): Promise<void> | undefined {
  if (body === null) outgoing.end()
  else if (typeof body === 'string') outgoing.end(body, 'latin1')
  else if (!isParts(body)) return sendPieces(body, outgoing, patience)
  else {
    const length = lengthOf(body)
    const isScattered = body.length > MOST_PIECES
    if (length > SLICE_BYTES) return sendPieces(slicesOf(isScattered ? [whole(body)] : body), outgoing, patience)
    if (length <= MOST_TEXT_BYTES) outgoing.end(latin1Of(body), 'latin1')
    else if (isScattered || (length <= MOST_GATHERED && body.length > 1)) gathering.send(body, outgoing)
    else sendParts(body, outgoing)
  }
  watchUntilTaken(outgoing, patience)
  return undefined
}

/** One write to the system takes the head and all parts. */
function sendParts(parts: Parts, outgoing: ServerResponse): void {
  const [only] = parts
  if (parts.length === 1) outgoing.end(only)
  else {
    for (const part of parts) outgoing.write(part)
    outgoing.end()
  }
}

/** Writes pieces as the reader takes them: none is made ahead, and none once the reader has left. */
async function sendPieces(pieces: Pieces, outgoing: ServerResponse, patience: Patience): Promise<void> {
  for await (const piece of pieces) {
    if (outgoing.destroyed) return
    if (!outgoing.write(piece) && (await drained(outgoing, patience)) === 'gone') return
  }
  outgoing.end()
  watchUntilTaken(outgoing, patience)
}

/** Cuts a body into slices that share its bytes: what waits for a slow reader is one of them. */
function* slicesOf(parts: Parts): Generator<Uint8Array> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += SLICE_BYTES) yield part.subarray(at, at + SLICE_BYTES)
  }
}

function drained(outgoing: ServerResponse, patience: Patience): Promise<'drained' | 'gone'> {
  const stopWatching = watchReader(outgoing, patience)
  return new Promise(resolve => {
    const settle = (how: 'drained' | 'gone') => () => {
      stopWatching()
      outgoing.off('drain', onDrain)
      outgoing.off('close', onClose)
      resolve(how)
    }
    const onDrain = settle('drained')
    const onClose = settle('gone')
    outgoing.once('drain', onDrain)
    outgoing.once('close', onClose)
  })
}
