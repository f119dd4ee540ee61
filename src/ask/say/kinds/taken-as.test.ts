import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf } from '../../../../test/support/starter-context.ts'
import { spotRecord } from '../../../../test/support/spots.ts'
import { ask } from '../../ask.ts'
import { isTakenAs } from './taken-as.ts'

const context = await contextOf([
  spotRecord('peak', { name: 'Hinter Grauspitz', tags: ['peak'], country: 'LI', elevation: 2574 }),
  spotRecord('hut', { name: 'Refugi Borda de Sorteny', tags: ['hut'], country: 'AD' }),
])

test('of a name that leaves out which of two is meant the answer says which it took', () => {
  for (const [query, says] of [
    ['how high is Grauspitz', /^I take "grauspitz" as Hinter Grauspitz\. .*2574 m/],
    ['wie hoch ist die Grauspitz', /^„grauspitz“ ist als Hinter Grauspitz verstanden\. .*2574 m/],
    ['how high is Hinter Grauspitz', /^Hinter Grauspitz lies 2574 m/],
  ] as const)
    assert.match(ask({ query }, context).answer, says)
})

test('the hut of a name is no thing that is asked for beside a fact', () => {
  for (const query of [
    "est ce qu'on peut faire un feu au refuge de Sorteny",
    'can I make a fire at the hut of Sorteny',
  ])
    assert.doesNotMatch(ask({ query }, context).answer, /le mentionne|listed with a hut/, query)
})

test('a word as short as "Nou" is told to be taken as the spot, and a whole name is not', () => {
  assert.ok(isTakenAs('Estany de la Nou', 'nou'))
  assert.ok(!isTakenAs('Nou', 'nou'))
  assert.ok(!isTakenAs('Estany de Juclar', 'juclar'))
})
