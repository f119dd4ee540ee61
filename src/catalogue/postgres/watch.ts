import type pg from 'pg'
import { openClient, type PostgresPlace } from './connection.ts'

/** On which a publish is told; catalogues in other schemas of the database share it, and a look tells them apart. */
export const CHANNEL = 'sanctuary_published'

const AGAIN_MS = 1000

/** Listens on a connection of its own for publishes, and begins anew when that is lost. */
export function watchPublishes(place: PostgresPlace, wake: () => void): () => void {
  // Behind a pool in transaction mode nobody can listen.
  if (place.isPooled) return () => {}
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  let isOver = false
  void listen()
  return () => {
    isOver = true
    clearTimeout(again)
    client?.end().catch(() => {})
  }

  async function listen(): Promise<void> {
    try {
      client = await openClient(place)
      client.on('notification', wake)
      client.once('end', listenAgain)
      await client.query(`listen ${CHANNEL}`)
      // What has been published meanwhile.
      wake()
    } catch {
      listenAgain()
    }
    if (isOver) client?.end().catch(() => {})
  }

  function listenAgain(): void {
    client?.removeAllListeners('end')
    if (isOver) return
    clearTimeout(again)
    again = setTimeout(() => void listen(), AGAIN_MS)
    again.unref()
  }
}
