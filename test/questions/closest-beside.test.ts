// A list near a place begins with the quietest: where the closest is none of them it says which that is, held against haversines.
import assert from 'node:assert/strict'
import { NO_EXTRACTS } from '../support/osm-samples.ts'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import { NOISY_BELOW } from '../../src/silence/rating.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { extractContext } from '../support/extract-context.ts'
import { at, CLOSEST_BESIDE, kilometres, type Language, LANGUAGES, type Point } from './drawn-places.ts'

const extract = await extractContext()
const skip = extract === undefined && NO_EXTRACTS

/** Where towns lie, by OpenStreetMap. */
const TOWNS: readonly (readonly [string, Point])[] = [
  ['Ordino', [42.5559, 1.5334]],
  ['Canillo', [42.5667, 1.6]],
  ['Encamp', [42.536, 1.5829]],
  ['Vaduz', [47.1393, 9.5228]],
  ['Malbun', [47.1022, 9.6101]],
  ['Peel', [54.2225, -4.6945]],
]
const KINDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  hut: { en: 'huts', de: 'Hütten', fr: 'refuges', es: 'refugios', it: 'rifugi' },
  lake: { en: 'lakes', de: 'Seen', fr: 'lacs', es: 'lagos', it: 'laghi' },
  peak: { en: 'peaks', de: 'Gipfel', fr: 'sommets', es: 'picos', it: 'vette' },
  viewpoint: { en: 'viewpoints', de: 'Aussichtspunkte', fr: 'points de vue', es: 'miradores', it: 'belvedere' },
}
const NEAR: Readonly<Record<Language, (kind: string, town: string) => readonly string[]>> = {
  en: (kind, town) => [`${kind} near ${town}`, `${kind} around ${town}`, `show me ${kind} close to ${town}`],
  de: (kind, town) => [`${kind} bei ${town}`, `${kind} in der Nähe von ${town}`],
  fr: (kind, town) => [`${kind} près de ${town}`, `${kind} à proximité de ${town}`],
  es: (kind, town) => [`${kind} cerca de ${town}`],
  it: (kind, town) => [`${kind} vicino a ${town}`],
}
/** The quietest are what is asked for here, whatever lies nearer. */
const QUIETEST: Readonly<Record<Language, (kind: string, town: string) => string>> = {
  en: (kind, town) => `the quietest ${kind} near ${town}`,
  de: (kind, town) => `die ruhigsten ${kind} bei ${town}`,
  fr: (kind, town) => `les ${kind} les plus calmes près de ${town}`,
  es: (kind, town) => `los ${kind} más tranquilos cerca de ${town}`,
  it: (kind, town) => `i ${kind} più tranquilli vicino a ${town}`,
}
const MOST_SHOWN = 5

for (const language of LANGUAGES)
  test(`the closest of a kind is among what is told near a town, in ${language}`, { skip }, () => {
    if (!extract) return
    let beside = 0
    for (const [town, point] of TOWNS)
      for (const [kind, words] of Object.entries(KINDS)) {
        const far = (spot: SpotRecord) => kilometres(point, at(spot))
        const near: readonly SpotRecord[] = extract.spots
          .filter(spot => spot.tags.includes(kind) && far(spot) < 24)
          .toSorted((a, b) => far(a) - far(b))
        const [closest] = near
        if (!closest) continue
        const least = far(closest) + 0.3
        for (const query of NEAR[language](words[language], town)) {
          const { docs, answer } = ask({ query }, extract.context)
          const told = docs.map(doc => extract.context.index.coordinates(doc))
          const nearest = Math.min(...told.map(({ latitude, longitude }) => kilometres(point, [latitude, longitude])))
          assert.ok(nearest <= least, `${query}: ${nearest} km, not ${least}\n${answer}`)
          assert.equal(CLOSEST_BESIDE.test(answer), docs.length > MOST_SHOWN, query)
          beside += docs.length > MOST_SHOWN ? 1 : 0
        }
        const { answer } = ask({ query: QUIETEST[language](words[language], town) }, extract.context)
        assert.doesNotMatch(answer, CLOSEST_BESIDE)
      }
    assert.ok(beside > 5, String(beside))
  })

test('of noisy ones that are left out where quiet is looked for, the closest is none', { skip }, () => {
  if (!extract) return
  for (const query of ['quiet lakes near Ordino', 'quiet viewpoints near Encamp']) {
    const { docs, answer } = ask({ query }, extract.context)
    const ratings: number[] = docs.map(doc => extract.context.index.silenceRating(doc))
    assert.ok(Math.min(...ratings) >= NOISY_BELOW, answer)
  }
})
