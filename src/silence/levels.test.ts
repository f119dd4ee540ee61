import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aerodromeClass,
  aerodromeDb,
  railLevel,
  reachOf,
  type RoadFacts,
  roadLevel,
  settlementDb,
  settlementLevel,
  turbineDb,
  worksDb,
  worksLevel,
} from './levels.ts'
import { ROADS } from './parameters.ts'

function road(facts: Partial<RoadFacts> = {}): RoadFacts {
  return {
    class: 'primary',
    vehicles: null,
    speed: null,
    lanes: null,
    isOneway: false,
    isRoundabout: false,
    isMinorService: false,
    isInTown: false,
    people: 1_000_000,
    served: Infinity,
    ...facts,
  }
}

function near(actual: number, expected: number, within = 0.05) {
  assert.ok(Math.abs(actual - expected) <= within, `${actual} is not within ${within} of ${expected}`)
}

test('a road with nothing tagged, among many people, has the level of its class', () => {
  for (const [name, row] of Object.entries(ROADS)) {
    if (name !== 'trunk') near(roadLevel(road({ class: name as keyof typeof ROADS })), row.level)
  }
})

test('a trunk road with one carriageway and under four lanes carries 12,000 vehicles', () => {
  near(roadLevel(road({ class: 'trunk' })), 73.1 + 10 * Math.log10(12_000 / 23_914))
  near(roadLevel(road({ class: 'trunk', lanes: 4 })), 73.1)
  near(roadLevel(road({ class: 'trunk', isOneway: true })), 73.1 - 3)
})

test('twice the traffic is 3 dB more, twice the speed 6 dB, and below 30 km/h nothing is gained', () => {
  near(roadLevel(road({ vehicles: 17_810 })), 65.8 + 3.01)
  near(roadLevel(road({ speed: 160 })), 65.8 + 6.02)
  assert.equal(roadLevel(road({ speed: 10 })), roadLevel(road({ speed: 30 })))
})

test('few people nearby mean less traffic, down to a fifth, but never on a motorway or where it was counted', () => {
  near(roadLevel(road({ people: 12_500 })), 65.8 + 10 * Math.log10(0.5))
  near(roadLevel(road({ people: 0 })), 65.8 + 10 * Math.log10(0.2))
  near(roadLevel(road({ class: 'motorway', people: 0 })), 76.9)
  near(roadLevel(road({ vehicles: 8_905, people: 0 })), 65.8)
})

test('carriageways and roundabouts of large roads, and driveways, are quieter', () => {
  near(roadLevel(road({ isRoundabout: true })), 62.8)
  near(roadLevel(road({ class: 'tertiary', isOneway: true })), 55.1)
  near(roadLevel(road({ class: 'service', isMinorService: true })), 34.5)
  near(railLevel('freight'), 65.5)
})

test('the class of an aerodrome follows from its runway and its IATA code', () => {
  assert.equal(aerodromeClass({ runwayMetres: 3000, hasIataCode: true }), 'large')
  assert.equal(aerodromeClass({ runwayMetres: 3000, hasIataCode: false }), 'medium')
  assert.equal(aerodromeClass({ runwayMetres: 900, hasIataCode: true }), 'medium')
  assert.equal(aerodromeClass({ runwayMetres: 900, hasIataCode: false }), 'airfield')
  assert.equal(aerodromeClass({ runwayMetres: 399, hasIataCode: false }), 'heliport')
})

test('an aerodrome is heard six times further along its runway than across', () => {
  near(aerodromeDb(55, 0, 1500), 55)
  near(aerodromeDb(55, 9000, 0), 55)
  near(aerodromeDb(55, 0, 3000), 55 - 22 * Math.log10(2) - 2.25)
  assert.equal(aerodromeDb(55, 0, 10), aerodromeDb(55, 0, 300))
})

test('a settlement has one level inside its radius and falls off outside', () => {
  const town = settlementLevel({ class: 'town', people: 10_000, residentialM2: 10e6 })
  near(town.level, 38.1)
  near(town.radius, 1784, 1)
  assert.equal(settlementDb(town, 1000), town.level)
  near(settlementDb(town, 2 * town.radius), 38.1 - 6.02 - 2.4 * 1.784)
  near(settlementLevel({ class: 'city', people: 1e6, residentialM2: 1e6 }).level, 8.1 + 10 * Math.log10(5000))
  near(settlementLevel({ class: 'hamlet', people: null, residentialM2: 0 }).level, 8.1 + 10 * Math.log10(300))
})

test('works and turbines give the levels of their formulae', () => {
  const level = worksLevel('industry', 10_000)
  near(level, 100)
  near(worksDb({ level, squareMetres: 10_000 }, 1000), 100 - 20 * Math.log10(1056.4) - 12.8 - 2.4 * 1.0564)
  near(turbineDb(500), 97.4 - 20 * Math.log10(500) - 1.2)
  assert.equal(turbineDb(1), turbineDb(50))
})

test('the reach of a source is where it falls to 15 dB', () => {
  const reach = reachOf(d => aerodromeDb(55, 0, d))
  near(aerodromeDb(55, 0, reach), 15)
  assert.equal(
    reachOf(() => 14),
    0,
  )
})
