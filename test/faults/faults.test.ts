import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { publishInto } from '../support/catalogue-folder.ts'
import { seededRandom } from '../support/random.ts'
import { temporaryFolder } from '../support/running-server.ts'
import { randomSpots } from '../support/spots.ts'
import { jobWitness } from './job-witness.ts'
import { publisher } from './publisher.ts'
import { replayWitness } from './replay-witness.ts'
import { webhookWitness } from './webhook-witness.ts'
import { killRounds } from './rounds.ts'

/** Few in the daily suite; `npm run test:faults` plays 50. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2)
const seed = Number(process.env['FAULT_SEED'] ?? 1)

test(`after ${rounds} kills at random moments every promise is kept`, async t => {
  const folder = temporaryFolder()
  await publishInto(folder.path, randomSpots(50))
  const random = seededRandom(seed)
  const [jobs, replays] = [jobWitness(random), replayWitness(random)]
  const hasPromises = () => jobs.accepted() > 0 && replays.answered.size > 0
  const [catalogue, work] = [join(folder.path, 'catalogue.sqlite'), join(folder.path, 'work.sqlite')]
  const events = await webhookWitness({ catalogue, work }, random)
  try {
    const witnesses = [jobs, replays, publisher(folder.path, random), events]
    await killRounds(folder.path, { rounds, random, witnesses, hasPromises })
  } finally {
    events.close()
    folder.remove()
  }
  t.diagnostic(`${jobs.accepted()} jobs accepted, none lost, none with two results`)
  t.diagnostic(`${replays.answered.size} keys answered, no answer changed`)
  t.diagnostic(`${events.arrived.size} webhook events, none lost`)
  assert.ok(hasPromises())
})
