import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('where nothing is offered instead, how many there are with less is told', () => {
  for (const [query, counted] of [
    ['places for stargazing in Chile, no deserts', /The catalogue has 8 spots in Chile not listed with desert\.$/],
    ['luoghi dove si vedono bene le stelle in Cile, niente deserti', /ha 8 luoghi in Cile \(non risulta: deserto\)\.$/],
    ['lugares para ver estrellas en Chile, sin desiertos', /tiene 8 lugares en Chile \(no consta: desierto\)\.$/],
    ['quiet place to camp in Brittany or Normandy', /has 0 spots in Brittany or Normandy\.$/],
    ['un coin tranquille pour camper en Bretagne ou en Normandie', /compte 0 lieux en Bretagne ou en Normandie\.$/],
    ['ruhiger Campingplatz in der Bretagne oder der Normandie', /0 Orte in der Bretagne oder in der Normandie\.$/],
  ] as const) {
    const { answer, docs } = answerTo(query)
    assert.match(answer, counted, query)
    assert.deepEqual(docs, [], query)
  }
})

test('a spot that is left out is not counted in again', () => {
  assert.match(answerTo('quiet lakes in Bavaria except Königssee').answer, /^I found no[^.]*Königssee\.$/)
})
