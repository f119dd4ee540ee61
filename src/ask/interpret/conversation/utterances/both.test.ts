import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)
const BOTH = ['Femundsmarka', 'Hardangervidda']

test('"both" points at the two that were shown, in each language', () => {
  for (const [before, ...queries] of [
    ['quiet lakes in Norway', 'both', 'both of them'],
    ['ruhige Seen in Norwegen', 'beide', 'alle beide'],
    ['lacs calmes en Norvège', 'les deux', 'tous les deux'],
    ['lagos tranquilos en Noruega', 'ambos', 'los dos'],
    ['laghi tranquilli in Norvegia', 'entrambi', 'tutti e due'],
  ] as const)
    for (const query of queries) {
      const { sources, understood } = after(query, before)
      assert.deepEqual(
        sources.map(({ title }) => title),
        BOTH,
        query,
      )
      assert.deepEqual([understood.kind, understood.notApplied], ['about', []], query)
    }
})

test('what is asked of both is told of each, and is no search', () => {
  for (const [before, query, first, second] of [
    ['quiet lakes in Norway', 'are both free?', /Access to Femundsmarka is free/, /Access to Hardangervidda is free/],
    ['quiet lakes in Norway', 'do both have a hut?', /Whether Femundsmarka has a hut is not known/, /Hardangervidda/],
    [
      'ruhige Seen in Norwegen',
      'sind beide kostenlos?',
      /zu Femundsmarka ist kostenlos/,
      /Hardangervidda ist kostenlos/,
    ],
    ['lacs calmes en Norvège', 'les deux sont gratuits ?', /Femundsmarka : accès gratuit/, /Hardangervidda : accès/],
    ['lagos tranquilos en Noruega', '¿son gratis los dos?', /a Femundsmarka es gratuito/, /Hardangervidda es gratuito/],
    [
      'laghi tranquilli in Norvegia',
      'entrambi sono gratuiti?',
      /a Femundsmarka è gratuito/,
      /Hardangervidda è gratuito/,
    ],
  ] as const) {
    const { answer, understood } = after(query, before)
    assert.match(answer, first, query)
    assert.match(answer, second, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a number before an order, a noun or a distance counts, and a longer list is searched', () => {
  assert.equal(after('les deux plus calmes', 'lacs calmes en Norvège').understood.kind, 'superlative')
  assert.equal(after('die beiden ruhigsten Wälder', 'ruhige Seen in Norwegen').understood.kind, 'superlative')
  assert.match(after('quelle distance entre les deux ?', 'lacs calmes en Norvège').answer, /à \d+ km d/)
  assert.equal(after('which of them are free?', 'quiet lakes in Norway').understood.kind, 'find')
  assert.equal(after('are both free?', 'lakes in Norway').sources.length, 3)
})
