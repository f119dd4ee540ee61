import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const [spot] = starterSpots()
const named = (id: string, name: string, silenceRating: number) => ({
  ...(spot ?? assert.fail()),
  id,
  slug: id,
  name,
  otherNames: [],
  country: 'AD',
  place: 'Ordino',
  latitude: 42.55 + silenceRating / 100,
  longitude: 1.6,
  silenceRating,
})
const context = await contextOf([
  named('one', 'Estany Forcat', 4.8),
  named('two', 'Estany Forcat', 3.1),
  named('three', 'Refugi Gran', 4.2),
])

test('that several bear the name of a spot is said where it is told of, and where it is compared', () => {
  for (const [query, several] of [
    ['tell me about Estany Forcat', /2 spots go by "Estany Forcat"/],
    ['is Estany Forcat quieter than Refugi Gran?', /2 spots go by "Estany Forcat"/],
    ['which is quieter, Refugi Gran or Estany Forcat?', /2 spots go by "Estany Forcat"/],
    ['Ist Estany Forcat ruhiger als Refugi Gran?', /2 Orte heißen „Estany Forcat“/],
    ['Estany Forcat est-il plus calme que Refugi Gran ?', /2 lieux s’appellent « Estany Forcat »/],
    ['¿es Estany Forcat más tranquilo que Refugi Gran?', /2 lugares se llaman «Estany Forcat»/],
    ['Estany Forcat è più tranquillo di Refugi Gran?', /2 luoghi si chiamano «Estany Forcat»/],
  ] as const) {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, several, query)
    assert.equal(sources.filter(({ title }) => title === 'Estany Forcat').length, 2, query)
  }
  assert.doesNotMatch(ask({ query: 'is Refugi Gran quiet?' }, context).answer, /spots go by/)
})
