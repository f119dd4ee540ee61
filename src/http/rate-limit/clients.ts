import { LRUCache } from 'lru-cache'
import { clientAddress, rateKey, shortAddress } from './client-address.ts'
import type { Settings } from '../site.ts'

/** Who asks: what is counted, and what the log may say. */
export type Client = { key: string; logged: string }

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
}: Pick<Settings, 'trustedProxies' | 'logClientAddress'>): Clients {
  const known = new LRUCache<string, Client>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ key, logged }, path) => path.length + key.length + logged.length + 1,
  })
  return {
    of(peer, forwardedFor) {
      const path = forwardedFor ? `${peer} ${forwardedFor}` : peer
      const before = known.get(path)
      if (before) return before
      const address = clientAddress(peer, forwardedFor, trustedProxies)
      const logged = logClientAddress === 'full' ? address : shortAddress(address)
      const client = { key: rateKey(address), logged }
      known.set(path, client)
      return client
    },
  }
}
