import type {
  AskQuery,
  AskResponse,
  ChangeList,
  ExportFeatures,
  ExportQuery,
  Health,
  SpotFeature,
  SpotFeatures,
  WebhookCapability,
  ChangesQuery,
  Facets,
  GridFeatures,
  GridQuery,
  FacetsQuery,
  Job,
  ListQuery,
  PointQuery,
  SearchQuery,
  QuietestPoints,
  QuietestQuery,
  Silence,
  Sources,
  SpotList,
  SpotResponse,
  SuggestQuery,
  Suggestions,
} from './types.ts'

/**
 * A read that can be sent alone or in a batch. `T` is the body that it is answered with, `F` the one of its address with
 * `.geojson`.
 */
export type Read<T, F = unknown> = {
  path: string
  query?: Record<string, unknown>
  readonly answers?: T
  readonly features?: F
}

/** The reads of the API, each a value: `client.read(reads.spot('…'))`, or up to 10 of them in `client.batch([…])`. */
export const reads = {
  spots: (query: ListQuery = {}): Read<SpotList, SpotFeatures> => ({ path: '/api/spots', query }),
  sandboxSpots: (query: ListQuery = {}): Read<SpotList, SpotFeatures> => ({ path: '/api/sandbox/spots', query }),
  spot: (id: string): Read<SpotResponse, SpotFeature> => ({ path: `/api/spots/${encodeURIComponent(id)}` }),
  search: (query: SearchQuery): Read<SpotList, SpotFeatures> => ({ path: '/api/search', query }),
  ask: (query: AskQuery): Read<AskResponse> => ({ path: '/api/ask', query }),
  suggest: (query: SuggestQuery): Read<Suggestions> => ({ path: '/api/suggest', query }),
  facets: (query: FacetsQuery = {}): Read<Facets> => ({ path: '/api/facets', query }),
  sources: (): Read<Sources> => ({ path: '/api/sources' }),
  silence: (query: PointQuery): Read<Silence> => ({ path: '/api/silence', query }),
  quietest: (query: QuietestQuery): Read<QuietestPoints> => ({ path: '/api/silence/quietest', query }),
  /** The cells of the silence layer in a box; `silenceGeoTiff` of the client gets them as a picture. */
  silenceGrid: (query: GridQuery): Read<GridFeatures, GridFeatures> => ({ path: '/api/silence/grid', query }),
  spotSilence: (id: string): Read<Silence> => ({ path: `/api/spots/${encodeURIComponent(id)}/silence` }),
  changes: (query: ChangesQuery = {}): Read<ChangeList> => ({ path: '/api/changes', query }),
  job: (id: string): Read<Job> => ({ path: `/api/jobs/${encodeURIComponent(id)}` }),
  webhooks: (): Read<WebhookCapability> => ({ path: '/api/webhooks' }),
  health: (): Read<Health> => ({ path: '/api/health' }),
  /** As a whole, in the forms that `geojson` and `csv` of the client get; `exportSpots` reads it spot by spot. */
  export: (query: ExportQuery = {}): Read<unknown, ExportFeatures> => ({ path: '/api/export', query }),
}

/** Path and query string of a read; lists are joined by commas, what is undefined is left out. */
export function targetOf({ path, query = {} }: Read<unknown>): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, joined(value)]])),
  ).toString()
  return search ? `${path}?${search}` : path
}

/** The operation of a batch that asks for the same. */
export function operationOf(read: Read<unknown>): { path: string; query?: Record<string, string> } {
  const [path = '', search] = targetOf(read).split('?')
  return search === undefined ? { path } : { path, query: Object.fromEntries(new URLSearchParams(search)) }
}

function joined(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value)
}
