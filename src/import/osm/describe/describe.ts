// Descriptions: one to three sentences from what is known, so that a list of them does not read as one form.
import type { Explanation } from '../../../silence/explain.ts'
import type { Candidate } from '../collect/candidates.ts'
import { noiseSentence } from '../describe-noise.ts'
import { opening } from '../describe-opening.ts'
import type { NearbyFeature } from '../collect/nearby.ts'
import type { NearestPlace } from './nearest-place.ts'
import { distanceWords, sentence, variant } from '../phrases.ts'

export type Facts = {
  id: string
  candidate: Candidate
  place: NearestPlace | null
  /** A named area around it. */
  container: Candidate | undefined
  near: readonly NearbyFeature[]
  explanation: Explanation
}

export function describe(facts: Facts): string {
  const own = ownDescription(facts.candidate)
  const sentences = [opening(facts), remark(facts), own, noiseSentence(facts)]
  return sentences.filter(text => text !== null).join(' ')
}

type Remark = (facts: Facts) => string | null

/** What is remarkable, the most first; each is said in one of some ways. */
const REMARKS: readonly Remark[] = [
  facts => {
    const hut = facts.near.find(({ rule, metres, name }) => rule.isHut === true && metres > 20 && name !== null)
    if (!hut || facts.candidate.kind === 'hut') return null
    const far = distanceWords(hut.metres)
    const ways = [
      `the hut ${hut.name} is ${far} away`,
      `${hut.name}, a hut, stands ${far} off`,
      `one can rest at ${hut.name}, ${far} from here`,
    ]
    return variant(facts.id, 'hut', ways)
  },
  facts => {
    const fall = namedNearby(facts, 'waterfall')
    return fall && `the waterfall ${fall.name} is ${distanceWords(fall.metres)} away`
  },
  ({ candidate: { kind, tags } }) => {
    const beds = /^\d+$/.exec(tags['capacity'] ?? '')?.[0]
    return beds === undefined || kind !== 'hut' || beds === '0' ? null : `${beds} people can sleep here`
  },
  ({ id, near }) =>
    near.some(({ rule }) => rule.fire === 'allowed')
      ? variant(id, 'fire', ['there is a place to make a fire', 'a fireplace is at hand', 'it has a fireplace'])
      : null,
  ({ id, near, candidate: { kind } }) =>
    near.some(({ rule }) => rule.tag === 'picnic') && kind !== 'picnic-site'
      ? variant(id, 'picnic', ['there are tables for a picnic', 'picnic tables stand here', null])
      : null,
  facts => {
    const lookout = namedNearby(facts, 'viewpoint')
    return lookout && `the viewpoint ${lookout.name} is close by`
  },
  ({ candidate: { tags } }) => (tags['wheelchair'] === 'yes' ? 'wheelchairs get here' : null),
]

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
      ({ rule, metres, name }) => rule.tag === tag && metres > 10 && name !== null && name !== candidate.tags['name'],
    ) ?? null
  )
}

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
