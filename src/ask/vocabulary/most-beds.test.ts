import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../test/support/osm-samples.ts'
import { ask } from '../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('in which hut most can sleep is not ranked: what the text of each tells is told', { skip }, () => {
  if (!known) return
  for (const [list, query] of [
    ['huts in Andorra above 2300 m', 'which one sleeps the most people?'],
    ['Hütten in Andorra über 2300 m', 'in welcher können die meisten Leute schlafen?'],
    ['refuges en Andorre à plus de 2300 m', 'lequel peut accueillir le plus de monde ?'],
    ['refugios de Andorra por encima de 2300 m', '¿en cuál caben más personas?'],
    ['rifugi in Andorra sopra i 2300 m', 'quale ha più posti letto?'],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [list] }, known.context)
    assert.deepEqual(understood.notApplied, [], query)
    for (const people of [8, 5, 50, 43, 12]) assert.match(answer, new RegExp(` ${people} people can sleep here`), query)
  }
})
