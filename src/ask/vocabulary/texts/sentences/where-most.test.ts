import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const told = (query: string) => ask({ query }, context)

test('where most of a kind are is told by countries, in five languages', () => {
  for (const [query, same] of [
    ['where are the most lakes?', 'which country has the most lakes?'],
    ['where do I find the most forests', 'which country has the most forests?'],
    ['wo gibt es die meisten Seen?', 'welches Land hat die meisten Seen?'],
    ['où y a-t-il le plus de lacs ?', 'quel pays a le plus de lacs ?'],
    ['¿dónde hay más lagos?', '¿qué país tiene más lagos?'],
    ['dove ci sono più laghi?', 'quale paese ha più laghi?'],
  ] as const)
    assert.equal(told(query).answer, told(same).answer, query)
})

test('"die meisten" is applied, or named', () => {
  for (const query of ['die meisten Seen', 'welche Orte haben die meisten Toiletten'])
    assert.deepEqual(told(query).understood.notApplied, ['meisten'], query)
  for (const query of [
    'welche Seen haben die meisten Aktivitäten',
    'qué lagos tienen más actividades',
    'quali laghi hanno più attività',
  ])
    assert.equal(told(query).understood.orderBy, 'most activities', query)
})
