import type { Selectable } from 'kysely'
import { EVENT_TYPES } from './events.ts'
import type { WebhookTables } from './schema.ts'
import type { Endpoint, StoredDelivery, VersionPlace } from './store.ts'

// Endpoints and deliveries as rows of their tables.

export function waitingFrom(now: number) {
  return { state: 'waiting', attempts: 0, next_at: now, ended_at: null, last_outcome: null } as const
}

export function cursorColumns({ number, token }: VersionPlace) {
  return { cursor_version: number, cursor_token: token }
}

export function toEndpoint(row: Selectable<WebhookTables['webhook_endpoints']>, now: number): Endpoint {
  const isPreviousGood = row.previous_secret !== null && row.previous_until > now
  const names = new Set(row.events.split(','))
  return {
    id: row.id,
    url: row.url,
    events: EVENT_TYPES.filter(type => names.has(type)),
    secrets: isPreviousGood && row.previous_secret ? [row.secret, row.previous_secret] : [row.secret],
    allowsPrivate: row.allows_private === 1,
    createdAt: new Date(row.created_at).toISOString(),
    disabledReason: row.disabled_reason,
    cursor: { number: row.cursor_version, token: row.cursor_token },
  }
}

export function toDelivery(row: Selectable<WebhookTables['webhook_deliveries']>): StoredDelivery {
  return {
    id: row.id,
    endpointId: row.endpoint_id,
    type: row.type,
    body: row.body,
    state: row.state,
    attempts: row.attempts,
    nextAt: row.next_at,
    createdAt: new Date(row.created_at).toISOString(),
    lastOutcome: row.last_outcome,
  }
}
