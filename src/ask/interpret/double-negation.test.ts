import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const understoodOf = (query: string) => ask({ query }, context).understood

const NOT_FORBIDDEN = [
  'lakes where fires are not forbidden',
  'lakes with nothing that forbids fires',
  'lakes where no rule forbids fires',
  'Seen, an denen Feuer nicht verboten ist',
  'Seen, wo nichts Feuer verbietet',
  'Seen, wo kein Gesetz Feuer verbietet',
  "lacs où le feu n'est pas interdit",
  "lacs où rien n'interdit le feu",
  "lacs où aucune règle n'interdit le feu",
  'lagos donde el fuego no está prohibido',
  'lagos donde nada prohíbe hacer fuego',
  'lagos donde ninguna norma prohíbe el fuego',
  'laghi dove il fuoco non è vietato',
  'laghi dove niente vieta i fuochi',
  'laghi dove nessuna regola vieta il fuoco',
]

test('where nothing forbids fires they are to be allowed: that nothing is known of them is not enough', () => {
  for (const query of NOT_FORBIDDEN) {
    const { fire, notApplied } = understoodOf(query)
    assert.equal(fire, 'allowed', query)
    assert.deepEqual(notApplied, [], query)
  }
})

test('where something forbids them they are prohibited', () => {
  for (const query of [
    'lakes where fires are forbidden',
    'Seen, wo Feuer verboten ist',
    'lacs où le feu est interdit',
    'lagos donde el fuego está prohibido',
    'laghi dove il fuoco è vietato',
  ])
    assert.equal(understoodOf(query).fire, 'prohibited', query)
})

const NO_CAR = [
  'lakes no car needed',
  'lakes that do not need a 4x4',
  'Seen, für die man kein Auto braucht',
  'Seen ohne Geländewagen',
  'lacs sans avoir besoin de voiture',
  'lacs accessibles sans 4x4',
  'lagos sin necesidad de coche',
  'lagos sin necesidad de 4x4',
  'laghi dove non serve la macchina',
  'laghi senza bisogno di un 4x4',
]

test('where no car is needed one gets by public transport', () => {
  const byPublicTransport = ask({ query: 'lakes by public transport' }, context)
  for (const query of NO_CAR) {
    const answer = ask({ query }, context)
    assert.deepEqual(answer.docs, byPublicTransport.docs, query)
    assert.deepEqual(answer.understood.notApplied, [], query)
  }
})

test('whether a car is needed is no yes where one can get there by car', () => {
  for (const query of [
    'do I need a 4x4 to get to Landmannalaugar',
    'Brauche ich für Landmannalaugar ein 4x4?',
    'faut-il un 4x4 pour aller à Landmannalaugar ?',
    '¿hace falta un 4x4 para Landmannalaugar?',
    'serve un fuoristrada per Landmannalaugar?',
  ]) {
    const { answer } = ask({ query }, context)
    assert.match(answer, /Highland bus/, query)
    assert.doesNotMatch(answer, /^(Yes|Ja|Oui|Sí|Sì)/, query)
  }
})
