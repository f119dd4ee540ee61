import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AccessField, parseAccess } from './access.ts'
import { countryAt, parseCountry } from './country.ts'
import { idFrom, idFromPlace } from '../pipeline/identity.ts'
import { parseNames, parseTags } from './lists.ts'
import { checkSourceName } from '../source-name.ts'
import { cleanLine, cleanText } from '../../text/clean.ts'

test('access is read by the question that the column asks, and unknown words are never free', () => {
  const cases: [AccessField, unknown, string | undefined][] = [
    ['accessStatus', 'Free', 'free'],
    ['accessStatus', 'paid', 'paid'],
    ['accessStatus', 'yes', undefined],
    ['accessStatus', 'private', undefined],
    ['accessStatus', 'none', undefined],
    ['access', 'none', undefined],
    ['access', 'no', undefined],
    ['access', 'free', 'free'],
    ['price', 'no', undefined],
    ['price', 'yes', undefined],
    ['price', 'none', undefined],
    ['price', 'free', 'free'],
    ['price', 0, 'free'],
    ['price', 1, 'paid'],
    ['price', '5 EUR', 'paid'],
    ['fee', 'yes', 'paid'],
    ['fee', 'no', 'free'],
    ['fee', false, 'free'],
    ['fee', 0, 'free'],
    ['fee', '0.00 EUR', 'free'],
    ['fee', '€5,50', 'paid'],
    ['fee', 1, 'paid'],
    ['fee', 'donation', undefined],
    ['free', 'yes', 'free'],
    ['free', 'no', 'paid'],
  ]
  for (const [field, value, status] of cases)
    assert.equal(parseAccess(value, field), status, `${field} ${String(value)}`)
})

test('lists part at semicolons, bars and commas; names keep their commas', () => {
  assert.deepEqual(parseTags('Hot Spring; lake|Lake, ÖDLAND ;;'), ['hot-spring', 'lake', 'ödland'])
  assert.deepEqual(parseTags(['Bird watching', 7, null]), ['bird-watching', '7'])
  assert.deepEqual(parseTags('["a b","c"]'), ['a-b', 'c'])
  assert.deepEqual(parseTags(undefined), [])
  assert.deepEqual(parseNames('Llyn, the Lake; Lac | Lac'), ['Llyn, the Lake', 'Lac'])
  assert.deepEqual(parseNames('["a; b", "c"]'), ['a; b', 'c'])
})

test('a country is known by its codes and by its name in several languages', () => {
  for (const text of ['DE', 'de', 'DEU', 'Germany', 'Deutschland', 'Allemagne', 'NIEMCY']) {
    assert.equal(parseCountry(text), 'DE', text)
  }
  assert.deepEqual(['uk', 'Czech Republic', 'Puerto Rico', 'Scotland'].map(parseCountry), ['GB', 'CZ', 'PR', 'GB'])
  assert.deepEqual(['EU', 'Europe', 'ZZ', 'Atlantis', ''].map(parseCountry), Array(5).fill(undefined))
})

test('the country at a place is that of its territory, and none far out at sea', () => {
  assert.equal(countryAt({ latitude: 52.5, longitude: 13.4 }), 'DE')
  assert.equal(countryAt({ latitude: 54.2, longitude: -4.5 }), 'IM')
  assert.equal(countryAt({ latitude: -40, longitude: -120 }), null)
})

test('ids are kept where they can stand in a URL, else made of a slug and a hash', () => {
  assert.equal(idFrom('lv', 'Q205'), 'lv-Q205')
  assert.equal(idFrom('lv', 'lv-Q205'), 'lv-Q205')
  assert.match(idFrom('lv', 'relation/15 67'), /^lv-relation-15-67-[0-9a-f]{12}$/)
  assert.notEqual(idFrom('lv', 'a/b'), idFrom('lv', 'a b'))
  assert.match(idFrom('lv', '☃'), /^lv-snowman.*-[0-9a-f]{12}$/)
  assert.ok(idFrom('lv', 'x'.repeat(5000)).length < 200)
})

test('without an id, the same name at the same place is the same spot', () => {
  const id = idFromPlace('lv', 'Ķemeri  Bog', { latitude: 56.912_34, longitude: 23.458_91 })
  assert.match(id, /^lv-[0-9a-f]{12}$/)
  assert.equal(idFromPlace('lv', 'kemeri bog', { latitude: 56.912_32, longitude: 23.458_89 }), id)
  assert.notEqual(idFromPlace('lv', 'kemeri bog', { latitude: 56.9125, longitude: 23.4589 }), id)
  assert.equal(
    idFromPlace('lv', 'x', { latitude: -0.000_01, longitude: 5 }),
    idFromPlace('lv', 'x', { latitude: 0.000_01, longitude: 5 }),
  )
})

test('a source name is lower case, and none whose ids mean something else', () => {
  assert.equal(checkSourceName('rangers-2024'), 'rangers-2024')
  for (const name of ['', 'Rangers', '-a', 'a b', 'a'.repeat(65), 'osm', 'osm-n1', 'sandbox', 'sandbox-x']) {
    assert.throws(() => checkSourceName(name), { name: 'OperatorError' }, name)
  }
})

test('texts lose control characters, broken halves of letters and blank ends, and nothing else', () => {
  assert.equal(cleanLine('  Blue\t\n Lake \u0000'), 'Blue Lake')
  assert.equal(cleanText(' a\r\nb\rc \u0007'), 'a\nb\nc')
  assert.equal(cleanText('\ud800x'), '\ufffdx')
  assert.equal(cleanText('A\u030a'), 'Å')
  assert.equal(cleanText('שלום 😀 "=1+1"'), 'שלום 😀 "=1+1"')
  assert.equal(cleanLine(' \n '), null)
  assert.equal(cleanText({}), null)
})
