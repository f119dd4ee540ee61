import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'

const context = await starterContext()

test('whether a noise counts in the rating of a spot is asked of the method, and the spot is named', () => {
  for (const [query, said] of [
    ['does the rating of Sarek take planes into account?', /"Sarek"\. Aircraft are counted/],
    ['Are planes counted in the rating of Sarek?', /Aircraft are counted/],
    ['Berücksichtigt die Bewertung von Sarek Flugzeuge?', /Flugzeuge zählen/],
    ['La note du Sarek tient-elle compte des avions ?', /Les avions comptent/],
    ['¿La puntuación de Sarek tiene en cuenta los aviones?', /Los aviones cuentan/],
    ['Il voto di Sarek tiene conto degli aerei?', /Gli aerei contano/],
  ] as const)
    assert.match(ask({ query }, context).answer, said)
})

test('how one gets to a spot without flying is told, and asked of no noise', () => {
  for (const query of [
    'how do i get to Gavdos without flying?',
    '¿Cómo llego a Gavdos sin coger un avión?',
    'Comment aller à Gavdos sans prendre l’avion ?',
    'Come arrivo a Gavdos senza prendere l’aereo?',
    'Wie komme ich nach Gavdos, ohne zu fliegen?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /Ferry from Sfakia/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a cause of what is compared is named, and no yes is given to it', () => {
  const { answer, understood } = ask({ query: 'is Echo Point louder than Sarek because of planes?' }, context)
  assert.deepEqual(understood.notApplied, ['because of planes'])
  assert.doesNotMatch(answer, /Yes/)
})

test('flags as programs write them', () => {
  assert.equal(ask({ query: 'forest europe paid:false' }, context).understood.access, 'free')
  assert.equal(ask({ query: 'forest europe paid=true' }, context).understood.access, 'paid')
  assert.equal(ask({ query: 'parking: no problem, lakes in Norway' }, context).understood.without.length, 0)
})
