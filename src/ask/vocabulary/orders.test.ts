import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('how near the next stop or car park is ranks no spots, and their distance from a place does not stand in for it', () => {
  for (const query of ['which lake in Sweden is closest to a bus stop', 'the forest in Norway nearest to a car park']) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /no distances to the next stop or car park/, query)
    assert.deepEqual([understood.orderBy, understood.notApplied], ['rating', []], query)
  }
  const prev = ['quiet lakes near Stockholm']
  assert.match(ask({ query: 'which of those is closest to a bus stop?', prev }, context).answer, /no distances to/)
})

test('how far a road is ranks none of two spots, in every language, and where one is does not matter for it', () => {
  for (const query of [
    'which is further from a road, Sarek or Abisko?',
    'which is closer to a road, Sarek or Abisko?',
    'Was ist weiter von einer Straße entfernt, Sarek oder Abisko?',
    'Lequel est plus loin d’une route, Sarek ou Abisko ?',
    '¿Cuál está más lejos de una carretera, Sarek o Abisko?',
    'Quale è più lontano da una strada, Sarek o Abisko?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, UNKNOWN, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(ask({ query: 'is Sarek closer to Kiruna than Abisko?' }, context).answer, /^No, Abisko is closer/)
})

test('the end that comes last is not the one that comes first', () => {
  for (const [query, orderBy] of [
    ['lakes in Germany, quietest last', 'noise'],
    ['lakes in Germany, loudest last', 'rating'],
    ['Seen in Deutschland, die ruhigsten zuletzt', 'noise'],
    ['lacs en Allemagne, les plus calmes en dernier', 'noise'],
    ['lagos en Alemania, los más tranquilos al final', 'noise'],
    ['laghi in Germania, i più rumorosi per ultimi', 'rating'],
  ] as const) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.orderBy, understood.notApplied], [orderBy, []], query)
  }
})

test('spots are not ranked by comments, which are not visitors', () => {
  for (const query of ['most commented place', 'which spot has the most reviews?', 'fewest comments'])
    assert.match(ask({ query }, context).answer, /^That is not known here: .* numbers of comments/, query)
  for (const query of ['Welcher Ort hat die meisten Kommentare?', 'Quel endroit a le plus de commentaires ?'])
    assert.match(ask({ query }, context).answer, UNKNOWN, query)
  assert.match(ask({ query: 'how many comments does Hainich have?' }, context).answer, /^The number of comments on/)
})

test('which of two is reached better is not which is quieter', () => {
  for (const query of [
    'which has better access, Hainich or Kellerwald?',
    'is Hainich better accessible than Kellerwald?',
  ])
    assert.match(ask({ query }, context).answer, /no measure of how easily a place is reached/, query)
})

const UNKNOWN = /^(That is not known|Das ist hier nicht bekannt|Ce n’est pas connu|Eso no se sabe|Questo qui non si sa)/

test('who charges no fee is free, and no paid place is told', () => {
  for (const query of [
    "Which national parks in Botswana don't charge an entrance fee?",
    "national parks in Botswana that don't charge a fee",
  ])
    assert.match(ask({ query }, context).answer, /^I found no national park in Botswana with free access/, query)
  assert.equal(ask({ query: 'parks that charge an entrance fee' }, context).understood.access, 'paid')
})
