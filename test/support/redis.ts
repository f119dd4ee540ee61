import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Certificate } from './certificate.ts'

/** A Redis of a test's own, which keeps nothing on disk. */
export type PrivateRedis = {
  url: string
  /** Ends the server as if its machine had gone. */
  kill: () => Promise<void>
  /** Has it stand still (SIGSTOP), or go on (SIGCONT). */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void
  /** Starts it anew, empty, at the same address. */
  start: () => Promise<void>
  /** A client to look into it with. */
  client: Redis
  stop: () => Promise<void>
}

const isInstalled = spawnSync('redis-server', ['--version']).status === 0

/** Why tests that need Redis do not run here; false where they do. Where everything must be tested, none is left out. */
export const noRedis =
  isInstalled || process.env['CI'] ? false : 'redis-server is not installed: what machines share is not tested here'

/** Starts a Redis on a free port of 127.0.0.1; with a certificate it speaks TLS there, and nothing else. */
export async function startRedis(options: readonly string[] = [], tls?: Certificate): Promise<PrivateRedis> {
  const port = await freePort()
  let server: ChildProcess | undefined
  const password = /--requirepass (\S+)/.exec(options.join(' '))?.[1]
  const url = `${tls ? 'rediss' : 'redis'}://${password ? `:${password}@` : ''}127.0.0.1:${port}`
  const client = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    ...(tls && { tls: { ca: readFileSync(tls.certificate) } }),
  })
  const secure = tls
    ? [
        '--tls-port',
        String(port),
        '--tls-cert-file',
        tls.certificate,
        '--tls-key-file',
        tls.key,
        '--tls-auth-clients',
        'no',
      ]
    : []
  client.on('error', () => {})
  await start()
  return { url, kill, signal: signal => void server?.kill(signal), start, client, stop }

  async function start(): Promise<void> {
    const place = ['--port', tls ? '0' : String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    server = spawn('redis-server', [...place, ...secure, ...options], { stdio: 'ignore' })
    // It tries again until the server listens.
    if (client.status === 'wait') void client.connect().catch(() => {})
    while ((await client.ping().catch(() => '')) !== 'PONG') await wait(20)
  }

  async function kill(): Promise<void> {
    // What a signal has ended has no exit code.
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    server.kill('SIGKILL')
    await exit
  }

  async function stop(): Promise<void> {
    client.disconnect()
    await kill()
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
