import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const titlesOf = (query: string) => ask({ query }, context).sources.map(({ title }) => title)

test('"bei" a spot of which a fact is asked is at it', () => {
  for (const [query, titles] of [
    ['Gibt es bei Sarek Toiletten?', ['Sarek']],
    ['Kann ich bei Sarek schwimmen gehen?', ['Sarek']],
    ['Kann man bei Matsalu und Wollemi baden?', ['Matsalu', 'Wollemi']],
    ['Kann man bei Rakiura zelten?', ['Rakiura']],
    ['Darf man bei Sarek Feuer machen, und gibt es dort Toiletten?', ['Sarek']],
  ] as const)
    assert.deepEqual(titlesOf(query), titles, query)
})

test('what is looked for "bei" a spot lies around it', () => {
  for (const query of ['Orte bei Sarek', 'Gibt es Seen bei Sarek?', 'Wie viele Orte gibt es bei Sarek?'])
    assert.ok(!titlesOf(query).includes('Sarek'), query)
})

test('a thing that a spot is asked to have is told beside what else is asked', () => {
  for (const [query, says] of [
    ['¿Tiene Daintree baños? ¿Y cómo de tranquilo es?', /aseos.*3,7/],
    ['¿Se admiten perros en Sarek? ¿Y en qué país está?', /perros.*Suecia/],
    ['Darf man bei Sarek Feuer machen und in welchem Land liegt es?', /Feuer.*Schweden/],
    ['Ci sono bagni a Sarek? E in che paese si trova?', /servizi.*Svezia/],
  ] as const)
    assert.match(ask({ query }, context).answer, says, query)
})
