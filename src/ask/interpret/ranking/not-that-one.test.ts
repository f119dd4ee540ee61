import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('"not that one" asks for another, with or without saying so, and is applied', () => {
  const prev = ['Quiet spots near Bohinj']
  const shown = ask({ query: prev[0] ?? '' }, context).sources.map(({ title }) => title)
  assert.deepEqual(shown, ['Dolina Triglavskih jezer'])
  for (const query of [
    'not that one',
    'not that one, something else',
    'not those, others please',
    'not that one please',
  ]) {
    const { sources, understood } = ask({ query, prev }, context)
    const titles = sources.map(({ title }) => title)
    assert.ok(titles.length > 0 && !titles.includes('Dolina Triglavskih jezer'), `${query}: ${titles.join()}`)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('"not those with huts" keeps those without', () => {
  const prev = ['forests in Sweden']
  const all = ask({ query: 'forests in Sweden' }, context).sources.map(({ title }) => title)
  for (const query of ['not those in a national park', 'not those with huts', 'not those which have huts']) {
    const { sources, understood } = ask({ query, prev }, context)
    assert.equal(understood.without.length, 1, query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.ok(
      sources.some(({ title }) => all.includes(title)),
      query,
    )
  }
})
