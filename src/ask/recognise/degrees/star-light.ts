import { FILLER, type Span, UNSAID } from '../spans.ts'

/**
 * Reads "far from the city lights" as the dark sky that is sought, and "at night" beside the stars as what stars are watched by; how
 * loud it is at night is another question.
 */
export function withStarLight(spans: readonly Span[]): readonly Span[] {
  const light = spans.findIndex((_, at) => isFarFromLight(spans, at))
  const stars = spans.findIndex(isStars)
  if (light === -1 && stars === -1) return spans
  const meaning: Span['meaning'] = spans[stars]?.meaning ?? { is: 'feature', feature: 'dark-sky' }
  const run = light === -1 ? [] : lightsAt(spans, light)
  return spans.map((span, at): Span => {
    if (at === light) return { ...span, meaning }
    if (run.includes(at)) return { ...span, said: 'the', meaning: FILLER }
    const isBesideStars = stars !== -1 && Math.abs(at - stars) <= REACH && !spans.some(asksHowLoud)
    return isBesideStars && isNight(span) ? { ...span, meaning: FILLER, frame: 'when one comes' } : span
  })
}

/** "I see the stars there at night". */
const REACH = 3

function isStars({ meaning }: Span): boolean {
  return meaning.is === 'feature' && (meaning.feature === 'stargazing' || meaning.feature === 'dark-sky')
}

function asksHowLoud({ meaning }: Span): boolean {
  return meaning.is === 'aspect' && (meaning.aspect === 'rating' || meaning.aspect === 'level')
}

function isNight({ meaning, said }: Span): boolean {
  return meaning.is === 'time' && /^(at|by|during the|in the) night$/i.test(said)
}

function isFarFromLight(spans: readonly Span[], at: number): boolean {
  const { meaning, typed } = spans[at] ?? UNSAID
  return meaning.is === 'unknown' && LIGHTS.test(typed) && farFrom(spans, at) !== -1
}

/** Where "far from" stands before it: "far from the", "far from city". */
function farFrom(spans: readonly Span[], light: number): number {
  const at = spans.slice(0, light).findLastIndex(({ said }) => FAR.test(said))
  return at !== -1 && light - at <= REACH && spans.slice(at + 1, light).every(isOfLight) ? at : -1
}

/** From "far from" to the city whose lights they are. */
function lightsAt(spans: readonly Span[], light: number): number[] {
  const from = farFrom(spans, light)
  let to = light + 1
  while (isOfLight(spans[to] ?? UNSAID)) to++
  const isOfCity = spans.slice(light + 1, to).some(({ said }) => CITY.test(said))
  return [...spans.keys()].filter(at => at >= from && at < (isOfCity ? to : light))
}

function isOfLight({ said }: Span): boolean {
  return SMALL.test(said) || CITY.test(said)
}

const FAR = /^(far |far away |away |well away )?(far|away) from$|^far$/i
const SMALL = /^(the|any|all|of)$/i
const CITY = /^(big |bright )?(city|cities|town|towns|street|artificial)$/i
const LIGHTS =
  /^(lights?|(?:stadt|straßen|kunst|groß)?(?:stadt)?lichte?r?n?|lumières?|éclairages?|luces|farolas|luci|lampioni|lampadaires|laternen)$/i
