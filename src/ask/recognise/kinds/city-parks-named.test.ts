import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('that parks are to be those of cities is named, in each language', () => {
  for (const [query, named] of [
    ["What's the median rating of your city parks?", 'city'],
    ['town parks in Germany', 'town'],
    ['Stadtparks in Deutschland', 'Stadtparks'],
    ['parcs municipaux en France', 'parcs municipaux'],
    ['parques urbanos en España', 'parques urbanos'],
    ['Parchi cittadini in Europa', 'Parchi cittadini'],
  ] as const) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.tags, understood.notApplied], [['park'], [named]], query)
  }
})

test('a park that is urban is looked for by its tag, and a public one is a park', () => {
  assert.deepEqual(ask({ query: 'urban parks in Germany' }, context).understood.tags, ['urban', 'park'])
  assert.deepEqual(ask({ query: 'public parks in Germany' }, context).understood.notApplied, [])
})
