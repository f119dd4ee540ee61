import { createApp, type Pages } from './app.ts'
import { coveredPoint } from '../service/covered-point.ts'
import { RateWindows } from './rate-limit/windows.ts'
import { createRateMemory, MOST_LIMIT } from './rate-limit/slots.ts'
import type { RunningService } from './create-service.ts'
import type { Log } from './log.ts'
import type { Service } from './service.ts'

/** Often enough for the engine to have compiled what a request goes through. */
const ROUNDS = 3

/**
 * Asks a service the kinds of question that its clients will, so that the first of them need not wait for what is made or
 * compiled on first use. Nothing of it is counted or logged.
 */
export async function warmUp(service: RunningService, pages: Pages): Promise<void> {
  const app = createApp(apart(service), pages)
  for (let round = 0; round < ROUNDS; round++) {
    for (const target of targetsOf(service)) {
      const response = await app.fetch(new Request(`http://inside${target}`), { address: '127.0.0.1' })
      await response.arrayBuffer()
    }
  }
}

function targetsOf(service: Service): string[] {
  const { index, world } = service.directory()
  const spot = index.count > 0 ? [`/api/spots/${encodeURIComponent(index.id(0))}`] : []
  const [question = ''] = world.examples
  const point = coveredPoint(service.directory())
  return [
    '/',
    '/api/spots?limit=2',
    '/api/search?q=lake&limit=2',
    '/api/suggest?q=la',
    `/ask?q=${encodeURIComponent(question)}`,
    `/ask?q=${encodeURIComponent(question)}&stream=true`,
    ...spot.flatMap(path => [path, `${path}/silence`]),
    ...(point ? [`/api/silence?latitude=${point.latitude}&longitude=${point.longitude}`] : []),
  ]
}

/** The same service with a window and a log of its own. */
function apart(service: RunningService): Service {
  return {
    ...service,
    rateWindows: new RateWindows(createRateMemory(), { limit: MOST_LIMIT }),
    log: NO_LOG,
  }
}

const NO_LOG: Log = { info() {}, warn() {}, error() {}, isLevelEnabled: () => false, request() {} }
