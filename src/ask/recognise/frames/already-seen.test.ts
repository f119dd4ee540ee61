import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const notApplied = (query: string, ...prev: string[]) => ask({ query, prev }, context).understood.notApplied.join(', ')

test('which spots somebody has seen is not known, and named', () => {
  for (const [query, named] of [
    ['lakes in Norway I have already visited', 'I have already visited'],
    ["lakes in Norway that I've not seen yet", 'seen'],
    ['ein See in Norwegen, wo ich schon war', 'ich schon war'],
    ['Seen in Norwegen, die ich schon besucht habe', 'ich schon besucht habe'],
  ] as const)
    assert.match(notApplied(query), new RegExp(named), query)
})

test('who wants to visit, and who has seen a spot that is named, is understood', () => {
  for (const query of [
    'lakes in Norway I can visit by train',
    'I have visited Sarek, anything else in Sweden?',
    'Welche Seen in Norwegen kann ich besuchen?',
    'we have been looking for a lake in Norway',
  ])
    assert.equal(notApplied(query), '', query)
})

test('"marked trails" are named, and what a spot is marked as is not', () => {
  assert.equal(notApplied('lakes in Norway with marked trails'), 'marked')
  assert.equal(notApplied('spots in Norway marked as a lake'), '')
})

test('words that English names are named in the other languages, too', () => {
  for (const [query, named] of [
    ['Seen in Norwegen, die immer ruhig sind', 'immer'],
    ['Seen in Norwegen, das ganze Jahr ruhig', 'das ganze Jahr'],
    ['offizielle Zeltplätze in Norwegen', 'offizielle'],
    ['allein wandern in Norwegen', 'allein'],
    ['campings officiels en Norvège', 'officiels'],
    ['vélo électrique en Norvège', 'électrique'],
    ['camping oficial en Noruega', 'oficial'],
    ['campeggio ufficiale in Norvegia', 'ufficiale'],
    ['un rifugio comodo in Norvegia', 'comodo'],
  ] as const)
    assert.equal(notApplied(query), named, query)
  for (const query of ['parcs en fauteuil roulant électrique', 'parchi per sedia a rotelle elettrica'])
    assert.equal(notApplied(query), '', query)
})
