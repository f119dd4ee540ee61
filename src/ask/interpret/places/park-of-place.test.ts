import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const idsOf = (query: string) => ask({ query }, context).understood.spots.map(({ id }) => id)

test('the park of a place is the one there, a national park or a reserve where no other is, when a fact of it is asked', () => {
  for (const query of [
    "Est-ce que l'entrée du parc de Białowieża est payante ?",
    'Le parc de Białowieża est-il payant ?',
    'Is the entrance to Białowieża park paid?',
    'Is entry to the park of Białowieża free?',
    'Ist der Park von Białowieża kostenpflichtig?',
    'Kostet der Park in Białowieża Eintritt?',
    '¿Es de pago la entrada al parque de Białowieża?',
    'Il parco di Białowieża è a pagamento?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /Białowieski Park Narodowy.*(payant|paid|kostenpflichtig|de pago|a pagamento)/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  for (const [query, id] of [
    ['Le parc de Malesco est-il gratuit ?', 'starter-val-grande'],
    ['Is the park in Malesco free?', 'starter-val-grande'],
    ['Darf man im Park von Vilnius Hunde mitnehmen?', 'starter-vingis-park'],
    ['¿Se puede hacer fuego en el parque de Bad Langensalza?', 'starter-hainich'],
  ] as const)
    assert.deepEqual(idsOf(query), [id], query)
})

test('parks that are looked for stay what they are, and a place without a park is none', () => {
  for (const query of [
    'Y a-t-il des parcs à Białowieża ?',
    'Gibt es in Vilnius einen Park?',
    'Parks in Vilnius',
    'parchi gratuiti a Berlino',
    'a free park in Berlin',
    "I don't want to pay and I don't want dogs, park in Berlin",
    'The quietest park in Vilnius',
    'Combien de parcs gratuits y a-t-il à Vilnius ?',
    'Is the park in Sweden free?',
    'El lago de Malesco es gratis?',
  ])
    assert.deepEqual(idsOf(query), [], query)
})

test('the way to a lake or a forest by the place where it lies is that to the one spot there', () => {
  for (const [query, id] of [
    ['How do I get to the waterfall in Krimml?', 'starter-krimmler-wasserfalle'],
    ['Wie gelange ich in Frankenau in den Wald?', 'starter-kellerwald'],
    ['wie komm ich nach Incles zum See', 'starter-estany-de-juclar'],
    ['Comment aller au lac d’Incles ?', 'starter-estany-de-juclar'],
    ['come arrivo al parco di Cogne', 'starter-gran-paradiso'],
  ] as const) {
    const { understood } = ask({ query }, context)
    assert.deepEqual(
      understood.spots.map(spot => spot.id),
      [id],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('the park of a land that it is called after is the one that is asked of', () => {
  for (const query of [
    'Is the park of Cévennes free?',
    'Le parc des Cévennes est-il payant ?',
    'Ist der Park von Müritz kostenpflichtig?',
    'Le parc national des Cévennes est-il gratuit ?',
  ]) {
    const { understood, sources } = ask({ query }, context)
    assert.deepEqual([understood.kind, sources.length], ['about', 1], query)
  }
  assert.equal(ask({ query: 'free parks in Wales' }, context).understood.kind, 'find')
})
