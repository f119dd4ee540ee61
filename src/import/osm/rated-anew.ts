import type { Catalogue, Publication, Source } from '../../catalogue/catalogue.ts'
import { type Atlas, atlasOf } from '../../silence/noise-maps.ts'
import { type Box, boxOfCoverage } from '../../silence/coverage.ts'
import type { Explanation } from '../../silence/explain.ts'
import { type NoiseMap, readNoiseMap } from '../../silence/noise-bytes.ts'
import type { HouseTag } from './mapping.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import { isOsmId } from './drafts.ts'
import { noiseSentence } from './describe-noise.ts'

/** What of a catalogue an import must know: the noise around, and the spots that new noise may change. */
export type Surroundings = Pick<Catalogue, 'noise' | 'drafts' | 'withSnapshot'>

/** The noise maps of a catalogue, by source. */
export type StoredMaps = ReadonlyMap<string, { bytes: Uint8Array; map: NoiseMap }>

/** Noise is looked for no further than this, degrees: 15 km, and some more where degrees of longitude are short. */
const REACH_DEGREES = 0.3

export async function storedMaps(around: Surroundings): Promise<StoredMaps> {
  const maps = new Map<string, { bytes: Uint8Array; map: NoiseMap }>()
  for (const [name, bytes] of await around.noise()) maps.set(name, { bytes, map: readNoiseMap(bytes) })
  return maps
}

export type Change = {
  /** The source whose noise is new, or gone: its own spots are left out. */
  source: string
  before: StoredMaps
  /** The source's noise from now on; null when it is taken away. */
  map: NoiseMap | null
}

/**
 * Rates the spots that the model has rated and that can hear a change of noise anew, with what their descriptions say
 * of it. Adds their sources, and the noise that these have, to the publication.
 */
export async function* ratedAnew(
  around: Surroundings,
  { source, before, map }: Change,
  { sources, noise }: { sources: Source[]; noise: Map<string, Uint8Array> },
): AsyncGenerator<SpotDraft> {
  const kept = [...before].flatMap(([name, { map }]) => (name === source ? [] : [map]))
  const box = boxAround([before.get(source)?.map, map])
  const stored = await around.withSnapshot(snapshot => snapshot.sources)
  const others = stored.filter(other => {
    return other.name !== source && other.ratings === 'computed' && (!other.coverage || isNear(box, other.coverage))
  })
  if (others.length === 0) return
  const then = atlasOf(Array.from(before.values(), ({ map }) => map))
  const now = atlasOf(map ? [map, ...kept] : kept)
  for (const other of others) {
    sources.push(other)
    const bytes = before.get(other.name)?.bytes
    if (bytes) noise.set(other.name, bytes)
    for await (const draft of around.drafts(other.name)) {
      const canHear = draft.ratedBy === 'model' && isNear(box, pointBox(draft))
      yield canHear ? rateAnew(draft, then, now) : draft
    }
  }
}

/** Makes the publication that goes with taking a source away: what its noise had a part in is rated without it. */
export function withoutSource(source: string, around: Surroundings): Publication {
  const [sources, noise]: [Source[], Map<string, Uint8Array>] = [[], new Map()]
  return { sources, noise, drafts: drafts() }

  async function* drafts() {
    const before = await storedMaps(around)
    if (before.has(source)) yield* ratedAnew(around, { source, before, map: null }, { sources, noise })
  }
}

/**
 * A spot that no region holds any more keeps its rating: nothing says that it is wrong. One that is heard to no longer is
 * remote; whether one has become so only the next import of its region can tell.
 */
function rateAnew(draft: SpotDraft, then: Atlas, now: Atlas): SpotDraft {
  const explanation = now.explain(draft)
  if (!explanation) return draft
  return {
    ...draft,
    silenceRating: explanation.rating,
    description: describedAnew(draft, then.explain(draft), explanation),
    tags: explanation.lden === '< 20' ? draft.tags : draft.tags.filter(tag => tag !== REMOTE),
  }
}

const REMOTE: HouseTag = 'remote'

/** What is said of the noise stands at the end of a description that was made here; any other is left alone. */
function describedAnew({ id, description }: SpotDraft, then: Explanation | undefined, now: Explanation) {
  if (!description || !then || !isOsmId(id)) return description
  const said = noiseSentence({ id, explanation: then }) ?? ''
  if (!description.endsWith(said)) return description
  const rest = description.slice(0, description.length - said.length).trimEnd()
  return [rest, noiseSentence({ id, explanation: now })].filter(Boolean).join(' ')
}

function boxAround(maps: readonly (NoiseMap | null | undefined)[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const map of maps) {
    const own = map && boxOfCoverage(map.coverage)
    if (!own) continue
    box.west = Math.min(box.west, own.west)
    box.south = Math.min(box.south, own.south)
    box.east = Math.max(box.east, own.east)
    box.north = Math.max(box.north, own.north)
  }
  return box
}

function pointBox({ latitude, longitude }: SpotDraft): Box {
  return { west: longitude, east: longitude, south: latitude, north: latitude }
}

function isNear(a: Box, b: Box): boolean {
  const reach = REACH_DEGREES
  return (
    a.west <= b.east + reach && b.west <= a.east + reach && a.south <= b.north + reach && b.south <= a.north + reach
  )
}
