import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('how near the station is ranks no spots, behind a list or not, in each language', () => {
  for (const [query, prev] of [
    ['which forest near Berlin is nearest to a station?', []],
    ['nearest to the station', ['forests near Berlin']],
    ['closest to the train station', ['forests near Berlin']],
    ['welcher ist am nächsten an einem Bahnhof?', ['Wälder bei Berlin']],
    ['welcher liegt am nächsten am Bahnhof?', ['Wälder bei Berlin']],
    ['la plus proche de la gare', ['forêts près de Berlin']],
    ['el más cercano a la estación', ['bosques cerca de Berlín']],
    ['la più vicina alla stazione', ['foreste vicino a Berlino']],
  ] as const) {
    const { answer, understood, sources } = ask({ query, prev: [...prev] }, context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.notEqual(understood.kind, 'nearest', query)
    assert.equal(sources[0]?.title, 'Grunewald', query)
    assert.match(answer, /^(That is not|Das ist|Ce n’est|Eso no|Questo qui non)/, query)
  }
})

test('what is nearest to a place that is named is measured from it', () => {
  assert.equal(ask({ query: 'forest nearest to Berlin by train' }, context).understood.kind, 'nearest')
  assert.equal(ask({ query: 'nearest forest to Berlin' }, context).understood.kind, 'nearest')
})
