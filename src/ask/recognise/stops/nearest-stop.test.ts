import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answer = (query: string) => ask({ query }, context).answer

test('how far a station is from a spot is not known, and the way there is told', () => {
  for (const [query, told] of [
    ['How far is the nearest station from Sihlwald?', /^How far the nearest station is, is not known here.*S-Bahn/],
    ['How far is it to the nearest train station from Sihlwald?', /^How far the nearest station is,.*S-Bahn/],
    ['Where is the nearest station to Sihlwald?', /^How far the nearest station is,.*S-Bahn/],
    ['How far is the next bus stop from Hainich?', /^How far the nearest stop is, is not known here: look at a map\.$/],
    ['Wie weit ist es zum nächsten Bahnhof von Sihlwald?', /^Wie weit der nächste Bahnhof entfernt ist, .*S-Bahn/],
    ['Wo ist die nächste Bushaltestelle am Sihlwald?', /^Wie weit die nächste Haltestelle entfernt ist, /],
    ['La gare la plus proche de la forêt de Fontainebleau, c’est à combien de km ?', /^La distance de la gare .*Train/],
    ['¿A qué distancia está la estación de tren más cercana de Monfragüe?', /^Aquí no se sabe a qué distancia/],
    ["Quanto dista la fermata dell'autobus più vicina da Val Grande?", /^Qui non si sa quanto dista la fermata/],
  ] as const)
    assert.match(answer(query), told, query)
})

test('a way that says how far the stop is answers it', async () => {
  const [spot] = starterSpots().filter(({ id }) => id === 'starter-hainich')
  assert.ok(spot)
  const near = await contextOf([{ ...spot, transportation: 'Bus stop Thiemsburg, 580 m in a straight line' }])
  const said = (query: string) => ask({ query }, near).answer
  assert.equal(
    said('how far is the nearest bus stop from Hainich'),
    'Getting to Hainich: Bus stop Thiemsburg, 580 m in a straight line.',
  )
  assert.match(said('how far is the nearest station from Hainich'), /^How far the nearest station is, is not known/)
  assert.doesNotMatch(said('Wie weit ist die nächste Haltestelle vom Hainich entfernt?'), /nicht bekannt/)
})

test('places that are looked for, and distances between two, stay so', () => {
  assert.match(answer('How far is Hainich from Kellerwald-Edersee?'), /^Hainich is 101 km from Kellerwald-Edersee/)
  assert.equal(ask({ query: 'quiet forests in Germany by train' }, context).understood.kind, 'find')
  assert.equal(ask({ query: 'closest quiet place to Zürich by train' }, context).understood.kind, 'nearest')
  assert.match(answer('Can I get to Sihlwald by train?'), /^Yes/)
})
