import assert from 'node:assert/strict'
import { between, pick, type Random } from '../support/random.ts'
import type { Cluster, Machine } from './cluster.ts'

const TARGETS: [string, ...string[]] = [
  '/api/spots?limit=20',
  '/api/spots?limit=100',
  '/api/search?q=lake',
  '/api/facets',
  '/api/changes',
  '/api/ask?q=quiet%20lakes',
  '/',
]
const AT_ONCE = 4
const PATIENCE_MS = 30_000

export type ReadWitness = {
  answered: number
  broken: number
  refused: number
  use: (signal: AbortSignal) => Promise<void>
}

/** Reads from all replicas without a pause: whatever happens to the rest, one that is there answers. */
export function readWitness(cluster: Cluster, random: Random): ReadWitness {
  const witness = { answered: 0, broken: 0, refused: 0, use }
  return witness

  async function use(signal: AbortSignal): Promise<void> {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (!signal.aborted) await read()
      }),
    )
  }

  async function read(): Promise<void> {
    const machine = cluster.web[between(random, 0, cluster.web.length - 1)]
    const url = machine?.server?.url
    if (!machine || url === undefined) return new Promise(resolve => setImmediate(resolve))
    const [began, target] = [performance.now(), pick(random, TARGETS)]
    let answer: { status: number; text: string }
    try {
      const response = await fetch(url + target, { signal: AbortSignal.timeout(PATIENCE_MS) })
      answer = { status: response.status, text: await response.text() }
    } catch (error) {
      assert.ok(isHarmed(machine, began), `${target} of a replica that nobody has harmed: ${String(error)}`)
      witness.broken++
      return
    }
    // The change log alone is read from the database.
    if (target === '/api/changes' && answer.status === 503 && cluster.enginesAwayUntil >= began) {
      witness.refused++
      return
    }
    if (answer.status !== 200)
      assert.fail(`${target}: ${answer.status} ${answer.text}\n${logged(machine, answer.text)}`)
    witness.answered++
  }
}

/** What the machine has logged of a request whose id an error names. */
function logged({ server }: Machine, text: string): string {
  const id = /under ([\w-]+)/.exec(text)?.[1]
  const lines = server?.output().split('\n') ?? []
  return lines.filter(line => id !== undefined && line.includes(`"${id}"`)).join('\n')
}

/** Only a connection of a replica that was killed or paused meanwhile may fail. */
function isHarmed({ harmedUntil }: Machine, began: number): boolean {
  return harmedUntil >= began
}
