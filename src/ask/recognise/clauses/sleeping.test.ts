import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const [spot] = starterSpots()
const hut = (name: string, description: string, tags: string[]) => ({
  ...(spot ?? assert.fail()),
  id: `own-${name}`,
  slug: `own-${name}`,
  name,
  otherNames: [],
  country: 'AD',
  latitude: 42.55,
  longitude: 1.6,
  silenceRating: 4.8,
  description,
  tags,
})
const context = await contextOf([
  ...starterSpots(),
  hut('Refugi Gran', 'A mountain hut. 43 people can sleep here.', ['hut']),
  hut('Cabana Petita', 'A mountain hut.', ['hut']),
])

test('who sleeps in a hut does not camp: texts tell how many can, in each language', () => {
  for (const query of [
    'Wir suchen eine ruhige Hütte in Andorra, in der man übernachten kann, nicht weit von einem See.',
    'a quiet hut in Andorra where one can sleep, close to a lake',
    "cherchons une cabane calme en Andorre pour dormir, pas loin d'un lac",
    'un refugio tranquilo en Andorra cerca de un lago donde se pueda dormir',
    'un rifugio tranquillo in Andorra vicino a un lago dove si può dormire',
  ]) {
    const { sources, understood } = ask({ query }, context)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Refugi Gran'],
      query,
    )
    assert.deepEqual(understood.tags, ['hut'], query)
    assert.match(understood.notApplied.join(), /lake|See|lac|lago/, query)
  }
  assert.match(ask({ query: 'Can one sleep at the hut Refugi Gran?' }, context).answer, /43 people can sleep/)
})

test('a hut near a lake is a hut, and a lake near a hut is a lake', () => {
  assert.deepEqual(ask({ query: 'huts near a lake in Andorra' }, context).understood.tags, ['hut'])
  assert.deepEqual(ask({ query: 'Hütten in Andorra in der Nähe eines Sees' }, context).understood.tags, ['hut'])
  assert.ok(ask({ query: 'lake near a hut in Andorra' }, context).understood.tags.includes('lake'))
  assert.ok(ask({ query: 'a hut in Andorra to camp in a tent' }, context).understood.tags.includes('camping'))
})

test('to sleep in a hut says no more than the hut', () => {
  for (const query of [
    'sleep in a hut in Andorra',
    'in einer Hütte übernachten in Andorra',
    'dormir en refuge en Andorre',
    'dormir en un refugio en Andorra',
    'dormire in un rifugio in Andorra',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.tags, ['hut'], query)
    assert.match(answer, /Cabana Petita/, query)
  }
})
test('who does not sleep for the noise wants a hut, and no text about sleeping', () => {
  for (const query of [
    'Llevo años sin dormir bien: ¿dónde hay una cabaña tranquila en Andorra?',
    'Non riesco a dormire: un rifugio tranquillo in Andorra',
  ]) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.tags, understood.relaxed], [['hut'], []], query)
  }
})
