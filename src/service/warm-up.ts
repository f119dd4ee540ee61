import { coveredPoint } from './covered-point.ts'
import type { Reads } from './reads.ts'

/** Number of rounds after which the engine has compiled the code of a request. */
const ROUNDS = 3

/**
 * Asks the kinds of question that clients will, so that the first of them need not wait for what is made or compiled on
 * first use. `ask` answers a GET of a path and query and reads its body.
 */
export async function warmUp(reads: Reads, ask: (target: string) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const target of targetsOf(reads)) await ask(target)
  }
}

function targetsOf(reads: Reads): string[] {
  const directory = reads.directory()
  const { index, questions } = directory
  const spot = index.count > 0 ? [`/api/spots/${encodeURIComponent(index.id(0))}`] : []
  const [question = ''] = questions.examples
  const point = coveredPoint(directory)
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
