import { ApiError } from '../errors.ts'
import { json as jsonResponse } from '../response/response.ts'
import { route } from '../route.ts'
import { Alive, Health, Ready } from '../schemas/schemas.ts'
import { json, plainRead } from './shared.ts'

export const health = route({
  ...plainRead,
  paths: { '/api/health': 'getHealth' },
  group: 'service',
  summary: 'Health',
  description: 'Answers while the service is up. It listens only once a catalogue is loaded.',
  responses: { 200: { description: 'The service is up', content: json(Health) } },
  reads: 'none',
  handle: ({ reads: { links } }) =>
    jsonResponse({
      status: 'ok',
      service: 'sanctuary-directory',
      docs: `${links.baseUrl}/docs`,
      openapi: `${links.baseUrl}/openapi.json`,
    }),
})

export const livez = route({
  ...plainRead,
  paths: { '/livez': 'getLiveness' },
  group: 'service',
  summary: 'Liveness',
  description: 'Answers while the process runs; for supervisors. Not counted.',
  responses: { 200: { description: 'The process runs', content: json(Alive) } },
  errors: ['invalid_parameter', 'method_not_allowed', 'not_acceptable', 'target_too_long', 'internal_error'],
  reads: 'none',
  cost: 0,
  isBatchable: false,
  handle: () => jsonResponse({ status: 'ok' }),
})

export const readyz = route({
  ...plainRead,
  paths: { '/readyz': 'getReadiness' },
  group: 'service',
  summary: 'Readiness',
  description:
    'Answers 200 while new requests are welcome, 503 once the process has been told to stop, or while other machines serve a later version than this one; `degraded` while the version that is served is not the newest, because that one cannot be served. Not counted.',
  responses: { 200: { description: 'New requests are welcome', content: json(Ready) } },
  errors: [
    'invalid_parameter',
    'method_not_allowed',
    'not_acceptable',
    'target_too_long',
    'internal_error',
    'unavailable',
  ],
  reads: 'none',
  cost: 0,
  isBatchable: false,
  handle: ({ settings }) => {
    if (!settings.isReady())
      throw new ApiError('unavailable', 'this machine is stopping, or serves less than others do: ask another one')
    return jsonResponse({ status: settings.isDegraded() ? 'degraded' : 'ok' })
  },
})
