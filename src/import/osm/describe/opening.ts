// The first sentence of a description: what it is and where, in the manner of its kind.
import type { Candidate } from '../collect/candidates/candidate.ts'
import type { Facts } from './facts.ts'
import { parseElevation } from '../../values/elevation.ts'
import { nounOf, sizeOf } from './thing.ts'
import type { SpotKind } from '../kinds.ts'
import type { NearestPlace } from './nearest-place.ts'
import { sentence, thousands, withArticle } from '../../../text/english.ts'
import { directionWords, distanceWords } from '../../../text/distance-words.ts'
import { cleanName, latinName } from '../names/names.ts'

type Slots = {
  noun: string
  /** A height above the sea, such as "2,288 m"; null when not known or nothing to speak of. */
  height: string | null
  /** An area or a fall, such as "3.1 hectares" or "25 m". */
  size: string | null
  /** Such as "2 km north of Ordino". */
  where: string
}

/** How a description begins, by kind; the others are said in plain words. */
const OPENINGS: Partial<Record<SpotKind, (slots: Slots) => string>> = {
  peak: summit,
  volcano: summit,
  saddle: ({ height, where, noun }) => `${withArticle(noun)}${up(height)}, ${where}`,
  lake: ({ noun, where, height, size }) => `${withArticle(noun)}${of(size)}${up(height)}, ${where}`,
  waterfall: ({ where, height, size }) => `a waterfall${size === null ? '' : ` ${size} high`}${up(height)}, ${where}`,
  wood: woodland,
  forest: woodland,
  cave: ({ where, height }) => `the mouth of a cave${up(height)}, ${where}`,
  cape: ({ where }) => `a headland ${where}`,
  islet: ({ where }) => `a small island ${where}`,
}

/** Says what it is and where. */
export function opening(facts: Facts): string {
  const { candidate } = facts
  const slots: Slots = {
    noun: nounOf(candidate),
    height: heightOf(candidate),
    size: sizeOf(candidate),
    where: whereWords(facts),
  }
  return sentence((OPENINGS[candidate.kind] ?? plain)(slots))
}

function plain({ noun, size, where, height }: Slots): string {
  return `${withArticle(noun)}${of(size)}${up(height)}${size === null && height === null ? then(where) : `, ${where}`}`
}

function summit({ noun, height, where }: Slots): string {
  return height === null ? `${withArticle(noun)}, ${where}` : `${withArticle(noun)} of ${height}, ${where}`
}

function woodland({ noun, size, where }: Slots): string {
  return `${withArticle(noun)}${of(size)}, ${where}`
}

/** A number after a number wants a comma between. */
function then(where: string): string {
  return /^\d/.test(where) ? `, ${where}` : ` ${where}`
}

function of(size: string | null): string {
  return size === null ? '' : ` of ${size}`
}

function up(height: string | null): string {
  return height === null ? '' : ` at ${height}`
}

/** What stands above or beside houses, and never among them. */
const OUTSIDE: ReadonlySet<SpotKind> = new Set(['peak', 'volcano', 'saddle', 'ridge', 'cliff', 'glacier', 'valley'])

function whereWords({ place, container, candidate }: Facts): string {
  const name = container && latinName(container.tags)
  const near = placeWords(place, OUTSIDE.has(candidate.kind))
  return name === undefined ? near : `in ${cleanName(name)}, ${near.replace(/^in /, 'at ')}`
}

const EDGE_METRES = 1_500

function placeWords(place: NearestPlace | null, isOutside: boolean): string {
  if (!place) return 'far from any settlement'
  const { name, metres, bearing, isIn } = place
  if (!isOutside && isIn) return `in ${name}`
  const far = metres < EDGE_METRES ? 'just' : distanceWords(metres)
  return `${far} ${directionWords(bearing)} of ${name}`
}

/** Below this a height says little. */
const LEAST_HEIGHT = 300
const OF_ANY_HEIGHT: ReadonlySet<SpotKind> = new Set(['peak', 'volcano', 'saddle'])

function heightOf({ tags, kind }: Candidate): string | null {
  const metres = parseElevation(tags['ele'])
  if (metres === null) return null
  return metres >= LEAST_HEIGHT || (metres > 0 && OF_ANY_HEIGHT.has(kind)) ? `${thousands(metres)} m` : null
}
