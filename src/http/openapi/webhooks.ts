import { EVENTS, type EventType } from '../../webhooks/events.ts'
import { CataloguePublishedEvent, SpotEvent } from '../schemas/webhooks.ts'
import { schemaOf } from './json-schema.ts'

const NAMES: Record<EventType, string> = {
  'spot.created': 'onSpotCreated',
  'spot.updated': 'onSpotUpdated',
  'spot.removed': 'onSpotRemoved',
  'catalogue.published': 'onCataloguePublished',
}

const SIGNED = [
  ['webhook-id', 'names the event; the same at each attempt'],
  ['webhook-timestamp', 'Unix second of the attempt'],
  ['webhook-signature', 'signatures of id, timestamp and body, parted by spaces (Standard Webhooks 1.0.0)'],
]

/** Describes what endpoints are sent; the operator registers them. */
export function webhooks() {
  return Object.fromEntries(
    Object.entries(EVENTS).map(([type, description]) => [
      type,
      {
        post: {
          operationId: NAMES[type as EventType], // a key of a const table
          tags: ['webhooks'],
          summary: type,
          description,
          parameters: SIGNED.map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: schemaOf(type === 'catalogue.published' ? CataloguePublishedEvent : SpotEvent),
              },
            },
          },
          responses: {
            204: { description: 'Taken; any other 2xx is as good' },
            410: { description: 'No more, please: the endpoint is disabled' },
          },
        },
      },
    ]),
  )
}
