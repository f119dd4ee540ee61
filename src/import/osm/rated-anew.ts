import type { Publication, Source, StagedDraft, StagedUnrated } from '../../catalogue/catalogue.ts'
import { type NoiseMaps, joinNoiseMaps } from '../../silence/noise-maps.ts'
import { type Box, boxesMeet, growBox, uniteBoxes } from '../../geo/box.ts'
import { boxOfCoverage } from '../../silence/coverage.ts'
import type { Explanation } from '../../silence/explanation.ts'
import { type NoiseMap, readNoiseMap } from '../../silence/noise-bytes.ts'
import type { HouseTag } from './kinds.ts'
import { ratedByModel } from '../rated.ts'
import type { SpotDraft, UnratedDraft } from '../../spots/spot.ts'
import type { Surroundings } from '../importer.ts'
import { isInaudible } from './describe/fields.ts'
import { noiseSentence } from './describe/noise.ts'
import { joined } from '../../text/english.ts'

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

export type Along = {
  sources: Source[]
  noise: Map<string, Uint8Array>
  /** Called with how many drafts of a source, which had waited for this region, are rated now. */
  onRated?: ((source: string, count: number) => void) | undefined
}

/**
 * Rates the spots that the model has rated and that can hear a change of noise anew, with what their descriptions say
 * of it; and for the first time those that waited for a region. Adds their sources, and the noise that these have, to
 * the publication.
 */
export async function* ratedAnew(
  around: Surroundings,
  { source, before, map }: Change,
  { sources, noise, onRated }: Along,
): AsyncGenerator<StagedDraft | StagedUnrated> {
  const kept = [...before].flatMap(([name, { map }]) => (name === source ? [] : [map]))
  const box = boxAround([before.get(source)?.map, map])
  let maps: NoiseMaps | undefined
  const now = () => (maps ??= joinNoiseMaps(map ? [map, ...kept] : kept))
  const stored = await around.withSnapshot(snapshot => snapshot.sources)
  for (const { spots: _, importedAt: __, ...other } of stored) {
    if (other.name === source) continue
    const canHear = other.ratings === 'computed' && (!other.coverage || isNear(box, other.coverage))
    const rated = await countRateable(around.unrated(other.name), now)
    if (!canHear && rated === 0) continue
    sources.push(rated > 0 ? { ...other, ratings: 'computed' } : other)
    const bytes = before.get(other.name)?.bytes
    if (bytes) noise.set(other.name, bytes)
    for await (const draft of around.drafts(other.name)) {
      yield draft.ratedBy === 'model' && isNear(box, pointBox(draft)) ? rateAnew(draft, now()) : draft
    }
    for await (const draft of around.unrated(other.name)) {
      const explanation = now().explain(draft)
      yield explanation ? { ...draft, ...ratedByModel(explanation) } : draft
    }
    if (rated > 0) onRated?.(other.name, rated)
  }
}

async function countRateable(drafts: AsyncIterable<UnratedDraft>, now: () => NoiseMaps): Promise<number> {
  let count = 0
  for await (const draft of drafts) if (now().explain(draft)) count++
  return count
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
function rateAnew(draft: SpotDraft, now: NoiseMaps): SpotDraft {
  const explanation = now.explain(draft)
  if (!explanation) return draft
  return {
    ...draft,
    ...ratedByModel(explanation),
    ...describedAnew(draft, explanation),
    tags: isInaudible(explanation) ? draft.tags : draft.tags.filter(tag => tag !== REMOTE),
  }
}

const REMOTE: HouseTag = 'remote'

/** Replaces what a description says of the noise, which is its end. A description without such a sentence stays. */
function describedAnew({ description, noiseSentence: said }: SpotDraft, explanation: Explanation) {
  if (!said || !description?.endsWith(said)) return { description }
  const rest = description.slice(0, -said.length).trimEnd()
  const sentence = noiseSentence({ explanation })
  return { description: joined([rest, sentence]), noiseSentence: sentence }
}

function boxAround(maps: readonly (NoiseMap | null | undefined)[]): Box {
  return uniteBoxes(maps.flatMap(map => (map && boxOfCoverage(map.coverage)) ?? []))
}

function pointBox({ latitude, longitude }: SpotDraft): Box {
  return { west: longitude, east: longitude, south: latitude, north: latitude }
}

function isNear(a: Box, b: Box): boolean {
  return boxesMeet(a, growBox(b, REACH_DEGREES))
}
