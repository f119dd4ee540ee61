// What makes the noise at a spot, in words.
import type { DominantSource, Explanation } from '../../../silence/explanation.ts'
import { isMost, isMostlySupposed } from '../../../silence/breakdown/supposed.ts'
import { kilometres } from '../../../text/distance-words.ts'
import { listed } from '../../../text/english.ts'
import { tableOf } from '../../../text/table.ts'
import { cappedBy } from '../../find/noises/capped-by.ts'
import { byName } from './by-name.ts'
import { cappedText } from './capped.ts'

/** What a source is called; the class decides where it says more than the kind. */
const KINDS: Readonly<Record<DominantSource['kind'], string>> = {
  road: 'road',
  rail: 'railway',
  aerodrome: 'airfield',
  settlement: 'village',
  works: 'works',
  turbine: 'wind turbine',
  event: 'event site',
}

const CLASSES = tableOf<string>({
  motorway: 'motorway',
  trunk: 'trunk road',
  primary: 'primary road',
  secondary: 'secondary road',
  tertiary: 'tertiary road',
  unclassified: 'lane',
  residential: 'street',
  service: 'access road',
  pedestrian: 'pedestrian street',
  tram: 'tram',
  tourist: 'heritage railway',
  large: 'large airport',
  medium: 'airport',
  heliport: 'heliport',
  city: 'city',
  town: 'town',
  village: 'village',
  hamlet: 'hamlet',
  farm: 'farm',
  port: 'harbour',
  industry: 'industrial area',
  quarry: 'quarry',
  retail: 'shopping area',
  commercial: 'business area',
  'rail-yard': 'rail yard',
})

/** Nearer than this a source is where the point is, in metres. */
const HERE_METRES = 50
/** Below this hardly anything is heard, dB. */
const FAINT_DB = 30

/** Names what is heard at a point, loudest first. */
export function loudestText({ dominant }: Pick<Explanation, 'dominant'>): string {
  const sources = byName(dominant).map(source => `${placed(source)} (${Math.round(source.levelDb)} dB)`)
  return sources.length === 0 ? 'No noise source was found in reach.' : `What is loudest there: ${listed(sources)}.`
}

/** Says in half a sentence why it is as quiet as it is: "only the trunk road CG-2, 2.5 km away, is heard, and faintly". */
export function reasonText(why: Pick<Explanation, 'dominant' | 'lden' | 'rating' | 'caps' | 'known'>): string {
  const cap = cappedBy(why)
  return `${heardText(why)}${cap ? `; ${cappedText(cap)}` : ''}`
}

function heardText({ dominant, lden, known }: Pick<Explanation, 'dominant' | 'lden' | 'known'>): string {
  if (isMostlySupposed(known)) return 'most of what may be heard lies beyond the map and is not known'
  const [first] = dominant
  if (!first || typeof lden !== 'number') return 'no road, railway or village is near enough to be heard'
  if (lden < FAINT_DB) return `only the ${placed(first)}, is heard, and faintly`
  const most = isMost(first) ? 'most of the noise is from the' : 'several noises mix, the loudest from the'
  return `${most} ${placed(first)}`
}

/** Tells whether a source is where the point is. */
export function isRightThere({ distanceM }: Pick<DominantSource, 'distanceM'>): boolean {
  return distanceM < HERE_METRES
}

/** Names a source with how far away it is: "trunk road CG-2, 6.2 km away". */
export function placed({ kind, class: type, name, distanceM }: DominantSource): string {
  const what = CLASSES.get(type) ?? KINDS[kind]
  const far = isRightThere({ distanceM }) ? 'right there' : `${kilometres(distanceM / 1000)} away`
  return `${what}${name === null ? '' : ` ${name}`}, ${far}`
}
