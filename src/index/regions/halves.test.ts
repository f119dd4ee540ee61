import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasBit } from '../../arrays/bitset.ts'
import { starterContext } from '../../../test/support/starter-context.ts'
import { boxOfCountry, countries } from './countries.ts'
import { docsInRegion } from './docs-in-region.ts'
import { regionsNamed } from './regions.ts'
import { fold } from '../../text/fold.ts'

const { index } = await starterContext()
const docs = Array.from({ length: index.count }, (_, doc) => doc)
const phraseFor = (name: string) =>
  fold(name.replace(/^the /, ''))
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

test('the halves of a country are told by brute force, and make up the whole', () => {
  let halves = 0
  for (const [code, whole] of countries()) {
    const box = boxOfCountry(code)
    const [north] = regionsNamed(`northern ${phraseFor(whole.name)}`)
    const [south] = regionsNamed(`southern ${phraseFor(whole.name)}`)
    if (!box || north?.half?.of !== whole || south?.half?.of !== whole) continue
    halves++
    const middle = (box.south + box.north) / 2
    const [inNorth, inSouth] = [docsInRegion(north, index), docsInRegion(south, index)]
    for (const doc of docs) {
      const { latitude } = index.coordinates(doc)
      const isOfCountry = index.spot(doc).country === code
      assert.equal(hasBit(inNorth, doc), isOfCountry && latitude >= middle, `${whole.name} ${doc}`)
      assert.equal(hasBit(inNorth, doc) || hasBit(inSouth, doc), isOfCountry, `${whole.name} ${doc}`)
    }
  }
  assert.ok(halves > 100, String(halves))
})

test('a name that is known is no half, and what has no sides has none', () => {
  for (const [phrase, name] of [
    ['northern ireland', 'Northern Ireland'],
    ['western australia', 'Western Australia'],
    ['northern germany', 'Northern Germany'],
    ['western sahara', 'Western Sahara'],
    ['northeastern brazil', 'the north-eastern quarter of Brazil'],
    ['north eastern brazil', 'the north-eastern quarter of Brazil'],
    ['ostkanada', 'the eastern half of Canada'],
    ['nordwestindien', 'the north-western quarter of India'],
  ] as const)
    assert.equal(regionsNamed(phrase)[0]?.name, name, phrase)
  for (const phrase of [
    'northern atlantic',
    'southern rhine',
    'eastern',
    'western x',
    'northern northern japan',
    'sudsee',
    'nordkap',
  ])
    assert.equal(regionsNamed(phrase)[0]?.half, undefined, phrase)
})
