// How long the first server-sent event of an answer takes over HTTP, from the request to its first byte and to the end.
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpServer } from '../src/http/node-adapter.ts'
import { warmUp } from '../src/service/warm-up.ts'
import type { SpotRecord } from '../src/spots/spot.ts'
import { testApp, testService } from '../test/support/service.ts'

/** Milliseconds of each question, ascending. */
export type FirstEvents = { first: number[]; done: number[] }

/** Asks each question once, one after the other, on one port of this machine; warmed up as a thread of the service is. */
export async function measureFirstEvents(
  spots: readonly SpotRecord[],
  questions: readonly string[],
): Promise<FirstEvents> {
  const service = await testService(spots, { limit: questions.length + 1 })
  const app = testApp(service)
  await warmUp(service.reads, async target => void (await app.read(target)))
  const server = createHttpServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const times: FirstEvents = { first: [], done: [] }
  try {
    // The client's own first request is no part of what is measured.
    await stream(`http://127.0.0.1:${port}/livez`)
    for (const question of questions) {
      const { first, done } = await stream(`http://127.0.0.1:${port}/ask?stream=true&q=${encodeURIComponent(question)}`)
      times.first.push(first)
      times.done.push(done)
    }
  } finally {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  times.first.sort((a, b) => a - b)
  times.done.sort((a, b) => a - b)
  return times
}

async function stream(url: string): Promise<{ first: number; done: number }> {
  const began = performance.now()
  return await new Promise((resolve, reject) => {
    get(url, { agent: false }, response => {
      let first = 0
      response.on('data', () => (first ||= performance.now() - began))
      response.on('end', () => {
        if (response.statusCode === 200 && first > 0) resolve({ first, done: performance.now() - began })
        else reject(new Error(`${url} was answered ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}
