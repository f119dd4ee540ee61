// HTTP in the terms of the web platform: for tests, and for the handler of another protocol.
import type { App } from './app.ts'
import { LARGEST_BODY, readAtMost } from './request/body.ts'
import type { RequestHead } from './request/head.ts'
import { bytesOf, forEachHeader, type HttpResponse, isParts } from './response/response.ts'

/** Makes a `fetch` that calls an app without a port. */
export function fetchOf(app: App): (request: Request, peer: { address: string }) => Promise<Response> {
  return async (request, { address }) => {
    const head = headOf(request, address)
    return toResponse(await app.answer(head), head)
  }
}

function headOf({ method, url, headers, body, signal }: Request, address: string): RequestHead {
  const { pathname, search } = new URL(url)
  return {
    method,
    url: pathname + search,
    header: name => headers.get(name) ?? undefined,
    headers: () => headers,
    address,
    body,
    signal,
  }
}

function toResponse({ status, headers, body }: HttpResponse, { method }: RequestHead): Response {
  const all = new Headers()
  forEachHeader(headers, (name, value) => all.append(name, value))
  const isWhole = body === null || typeof body === 'string' || isParts(body)
  if (method === 'HEAD' || body === null) return new Response(null, { status, headers: all })
  return new Response(isWhole ? bytesOf({ status, headers, body }) : streamOf(body), { status, headers: all })
}

/** Makes a byte stream of pieces; none is made before it is read. */
function streamOf(pieces: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? Buffer.from(value) : value)
      },
      async cancel() {
        await iterator.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Makes the web's Request of a head and its body. @throws ApiError `body_too_large` */
export async function toRequest(head: RequestHead): Promise<Request> {
  const { method, signal } = head
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const headers = new Headers(Array.from(head.headers(), ([name, value]) => [name, value]))
  const body = hasBody ? await readAtMost(head, LARGEST_BODY) : null
  return new Request(new URL(head.url, 'http://inside'), { method, headers, body, signal })
}

/** Takes over a response that was made in the web's terms; its body streams. The connection stays the server's to keep. */
export function fromResponse({ status, headers, body }: Response): HttpResponse {
  headers.delete('connection')
  return { status, headers: [...headers].flat(), body }
}
