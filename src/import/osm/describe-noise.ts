// What makes the noise, in a sentence.
import type { DominantSource, Explanation } from '../../silence/explain.ts'
import type { Facts } from './describe/describe.ts'
import { distanceWords, sentence, variant } from './phrases.ts'

/** How a road without a name is called, by class. */
const ROAD_WORDS: Record<string, string> = {
  motorway: 'a motorway',
  trunk: 'a trunk road',
  primary: 'a main road',
  secondary: 'a secondary road',
  tertiary: 'a local road',
  unclassified: 'a country lane',
  residential: 'a residential street',
  service: 'an access road',
}

const OTHER_WORDS: Record<string, (source: DominantSource) => string> = {
  rail: ({ name, class: className }) => {
    if (name === null) return RAIL_WORDS[className] ?? 'the railway'
    return /rail|bahn|line|tram/i.test(name) ? `the ${name}` : `the railway ${name}`
  },
  aerodrome: ({ name }) => (name === null ? 'an airfield' : `aircraft at ${name}`),
  settlement: ({ name }) => name ?? 'a settlement',
  works: ({ class: className, name }) => name ?? WORKS_WORDS[className] ?? 'works',
  turbine: () => 'a wind turbine',
}

const RAIL_WORDS: Record<string, string> = { tram: 'the tram', tourist: 'the heritage railway' }

const WORKS_WORDS: Record<string, string> = {
  port: 'a harbour',
  industry: 'an industrial area',
  quarry: 'a quarry',
  retail: 'a shopping area',
  commercial: 'a business area',
  'rail-yard': 'a rail yard',
}

function sourceWords(source: DominantSource): string {
  if (source.kind !== 'road') return OTHER_WORDS[source.kind]?.(source) ?? 'noise'
  const { name, class: className } = source
  if (name === null) return ROAD_WORDS[className] ?? 'a road'
  if (/^\d/.test(name)) return `road ${name}`
  return /^[A-Z]{1,3}[- ]?\d/.test(name) ? `the ${name}` : name
}

/** Below this nothing is worth a word, dB. */
const FAINT_DB = 30
const LEADING_SHARE = 0.4
const CLOSE_METRES = 150

export function noiseSentence({ id, explanation }: Pick<Facts, 'id' | 'explanation'>): string | null {
  const { dominant, lden } = explanation
  const event = eventWords(explanation)
  const [first] = dominant
  if (!first || lden === '< 20') {
    const quiet = [
      'nothing man-made is loud enough to be heard here, by the map',
      'no road, railway or village is near enough to be heard',
      'what can be heard is wind, water and birds',
      null,
    ]
    return join(variant(id, 'noise', quiet), event)
  }
  const source = sourceWords(first)
  const far = distanceWords(first.distanceM)
  return join(variant(id, 'noise', waysToSay(first, source, far, lden)), event)
}

function waysToSay({ distanceM, share }: DominantSource, source: string, far: string, lden: number): string[] {
  if (lden < FAINT_DB) {
    return [
      `only ${source}, ${far} away, can be made out on a still day`,
      `if anything is heard, it is ${source}, ${far} away`,
      `${source} is ${far} away and hardly heard`,
      `of all that people do, little is heard here: most of it is ${source}, ${far} away`,
    ]
  }
  if (distanceM < CLOSE_METRES) return [`${source} is close by and heard`, `close by, ${source} can be heard`]
  if (share < LEADING_SHARE) {
    return [
      `several noises mix here, ${source} first among them`,
      `some hum is left, most of it from ${source}, ${far} away`,
      `a little of everything is heard, ${source} above all`,
    ]
  }
  return [
    `what one hears of people is mostly ${source}, ${far} away`,
    `${source} can be heard from ${far} away`,
    `most of the noise comes from ${source}, ${far} off`,
    `${source}, ${far} away, is what reaches the ear`,
  ]
}

/** An event that caps the rating stands first among the caveats. */
function eventWords({ caveats }: Explanation): string | null {
  const [, what, far] = /^(.+?) (\d+) m away caps the rating/.exec(caveats[0] ?? '') ?? []
  if (what === undefined) return null
  return `${what.replace(' (in season)', '')} is ${distanceWords(Number(far))} away${what.includes('in season') ? ' and runs in season' : ''}`
}

function join(...texts: (string | null)[]): string | null {
  const said = texts.filter(text => text !== null && text !== '').map(text => sentence(text ?? ''))
  return said.length === 0 ? null : said.join(' ')
}
