// The first sentence of a description: what it is and where, in the manner of its kind.
import type { Candidate } from './collect/candidates.ts'
import type { Facts } from './describe/describe.ts'
import { nounOf, sizeOf } from './describe/thing.ts'
import type { SpotKind } from './mapping.ts'
import type { NearestPlace } from './describe/nearest-place.ts'
import { capital, directionWords, distanceWords, sentence, thousands, variant, withArticle } from './phrases.ts'

type Slots = {
  noun: string
  /** A height above the sea, such as "2,288 m"; null when not known or nothing to speak of. */
  height: string | null
  /** An area or a fall, such as "3.1 hectares" or "25 m". */
  size: string | null
  /** Such as "2 km north of Ordino". */
  where: string
}

/** Several ways to begin, by kind. */
const OPENINGS: Partial<Record<SpotKind, (slots: Slots) => string[]>> = {
  peak: summit,
  volcano: summit,
  saddle: ({ height, where, noun }) =>
    height === null
      ? [
          `${withArticle(noun)} ${where}`,
          `a saddle between two heights, ${where}`,
          `${where}, the way leads over this pass`,
        ]
      : [
          `${withArticle(noun)} at ${height}, ${where}`,
          `a saddle ${height} up, ${where}`,
          `${where}, the ridge dips to ${height} here`,
          `the pass lies at ${height}, ${where}`,
        ],
  spring: ({ noun, where, height }) => [
    `${withArticle(noun)} ${where}`,
    `water comes out of the ground here, ${where}`,
    `${withArticle(noun)}${up(height)}${then(where)}`,
    `${where}, spring water runs here`,
  ],
  lake: ({ noun, where, height, size }) => [
    `${withArticle(noun)}${of(size)}${up(height)}, ${where}`,
    `this ${noun}${of(size)} lies ${where}${height === null ? '' : `, ${height} above the sea`}`,
    size === null ? `${withArticle(noun)} ${where}` : `${size} of water${up(height)}, ${where}`,
  ],
  waterfall: ({ where, height, size }) => [
    size === null ? `a waterfall ${where}` : `the water falls ${size} here, ${where}`,
    `a waterfall${size === null ? '' : ` ${size} high`}${up(height)}, ${where}`,
    `${where}, a stream drops over the rocks`,
  ],
  wood: woodland,
  forest: woodland,
  viewpoint: ({ where, height }) => [
    `a viewpoint${up(height)}${then(where)}`,
    `a place to look out over the land, ${where}`,
    `one looks far from here, ${where}${height === null ? '' : `, at ${height}`}`,
    `${where}, a viewpoint${up(height)}`,
  ],
  hut: ({ noun, where, height }) => [
    `${withArticle(noun)}${up(height)}, ${where}`,
    `a roof for walkers${up(height)}, ${where}`,
    `this hut stands ${where}${height === null ? '' : `, ${height} above the sea`}`,
  ],
  cave: ({ where, height }) => [
    `the mouth of a cave${up(height)}, ${where}`,
    `a cave ${where}`,
    `${where}, a cave opens in the rock`,
  ],
  beach: ({ noun, where }) => [
    `${withArticle(noun)} ${where}`,
    `this ${noun} lies ${where}`,
    `${where}, ${withArticle(noun)}`,
  ],
  bay: ({ where }) => [`a bay ${where}`, `${where}, the shore draws back to this bay`, `this bay opens ${where}`],
  cape: ({ where }) => [
    `a headland ${where}`,
    `${where}, the land reaches out into the water`,
    `a point of land ${where}`,
  ],
  park: ({ noun, where, size }) => [
    `${withArticle(noun)}${of(size)}${then(where)}`,
    `${where}, ${withArticle(noun)}${of(size)}`,
    size === null ? `green space${then(where)}` : `${size} of green${then(where)}`,
  ],
  islet: ({ where }) => [`a small island ${where}`, `an islet ${where}`, `${where}, a speck of land in the water`],
}

/** Says what it is and where. */
export function opening(facts: Facts): string {
  const { id, candidate } = facts
  const slots: Slots = {
    noun: nounOf(candidate),
    height: heightOf(candidate),
    size: sizeOf(candidate),
    where: whereWords(facts),
  }
  const ways = (OPENINGS[candidate.kind] ?? plain)(slots)
  return sentence(capital(variant(id, 'opening', ways)))
}

function plain({ noun, size, where, height }: Slots): string[] {
  return [
    `${withArticle(noun)}${of(size)}${up(height)}${then(where)}`,
    `${where}, ${withArticle(noun)}${of(size)}${up(height)}`,
    `this ${noun}${size === null ? '' : ` covers ${size} and`} lies ${where}`,
  ]
}

function summit({ noun, height, where }: Slots): string[] {
  if (height === null) return [`${withArticle(noun)} ${where}`, `${where}, ${withArticle(noun)}`, `a height ${where}`]
  return [
    `${withArticle(noun)} of ${height}, ${where}`,
    `rising to ${height}, ${where}`,
    `${height} high, ${where}`,
    `${withArticle(`${height} ${noun}`)}, ${where}`,
    `${where}, a summit of ${height}`,
  ]
}

function woodland({ noun, size, where }: Slots): string[] {
  return [
    `${withArticle(noun)}${of(size)}${then(where)}`,
    size === null ? `trees ${where}` : `trees over ${size}, ${where}`,
    `${where}, ${withArticle(noun)}${of(size)}`,
  ]
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

function whereWords({ place, container, id }: Facts): string {
  const name = container?.tags['name']
  const near = placeWords(place, id)
  return name === undefined ? near : variant(id, 'where', [`in ${name}, ${near}`, `inside ${name}, ${near}`])
}

const IN_METRES = 500
const EDGE_METRES = 1_500

function placeWords(place: NearestPlace | null, id: string): string {
  if (!place) return 'far from any settlement'
  const { name, metres, bearing } = place
  const direction = directionWords(bearing)
  if (metres < IN_METRES) return variant(id, 'in', [`in ${name}`, `at ${name}`])
  if (metres < EDGE_METRES)
    return variant(id, 'edge', [`just ${direction} of ${name}`, `a short way ${direction} of ${name}`])
  const far = distanceWords(metres)
  return variant(id, 'far', [`${far} ${direction} of ${name}`, `${far} ${direction} of ${name}`, `${far} from ${name}`])
}

/** Below this a height says little. */
const LEAST_HEIGHT = 300
const OF_ANY_HEIGHT: ReadonlySet<SpotKind> = new Set(['peak', 'volcano', 'saddle'])

function heightOf({ tags, kind }: Candidate): string | null {
  const text = /^(\d+(?:[.,]\d+)?)\s*m?$/.exec(tags['ele'] ?? '')?.[1] ?? ''
  const metres = Number(text.replace(',', '.'))
  const isWorthSaying = metres >= LEAST_HEIGHT || (metres > 0 && OF_ANY_HEIGHT.has(kind))
  return isWorthSaying && metres < 9_000 ? `${thousands(metres)} m` : null
}
