// What makes the noise, in a sentence.
import type { DominantSource, Explanation } from '../../../silence/explanation.ts'
import { isMost, isMostlySupposed } from '../../../silence/breakdown/supposed.ts'
import { EVENTS, MISSING } from '../../../silence/parameters.ts'
import { distanceWords } from '../../../text/distance-words.ts'
import { joined, sentence } from '../../../text/english.ts'
import { isInaudible } from './inaudible.ts'
import { tableOf } from '../../../text/table.ts'

/** How a road without a name is called, by class. */
const ROAD_WORDS = tableOf<string>({
  motorway: 'a motorway',
  trunk: 'a trunk road',
  primary: 'a main road',
  secondary: 'a secondary road',
  tertiary: 'a local road',
  unclassified: 'a minor road',
  residential: 'a residential street',
  service: 'an access road',
  pedestrian: 'a pedestrian street',
})

const OTHER_WORDS = tableOf<(source: DominantSource) => string>({
  rail: ({ name, class: className }) => {
    if (name === null) return RAIL_WORDS.get(className) ?? 'the railway'
    return /rail|bahn|line|tram/i.test(name) ? `the ${name}` : `the railway ${name}`
  },
  aerodrome: ({ name }) => (name === null ? 'an airfield' : `aircraft at ${name}`),
  settlement: ({ name }) => name ?? 'a settlement',
  works: ({ class: className, name }) => name ?? WORKS_WORDS.get(className) ?? 'works',
  turbine: () => 'a wind turbine',
})

const RAIL_WORDS = tableOf<string>({ tram: 'the tram', tourist: 'the heritage railway' })

const WORKS_WORDS = tableOf<string>({
  port: 'a harbour',
  industry: 'an industrial area',
  quarry: 'a quarry',
  retail: 'a shopping area',
  commercial: 'a business area',
  'rail-yard': 'a rail yard',
})

function sourceWords(source: DominantSource): string {
  if (source.kind !== 'road') return OTHER_WORDS.get(source.kind)?.(source) ?? 'noise'
  const { name, class: className } = source
  const noun = ROAD_WORDS.get(className) ?? 'a road'
  if (name === null) return noun
  const [first = name] = name.split(';')
  return `${noun} (${first})`
}

/** Below this hardly anything is heard, dB. */
const FAINT_DB = 30
const CLOSE_METRES = 150

/** Says what makes the noise, and which event is near. */
export function noiseSentence({ explanation }: { explanation: Explanation }): string {
  return joined([ofNoise(explanation), eventWords(explanation)].map(text => (text === null ? null : sentence(text))))
}

/** Where most is only supposed, that it lies beyond the edge of the map, or is of kinds that it lacks. */
function ofUnknown({ known }: Explanation): string | null {
  if (!known || !isMostlySupposed(known)) return null
  const { edge, facts } = known
  const lacking = [...new Set(facts.flatMap(({ missing }) => missing ?? []))].map(kind => MISSING[kind].words)
  if (lacking.length > 0) return `most of what may be heard is not known, as the map has ${lacking.join(' and ')}`
  const far = edge < EDGE_METRES ? 'close by' : `${distanceWords(edge)} away`
  return `most of what may be heard is not known, as the map ends ${far}`
}

/** So near an edge one is at it. */
const EDGE_METRES = 100

function ofNoise(explanation: Explanation): string {
  return ofUnknown(explanation) ?? ofKnown(explanation)
}

function ofKnown(explanation: Explanation): string {
  const { dominant, lden } = explanation
  const [first] = dominant
  if (!first || isInaudible(explanation) || typeof lden !== 'number') {
    return 'by the map, no road, railway or village is near enough to be heard'
  }
  const { distanceM, share } = first
  const source = sourceWords(first)
  // How far a settlement is, is how far its middle is: one may be in it.
  const isAround = first.kind === 'settlement' && distanceM < (IN_IT_METRES.get(first.class) ?? 0)
  const away = isAround ? 'with its middle ' : ''
  const far = `${away}${distanceWords(distanceM)} away`
  if (lden < FAINT_DB) return `hardly anything is heard; what there is comes from ${source}, ${far}`
  if (distanceM < CLOSE_METRES) return `${first.kind === 'aerodrome' ? (first.name ?? source) : source} is close by`
  return isMost({ share })
    ? `most of the noise comes from ${source}, ${far}`
    : `several noises mix, the loudest is ${source}, ${far}`
}

/** As far as the middle of one may be from its houses, metres: of a million people, 10 km (J). */
const IN_IT_METRES = tableOf<number>({ city: 10_000, town: 4_000, village: 3_000, hamlet: 3_000, farm: 3_000 })

/** Only the nearest event is worth a sentence. */
function eventWords({ caps: [nearest] }: Explanation): string | null {
  if (!nearest) return null
  const { class: eventClass, name, distanceM, isSeasonal } = nearest
  const what = `${EVENTS[eventClass].words}${name === null || /\d/.test(name) ? '' : ` (${name})`}`
  return `${what} is ${distanceWords(distanceM)} away${isSeasonal ? ' and runs in season' : ''}`
}
