import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const told = (query: string) => ask({ query }, context)
const lakes = told('lakes in Finland').docs

test('who comes along restricts nothing; for whom a place is to suit, and children, are named', () => {
  for (const query of [
    'a lake in Finland with my wife and her parents',
    'ein See in Finnland, ich fahre mit meiner Oma',
    'un lac en Finlande avec ma grand-mère et des amis',
    'un lago en Finlandia, voy con mi abuela',
    'un lago in Finlandia con gli amici',
  ])
    assert.deepEqual([told(query).docs, told(query).understood.notApplied], [lakes, []], query)
  for (const [query, named] of [
    ['a lake in Finland for my grandmother', 'grandmother'],
    ['ein See in Finnland mit Kindern', 'mit Kindern'],
    ['un lac en Finlande avec mon fils', 'fils'],
    ['a lake in Finland with a waiter', 'waiter'],
    ['artist colony in Finland, lakes', 'artist'],
  ] as const)
    assert.match(told(query).understood.notApplied.join(), new RegExp(named), query)
})

test('who asks may be said first, without a verb, and as a group', () => {
  for (const query of [
    'student on a budget, where are lakes in Finland?',
    'étudiante en vacances, des lacs en Finlande',
    'somos un grupo de jubilados y buscamos lagos en Finlandia',
    'nous sommes un groupe de retraités, des lacs en Finlande',
    'siamo un gruppo di amici, laghi in Finlandia',
    'wir sind eine Gruppe von Freunden, Seen in Finnland',
  ]) {
    const { understood } = told(query)
    assert.ok(
      understood.applied.some(({ as }) => as === 'told: who asks'),
      query,
    )
    assert.doesNotMatch(
      understood.notApplied.join(),
      /student|étudiant|group|gruppe|jubilad|retrait|amici|Freunde/i,
      query,
    )
  }
})
