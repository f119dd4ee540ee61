import { setTimeout as wait } from 'node:timers/promises'
import { publishInto } from '../support/catalogue-folder.ts'
import { between, type Random } from '../support/random.ts'
import { randomSpots } from '../support/spots.ts'
import type { Witness } from './rounds.ts'

/** Publishes other spots again and again, from outside of the server, as an import does. */
export function publisher(dataDir: string, random: Random): Witness {
  return {
    async use(_, signal) {
      while (!signal.aborted) {
        await publishInto(dataDir, randomSpots(between(random, 20, 60), between(random, 1, 1e6)))
        await wait(between(random, 0, 200))
      }
    },
    verify: () => Promise.resolve(),
  }
}
