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

const [TEXT, INTEGER, URI] = [{ type: 'string' }, { type: 'integer' }, { type: 'string', format: 'uri' }]
const spotEvent = objectOf({ id: TEXT, slug: TEXT, url: URI, apiUrl: URI, version: INTEGER })
const publishEvent = objectOf({
  version: INTEGER,
  created: INTEGER,
  updated: INTEGER,
  removed: INTEGER,
  changesUrl: URI,
})

/** The JSON Schema of an object that has each of these members. */
function objectOf(properties: Record<string, object>) {
  return { type: 'object', required: Object.keys(properties), properties }
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
      schema: objectOf({
        type: { const: type },
        timestamp: { type: 'string', format: 'date-time' },
        data: type === 'catalogue.published' ? publishEvent : spotEvent,
      }),
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
