import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('the sides of the earth are ranked by in their learned words, too', () => {
  for (const [query, order] of [
    ["Quel est l'endroit le plus austral ?", 'southernmost'],
    ['Quel est votre lac le plus boréal ?', 'northernmost'],
    ['Quels sont vos lacs les plus orientaux ?', 'easternmost'],
    ["l'île la plus occidentale", 'westernmost'],
    ['¿Cuál es el lugar más austral?', 'southernmost'],
    ['el lago más boreal', 'northernmost'],
    ['Qual è il luogo più australe?', 'southernmost'],
    ['il lago più boreale', 'northernmost'],
    ['Was ist euer südlichster See?', 'southernmost'],
    ['euer westlichster Ort', 'westernmost'],
    ['What is your most southerly place?', 'southernmost'],
    ['What is the farthest south you have?', 'southernmost'],
  ] as const) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.orderBy, understood.notApplied], [order, []], query)
  }
})

test('forests and lights of the north are none of an order', () => {
  assert.deepEqual(ask({ query: 'forêt boréale' }, context).understood.kind, 'find')
  assert.notEqual(ask({ query: 'aurore australe' }, context).understood.kind, 'superlative')
})
