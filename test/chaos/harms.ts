import { setTimeout as wait } from 'node:timers/promises'
import { between, type Random } from '../support/random.ts'
import type { Cluster, Machine } from './cluster.ts'

/** What is done to a cluster; each mends what it has broken before it returns. */
export type Harm = { name: string; bringAbout: (cluster: Cluster, random: Random) => Promise<void> }

/** Longer than a lease of a job or a machine's beat lasts. */
const PAUSE_MS = 10_000
const LONGEST_ABSENCE_MS = 1500

/** In an order in which the first few are of each kind. */
export const HARMS: readonly Harm[] = [
  { name: 'kill a replica', bringAbout: (cluster, random) => kill([any(cluster.web, random)], random) },
  { name: 'restart PostgreSQL', bringAbout: restartPostgres },
  { name: 'pause a replica', bringAbout: (cluster, random) => pause(any(cluster.web, random)) },
  { name: 'kill builder', bringAbout: (cluster, random) => kill(of(cluster, 'build'), random) },
  { name: 'restart Redis', bringAbout: restartRedis },
  { name: 'kill deliverer', bringAbout: (cluster, random) => kill(of(cluster, 'deliver'), random) },
  { name: 'pause PostgreSQL', bringAbout: cluster => pauseEngine(cluster, cluster.postgres) },
  { name: 'kill two replicas', bringAbout: (cluster, random) => kill(twoOf(cluster.web, random), random) },
  { name: 'pause builder', bringAbout: cluster => Promise.all(of(cluster, 'build').map(pause)).then(() => {}) },
  { name: 'pause Redis', bringAbout: cluster => pauseEngine(cluster, cluster.redis) },
  { name: 'pause deliverer', bringAbout: cluster => Promise.all(of(cluster, 'deliver').map(pause)).then(() => {}) },
  {
    name: 'kill a replica, builder and deliverer',
    bringAbout: (cluster, random) =>
      kill([any(cluster.web, random), ...of(cluster, 'build'), ...of(cluster, 'deliver')], random),
  },
]

async function kill(machines: readonly Machine[], random: Random): Promise<void> {
  await Promise.all(
    machines.map(async machine => {
      machine.harmedUntil = Infinity
      await machine.server?.stop('SIGKILL')
      machine.server = undefined
      await wait(between(random, 0, LONGEST_ABSENCE_MS))
      await machine.start()
      machine.harmedUntil = performance.now()
    }),
  )
}

async function pause(machine: Machine): Promise<void> {
  machine.harmedUntil = Infinity
  machine.server?.process.kill('SIGSTOP')
  await wait(PAUSE_MS)
  machine.server?.process.kill('SIGCONT')
  machine.harmedUntil = performance.now()
}

async function restartPostgres(cluster: Cluster, random: Random): Promise<void> {
  await whileAway(cluster, async () => {
    cluster.postgres.crash()
    await wait(between(random, 0, LONGEST_ABSENCE_MS))
    cluster.postgres.start()
  })
}

async function restartRedis(cluster: Cluster, random: Random): Promise<void> {
  await whileAway(cluster, async () => {
    await cluster.redis.kill()
    await wait(between(random, 0, LONGEST_ABSENCE_MS))
    await cluster.redis.start()
  })
}

async function pauseEngine(cluster: Cluster, engine: { signal(signal: 'SIGSTOP' | 'SIGCONT'): void }): Promise<void> {
  await whileAway(cluster, async () => {
    engine.signal('SIGSTOP')
    await wait(PAUSE_MS)
    engine.signal('SIGCONT')
  })
}

async function whileAway(cluster: Cluster, work: () => Promise<void>): Promise<void> {
  cluster.enginesAwayUntil = Infinity
  await work()
  cluster.enginesAwayUntil = performance.now()
}

function of(cluster: Cluster, role: Machine['role']): Machine[] {
  return cluster.machines.filter(machine => machine.role === role)
}

function any(machines: readonly Machine[], random: Random): Machine {
  const machine = machines[between(random, 0, machines.length - 1)]
  if (!machine) throw new Error('there is no machine')
  return machine
}

function twoOf(machines: readonly Machine[], random: Random): Machine[] {
  const spared = any(machines, random)
  return machines.filter(machine => machine !== spared).slice(0, 2)
}
