import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readQuestion } from '../../ask.ts'

const context = await starterContext()

test('"quieter than" a place that is no spot is no wish for quiet, and is named', () => {
  for (const [query, said] of [
    ['lakes quieter than Lake Constance within 100 km of it', 'quieter than Lake Constance'],
    [
      'Gibt es Seen, die ruhiger sind als der Bodensee, aber höchstens 100 km davon entfernt?',
      'ruhiger sind als der Bodensee',
    ],
    ['un lac plus calme que le lac Léman', 'plus calme que le lac Léman'],
    ['lagos más tranquilos que el lago Lemán', 'más tranquilos que el lago Lemán'],
  ] as const) {
    const { query: read, account } = readQuestion({ query }, context)
    assert.deepEqual(account.notApplied, [said], query)
    assert.ok(!read.conditions.some(({ on }) => on === 'rating'), query)
    assert.ok(
      read.conditions.some(({ on }) => on === 'feature'),
      query,
    )
  }
})

test('"quieter than" a spot is a bound by its rating', () => {
  for (const query of ['lakes in Sweden quieter than Abisko', 'Seen in Schweden, die ruhiger sind als Abisko']) {
    const { conditions } = readQuestion({ query }, context).query
    const compared = conditions.find(({ on }) => on === 'compared')
    assert.equal(compared?.on === 'compared' && compared.how, 'quieter', query)
  }
})

test('two regions are compared as they are', () => {
  assert.equal(readQuestion({ query: 'is Norway quieter than the Gobi?' }, context).query.kind, 'summary')
})
