import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('a mountain lake lies in mountains, in each language', () => {
  for (const query of [
    'mountain lake in Norway',
    'Bergsee in Norwegen',
    'Gebirgssee in Norwegen',
    'lac de montagne en Norvège',
    'lago de montaña en Noruega',
    'lago di montagna in Norvegia',
    'laghi alpini in Norvegia',
  ]) {
    const { understood, sources } = ask({ query }, context)
    assert.deepEqual([understood.tags.toSorted(), understood.notApplied], [['lake', 'mountain'], []], query)
    assert.ok(sources.length >= 3, query)
  }
})
