import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const aspectOf = (query: string, before = 'why is Epping Forest so noisy?') =>
  ask({ query, prev: [before] }, context).understood.aspect

test('what is blamed behind "why" is a noise', () => {
  for (const query of ['is that mostly the motorway?', 'is it the road?', 'is it planes?', 'so is it just traffic?'])
    assert.equal(aspectOf(query), 'noise', query)
  for (const [before, query] of [
    ['Warum ist Epping Forest so laut?', 'sind das Autos?'],
    ['pourquoi Epping Forest est-il si bruyant ?', "c'est surtout l'autoroute ?"],
    ['¿por qué es tan ruidoso Epping Forest?', '¿es sobre todo la autopista?'],
  ] as const)
    assert.equal(aspectOf(query, before), 'noise', query)
})

test('how near a road is, and how one gets there, is no noise', () => {
  for (const query of ['is it near a road?', 'is it a train ride?', 'is it by bus?'])
    assert.notEqual(aspectOf(query), 'noise', query)
})
