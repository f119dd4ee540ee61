import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { openCatalogue } from '../../src/catalogue/open.ts'
import { publishAt } from '../support/catalogue-folder.ts'
import { between, type Random } from '../support/random.ts'
import { randomSpots } from '../support/spots.ts'
import type { Cluster } from './cluster.ts'

/** Tokens by number of the versions whose publish was told to be done. */
export type PublicationWitness = {
  published: ReadonlyMap<number, string>
  /** Publishes of which nobody knows whether they were done, since PostgreSQL went meanwhile. */
  unanswered: number
  use: (signal: AbortSignal) => Promise<void>
  /** `others`: the numbers of the versions that others have published. */
  verify: (others: ReadonlySet<number>) => Promise<void>
}

/** Publishes other spots again and again, as imports do: what was told to be published is there, once, and for good. */
export function publicationWitness(cluster: Cluster, random: Random): PublicationWitness {
  const published = new Map<number, string>()
  const place = cluster.postgres.url
  const witness = { published, unanswered: 0, use, verify }
  return witness

  async function use(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const spots = randomSpots(between(random, 100, 140), between(random, 1, 1e6))
      const began = performance.now()
      try {
        const { version } = await publishAt(place, spots)
        published.set(version.number, version.token)
      } catch (error) {
        assert.ok(cluster.enginesAwayUntil >= began, `nothing was away, and a publish failed: ${String(error)}`)
        witness.unanswered++
      }
      await wait(between(random, 200, 1500))
    }
  }

  async function verify(others: ReadonlySet<number>): Promise<void> {
    const catalogue = await openCatalogue(place)
    try {
      const versions = await catalogue.history({ after: 0, limit: 1e6 })
      const numbers = versions.map(({ number }) => number)
      assert.deepEqual(
        numbers,
        Array.from(numbers, (_, i) => (numbers[0] ?? 0) + i),
        'no version is lost or doubled',
      )
      const last = await catalogue.version()
      assert.equal(last.number, numbers.at(-1))
      for (const number of published.keys()) assert.ok(numbers.includes(number), `version ${number} is lost`)
      const [first] = numbers
      const unknown = numbers.filter(number => number !== first && !published.has(number) && !others.has(number))
      assert.ok(unknown.length <= witness.unanswered, `versions ${unknown.join(', ')} are nobody's`)
      if (published.has(last.number)) assert.equal(last.token, published.get(last.number))
    } finally {
      await catalogue.close()
    }
  }
}
