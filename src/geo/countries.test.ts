import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COUNTRIES, countryCode, countryName, countryNamesIn } from './countries.ts'

test('a country is known by its code and by its usual English name', () => {
  assert.equal(countryName('NL'), 'Netherlands')
  assert.equal(countryName('CN'), 'China')
  assert.equal(countryName('XX'), undefined)
  assert.equal(countryCode('the Netherlands'), 'NL')
  assert.equal(countryCode('Atlantis'), undefined)
  for (const { code, name } of COUNTRIES) assert.equal(countryName(countryCode(name) ?? ''), name, code)
})

test('countries have names in other languages', () => {
  assert.equal(countryNamesIn('de').get('AT'), 'Österreich')
  assert.equal(countryNamesIn('fr').get('DE'), 'Allemagne')
})
