import { createServer } from 'node:net'
import { OperatorError } from '../../operator-error.ts'

/** A port as the operator has set it. */
export type Listening = { name: 'PORT' | 'HEALTH_PORT' | 'METRICS_PORT'; port: number; host: string }

/**
 * Takes a port alone for a moment, and returns it: threads that share it would not notice another process on it.
 * @throws OperatorError that says what is wrong with it.
 */
export async function freePort({ port, host }: { port: number; host: string }): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, { name: 'PORT', port, host })))
    probe.listen({ port, ...(host && { host }) }, () => {
      const address = probe.address()
      const taken = typeof address === 'object' && address ? address.port : port
      probe.close(() => resolve(taken))
    })
  })
}

/**
 * Starts a server of the supervisor's own; null where its port is not set.
 * @throws OperatorError that says what is wrong with the port.
 */
export async function startAt<Server>(
  { port, ...where }: Omit<Listening, 'port'> & { port: number | null },
  start: (at: { port: number; host: string }) => Promise<Server>,
): Promise<Server | null> {
  if (port === null) return null
  return start({ port, host: where.host }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, { ...where, port })
  })
}

const PORT_ERRORS: ReadonlyMap<string, (where: Listening) => string> = new Map([
  [
    'EADDRINUSE',
    ({ name, port }) =>
      `port ${port} is in use: stop what listens there, or set ${name} to another (0 takes a free one)`,
  ],
  ['EACCES', ({ name, port }) => `port ${port} needs more rights than this user has: set ${name} to one above 1023`],
  [
    'EADDRNOTAVAIL',
    ({ name, host }) =>
      `${name === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST'} "${host}" is not an address of this machine`,
  ],
  ['ENOTFOUND', ({ host }) => `HOST "${host}" is not known: set it to an address of this machine`],
])

function portError(error: NodeJS.ErrnoException, where: Listening): Error {
  const message = PORT_ERRORS.get(error.code ?? '')
  return message ? new OperatorError(message(where), { cause: error }) : error
}
