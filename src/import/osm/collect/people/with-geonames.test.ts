import assert from 'node:assert/strict'
import { test } from 'node:test'
import { E7, METRES_PER_DEGREE } from '../../../../geo/local-plane.ts'
import type { Settlement } from './settlement.ts'
import { withGeoNames } from './with-geonames.ts'

const cityOf = (people: number) => ({ name: 'Owlton', people, x: 0, y: 0 })

function place(kilometres: number, facts: Partial<Settlement>): Settlement {
  const x = Math.round(((kilometres * 1000) / METRES_PER_DEGREE) * E7)
  return { origin: 0, class: 'village', name: 'Owlton', people: 800, isCounted: false, x, y: 0, ...facts }
}

/** People of the places and of the missing cities. */
function peopleOf(found: readonly Settlement[], people: number): [number[], number[]] {
  const { places, missing } = withGeoNames(found, [cityOf(people)])
  return [places.map(({ people }) => people), missing.map(({ people }) => people)]
}

test('a place that is not counted has the people that GeoNames knows of its namesake', () => {
  assert.deepEqual(peopleOf([place(1, {})], 3433), [[3433], []])
  assert.deepEqual(peopleOf([place(1, { class: 'town', people: 10_000 })], 3433), [[3433], []])
  assert.deepEqual(peopleOf([place(1, {})], 0), [[800], []])
  assert.deepEqual(peopleOf([place(1, { people: 60, class: 'hamlet' }), place(2, {})], 3433), [[60, 3433], []])
})

test('a place that is counted keeps its number, and its namesake is the same place', () => {
  assert.deepEqual(peopleOf([place(1, { people: 200, isCounted: true })], 3433), [[200], []])
  assert.deepEqual(peopleOf([place(1, {}), place(2, { people: 200, isCounted: true })], 3433), [[800, 200], []])
  assert.deepEqual(peopleOf([place(8, { people: 1000, isCounted: true })], 3433), [[1000], []])
})

test('a namesake far away that is not counted stands for a city only with half of its people', () => {
  assert.deepEqual(peopleOf([place(8, { people: 60, class: 'hamlet' })], 3433), [[60], [3433]])
  assert.deepEqual(peopleOf([place(8, {})], 1500), [[800], []])
  assert.deepEqual(peopleOf([place(1, { name: 'Ashton' })], 1500), [[800], []])
  assert.deepEqual(peopleOf([place(1, { name: 'Ashton' })], 3433), [[800], [3433]])
})
