import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('a distance to an island is to its middle, and to no town of its name elsewhere', () => {
  for (const [query, told] of [
    ['how far is Garajonay from Tenerife?', /^Garajonay is 73 km from Tenerife/],
    ['how far is Sarek from Skye?', /^Sarek is 1635 km from the Isle of Skye/],
    ['how far is Sarek from Elba?', /^Sarek is 2759 km from Elba/],
    ['¿a qué distancia está Garajonay de Tenerife?', /^Garajonay está a 73 km de Tenerife/],
    ['how far is Sarek from Sardinia?', /not known/],
  ] as const)
    assert.match(ask({ query }, context).answer, told, query)
})

test('a distance to a land with a town of its name in it is to that town', () => {
  assert.match(ask({ query: 'how far is Sarek from Luxembourg?' }, context).answer, /^Sarek is 2068 km from Luxembourg/)
})
