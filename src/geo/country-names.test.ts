import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryNames } from './country-names.ts'

test('a country has its names in five languages and its own, each once', () => {
  assert.deepEqual(countryNames('DE'), ['Germany', 'Deutschland', 'Allemagne', 'Alemania', 'Germania'])
  assert.deepEqual(countryNames('IS'), ['Iceland', 'Island', 'Islande', 'Islandia', 'Islanda', 'Ísland'])
  assert.ok(countryNames('JP').includes('日本'))
})

test('what is no code of a country has no names', () => {
  for (const code of ['', 'de', 'ZZZ', 'QQ']) assert.deepEqual(countryNames(code), [], code)
})
