// What goes back to something that was said before: another than one, a kind that need not be, from where it is far. Checked against the spots.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { QuestionContext } from '../../src/ask/question-context.ts'
import { distanceKm } from '../../src/geo/distance.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { extractContext } from '../support/extract-context.ts'
import { NO_EXTRACTS, realExtract } from '../support/osm-samples.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { LANGUAGES } from './filled.ts'
import {
  ANOTHER_WITH_BUS,
  ANOTHER_WITH_LAKE,
  BEACHES,
  BENCHES,
  BENCHES_OF_LIST,
  COAST,
  FOREST_FREE,
  FROM_STOCKHOLM,
  HIGHER,
  LAST_SHOWN,
  NEAR_VADUZ,
  NO_GLACIER,
  NOT_BEACH,
  NOT_HAINICH,
  OF_NONE,
  SINGLED_OUT,
  SEA_NO_BEACH,
  SWEDEN_FROM_OSLO,
  WAY_IN_JAPAN,
  WHICH_HIGHEST,
} from './turned-back-in-languages.ts'
import { FORESTS } from './spoken-spots-in-languages.ts'

const starter = await starterContext()
const skip = realExtract('andorra-2025-01-19.osm.pbf') === undefined && NO_EXTRACTS
const extract = await extractContext()
const extracts = extract?.context ?? starter

const answered = (world: QuestionContext, ...turns: readonly string[]) =>
  ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, world)
const nameOf = (doc: number) => starter.index.name(doc)
const has = (spot: SpotRecord, key: string) => spot.tags.includes(key)
const best = (spots: readonly SpotRecord[]) =>
  spots.toSorted((a, b) => b.silenceRating - a.silenceRating).map(({ name }) => name)
const inGermany = starterSpots().filter(({ country, silenceRating }) => country === 'DE' && silenceRating >= 3.4)
const forests = best(inGermany.filter(spot => has(spot, 'forest')))

for (const [at, language] of LANGUAGES.entries()) {
  const of = <Value>(all: readonly Value[]): Value => all[at] as Value

  test(`another with a wish behind a fact of one is any other that has it: ${language}`, () => {
    const japan = starterSpots().filter(({ country }) => country === 'JP')
    const [quietest] = best(japan)
    const byBus = best(
      japan.filter(({ name, transportation }) => name !== quietest && /\bbus\b/i.test(transportation ?? '')),
    )
    const [, second] = forests
    const lakes = best(inGermany.filter(spot => has(spot, 'lake') && spot.name !== second))
    const wrong = [
      ...of(ANOTHER_WITH_BUS).map(said => ({ turns: [...of(WAY_IN_JAPAN), said], first: byBus[0] })),
      ...of(ANOTHER_WITH_LAKE).map(said => ({ turns: [of(FORESTS), of(FOREST_FREE), said], first: lakes[0] })),
    ].filter(({ turns, first }) => {
      const { docs, understood } = answered(starter, ...turns)
      return nameOf(docs[0] ?? 0) !== first || understood.notApplied.length > 0
    })
    assert.deepEqual(wrong, [])
  })

  test(`"not Hainich, something else" leaves out that one alone: ${language}`, () => {
    const others = forests.filter(name => name !== 'Hainich')
    const wrong = of(NOT_HAINICH).filter(said => {
      const { docs, understood } = answered(starter, of(FORESTS), said)
      return String(docs.map(nameOf)) !== String(others) || understood.notApplied.length > 0
    })
    assert.deepEqual(wrong, [])
  })

  test(`the last that was shown is one of the list, where nothing was found since: ${language}`, () => {
    const last = forests.at(-1)
    const wrong = of(LAST_SHOWN).filter(said => {
      const { docs, understood } = answered(starter, of(FORESTS), of(NO_GLACIER), said)
      return String(docs.map(nameOf)) !== last || understood.notApplied.length > 0
    })
    assert.deepEqual(wrong, [])
  })

  test(`how far it is "no, from Stockholm" is measured from there: ${language}`, () => {
    const tiveden = starterSpots().find(({ name }) => name === 'Tiveden')
    assert.ok(tiveden)
    const km = Math.round(distanceKm(tiveden, { latitude: 59.3294, longitude: 18.0687 }))
    const wrong = of(FROM_STOCKHOLM).filter(said => {
      const { answer, docs, understood } = answered(starter, ...of(SWEDEN_FROM_OSLO), said)
      const [, told] = /(\d+) km/.exec(answer) ?? []
      const isRight = String(docs.map(nameOf)) === 'Tiveden' && Math.abs(Number(told) - km) <= 3
      return !isRight || understood.notApplied.length > 0
    })
    assert.deepEqual(wrong, [])
  })

  test(`what need not be a beach may be one, and what is not to be one is none: ${language}`, { skip }, () => {
    const coast = (extract?.spots ?? []).filter(spot => spot.country === 'IM' && has(spot, 'coast'))
    const total = coast.length
    const without = coast.filter(spot => !has(spot, 'beach')).length
    assert.ok(total > without)
    const wrong = [
      ...of(SEA_NO_BEACH).map(said => ({ turns: [of(BEACHES), said], count: total })),
      ...of(NOT_BEACH).map(said => ({ turns: [of(COAST), said], count: without })),
    ].filter(({ turns, count }) => !answered(extracts, ...turns).answer.includes(` ${count} `))
    assert.deepEqual(wrong, [])
  })

  test(`a fact behind "anything higher?" is asked of the highest, and behind a list of all: ${language}`, {
    skip,
  }, () => {
    const higher = [of(NEAR_VADUZ), of(HIGHER)]
    const [highest = -1] = answered(extracts, ...higher).docs
    const wrong = of(BENCHES).filter(said => String(answered(extracts, ...higher, said).docs) !== String(highest))
    assert.deepEqual(wrong, [])
    const found = of(BENCHES_OF_LIST).filter(said => answered(extracts, ...higher, said).understood.kind === 'about')
    assert.deepEqual(found, [])
  })

  test(`of one that no answer could name nothing is told: ${language}`, { skip }, () => {
    const wrong = of(OF_NONE).filter(said => {
      const { answer, docs } = answered(extracts, ...of(WHICH_HIGHEST), said)
      return docs.length > 0 || !of(SINGLED_OUT).test(answer)
    })
    assert.deepEqual(wrong, [])
  })
}
