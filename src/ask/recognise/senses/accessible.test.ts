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
