import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('what is recorded only where it is there is never denied', () => {
  for (const query of [
    'are there any places to snorkel in Slovenia?',
    'is there a dark sky place in Slovenia?',
    'any spots in Luxembourg with drinking water?',
    'is there a spot in Slovenia where you can ski?',
  ])
    assert.doesNotMatch(answerTo(query), /^No[,:]/, query)
  assert.match(answerTo('are there any deserts in Slovenia?'), /^No, /)
})

const PLACES = ['Wales', 'Slovenia', 'Andorra', 'Norway']
const ASKED = [
  (place: string) => `somewhere in ${place} like Aldabra`,
  (place: string) => `lakes without jet skis in ${place}`,
  (place: string) => `where can I swim in ${place}`,
  (place: string) => `I'm driving from Munich, a glacier in ${place}`,
  (place: string) => `irgendwo in ${place} wie Aldabra`,
  (place: string) => `Wo kann ich in ${place} grillieren?`,
  (place: string) => `un endroit en ${place} comme Aldabra`,
  (place: string) => `où faire griller des saucisses en ${place}`,
  (place: string) => `un lugar en ${place} como Aldabra`,
  (place: string) => `dónde hacer una barbacoa en ${place}`,
  (place: string) => `un posto in ${place} come Aldabra`,
  (place: string) => `dove fare una grigliata in ${place}`,
]

test('only a question that wants a yes or a no is answered by one', () => {
  for (const place of PLACES)
    for (const query of ASKED.map(asked => asked(place)))
      assert.doesNotMatch(answerTo(query), /^(Yes|No|Ja|Nein|Oui|Non|Sí|Sì)(?!\p{L})[,:]/u, query)
})

test('that access costs nothing is not said of a place without spots', () => {
  assert.match(answerTo('do I have to pay at Stelvio?'), /^I found no spot in Stelvio/)
  assert.match(answerTo('can I make a fire in Stelvio?'), /^I found no spot in Stelvio/)
  assert.match(answerTo('is it free in Norway?'), /^Yes, the catalogue has/)
})
