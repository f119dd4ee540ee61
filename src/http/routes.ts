// THE route table: every path of the API. Router, validation, OpenAPI, docs, batch, agents' tools and tests follow from it.
import type { AnyRoute } from './route.ts'
import { ask, askPost, askRootPost, askStream } from './routes/ask.ts'
import { batch } from './routes/batch.ts'
import { listChanges } from './routes/changes.ts'
import { descriptionOf } from './routes/description.ts'
import { exportSpots } from './routes/export.ts'
import { health, livez, readyz } from './routes/health.ts'
import { getJob } from './routes/jobs.ts'
import { listSandboxSpots } from './routes/sandbox.ts'
import { facets, searchSpots, suggest } from './routes/search.ts'
import { getSilence, getSpotSilence, listSources } from './routes/silence.ts'
import { getSpot, listSpots } from './routes/spots.ts'
import { getWebhooks } from './routes/webhooks.ts'

export const routes: readonly AnyRoute[] = [
  listSpots, // GET /api/spots, /api/v1/spots
  getSpot, // GET /api/spots/{id}
  searchSpots, // GET /api/search, /api/v1/search
  getSilence, // GET /api/silence
  getSpotSilence, // GET /api/spots/{id}/silence
  listSources, // GET /api/sources
  suggest, // GET /api/suggest
  facets, // GET /api/facets
  ask, // GET /api/ask
  askPost, // POST /api/ask
  askStream, // GET /ask
  askRootPost, // POST /ask
  batch, // POST /api/batch
  getJob, // GET /api/jobs/{id}
  listChanges, // GET /api/changes
  exportSpots, // GET /api/export
  listSandboxSpots, // GET /api/sandbox/spots
  getWebhooks, // GET /api/webhooks
  health, // GET /api/health
  livez, // GET /livez
  readyz, // GET /readyz
  descriptionOf(() => routes), // GET /openapi.json
]
