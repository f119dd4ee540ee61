import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('whoever judges the ranking asks for no first of all spots, in each language', () => {
  for (const query of [
    "Votre classement, c'est du pipeau : Fontainebleau calme, sérieux ?",
    'Eure Rangliste ist Quatsch: Fontainebleau ruhig, echt?',
    'La vostra classifica fa ridere: Fontainebleau tranquillo, sul serio?',
    'Vuestra clasificación es un timo: ¿Fontainebleau tranquilo, en serio?',
    'Your ranking is a joke: Fontainebleau quiet, seriously?',
  ]) {
    const { answer, docs, understood } = ask({ query }, context)
    assert.deepEqual(
      docs.map(doc => context.index.name(doc)),
      ['Forêt de Fontainebleau'],
      `${query}: ${answer}`,
    )
    assert.equal(understood.minRating, 3.4, query)
  }
  for (const query of ['Votre classement est bidon', 'Eure Rangliste ist Quatsch'])
    assert.match(ask({ query }, context).answer, /SR-1\.1/, query)
})

test('a ranking that is asked for is an order still', () => {
  assert.equal(
    ask({ query: 'Montrez-moi votre classement des lacs de Norvège' }, context).understood.kind,
    'superlative',
  )
})
