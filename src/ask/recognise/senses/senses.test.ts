import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('"still" is quiet before a noun or at the end, and says nothing before what is yet so', () => {
  for (const query of ['still waters in Norway', 'a still forest in Germany', 'a place that is still'])
    assert.equal(understood(query).quietFrom, 3.4, query)
  for (const query of [
    'spots that are still free in Slovenia',
    'places that still allow fires in Maine',
    'somewhere like Hampstead Heath but quieter and still in London',
    'lakes still open to campers in Norway',
    'Seen, die noch kostenlos sind',
  ])
    assert.equal(understood(query).quietFrom, null, query)
})

test('a place without cars is one whose text says so; who has no car asks how to get there', () => {
  assert.deepEqual(
    ask({ query: 'quiet islands in the Mediterranean without cars' }, context).sources.map(({ title }) => title),
    ['Port-Cros'],
  )
  for (const query of ['car-free islands', 'islands with no cars', 'islands free of cars', 'autofreie Inseln'])
    assert.match(understood(query).words.join(), /without cars/, query)
  for (const query of ['isole senza macchine', 'îles sans voitures', 'islas sin coches', 'Inseln ohne Autos'])
    assert.match(understood(query).words.join(), /car-free/, query)
  for (const query of [
    'islas sin ruido de coches',
    'isole raggiungibili senza auto',
    'îles où aller sans voiture',
    'islands without a car',
    'I have no car: lakes in Norway',
    'lakes in Norway I can reach without cars',
    'a car-free day trip to a lake in Austria',
  ])
    assert.deepEqual(understood(query).words, [], query)
})

test('no information on a field is a field without a value', () => {
  for (const [query, field] of [
    ['How many of your spots have no fire information?', 'fire'],
    ['How many spots have no transport information?', 'transport'],
    ['spots with no access information in Italy', 'access'],
    ['lakes missing elevation data in Norway', 'elevation'],
    ['lakes in Norway lacking scenery details', 'scenery'],
    ['lakes where fire information is missing in Norway', 'fire'],
    ['spots in Norway without noise data', 'level'],
  ] as const) {
    const { applied, notApplied } = understood(query)
    assert.ok(
      applied.some(({ as }) => as === `not known: ${field}`),
      query,
    )
    assert.deepEqual(notApplied, [], query)
  }
  assert.equal(understood('lakes without fires in Norway').fire, 'prohibited')
  assert.match(ask({ query: 'lakes in Norway with no entrance fee' }, context).answer, /free access/)
})

test('what a noise affects is where it is heard', () => {
  for (const query of [
    'spots in Norway affected by the railway',
    'spots in Norway plagued by noise from trains',
    'lakes in Norway that suffer from railway noise',
    'lakes in Norway spoilt by trains',
  ]) {
    const { applied, notApplied } = understood(query)
    assert.ok(
      applied.some(({ as }) => as === 'noise: railways'),
      query,
    )
    assert.deepEqual(notApplied, [], query)
  }
  assert.deepEqual(understood('lakes in Norway undisturbed by trains').without, ['undisturbed by trains'])
  assert.ok(understood('lakes in Norway reachable by train').applied.some(({ as }) => as === 'by train'))
})

test('cars that are unwanted beside people are so, too', () => {
  for (const query of [
    'islands without people or cars',
    'islands without crowds and cars',
    'Inseln ohne Leute und Autos',
    'îles sans touristes ni voitures',
    'islas sin gente ni coches',
    'isole senza gente né auto',
    'islas donde no hay coches',
    'îles où les voitures sont interdites',
    'isole dove non ci sono auto',
  ])
    assert.match(understood(query).words.join(), /without cars/, query)
  for (const query of ['islands without people where cars are allowed', 'islands for people and cars'])
    assert.doesNotMatch(understood(query).words.join(), /without cars/, query)
})

test('camping in the wild is camping, of which the law is told and nothing named as left out', () => {
  for (const query of [
    'Wildcampen in Norwegen',
    'camping sauvage en Norvège',
    'acampada libre en Noruega',
    'campeggio libero in Norvegia',
  ]) {
    const { answer, understood: read } = ask({ query }, context)
    assert.deepEqual(read.notApplied, [], query)
    assert.ok(
      read.applied.some(({ as }) => as === 'feature: camping'),
      query,
    )
    assert.match(
      answer,
      /^(Was Gesetz|Ce que la loi|Aquí no se sabe qué permiten|Qui non si sa che cosa permettono)/,
      query,
    )
  }
  assert.deepEqual(understood('wild camping in Norway').notApplied, ['wild'])
})
