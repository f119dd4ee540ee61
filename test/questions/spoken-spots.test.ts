// What is asked behind one spot is asked of that spot, of what is near it or of what was found there. Checked against the spots.
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
  COMPARE_ALL,
  COMPARE_IT,
  COMPARE_NAMED,
  FORESTS,
  GOES_ON,
  GRILLS,
  HAINICH,
  HIGH_HUTS,
  HOW_FAR_APART,
  HOW_HIGH,
  HUT_AT_IT,
  HUT_NEAR_IT,
  IS_THE_HUT_FREE,
  NOW_CAMPSITES,
  NOW_LAKES,
  NOW_PICNIC_IN_ANDORRA,
  QUIETEST_LAKE,
  TWO_COMPARED,
  TWO_IN_TURN,
} from './spoken-spots-in-languages.ts'

const starter = await starterContext()
const skip = realExtract('andorra-2025-01-19.osm.pbf') === undefined && NO_EXTRACTS
const extract = await extractContext()
const extracts = extract?.context ?? starter
const NEARBY_KM = 25

const answered = (world: QuestionContext, ...turns: readonly string[]) =>
  ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, world)

const nameOf = (doc: number) => starter.index.name(doc)
const called = (name: string) => (extract?.spots ?? []).filter(spot => spot.name === name)

/** The huts within reach of a spot, without itself. */
function hutsAround(center: SpotRecord | undefined): readonly SpotRecord[] {
  if (!center) return []
  return (extract?.spots ?? []).filter(
    spot => spot.id !== center.id && spot.tags.includes('hut') && distanceKm(center, spot) <= NEARBY_KM,
  )
}

for (const [at, language] of LANGUAGES.entries()) {
  const of = <Value>(all: readonly Value[]): Value => all[at] as Value

  test(`"close to it" is near a spot, and not at it: ${language}`, { skip }, () => {
    const [lake = -1] = answered(extracts, of(QUIETEST_LAKE)).docs
    const [center] = called(extracts.index.name(lake))
    const total = hutsAround(center).length
    assert.ok(total > 5)
    const wrong = of(HUT_NEAR_IT).filter(said => {
      const { understood, answer, docs } = answered(extracts, of(QUIETEST_LAKE), of(HOW_HIGH), said)
      const isNear = understood.near?.name === center?.name && !docs.includes(lake)
      return !isNear || !answer.includes(` ${total} `) || understood.notApplied.length > 0
    })
    assert.deepEqual(wrong, [])
    const atIt = of(HUT_AT_IT).filter(said => {
      const { docs } = answered(extracts, of(QUIETEST_LAKE), of(HOW_HIGH), said)
      return String(docs) !== String(lake)
    })
    assert.deepEqual(atIt, [])
  })

  test(`"the hut" is the one that was found, and not the spot that it is near: ${language}`, { skip }, () => {
    const [lake = -1] = answered(extracts, of(QUIETEST_LAKE)).docs
    const wrong = of(HUT_NEAR_IT).flatMap(near => {
      const [hut] = answered(extracts, of(QUIETEST_LAKE), near).docs
      return of(IS_THE_HUT_FREE).flatMap(said => {
        const { docs, understood } = answered(extracts, of(QUIETEST_LAKE), near, said)
        const isRight = String(docs) === String(hut) && understood.notApplied.length === 0
        return isRight ? [] : [`${near} || ${said}`]
      })
    })
    assert.deepEqual(wrong, [])
    const [there = ''] = of(HUT_AT_IT)
    const ofLake = of(IS_THE_HUT_FREE).filter(
      said => String(answered(extracts, of(QUIETEST_LAKE), there, said).docs) !== String(lake),
    )
    assert.deepEqual(ofLake, [])
  })

  test(`"compare it with" another compares the first of a list, or the one spoken of, and "them" all: ${language}`, () => {
    const forests = answered(starter, of(FORESTS)).docs.map(nameOf)
    const wrong = [
      ...of(COMPARE_IT).flatMap(said => [
        { turns: [of(FORESTS), said], names: [forests[0] ?? '', 'Sarek'] },
        { turns: [of(HAINICH), said], names: ['Hainich', 'Sarek'] },
      ]),
      ...of(COMPARE_ALL).map(said => ({ turns: [of(FORESTS), said], names: [...forests, 'Sarek'] })),
      ...of(COMPARE_NAMED).map(said => ({ turns: [of(FORESTS), said], names: ['Rondane', 'Sarek'] })),
    ].filter(({ turns, names }) => {
      const { understood, docs } = answered(starter, ...turns)
      const isRight = understood.kind === 'compare' && String(docs.map(nameOf).toSorted()) === String(names.toSorted())
      return !isRight || understood.notApplied.length > 0
    })
    assert.deepEqual(wrong, [])
  })

  test(`how far two that were spoken of lie from each other is told: ${language}`, () => {
    const [sarek, rondane] = ['Sarek', 'Rondane'].map(name => starterSpots().find(spot => spot.name === name))
    assert.ok(sarek && rondane)
    const km = Math.round(distanceKm(sarek, rondane))
    const wrong = of(HOW_FAR_APART).flatMap(said =>
      [[of(TWO_COMPARED)], of(TWO_IN_TURN)].flatMap(before => {
        const { answer, understood } = answered(starter, ...before, said)
        const isRight = answer.includes(`${km} km`) && understood.notApplied.length === 0
        return isRight ? [] : [[...before, said].join(' || ')]
      }),
    )
    assert.deepEqual(wrong, [])
  })

  test(`another subject leaves the place of the one before, and nothing else: ${language}`, { skip }, () => {
    const inAndorra = (...keys: readonly string[]) =>
      (extract?.spots ?? []).filter(
        spot => spot.country === 'AD' && keys.some(key => spot.tags.includes(key) || spot.activities.includes(key)),
      ).length
    const wrong = [
      ...of(NOW_CAMPSITES).map(said => ({ turns: [...of(HIGH_HUTS), said], total: inAndorra('camping') })),
      ...of(NOW_LAKES).map(said => ({ turns: [...of(HIGH_HUTS), said], total: inAndorra('lake') })),
      ...of(NOW_PICNIC_IN_ANDORRA).map(said => ({ turns: [...of(GRILLS), said], total: inAndorra('picnic') })),
    ].flatMap(({ turns, total }) => {
      const { answer, understood } = answered(extracts, ...turns)
      const isRight = new RegExp(`(?<!\\d)${total} (?!m)`).test(answer) && understood.notApplied.length === 0
      return isRight ? [] : [`${turns.join(' || ')} (${total}): ${answer.slice(0, 160)}`]
    })
    assert.deepEqual(wrong, [])
    const lost = of(GOES_ON).filter(said => {
      const { understood } = answered(starter, of(FORESTS), said)
      return !understood.tags.includes('forest') || understood.notApplied.length > 0
    })
    assert.deepEqual(lost, [])
  })
}
