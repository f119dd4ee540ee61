import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('parameters of programs and ordinary words of another language are looked for in no text', () => {
  for (const query of [
    '{"country":"NO","access":"free","minRating":4.5,"fields":["name","silenceRating"]}',
    'Luxemburg: meint ihr das Land oder die belgische Provinz? ich will Felsen sehen',
    'des îles gratuites dans les terres francophones',
  ]) {
    const { relaxed } = answerTo(query).understood
    assert.doesNotMatch(answerTo(query).answer, /whose text mentions|im Text|dans le texte/, query)
    assert.deepEqual(relaxed, [], query)
  }
  assert.deepEqual(answerTo('forests with bison').understood.words, ['bison'])
})

test('runners-up are those that follow, and no runners', () => {
  for (const query of [
    'quietest rainforest on earth? and the runners up please',
    'the quietest lake in Norway and the runners-up',
  ])
    assert.deepEqual(answerTo(query).understood.words, [], query)
})

test('the kind of thing in a name is no question', () => {
  for (const query of [
    'lago di brais quanto è rumoroso',

    'lago di Braies: quanto è rumoroso?',
  ]) {
    assert.doesNotMatch(answerTo(query).answer, /Sì|Yes|risulta|listed with/, query)
    assert.match(answerTo(query).answer, /1[.,]6/, query)
  }
})

test('several words that no field holds are not known in one sentence, beside what is known', () => {
  const { answer } = answerTo('is the boardwalk at Store Mosse wide enough for a 70cm chair and are there any steps')
  assert.equal(answer.match(/not known/g)?.length, 1)
  assert.match(answer, /Store Mosse is rated 3\.7/)
})

test('a fact of a place that only a text mentions is not that of the spot with that text', () => {
  for (const query of [
    'how quiet is Yellowstone',
    'are fires allowed in Yellowstone?',
    'how far is Yellowstone from Denver?',
    'tell me about Yellowstone',
    'lakes near Yellowstone',
    'what is the rating of Naafkopf',
    'wie ruhig ist Yellowstone',
  ])
    assert.match(answerTo(query).answer, /^(A place called|Ein Ort namens) ["„](Yellowstone|Naafkopf)["“]/, query)
})

test('what texts mention is found by it', () => {
  assert.match(answerTo('spots in Yellowstone').answer, /whose text mentions "yellowstone": Thorofare/)
  assert.match(answerTo('quiet lakes in Norway, but not near Hogwarts').answer, /lakes in Norway/)
})

test('"in a hurry" is no place, nor a carrier for a toddler', () => {
  for (const query of ['in a hurry, lake in Finland', 'a toddler in a carrier, lake in Finland']) {
    const { answer } = answerTo(query)
    assert.match(answer, /3 lakes in Finland/, query)
    assert.doesNotMatch(answer, /A place called/, query)
  }
  assert.match(answerTo('lakes in Hogwarts').answer, /Hogwarts" is not known here/)
})

test('"how come there is nothing near" a place asks for what is near it', () => {
  const { answer, understood } = answerTo('how come there’s nothing near Manchester?')
  assert.match(answer, /0 spots within 25 km of Manchester/)
  assert.equal(understood.place?.relation, 'near')
})
