import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('to sleep well is what quiet is for: it is named, and no camping is looked for', () => {
  for (const query of [
    'where to sleep well in Norway, quiet',
    'wo kann ich in Norwegen ruhig und gut schlafen',
    'où bien dormir au calme en Norvège',
    '¿dónde dormir bien sin ruido en Noruega?',
    'dove dormire bene senza rumori in Norvegia',
  ]) {
    const { activities, minRating, notApplied } = understood(query)
    assert.deepEqual([activities, minRating], [[], 3.4], query)
    assert.equal(notApplied.length > 0, true, query)
  }
})

test('a tent, a hut and a night outdoors stay what they are', () => {
  for (const [query, said] of [
    ['dove dormire in tenda in Norvegia', /campeggio/],
    ['zelten in Norwegen, gut und ruhig', /Zelten/],
    ['bivouac en Norvège pour dormir', /camping/],
    ['gut schlafen in einer Hütte in Norwegen', /Hütte/],
    ['where to sleep in a tent well away from roads in Norway', /camp/],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})
