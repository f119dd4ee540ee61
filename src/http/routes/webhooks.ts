import type { z } from 'zod'
import { EVENTS } from '../../webhooks/events.ts'
import { RETRIES } from '../../webhooks/retries.ts'
import { TOLERANCE_SECONDS } from '../../webhooks/sign.ts'
import { json as jsonResponse } from '../response/response.ts'
import { route } from '../route.ts'
import { WebhookCapability } from '../schemas/schemas.ts'
import { json, plainRead } from './shared.ts'

export const getWebhooks = route({
  ...plainRead,
  paths: { '/api/webhooks': 'getWebhooks' },
  group: 'webhooks',
  summary: 'Webhook capability',
  description: 'Tells which events are sent, how deliveries are signed and retried. The operator registers endpoints.',
  responses: { 200: { description: 'The capability', content: json(WebhookCapability) } },
  reads: 'none',
  handle: ({ settings, reads }) => jsonResponse(webhookCapability(settings.webhookPublicKey(), reads.links.baseUrl)),
})

const spotEvent = {
  type: 'object',
  required: ['id', 'slug', 'url', 'apiUrl', 'version'],
  properties: {
    id: { type: 'string' },
    slug: { type: 'string' },
    url: { type: 'string', format: 'uri' },
    apiUrl: { type: 'string', format: 'uri' },
    version: { type: 'integer' },
  },
}
const publishEvent = {
  type: 'object',
  required: ['version', 'created', 'updated', 'removed', 'changesUrl'],
  properties: {
    version: { type: 'integer' },
    created: { type: 'integer' },
    updated: { type: 'integer' },
    removed: { type: 'integer' },
    changesUrl: { type: 'string', format: 'uri' },
  },
}

/** Describes which events are sent and how a receiver verifies them. */
function webhookCapability(publicKey: string, baseUrl: string): z.infer<typeof WebhookCapability> {
  return {
    object: 'webhook_capability',
    supported: true,
    spec: 'standard-webhooks/1.0.0',
    events: Object.entries(EVENTS).map(([type, description]) => ({
      type,
      description,
      schema: {
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        properties: {
          type: { const: type },
          timestamp: { type: 'string', format: 'date-time' },
          data: type === 'catalogue.published' ? publishEvent : spotEvent,
        },
      },
    })),
    signature: {
      headers: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
      schemes: ['v1', 'v1a'],
      signedContent: '{webhook-id}.{webhook-timestamp}.{raw body}',
      publicKey,
      toleranceSeconds: TOLERANCE_SECONDS,
    },
    retries: RETRIES,
    docs: `${baseUrl}/docs/guides/webhooks`,
  }
}
