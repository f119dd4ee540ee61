// Descriptions: one to three sentences from what is known; they differ by kind and by what is remarkable.
import type { Candidate } from '../collect/candidates/candidate.ts'
import type { SpotKind } from '../kinds.ts'
import type { Facts } from './facts.ts'
import { stemOf, words } from '../names/names.ts'
import { opening } from './opening.ts'
import type { NearbyFeature } from '../collect/nearby/nearby.ts'
import { distanceWords } from '../../../text/distance-words.ts'
import { joined, sentence } from '../../../text/english.ts'

/** Describes a spot; what is said of the noise is the end of it, and is returned apart too. */
export function describe(facts: Facts): { description: string; noiseSentence: string } {
  const { noiseSentence } = facts.heard
  const sentences = [opening(facts), remark(facts), ownDescription(facts.candidate), noiseSentence]
  return { description: joined(sentences), noiseSentence }
}

const WATERS: ReadonlySet<SpotKind> = new Set(['lake', 'river', 'spring', 'waterfall', 'wetland'])

type Remark = (facts: Facts) => string | null

/** What is remarkable, the most first. */
const REMARKS: readonly Remark[] = [
  ({ entry }) => entry.said,
  ({ candidate: { kind, tags } }) =>
    kind === 'camp-site' && tags['group_only'] === 'yes' ? 'only groups may camp here' : null,
  ({ candidate: { kind, tags } }) => {
    const isDry = tags['intermittent'] === 'yes' || /^(yes|dry_season|wet_season)$/.test(tags['seasonal'] ?? '')
    return isDry && WATERS.has(kind) ? 'it is dry for a part of the year' : null
  },
  ({ fireStatus, candidate: { tags } }) => {
    if (fireStatus !== 'prohibited') return null
    return tags['fireplace'] === 'yes' ? 'there is a fireplace, and open fire is forbidden' : 'open fire is forbidden'
  },
  facts => {
    const hut = facts.near.find(
      ({ rule, metres, name, isInside }) => rule.isHut === true && (isInside || metres > 20) && name !== null,
    )
    if (!hut || facts.candidate.kind === 'hut') return null
    return `the hut ${hut.name} ${isInside(hut, facts) ? 'stands in it' : `is ${distanceWords(hut.metres)} away`}`
  },
  facts => {
    const fall = namedNearby(facts, 'waterfall')
    return (
      fall && `the waterfall ${fall.name} is ${isInside(fall, facts) ? 'in it' : `${distanceWords(fall.metres)} away`}`
    )
  },
  ({ candidate: { kind, tags } }) => {
    const beds = /^\d+$/.exec(tags['capacity'] ?? '')?.[0]
    if (beds === undefined || kind !== 'hut' || beds === '0') return null
    return beds === '1' ? 'one person can sleep here' : `${beds} people can sleep here`
  },
  ({ fireStatus }) => (fireStatus === 'allowed' ? 'there is a place to make a fire' : null),
  ({ near, candidate: { kind } }) => (kind === 'picnic-site' ? null : picnicNear(near)),
  facts => {
    const lookout = namedNearby(facts, 'viewpoint')
    return lookout && `the viewpoint ${lookout.name} is ${isInside(lookout, facts) ? 'in it' : 'close by'}`
  },
  ({ candidate: { tags } }) => (tags['wheelchair'] === 'yes' ? 'wheelchairs get here' : null),
]

/** In a small area what it holds is as near as it is far from its middle. */
const LARGE_M2 = 50_000

function isInside({ isInside: is }: NearbyFeature, { candidate }: Facts): boolean {
  return is && candidate.squareMetres >= LARGE_M2
}

/** So near tables are of the place itself, metres. */
const TABLE_METRES = 30

/** Where there are tables, or a picnic site of which it is not known whether it has any. */
function picnicNear(near: readonly NearbyFeature[]): string | null {
  const table = near.find(({ rule }) => rule.tag === 'picnic' && rule.key === 'leisure')
  const found = table ?? near.find(({ rule }) => rule.tag === 'picnic')
  if (!found) return null
  const far = found.metres < TABLE_METRES ? null : `${distanceWords(found.metres)} away`
  if (table) return far === null ? 'there are tables for a picnic' : `tables for a picnic are ${far}`
  return `a picnic site is ${far ?? 'here'}`
}

function remark(facts: Facts): string | null {
  for (const remarkable of REMARKS) {
    const said = remarkable(facts)
    if (said !== null) return sentence(said)
  }
  return null
}

/** Something else with a name: not what the description is about. */
function namedNearby({ near, candidate }: Facts, tag: 'waterfall' | 'viewpoint'): NearbyFeature | null {
  if (candidate.kind === tag) return null
  return (
    near.find(
      ({ rule, metres, name }) => rule.tag === tag && metres > 10 && name !== null && !isNamesake(name, candidate),
    ) ?? null
  )
}

/** "Mirador del Toll" says nothing new of "Toll". */
function isNamesake(name: string, { tags }: Candidate): boolean {
  const [a, b] = [name, tags['name'] ?? ''].map(text => stemOf(text, VIEW_WORDS))
  return a === b
}

const VIEW_WORDS = words('mirador viewpoint aussichtspunkt belvedere cascada waterfall wasserfall')

const LEAST_OWN = 12
const MOST_OWN = 400

/** The object's own description, in English where there is one. */
function ownDescription({ tags }: Candidate): string | null {
  const text = (tags['description:en'] ?? tags['description'] ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,])/g, '')
    .trim()
  if (text.length < LEAST_OWN || text.length > MOST_OWN || /https?:|www\./.test(text)) return null
  return sentence(text)
}
