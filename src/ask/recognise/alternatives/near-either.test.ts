import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

const near = (query: string) =>
  ask({ query }, context)
    .sources.map(({ title }) => title)
    .toSorted()

test('near one place "or of" another is near either, in every language', () => {
  for (const query of [
    'a forest near Berlin or near Zurich',
    'ein Wald in der Nähe von Berlin oder von Zürich',
    'une forêt près de Berlin ou de Zurich',
    'un bosque cerca de Berlín o de Zúrich',
    'un bosco vicino a Berlino o a Zurigo',
  ])
    assert.deepEqual(near(query), ['Grunewald', 'Sihlwald'], query)
})

test('another place that one is to be in is none to be near', () => {
  assert.deepEqual(near('bosques de Alemania o de Polonia'), near('forests in Germany or Poland'))
  assert.deepEqual(near('a forest near Berlin or in Zurich'), ['Grunewald'])
})
