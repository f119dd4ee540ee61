import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const docsOf = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context).docs

test('a place that is corrected in the same breath is not looked in, in each language', () => {
  for (const [query, meant] of [
    ['a quiet place with a dark sky in Scotland, sorry I meant Wales', 'a quiet place with a dark sky in Wales'],
    ['lakes in Norway, no, I mean Sweden', 'lakes in Sweden'],
    ['lakes in Norway - or rather Sweden', 'lakes in Sweden'],
    ['Seen in Norwegen, äh, ich meine Schweden', 'Seen in Schweden'],
    ['lacs en Norvège, pardon, je voulais dire la Suède', 'lacs en Suède'],
    ['lagos en Noruega, perdón, quería decir Suecia', 'lagos en Suecia'],
    ['laghi in Norvegia, scusa, intendevo in Svezia', 'laghi in Svezia'],
  ] as const) {
    assert.deepEqual(docsOf(query), docsOf(meant), query)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
  }
})

test('two places without a correction are both looked in', () => {
  for (const query of ['lakes in Norway or Sweden', 'lakes in Norway and Sweden, I mean quiet ones'])
    assert.match(ask({ query }, context).answer, /Norway or Sweden/, query)
})

test('what need not be is taken back of buses and fires, too', () => {
  for (const [query, before, whole] of [
    ['rather without the bus', 'lakes in Norway by bus', 'lakes in Norway'],
    ['doch lieber ohne Bus', 'Seen in Norwegen mit dem Bus', 'Seen in Norwegen'],
    ['rather without fires', 'lakes in Norway where fires are allowed', 'lakes in Norway'],
  ] as const)
    assert.deepEqual(docsOf(query, before), docsOf(whole), query)
})
