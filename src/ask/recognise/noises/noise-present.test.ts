import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const aspectOf = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context).understood.aspect

test('planes, trains and cars at a spot are asked for as noise', () => {
  for (const query of [
    'Are there planes at Sarek?',
    'Are there a lot of planes at Sarek?',
    'Are there any trains at Sarek?',
    'Are there cars at Sarek?',
    'Gibt es Flugzeuge im Sarek?',
    'Gibt es viele Autos im Sarek?',
    'Y a-t-il des avions à Sarek ?',
    'Y a-t-il des voitures à Sarek ?',
    '¿Hay aviones en Sarek?',
    '¿Pasan trenes por Sarek?',
    'Ci sono aerei a Sarek?',
    'Ci sono treni a Sarek?',
  ])
    assert.equal(aspectOf(query), 'noise', query)
  assert.equal(aspectOf('Gibt es da Flugzeuge?', ['Wie leise ist Sarek?']), 'noise')
  assert.equal(aspectOf('C’est bruyant, Sarek ? Y a-t-il des avions ?'), 'rating, noise')
})

test('a train, and trains to a spot, are how one gets there', () => {
  for (const query of [
    'Is there a train to Sarek?',
    'Are there trains to Sarek?',
    'Gibt es Züge nach Sarek?',
    'Y a-t-il des trains pour Sarek ?',
    '¿Hay trenes a Sarek?',
    'Ci sono treni per Sarek?',
  ])
    assert.equal(aspectOf(query), 'transport by', query)
})
