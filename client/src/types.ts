import type { SanctuaryError } from './errors.ts'
import type { components, operations } from './schema.ts'

type Schemas = components['schemas']
/** Query parameters as the API takes them; where it takes `a,b`, a list is taken too. */
type Query<T extends keyof operations> = {
  [K in keyof NonNullable<operations[T]['parameters']['query']>]: Lists<
    NonNullable<operations[T]['parameters']['query']>[K]
  >
}
type Lists<V> = V extends string ? V | readonly string[] : V

export type Spot = Schemas['Spot']
export type SpotList = Schemas['SpotList']
export type SpotResponse = Schemas['SpotResponse']
export type SpotFeature = Schemas['SpotFeature']
export type SpotFeatures = Schemas['SpotFeatures']
export type ExportFeatures = Schemas['ExportFeatures']
export type Suggestions = Schemas['Suggestions']
export type Facets = Schemas['Facets']
export type Sources = Schemas['SourceList']
export type Silence = Schemas['SilenceExplanation']
export type QuietestPoints = Schemas['QuietestPoints']
export type GridFeatures = Schemas['GridFeatures']
export type ChangeList = Schemas['ChangeList']
export type Change = Schemas['Change']
export type AskResponse = Schemas['AskResponse']
export type Job = Schemas['Job']
export type WebhookCapability = Schemas['WebhookCapability']
export type Health = Schemas['Health']
export type Alive = Schemas['Alive']
export type Ready = Schemas['Ready']

export type ListQuery = Query<'listSpots'>
export type SearchQuery = Query<'searchSpots'>
export type SuggestQuery = Query<'suggest'>
export type FacetsQuery = Query<'getFacets'>
export type PointQuery = Query<'getSilence'>
export type QuietestQuery = Query<'getQuietest'>
export type GridQuery = Query<'getSilenceGrid'>
export type ChangesQuery = Query<'listChanges'>
export type ExportQuery = Query<'exportSpots'>
/** Earlier questions, oldest first, as a JSON array of texts in `prev`. */
export type AskQuery = Query<'ask'>

/** What a map library asks for to add a layer by one address (TileJSON 3.0). */
export type TileJson = {
  tilejson: string
  name: string
  attribution: string
  tiles: string[]
  minzoom: number
  maxzoom: number
  bounds: number[]
}

/** The first line of an export: what it holds, and where the changes since are read. */
export type ExportHead = { object: 'export'; version: number; attribution: string; total: number; changesUrl: string }

/** An event of a streamed answer; the texts of its `answer` events joined are the answer. */
export type AskEvent =
  | { type: 'metadata'; data: { query: string; requestId: string; understood: AskResponse['understood'] } }
  | { type: 'answer'; data: { text: string } }
  | { type: 'sources'; data: { sources: AskResponse['sources'] } }
  | { type: 'done'; data: { error?: { code: string; message: string; docs: string } } }

export type WebhookEvent = { type: string; timestamp: string; data: Record<string, unknown> }

/** One answer of a batch: its body by its status. */
export type BatchResult<T> =
  | { ok: true; status: number; body: T }
  | { ok: false; status: number; error: SanctuaryError }
