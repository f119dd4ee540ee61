import { type CaveatFacts, LEAST_SCREENED_DB } from '../../silence/caveats.ts'
import type { Words } from '../language/words.ts'

const LEAST_KM = 0.1

/** Says in the reader's language what is to be kept in mind of a computed rating. */
export function caveatsIn(words: Words, { caps, edge, beyondShare, spread, facts, screenedDb }: CaveatFacts): string[] {
  const { say, decimal, distance, percent } = words
  const missing = [...new Set(facts.flatMap(fact => fact.missing ?? []))]
  const kinds = new Intl.ListFormat(words.language).format(missing.map(kind => say(`caveat.${kind}`)))
  const far = distance(Math.max(LEAST_KM, edge / 1000))
  return [
    ...caps.map(({ class: event, name, distanceM, cap, season }) => {
      const what = `${say(`event.${event}`)}${name === null ? '' : ` (${name})`}`
      const values = { what, distance: distance(distanceM / 1000), rating: decimal(cap) }
      return season === null ? say('caveat.cap', values) : say('caveat.capInWinter', values)
    }),
    ...(screenedDb !== null && screenedDb >= LEAST_SCREENED_DB
      ? [say('caveat.ridge', { decibels: Math.round(screenedDb) })]
      : []),
    ...(edge === Infinity
      ? []
      : [
          Math.round(100 * beyondShare) < 1
            ? say('caveat.edge', { distance: far })
            : say('caveat.edgeCounted', { distance: far, percent: percent(beyondShare) }),
        ]),
    ...(missing.length > 0 ? [say('caveat.missing', { kinds })] : []),
    ...(facts.some(({ isOld }) => isOld) ? [say('caveat.old')] : []),
    say('caveat.spread', { quieter: Math.round(spread.quieterDb), louder: Math.round(spread.louderDb) }),
    say(screenedDb === null ? 'caveat.shielding' : 'caveat.woods'),
  ]
}
