import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../../ask.ts'

const context = await starterContext()

test('"and nearby?" behind a question about a spot looks for that near it', () => {
  for (const [first, query] of [
    ['are there benches at Sarek?', 'and nearby?'],
    ['are there benches at Sarek?', 'And in the area?'],
    ['gibt es Bänke im Sarek?', 'und in der Umgebung?'],
    ['y a-t-il des bancs au Sarek ?', 'et dans les environs ?'],
    ['¿hay bancos en Sarek?', '¿y en los alrededores?'],
    ['ci sono panchine al Sarek?', 'e nei dintorni?'],
  ] as const) {
    const { understood } = ask({ query, prev: [first] }, context)
    assert.deepEqual([understood.kind, understood.near?.name, understood.tags], ['find', 'Sarek', ['bench']], query)
  }
})

test('"in the area" of nowhere says that nobody knows where that is, and one that is named is that place', () => {
  assert.match(ask({ query: 'lakes in the area' }, context).answer, /^Where you are is not known here/)
  const { understood } = ask({ query: 'lakes in the area of Berlin', prev: ['is Sarek quiet?'] }, context)
  assert.equal((understood.near ?? understood.place)?.name, 'Berlin')
})

test('"and near Bergen?" names another place', () => {
  const { understood } = ask({ query: 'und in der Nähe von Bergen?', prev: ['Seen in Norwegen'] }, context)
  assert.equal(understood.near?.name, 'Bergen')
})

test('what was asked of a spot is not asked of what lies around it', () => {
  for (const [first, then] of [
    ['Is Sarek free?', 'Huts nearby?'],
    ['Ist Sarek kostenlos?', 'Hütten in der Umgebung?'],
    ['Sarek est-il gratuit ?', 'Des refuges dans les environs ?'],
    ['¿Es gratis Sarek?', '¿Refugios cerca?'],
    ['Sarek è gratis?', 'Rifugi nei dintorni?'],
  ] as const) {
    const { query } = readQuestion({ query: then, prev: [first] }, context)
    assert.deepEqual(query.conditions.map(({ on }) => on).toSorted(), ['feature', 'near'], then)
  }
  const { query } = readQuestion({ query: 'with a hut?', prev: ['free lakes in Sweden'] }, context)
  assert.ok(query.conditions.some(({ on }) => on === 'access'))
})
