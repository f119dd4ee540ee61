import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('a degree of latitude or longitude is a strip half a degree to each side, in every language', () => {
  const asked = [
    ['quiet places on the equator', '0.5° S–0.5° N'],
    ['lugares tranquilos en el ecuador', '0.5° S–0.5° N'],
    ["luoghi tranquilli sull'equatore", '0.5° S–0.5° N'],
    ['ruhige Orte am Äquator', '0.5° S–0.5° N'],
    ["endroits calmes sur l'équateur", '0.5° S–0.5° N'],
    ['places near the equator', '5° S–5° N'],
    ['a lake at 60 degrees north', '59.5–60.5° N'],
    ['islands at 60° north', '59.5–60.5° N'],
    ['forests on the 45th parallel', '44.5–45.5° N'],
    ['quiet places at latitude 45', '44.5–45.5° N'],
    ['bosques a 45 grados de latitud norte', '44.5–45.5° N'],
    ['lagos en el paralelo 60', '59.5–60.5° N'],
    ['laghi a 45° di latitudine nord', '44.5–45.5° N'],
    ['Inseln auf 60 Grad nördlicher Breite', '59.5–60.5° N'],
    ['Seen auf dem 60. Breitengrad', '59.5–60.5° N'],
    ['îles à 60 degrés nord', '59.5–60.5° N'],
    ['lacs sur le 45e parallèle', '44.5–45.5° N'],
    ['forests at 10 degrees east', '9.5–10.5° E'],
    ['places north of 60 degrees', '60–90° N'],
    ['Wälder nördlich des Äquators', '0–90° N'],
    ['parques al sur del ecuador', '0–90° S'],
    ['places within the arctic circle', '66.56–90° N'],
  ] as const
  for (const [query, name] of asked) {
    const { place, notApplied } = understood(query)
    assert.deepEqual([place?.name, notApplied], [name, []], query)
  }
})

test('what lies there is found, and only that', () => {
  const { sources } = ask({ query: 'a lake at 60 degrees north' }, context)
  assert.ok(sources.length > 0)
  for (const { title } of sources) {
    const doc = Array.from({ length: context.index.count }, (_, each) => each).find(
      each => context.index.name(each) === title,
    )
    assert.ok(Math.abs(context.index.coordinates(doc ?? -1).latitude - 60) <= 0.5, title)
  }
})

test('two degrees are a point, and the country keeps its name', () => {
  for (const query of ['near 60 degrees north, 10 degrees east', 'at 60 N 10 E', 'lat 60 lon 10'])
    assert.equal(understood(query).place?.name, '60, 10', query)
  for (const query of ['lugares tranquilos en Ecuador', 'parques del Ecuador', 'endroits calmes en Équateur'])
    assert.equal(understood(query).place?.name, 'Ecuador', query)
})

test('a spot lies on a line or it does not', () => {
  assert.match(ask({ query: 'is Aldabra on the equator?' }, context).answer, /^No, Aldabra is not in 0\.5° S–0\.5° N/)
  assert.match(ask({ query: 'is Aldabra south of the equator?' }, context).answer, /^Yes, Aldabra is in 0–90° S/)
  assert.match(ask({ query: 'liegt Aldabra am Äquator?' }, context).answer, /^Nein/)
})

test('degrees of warmth, and a number beside north, are no latitude', () => {
  for (const query of ['a lake with 20 degrees in summer', '5 lakes north of Oslo'])
    assert.doesNotMatch(understood(query).place?.name ?? '', /°/, query)
})
