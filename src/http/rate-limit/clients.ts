import { LRUCache } from 'lru-cache'
import { clientAddress, clientPseudonym, rateKey, shortAddress } from './client-address.ts'
import type { Settings } from '../site.ts'

/** Who asks: what is counted, and what the log may say. */
export type Client = {
  key: string
  logged: string
  /** What stands for the client where its jobs and its share of the processor are counted. */
  pseudonym: string
}

export type Clients = {
  /** Tells whose a request is, by the socket's peer and X-Forwarded-For. */
  of(peer: string, forwardedFor: string | undefined): Client
}

/** Characters of what is remembered: a client may send a long X-Forwarded-For. */
const MOST_CHARACTERS = 1_000_000

/** Makes what tells clients apart; those seen lately are known without being worked out again. */
export function createClients({
  trustedProxies,
  logClientAddress,
  clientKey,
}: Pick<Settings, 'trustedProxies' | 'logClientAddress' | 'clientKey'>): Clients {
  const known = new LRUCache<string, Client>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ key, logged, pseudonym }, path) =>
      path.length + key.length + logged.length + pseudonym.length + 1,
  })
  return {
    of(peer, forwardedFor) {
      const path = forwardedFor ? `${peer} ${forwardedFor}` : peer
      const before = known.get(path)
      if (before) return before
      const address = clientAddress(peer, forwardedFor, trustedProxies)
      const logged = logClientAddress === 'full' ? address : shortAddress(address)
      const key = rateKey(address)
      const client = { key, logged, pseudonym: clientPseudonym(key, clientKey) }
      known.set(path, client)
      return client
    },
  }
}
