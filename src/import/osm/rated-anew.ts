import type { Source, StagedDraft, StagedUnrated } from '../../catalogue/catalogue.ts'
import { type Box, boxesMeet, uniteBoxes } from '../../geo/box.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { E7 } from '../../geo/local-plane.ts'
import { FARTHEST_EDGE_METRES } from '../../silence/coverage.ts'
import type { ChangedNoise } from '../../silence/pages/changed-noise.ts'
import { hearersOf } from '../../silence/pages/hearers.ts'
import type { OwnNoise } from '../../silence/pages/noise-pages.ts'
import type { NoiseMaps } from '../../silence/pages/open-noise.ts'
import { PageCache, RATING_CACHE_BYTES } from '../../silence/pages/page-cache.ts'
import { heardBox } from '../../silence/sources/reach.ts'
import type { HouseTag } from './kinds.ts'
import { ratedByModel } from '../rated.ts'
import type { SpotDraft, UnratedDraft } from '../../spots/spot.ts'
import type { Surroundings } from '../importer.ts'
import { isInaudible } from './describe/inaudible.ts'
import { noiseSentence } from './describe/noise.ts'
import { joined } from '../../text/english.ts'

export type Change = {
  /** The source whose noise is new, or gone: its own spots are left out. */
  source: string
  changed: ChangedNoise
  /** All noise from now on. */
  now: NoiseMaps
}

export type Along = {
  sources: Source[]
  noise: Map<string, OwnNoise | 'kept'>
  /** Filled with the names of those sources. */
  anew: Set<string>
  /** Called with how many drafts of a source, which had waited for this region, are rated now. */
  onRated?: ((source: string, count: number) => void) | undefined
}

/**
 * Rates the spots that the model has rated and that hear a change of noise anew, with what their descriptions say of it;
 * and for the first time those that waited for a region. An operator's own points that no region holds any more wait
 * again. Sources of which some begin or end to wait are added to the publication, whole; of others it gives only what
 * hears the change.
 */
export async function* ratedAnew(
  around: Surroundings,
  { source, changed, now }: Change,
  { sources, noise, anew, onRated }: Along,
): AsyncGenerator<StagedDraft | StagedUnrated> {
  const box = boxHearing(changed)
  if (!box) return
  const hears = hearersOf(changed, new PageCache(RATING_CACHE_BYTES))
  const isHeld = (point: Coordinates) => now.regionsAt(point).length > 0
  const noisy = new Set(changed.after.regions().map(region => region.source))
  const stored = await around.withSnapshot(snapshot => snapshot.sources)
  for (const { spots: _, importedAt: __, ...other } of stored) {
    if (other.name === source) continue
    const canHear = other.ratings === 'computed' && (!other.coverage || boxesMeet(box, other.coverage))
    const rated = await countRateable(around.unrated(other.name), { hears, now })
    if (!canHear && rated === 0) continue
    const isOrphaned = (draft: SpotDraft) => draft.ratedBy === 'model' && !noisy.has(other.name) && !isHeld(draft)
    const losesSome = changed.regionsGone.length > 0 && (await hasAny(around.drafts(other.name), isOrphaned))
    const isWhole = rated > 0 || losesSome
    if (isWhole) {
      sources.push({ ...other, ...(rated > 0 && { ratings: 'computed' }) })
      anew.add(other.name)
      noise.set(other.name, 'kept')
    }
    for await (const draft of around.drafts(other.name)) {
      if (losesSome && isOrphaned(draft)) yield unratedAgain(draft)
      else if (draft.ratedBy === 'model' && hears(draft)) yield rateAnew(draft, now)
      else if (isWhole) yield draft
    }
    if (!isWhole) continue
    for await (const draft of around.unrated(other.name)) {
      const explanation = hears(draft) ? now.explain(draft) : undefined
      yield explanation ? { ...draft, ...ratedByModel(explanation) } : draft
    }
    if (rated > 0) onRated?.(other.name, rated)
  }
}

type Hearing = { hears: (point: Coordinates) => boolean; now: NoiseMaps }

async function countRateable(drafts: AsyncIterable<UnratedDraft>, { hears, now }: Hearing): Promise<number> {
  let count = 0
  for await (const draft of drafts) if (hears(draft) && now.explain(draft)) count++
  return count
}

async function hasAny(drafts: AsyncIterable<SpotDraft>, fits: (draft: SpotDraft) => boolean): Promise<boolean> {
  for await (const draft of drafts) if (fits(draft)) return true
  return false
}

/** Nothing says any more how silent it is there: the spot waits for a region, without what was said of the noise. */
function unratedAgain(rated: SpotDraft): UnratedDraft {
  const { ratedBy: _, confidence: __, lden: ___, levelsByClass: ____, noiseSentence: _____, ...draft } = rated
  const { description } = describedAs(rated, null)
  return { ...draft, description, tags: draft.tags.filter(tag => tag !== REMOTE), silenceRating: null }
}

/** One that is heard to no longer is remote; whether one has become so only the next import of its region can tell. */
function rateAnew(draft: SpotDraft, now: NoiseMaps): SpotDraft {
  const explanation = now.explain(draft)
  if (!explanation) return draft
  return {
    ...draft,
    ...ratedByModel(explanation),
    ...describedAs(draft, noiseSentence({ explanation })),
    tags: isInaudible(explanation) ? draft.tags : draft.tags.filter(tag => tag !== REMOTE),
  }
}

const REMOTE: HouseTag = 'remote'

/** Replaces what a description says of the noise, which is its end. A description without such a sentence stays. */
function describedAs({ description, noiseSentence: said }: Described, sentence: string | null): Described {
  if (!said || !description?.endsWith(said)) return { description }
  const rest = description.slice(0, -said.length).trimEnd()
  if (sentence === null) return { description: rest === '' ? null : rest }
  return { description: joined([rest, sentence]), noiseSentence: sentence }
}

type Described = Pick<SpotDraft, 'description' | 'noiseSentence'>

/** The box around all that may hear a change, degrees; undefined when nothing changes. */
function boxHearing({ gone, come, regionsGone, regionsCome }: ChangedNoise): Box | undefined {
  const boxes = [
    ...[...gone, ...come].map(({ box, reach }) => heardBox(box, reach)),
    ...[...regionsGone, ...regionsCome].map(({ box }) => heardBox(box, FARTHEST_EDGE_METRES)),
  ]
  if (boxes.length === 0) return undefined
  const { west, south, east, north } = uniteBoxes(boxes)
  return { west: west / E7, south: south / E7, east: east / E7, north: north / E7 }
}
