// A PostgreSQL of one's own: for what measures it, or starts and stops it.
import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { childrenOf, statOf } from './child-processes.ts'
import { temporaryFolder } from './running-server.ts'

const HOME = '/usr/lib/postgresql'
const TICKS_PER_SECOND = 100

export type PrivatePostgres = {
  url: string
  /** Processor time of the server and all its processes, those that have ended included. */
  cpuSeconds: () => number
  stop(): Promise<void>
  start(): void
  /** Ends it at once, as a crash does, and leaves its data. */
  crash(): void
  /** Has it and all its processes stand still (SIGSTOP), or go on (SIGCONT). */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
}

/** Makes an instance in a temporary folder on a free port and starts it; with a certificate it speaks TLS too. */
export async function startPostgres(tls?: { certificate: string; key: string }): Promise<PrivatePostgres> {
  const [version = ''] = readdirSync(HOME).sort((a, b) => Number(b) - Number(a))
  const bin = join(HOME, version, 'bin')
  const folder = temporaryFolder()
  const data = join(folder.path, 'data')
  mkdirSync(data)
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
  const gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }))
  for (const path of [folder.path, data]) chownSync(path, uid, gid)
  // The server refuses to run as root.
  const options = {
    uid: process.getuid?.() === 0 ? uid : process.getuid?.(),
    cwd: folder.path,
    stdio: 'ignore',
  } as const
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '--locale=C.UTF-8'], options)
  if (tls) {
    for (const [name, text] of Object.entries({ 'server.crt': tls.certificate, 'server.key': tls.key })) {
      writeFileSync(join(data, name), text, { mode: 0o600 })
      chownSync(join(data, name), uid, gid)
    }
  }
  const port = await freePort()
  const start = () => {
    const settings = `-p ${port} -k ${folder.path} -c listen_addresses=127.0.0.1${tls ? ' -c ssl=on' : ''}`
    execFileSync(
      join(bin, 'pg_ctl'),
      ['-D', data, '-w', '-l', join(folder.path, 'log'), '-o', settings, 'start'],
      options,
    )
  }
  const stop = (mode: string) => execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', mode, 'stop'], options)
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    cpuSeconds: () => cpuSecondsOf(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])),
    start,
    signal(signal) {
      const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      for (const pid of [server, ...childrenOf(server)]) process.kill(pid, signal)
    },
    crash: () => void stop('immediate'),
    async stop() {
      stop('fast')
      folder.remove()
    },
  }
}

function cpuSecondsOf(server: number): number {
  const own = statOf(server)
  const children = childrenOf(server).map(statOf)
  return ((own?.withEnded ?? 0) + children.reduce((sum, child) => sum + (child?.withEnded ?? 0), 0)) / TICKS_PER_SECOND
}

function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise(resolve => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
