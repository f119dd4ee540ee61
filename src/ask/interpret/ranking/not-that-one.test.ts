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

test('"ese no", "den nicht" and "not the second" leave that one out, in each language', () => {
  for (const [before, queries, left] of [
    ['lakes in Sweden', ['not that one', 'no, not that one'], 'Tiveden'],
    ['Seen in Schweden', ['den nicht', 'nicht den', 'nein, nicht der', 'den nicht, einen anderen'], 'Tiveden'],
    ['lacs en Suède', ['pas celui-là', 'pas celle-là', 'non, pas celui là'], 'Tiveden'],
    ['lagos en Suecia', ['ese no', 'no, ese no', 'esa no, otra', 'el primero no'], 'Tiveden'],
    ['laghi in Svezia', ['quello no', 'no, quella no', 'non quello', 'il primo no'], 'Tiveden'],
    ['lakes in Sweden', ['not the second', 'not the last one'], 'Tyresta'],
    ['Seen in Schweden', ['den zweiten nicht', 'nicht der zweite'], 'Tyresta'],
    ['lacs en Suède', ['pas le deuxième'], 'Tyresta'],
    ['lagos en Suecia', ['el segundo no'], 'Tyresta'],
    ['laghi in Svezia', ['il secondo no', 'non la seconda'], 'Tyresta'],
  ] as const)
    for (const query of queries) {
      const { sources, understood } = ask({ query, prev: [before] }, context)
      assert.deepEqual(
        sources.map(({ title }) => title),
        [left === 'Tiveden' ? 'Tyresta' : 'Tiveden'],
        query,
      )
      assert.deepEqual(understood.notApplied, [], query)
    }
})

test('"the second" without a "not" is told, and a negated condition stays one', () => {
  assert.equal(ask({ query: 'the second', prev: ['lakes in Sweden'] }, context).sources[0]?.title, 'Tyresta')
  const { sources } = ask({ query: 'nicht in einem Nationalpark', prev: ['Seen in Schweden'] }, context)
  assert.deepEqual(sources.map(({ title }) => title).includes('Tyresta'), false)
})

test('"and without the first?" leaves that one out, and no condition', () => {
  for (const [before, query] of [
    ['quiet lakes in Canada', 'and without the first?'],
    ['quiet lakes in Canada', 'but not that one'],
    ['ruhige Seen in Kanada', 'und ohne den ersten?'],
    ['lacs calmes au Canada', 'et sans le premier ?'],
    ['lagos tranquilos en Canadá', '¿y sin el primero?'],
    ['laghi tranquilli in Canada', 'e senza il primo?'],
  ] as const) {
    const { sources, understood } = ask({ query, prev: [before] }, context)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Algonquin'],
      query,
    )
    assert.equal(understood.minRating, 3.4, query)
  }
  const { understood } = ask({ query: 'and without huts?', prev: ['quiet lakes in Canada'] }, context)
  assert.equal(understood.without.length, 1)
})

test('a "no" before "not that one" says the same, in each language', () => {
  for (const [before, queries] of [
    ['quiet forest in germany', ['nah not that one, got another', 'nope, not that one']],
    ['ruhiger wald in deutschland', ['nee, nicht den, was anderes', 'nein nicht der, ein anderer']],
    ['forêt calme en allemagne', ['non pas celle-là, une autre', 'non, pas celle-là']],
    ['bosque tranquilo en alemania', ['no, ese no, otro']],
    ['bosco tranquillo in germania', ['no non quello, un altro']],
  ] as const) {
    for (const query of queries) {
      const { sources, understood } = ask({ query, prev: [before] }, context)
      const titles = sources.map(({ title }) => title)
      assert.deepEqual(titles, ['Hainich', 'Kellerwald-Edersee'], query)
      assert.deepEqual(understood.notApplied, [], query)
    }
  }
})

test('"no, not in Germany" takes nothing back but the place', () => {
  const { understood } = ask({ query: 'no not in germany', prev: ['quiet forest in germany'] }, context)
  assert.deepEqual([understood.tags, understood.without.length], [['forest'], 1])
})
