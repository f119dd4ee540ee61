import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const told = (query: string) => ask({ query }, context)

test('open to dogs is where dogs are allowed, and no opening hour', () => {
  const forests = told('forests in Belgium where dogs are allowed').docs
  for (const query of [
    'forests in Belgium open to dogs',
    'Wälder in Belgien, die für Hunde offen sind',
    'forêts de Belgique ouvertes aux chiens',
    'bosques en Bélgica abiertos a perros',
    'boschi in Belgio aperti ai cani',
  ])
    assert.deepEqual([told(query).docs, told(query).understood.notApplied], [forests, []], query)
})

test('how dogs may run is named: it is no fee, and no country', () => {
  for (const [query, named] of [
    ['parks in Italy where dogs can run free', 'run free'],
    ['Parks in Italien, wo Hunde frei laufen dürfen', 'frei laufen'],
    ['parcs en Italie où les chiens peuvent courir librement', 'courir librement'],
    ['parques en Italia con perros sueltos', 'sueltos'],
    ['parchi in Italia dove i cani possono stare liberi', 'stare liberi'],
  ] as const) {
    const { understood } = told(query)
    assert.deepEqual(
      [understood.notApplied, understood.access, understood.place?.name],
      [[named], null, 'Italy'],
      query,
    )
  }
  assert.equal(told('foreste in Liberia').understood.place?.name, 'Liberia')
})
