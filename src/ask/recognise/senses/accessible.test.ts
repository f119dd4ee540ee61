import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const asked = (query: string) => ask({ query }, context).understood.applied.map(({ as }) => as)

test('what is accessible by public transport is not for wheelchairs', () => {
  for (const query of ['public transport accessible gorges', 'train accessible forests', 'forests accessible by bus'])
    assert.ok(!asked(query).includes('feature: wheelchair'), query)
})

test('an accessible toilet is, also beside the way there', () => {
  for (const query of ['a lake with an accessible toilet', 'by bus, accessible toilet', 'accessible beaches'])
    assert.ok(asked(query).includes('feature: wheelchair'), query)
})

test('beside a wheelchair, accessible is neither free nor reached, in each language', () => {
  for (const query of [
    'Sono in carrozzina: ci sono sentieri accessibili al Gran Paradiso?',
    'voy en silla de ruedas, ¿hay senderos accesibles en Garajonay?',
    'je suis en fauteuil roulant, y a-t-il des sentiers accessibles dans le Mercantour ?',
    'Ich sitze im Rollstuhl, gibt es im Grunewald zugängliche Wege?',
  ]) {
    const read = asked(query)
    assert.ok(read.includes('feature: wheelchair'), query)
    assert.doesNotMatch(read.join(), /asked: (access|transport)/, query)
  }
  assert.match(asked('je me déplace en fauteuil, une plage accessible en Bretagne').join(), /wheelchair.*place/)
})

test('a disabled toilet is a toilet, too', () => {
  assert.match(
    ask({ query: 'does Sarek have a disabled toilet?' }, context).answer,
    /wheelchair access is not known.*toilets is not known/,
  )
})
