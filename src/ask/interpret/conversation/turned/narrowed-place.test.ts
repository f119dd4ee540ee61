import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)
const isQuiet = (doc: number) => (context.index.spot(doc).silenceRating ?? 0) >= 3.4
/** The quiet ones of them that lie in both: each list is asked for as a whole. */
const both = (one: string, other: string) => {
  const inOther = new Set(after(`the 30 quietest ${other}`).docs)
  return after(`the 30 quietest ${one}`).docs.filter(doc => inOther.has(doc) && isQuiet(doc))
}

const CHILEAN = both('spots in Patagonia', 'spots in Chile')
const ITALIAN = both('national parks in the Alps', 'national parks in Italy')

test('only those of another place are those of the list that lie in both, in each language', () => {
  assert.equal(CHILEAN.length, 3)
  assert.equal(ITALIAN.length, 2)
  for (const [before, query, expected] of [
    ['quiet places in Patagonia', 'only the ones in Chile', CHILEAN],
    ['quiet places in Patagonia', 'just those in Chile please', CHILEAN],
    ['quiet places in Patagonia', 'but only Chile', CHILEAN],
    ['quiet places in Patagonia', 'which of them are in Chile?', CHILEAN],
    ['how many quiet places are in Patagonia?', 'and only those in Chile?', CHILEAN],
    ['ruhige Orte in Patagonien', 'nur die in Chile', CHILEAN],
    ['ruhige Orte in Patagonien', 'zeig mir nur die chilenischen', CHILEAN],
    ['endroits calmes en Patagonie', 'seulement ceux du Chili', CHILEAN],
    ['endroits calmes en Patagonie', 'uniquement ceux au Chili', CHILEAN],
    ['lugares tranquilos en la Patagonia', 'solo los de Chile', CHILEAN],
    ['lugares tranquilos en la Patagonia', '¿cuáles de ellos están en Chile?', CHILEAN],
    ['luoghi tranquilli in Patagonia', 'solo quelli in Cile', CHILEAN],
    ['national parks in the Alps', 'only those in Italy', ITALIAN],
    ['parchi nazionali nelle Alpi', 'solo quelli in Italia', ITALIAN],
  ] as const) {
    const { docs, understood } = after(query, before)
    assert.deepEqual(new Set(docs), new Set(expected), query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what was narrowed is counted, and narrowed to another place of the first', () => {
  for (const [before, query, count] of [
    ['quiet places in Patagonia', 'only the ones in Chile', 'how many are there?'],
    ['lugares tranquilos en la Patagonia', 'solo los de Chile', '¿cuántos son?'],
    ['ruhige Orte in Patagonien', 'nur die in Chile', 'wie viele sind das?'],
  ] as const)
    assert.match(after(count, before, query).answer, /\b3\b/, count)
  const { docs } = after('only those in Chile', 'quiet places in Patagonia', 'only those in Argentina')
  assert.deepEqual(new Set(docs), new Set(CHILEAN))
})

test('another place alone is looked for instead, and so is one that has nothing of the first', () => {
  for (const [before, query, whole] of [
    ['quiet places in Patagonia', 'and in Chile?', 'quiet places in Chile'],
    ['lugares tranquilos en la Patagonia', '¿y en Chile?', 'lugares tranquilos en Chile'],
    ['ruhige Orte in Patagonien', 'und in Chile?', 'ruhige Orte in Chile'],
    ['lakes in Norway', 'only the ones in Sweden', 'lakes in Sweden'],
    ['forests in Europe', 'just the ones in Germany', 'forests in Germany'],
  ] as const)
    assert.deepEqual(after(query, before).docs, after(whole).docs, query)
})
