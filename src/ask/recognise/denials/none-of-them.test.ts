import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('"none of them free?" looks for those that are, in each language', () => {
  for (const [before, query] of [
    ['huts in Norway', 'None of them free?'],
    ['huts in Norway', 'and none free'],
    ['Hütten in Norwegen', 'Keine kostenlos?'],
    ['Hütten in Norwegen', 'Keine davon umsonst?'],
    ['refuges en Norvège', 'Aucun de gratuit ?'],
    ['refuges en Norvège', "il n'y en a aucun de gratuit ?"],
    ['refugios en Noruega', '¿no hay ninguno gratis?'],
    ['rifugi in Norvegia', 'nessuno gratuito?'],
  ] as const) {
    const { docs, understood } = ask({ query, prev: [before] }, context)
    assert.equal(docs.length, 3, query)
    assert.deepEqual([understood.access, understood.relaxed, understood.notApplied], ['free', [], []], query)
  }
})

test('"none with a hut?" looks for one with it, and what is not wanted stays left out', () => {
  const prev = ['Seen in Schweden']
  assert.deepEqual(ask({ query: 'keiner mit Hütte?', prev }, context).understood.tags, ['lake', 'hut'])
  for (const query of ['ohne Hütte', 'keine Hütte?', 'none with a hut'])
    assert.deepEqual(ask({ query, prev }, context).understood.tags, ['lake'], query)
  assert.equal(ask({ query: 'Seen in Schweden, keine kostenlosen' }, context).understood.access, 'paid')
})
