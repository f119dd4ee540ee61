// THE route table: every path of the API. Router, validation, OpenAPI, docs, batch, agents' tools and tests follow from it.
import type { AnyRoute } from './route.ts'
import { ogcDescriptionOf } from './ogc/description.ts'
import {
  getOgcCollection,
  getOgcConformance,
  getOgcItem,
  getOgcLanding,
  listOgcCollections,
  listOgcItems,
} from './ogc/features.ts'
import { ask, askPost, askRootPost, askStream } from './routes/ask.ts'
import { batch } from './routes/batch.ts'
import { listChanges } from './routes/changes.ts'
import { descriptionOf } from './routes/description.ts'
import { exportSpots, exportSpotsCsv, exportSpotsGeojson, exportSpotsNdjson } from './routes/export.ts'
import { health, livez, readyz } from './routes/health.ts'
import { getJob } from './routes/jobs.ts'
import { listSandboxSpots, listSandboxSpotsCsv, listSandboxSpotsGeojson } from './routes/sandbox.ts'
import { facets, searchSpots, searchSpotsCsv, searchSpotsGeojson, suggest } from './routes/search.ts'
import { getGrid, getGridGeojson, getGridGeotiff } from './routes/silence/grid.ts'
import { getQuietest } from './routes/silence/quietest.ts'
import { getSilence, getSpotSilence, listSources } from './routes/silence.ts'
import { getSpot, getSpotGeojson, listSpots, listSpotsCsv, listSpotsGeojson } from './routes/spots.ts'
import { getWebhooks } from './routes/webhooks.ts'

/** OGC API - Features, which has a description of its own. */
const ogcRoutes: readonly AnyRoute[] = [
  getOgcLanding, // GET /ogc
  getOgcConformance, // GET /ogc/conformance
  listOgcCollections, // GET /ogc/collections
  getOgcCollection, // GET /ogc/collections/{collectionId}
  listOgcItems, // GET /ogc/collections/{collectionId}/items
  getOgcItem, // GET /ogc/collections/{collectionId}/items/{featureId}
  ogcDescriptionOf(() => ogcRoutes), // GET /ogc/api
]

export const routes: readonly AnyRoute[] = [
  listSpots, // GET /api/spots, /api/v1/spots
  listSpotsGeojson, // GET /api/spots.geojson
  listSpotsCsv, // GET /api/spots.csv
  getSpot, // GET /api/spots/{id}
  getSpotGeojson, // GET /api/spots/{id}.geojson
  searchSpots, // GET /api/search, /api/v1/search
  searchSpotsGeojson, // GET /api/search.geojson
  searchSpotsCsv, // GET /api/search.csv
  getSilence, // GET /api/silence
  getQuietest, // GET /api/silence/quietest
  getGrid, // GET /api/silence/grid
  getGridGeojson, // GET /api/silence/grid.geojson
  getGridGeotiff, // GET /api/silence/grid.tif
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
  exportSpotsNdjson, // GET /api/export.ndjson
  exportSpotsGeojson, // GET /api/export.geojson
  exportSpotsCsv, // GET /api/export.csv
  ...ogcRoutes,
  listSandboxSpots, // GET /api/sandbox/spots
  listSandboxSpotsGeojson, // GET /api/sandbox/spots.geojson
  listSandboxSpotsCsv, // GET /api/sandbox/spots.csv
  getWebhooks, // GET /api/webhooks
  health, // GET /api/health
  livez, // GET /livez
  readyz, // GET /readyz
  descriptionOf(() => routes), // GET /openapi.json
]
