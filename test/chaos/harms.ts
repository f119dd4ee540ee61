import { setTimeout as wait } from 'node:timers/promises'
import { childrenOf } from '../support/child-processes.ts'
import { between, type Random } from '../support/random.ts'
import type { Cluster, Machine } from './cluster.ts'

/** What is done to a cluster; each mends what it has broken before it returns. */
export type Harm = { name: string; bringAbout: (cluster: Cluster, random: Random) => Promise<void> }

/** Longer than a lease of a job or a machine's beat lasts. */
const PAUSE_MS = 10_000
const LONGEST_ABSENCE_MS = 1500

/** How long an import is waited for that could be harmed, and for how long it may go on before it is. */
const [IMPORT_BEGINS_MS, LONGEST_RUN_MS] = [8000, 3000]

/** In an order in which the first few are of each kind. */
export const HARMS: readonly Harm[] = [
  { name: 'kill the import worker that runs', bringAbout: (cluster, random) => harmImport(cluster, random, kill) },
  { name: 'restart PostgreSQL', bringAbout: restartPostgres },
  { name: 'pause a replica', bringAbout: (cluster, random) => pause([any(cluster.web, random)]) },
  { name: 'kill builder', bringAbout: (cluster, random) => kill(of(cluster, 'build'), random) },
  { name: 'restart Redis', bringAbout: restartRedis },
  { name: 'kill a replica', bringAbout: (cluster, random) => kill([any(cluster.web, random)], random) },
  { name: 'pause the import worker that runs', bringAbout: (cluster, random) => harmImport(cluster, random, pause) },
  { name: 'kill deliverer', bringAbout: (cluster, random) => kill(of(cluster, 'deliver'), random) },
  { name: 'pause PostgreSQL', bringAbout: cluster => pauseEngine(cluster, cluster.postgres) },
  { name: 'kill both import workers', bringAbout: (cluster, random) => kill(cluster.importers, random) },
  { name: 'kill two replicas', bringAbout: (cluster, random) => kill(twoOf(cluster.web, random), random) },
  { name: 'pause builder', bringAbout: cluster => pause(of(cluster, 'build')) },
  { name: 'pause Redis', bringAbout: cluster => pauseEngine(cluster, cluster.redis) },
  { name: 'pause deliverer', bringAbout: cluster => pause(of(cluster, 'deliver')) },
  {
    name: 'kill one of each role',
    bringAbout: (cluster, random) =>
      kill(
        [any(cluster.web, random), any(cluster.importers, random), ...of(cluster, 'build'), ...of(cluster, 'deliver')],
        random,
      ),
  },
]

/** Harms the worker that runs an import, at any moment of it; any worker when none is run. */
async function harmImport(
  cluster: Cluster,
  random: Random,
  harm: (machines: readonly Machine[], random: Random) => Promise<void>,
): Promise<void> {
  const until = performance.now() + IMPORT_BEGINS_MS
  const runs = ({ server }: Machine) => server !== undefined && childrenOf(server.process.pid ?? 0).length > 0
  while (!cluster.importers.some(runs) && performance.now() < until) await wait(50)
  await wait(between(random, 0, LONGEST_RUN_MS))
  await harm([cluster.importers.find(runs) ?? any(cluster.importers, random)], random)
}

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

async function pause(machines: readonly Machine[]): Promise<void> {
  await Promise.all(
    machines.map(async machine => {
      machine.harmedUntil = Infinity
      const all = processesOf(machine)
      for (const pid of all) signal(pid, 'SIGSTOP')
      await wait(PAUSE_MS)
      for (const pid of all) signal(pid, 'SIGCONT')
      machine.harmedUntil = performance.now()
    }),
  )
}

/** The process of a machine, and what it has started. */
function processesOf({ server }: Machine): number[] {
  const pid = server?.process.pid
  return pid === undefined ? [] : [pid, ...childrenOf(pid)]
}

/** What a machine has started may have ended. */
function signal(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
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
