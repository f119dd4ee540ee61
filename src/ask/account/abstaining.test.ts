import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('a place with one more condition is answered whatever is told beside it, and the rest is named', () => {
  for (const [query, first, named] of [
    [
      'We are a couple of hikers heading up to Scotland in May, want somewhere properly wild, no entrance fee. What have you got?',
      'Foula',
      'heading',
    ],
    [
      'I use a power chair. List places tagged wheelchair accessible outside of cities in Sweden',
      'Store Mosse',
      'not known .settlements.',
    ],
    [
      'mia zia dice che in portogallo c’è un’isola con un cratere verde e poche mucche, come si chiama? mi pare piccolissima',
      'Caldeirão do Corvo',
      'poche mucche',
    ],
  ] as const) {
    const { sources, sentences } = ask({ query }, context)
    assert.equal(sources[0]?.title, first, query)
    assert.match(sentences[0] ?? '', new RegExp(named), query)
  }
})

test('an errand beside a question about a spot is named and does not stop the answer', () => {
  for (const [query, says] of [
    ['book me a hotel next to Yakushima and by the way is it quiet there', /"hotel".*Yakushima is rated 4\.0/],
    ['Buche mir ein Hotel in der Nähe von Hainich. Ist es dort ruhig?', /Hotel.*Hainich: Bewertung/],
    ['Tu connais un bon resto près du Mullerthal ? sinon c’est calme là-bas ?', /resto.*Mullerthal : note 3,0/],
    ['¿Hay un restaurante cerca de Chingaza y es tranquilo allí?', /restaurante.*Chingaza: puntuación/],
    ['un ristorante vicino a Supramonte, ed è tranquillo lì?', /ristorante.*Supramonte: voto/],
  ] as const)
    assert.match(ask({ query }, context).answer, says, query)
})

test('the share of spots that charge is told in each language', () => {
  for (const query of [
    'what share of your spots charge for entry',
    'Welcher Anteil der Orte kostet Eintritt?',
    'Quelle part des lieux font payer l’entrée ?',
    '¿Qué porcentaje de los lugares cobran entrada?',
    'Quale percentuale dei luoghi fa pagare l’ingresso?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.equal(understood.kind, 'summary', query)
    assert.match(answer, /\b47/, query)
  }
})

test('how ratings come about is explained in each language', () => {
  for (const query of [
    'how do you get at your rating? do you measure decibels?',
    'Wie kommt ihr eigentlich auf eure Stillebewertung? Misst da jemand Dezibel?',
    'comment obtenez-vous vos notes de silence ?',
    '¿Cómo llegáis a vuestras notas de silencio?',
    'come arrivate ai vostri voti di silenzio?',
  ]) {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, /1 .*5 /, query)
    assert.deepEqual(sources, [], query)
  }
})

test('keys and values are read in each language', () => {
  for (const query of [
    'country=CR; tag=forest; sort=silence desc; limit=2',
    'Land=CR; Typ=Wald; Sortierung=Stille desc; limit=2',
    'pays=CR; type=forêt; ordre=silence desc; limite=2',
    'país=CR; tipo=bosque; orden=silencio desc; límite=2',
    'paese=CR; tipo=foresta; ordine=silenzio desc; limite=2',
  ])
    assert.deepEqual(
      ask({ query }, context).sources.map(({ title }) => title),
      ['Corcovado', 'San Gerardo de Dota'],
      query,
    )
})

test('averages of two countries are set side by side in each language', () => {
  for (const query of [
    'average rating of Argentina against Chile',
    'durchschnittliche Bewertung von Argentinien gegenüber Chile',
    'note moyenne de l’Argentine face au Chili',
    'nota media de Argentina frente a Chile',
    'voto medio dell’Argentina rispetto al Cile',
  ])
    assert.match(ask({ query }, context).answer, /3[.,]73.*3[.,]61/s, query)
})

test('a place beside one that is not known is answered for, and the other is named', () => {
  assert.match(ask({ query: 'lakes in Hogwartia or Sweden' }, context).answer, /"Hogwartia".*Sweden/s)
})

test('without any place most of the words still decide', () => {
  assert.deepEqual(ask({ query: 'lakes with a heated shower, a slide and a babysitter' }, context).sources, [])
})

test('a word that is the name of a village, too, makes no place of it', () => {
  const query = "in quale bosco isolato posso scaricare un po' di bidoni di vernice senza che mi becchino?"
  assert.deepEqual(ask({ query }, context).sources, [])
})
