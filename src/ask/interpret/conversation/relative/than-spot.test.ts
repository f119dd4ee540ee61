import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const asked = (query: string, before: string) => {
  const { sources, understood, answer } = ask({ query, prev: [before] }, context)
  return { titles: sources.map(({ title }) => title), kind: understood.kind, lost: understood.notApplied, answer }
}

test('of what was listed, what is quieter or noisier than a spot is told, in each language', () => {
  for (const [before, query] of [
    ['forests in Sweden', 'quieter than Tiveden'],
    ['forests in Sweden', 'which are quieter than Tiveden?'],
    ['forests in Sweden', 'which of them are quieter than Tiveden?'],
    ['forests in Sweden', 'are they quieter than Tiveden?'],
    ['forests in Sweden', 'something quieter than Tiveden'],
    ['forests in Sweden', 'only those quieter than Tiveden, please'],
    ['how many forests are there in Sweden?', 'quieter than Tiveden'],
    ['Wälder in Schweden', 'ruhiger als Tiveden'],
    ['Wälder in Schweden', 'welche davon sind ruhiger als Tiveden?'],
    ['forêts en Suède', 'plus calme que Tiveden'],
    ['bosques en Suecia', '¿cuáles son más tranquilos que Tiveden?'],
    ['foreste in Svezia', 'più tranquille di Tiveden'],
  ] as const) {
    const { titles, lost, answer } = asked(query, before)
    assert.deepEqual(titles, ['Muttos'], query)
    assert.deepEqual(lost, [], query)
    assert.doesNotMatch(answer, /than that/, query)
  }
  assert.deepEqual(asked('noisier than Tiveden', 'forests in Sweden').titles, ['Tyresta', 'Djurgården'])
})

test('of what was listed near a place, what is closer to that than a spot is told, in each language', () => {
  for (const [before, query] of [
    ['spots around London', 'closer than Epping Forest'],
    ['spots around London', 'which are closer than Epping Forest?'],
    ['spots around London', 'anything closer than Epping Forest?'],
    ['Orte bei London', 'näher als Epping Forest'],
    ['lieux près de Londres', 'plus proche que Epping Forest'],
    ['lugares cerca de Londres', 'más cerca que Epping Forest'],
    ['luoghi vicino a Londra', 'quali sono più vicini di Epping Forest?'],
  ] as const) {
    const { titles, lost } = asked(query, before)
    assert.deepEqual(titles, ['Hampstead Heath'], query)
    assert.deepEqual(lost, [], query)
  }
})

test('and what is farther', () => {
  for (const [before, query] of [
    ['spots around London', 'farther than Hampstead Heath'],
    ['Orte bei London', 'weiter weg als Hampstead Heath'],
    ['lieux près de Londres', 'plus loin que Hampstead Heath'],
    ['lugares cerca de Londres', 'más lejos que Hampstead Heath'],
    ['luoghi vicino a Londra', 'più lontano di Hampstead Heath'],
  ] as const) {
    const { titles, lost } = asked(query, before)
    assert.equal(titles[0], 'Epping Forest', query)
    assert.ok(!titles.includes('Hampstead Heath'), query)
    assert.deepEqual(lost, [], query)
  }
})

test('behind one spot two are compared, and behind spots of no place nobody knows to what they are close', () => {
  assert.equal(asked('quieter than Tiveden?', 'tell me about Sarek').kind, 'compare')
  assert.equal(asked('is it quieter than Tiveden?', 'tell me about Sarek').kind, 'compare')
  assert.match(asked('closer than Tiveden', 'lakes in Sweden').answer, /Where you are is not known here/)
  assert.deepEqual(asked('is Muttos quieter than Tiveden?', 'forests in Sweden').titles, ['Muttos', 'Tiveden'])
})

test('quieter than it is quieter than the first of the list, or than what those are to be like', () => {
  assert.match(
    asked('quieter than it?', 'lakes in Finland').answer,
    /^I found no lake in Finland quieter than Patvinsuo/,
  )
  assert.deepEqual(asked('noisier than the first?', 'lakes in Finland').titles, ['Repovesi', 'Nuuksio'])
  assert.match(
    asked('quieter than it?', 'something like Thórsmörk').answer,
    /^The catalogue has 11 spots like Thórsmörk/,
  )
})

test('whether it is quieter than a named spot, or one of the list than another, is compared', () => {
  assert.match(asked('is it quieter than Sarek?', 'lakes in Finland').answer, /^No, Patvinsuo is noisier than Sarek/)
  assert.match(
    asked('is the second quieter than the first?', 'lakes in Finland').answer,
    /^No, Repovesi is noisier than Patvinsuo/,
  )
})
