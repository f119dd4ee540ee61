import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context).answer

test('whether a spot is near a place is answered by how far it is', () => {
  for (const [query, told] of [
    ['is Sarek near Kiruna?', /^Sarek is 127 km from Kiruna in a straight line\.$/],
    ['is Femundsmarka far from Oslo?', /^Femundsmarka is 275 km from Oslo/],
    ['is Rannoch Moor close to Glasgow or Edinburgh', /87 km from Glasgow.* 115 km from Edinburgh/],
    ['Sarek near Kiruna', /^Sarek is rated 5\.0 \(pristine\)\. Sarek is 127 km from Kiruna/],
    ['Liegt Sarek in der Nähe von Kiruna?', /^Sarek liegt 127 km Luftlinie von Kiruna entfernt/],
    ['Ist Femundsmarka weit weg von Oslo?', /^Femundsmarka liegt 275 km Luftlinie von Oslo entfernt/],
    ['est-ce que Sarek est près de Kiruna ?', /^Sarek est à 127 km de Kiruna/],
    ['¿está Sarek cerca de Kiruna?', /^Sarek está a 127 km de Kiruna/],
    ['Sarek è vicino a Kiruna?', /^Sarek è a 127 km da Kiruna/],
  ] as const)
    assert.match(answerTo(query), told, query)
  assert.match(answerTo('is it near Kiruna?', ['tell me about Sarek']), /^Sarek is 127 km from Kiruna/)
})

test('how far a spot is from a country is said not to be known, and all that is known is told where it is asked for', () => {
  assert.match(answerTo('is Sarek close to Norway'), /^How far Sarek is from Norway is not known/)
  assert.match(answerTo('how far is Sarek from Norway'), /^How far Sarek is from Norway is not known/)
  assert.match(answerTo('is Sarek in Sweden'), /^Yes, Sarek is in Sweden/)
  assert.match(answerTo('tell me about Sarek near Kiruna'), /^Sarek is rated 5\.0 .*Access is free/)
})

test('closer than a spot is closer to what is named, to whoever asks, or it is said that this is not known', () => {
  const asker = { latitude: 59.91, longitude: 10.75 }
  for (const query of [
    'is there anything closer than Sarek?',
    'something nearer than Rannoch Moor',
    'is Sarek closer than Hardangervidda',
    'which is closer, Sarek or Hardangervidda',
  ])
    assert.match(answerTo(query), /^Where you are is not known here/, query)
  assert.match(answerTo('closer than Sarek, near Oslo'), /^The catalogue has \d+ spots closer to Oslo than Sarek/)
  assert.match(answerTo('which is closer to Kiruna, Sarek or Hardangervidda'), /^Sarek is closer to Kiruna/)
  const near = (query: string) => ask({ query, near: asker }, context).answer
  assert.match(near('anything closer than Sarek'), /^The catalogue has \d+ spots closer to 59\.91, 10\.75 than Sarek/)
  assert.match(near('is Sarek closer than Hardangervidda?'), /^No, Hardangervidda is closer to 59\.91, 10\.75/)
  for (const [query, told] of [
    ['gibt es etwas näher als Sarek?', /^Wo Sie sind, ist hier nicht bekannt/],
    ['Ist Sarek näher als Hardangervidda?', /^Wo Sie sind, ist hier nicht bekannt/],
    ['y a-t-il quelque chose de plus proche que Sarek ?', /^Votre position n’est pas connue/],
    ['c’è qualcosa di più vicino di Sarek?', /^Qui non si sa dove/],
  ] as const)
    assert.match(answerTo(query), told, query)
})

test('what is not recorded is asked of so many, and a permit that the way tells of is told', () => {
  assert.match(answerTo('the three wildest places in Europe'), /The 3 quietest/)
  assert.deepEqual(ask({ query: 'the two most scenic lakes in Italy' }, context).understood.notApplied, [])
  assert.match(answerTo('do I need a permit for Heard Island'), /not known here.*Ship only, permit needed/)
  assert.doesNotMatch(answerTo('do I need a permit for Aldabra'), /Getting to/)
})
