import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('a known way is told, however the bus is spelled', () => {
  assert.match(answerTo('is there a buss to Nuuksio'), /City bus 245/)
  assert.match(answerTo('is there a boss at Nuuksio'), /"boss"/)
})

test('words spelled as they sound are read, in each language', () => {
  for (const [query, found] of [
    ['kwiet lake in Sweden', /^The catalogue has 1 quiet lake in Sweden/],
    ['beches in Chile', /^The catalogue has 1 beach in Chile/],
    ['is ther a lake in Sweden', /^Yes, the catalogue has 2 lakes/],
    ['ay algun bolcan en mejico', /1 volcán en México/],
    ['ile calme en medditeranée', /3 îles calmes en Méditerranée/],
    ['îles en méditerannée, ou je peu me baigné', /3 îles en Méditerranée \(baignade\)/],
    ['zelten in Schweeden', /„Schweeden“ als „Schweden“.* 3 Orte in Schweden/],
    ['nacional parks in Chile', /^The catalogue has 7 national parks in Chile/],
  ] as const)
    assert.match(answerTo(query), found, query)
})

test('a city is known as its neighbours write it', () => {
  for (const query of ['lakes near Praag', 'lakes near Prag']) assert.match(answerTo(query), /131 km from Pra/, query)
  assert.match(answerTo('how quiet is Prags'), /^Lago di Braies/)
})
