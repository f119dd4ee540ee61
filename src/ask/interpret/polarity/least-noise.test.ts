import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const context = await starterContext()

test('the least of a noise is without it, in each language, and nothing of that is lost', () => {
  for (const query of [
    'which forest in Norway has the least aircraft noise',
    'Welcher Wald in Norwegen hat den wenigsten Fluglärm?',
    'quelle forêt de Norvège a le moins de bruit d’avion ?',
    'la foresta in Norvegia con meno rumore di aerei',
    'a forest in Norway, please not under the flight path',
    'a forest in Norway where I hear birds and water but no planes at all',
    'una foresta in Norvegia dove si sente l’acqua e gli uccelli ma nessuna macchina',
  ]) {
    const { query: read, account } = readQuestion({ query }, context)
    const noises = read.conditions.filter(({ on }) => on === 'noise')
    assert.ok(noises.length === 1 && noises.every(({ isNegated }) => isNegated), query)
    assert.ok(!read.conditions.some(({ on }) => on === 'transport'), query)
    assert.ok(
      account.notApplied.every(word => !/least|wenig|moins|meno|under|not/.test(word)),
      query,
    )
  }
})

test('which of two has less of a noise stays a comparison', () => {
  const { query } = readQuestion({ query: 'which has less traffic noise, Sarek or Abisko?' }, context)
  assert.equal(query.kind, 'compare')
})

test('"glens or hills" are both', () => {
  for (const query of ['glens or hills in Scotland', 'hills or glens in Scotland']) {
    const { conditions } = readQuestion({ query }, context).query
    const either = conditions.find(({ on }) => on === 'either')
    assert.equal(either?.on === 'either' ? either.any.length : 0, 3, query)
    assert.ok(!conditions.some(({ on }) => on === 'feature'), query)
  }
})

test('farthest from a noise, and the least noise of something, is without it', () => {
  for (const query of [
    'lakes in Finland furthest away from any road noise',
    'peaks farthest from traffic noise in Norway',
    'lakes in Finland with the least noise from roads',
  ]) {
    const { answer } = ask({ query }, context)
    assert.match(answer, /Which noises are heard there is not known/, query)
    assert.doesNotMatch(answer, /most of it|next road/, query)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
  }
})

test('farthest from a road or a town is a distance', () => {
  assert.equal(ask({ query: 'furthest from Oslo in Norway' }, context).understood.orderBy, 'farthest')
  assert.match(ask({ query: 'furthest from a road in Norway' }, context).answer, /no distances to the next road/)
})
