import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

const understood = (query: string) => ask({ query }, context).understood

test('"not too big" is said of the size alone: lakes are looked for, and it is named as one', () => {
  const asked = [
    ['not too big lakes in Norway', 'not too big'],
    ['not very famous lakes in Norway', 'not very famous'],
    ['nicht zu große Seen in Norwegen', 'nicht zu große'],
    ['un lac pas trop grand en Norvège', 'pas trop grand'],
    ['un lago no muy grande en Noruega', 'no muy grande'],
    ['un lago non troppo grande in Norvegia', 'non troppo grande'],
  ] as const
  for (const [query, named] of asked) {
    const { notApplied, tags, without } = understood(query)
    assert.deepEqual([notApplied, tags, without], [[named], ['lake'], []], query)
  }
})

test('of "not too high" lakes of which no height is known that is told of each, and they are listed', () => {
  for (const query of [
    'lakes in Norway, not too high',
    'not too high lakes in Norway',
    'nicht zu hoch gelegene Seen in Norwegen',
    'kein zu hoher See in Norwegen',
    'un lac pas trop haut en Norvège',
    'un lago no muy alto en Noruega',
    'un lago non troppo alto in Norvegia',
  ]) {
    const { answer, understood, sources } = ask({ query }, context)
    assert.deepEqual([understood.notApplied, understood.tags], [[], ['lake']], query)
    assert.equal(sources[0]?.title, 'Femundsmarka', query)
    assert.match(
      answer,
      /Femundsmarka[^\n]*(not known|nicht bekannt|pas connue|no se sabe|non si sa)|(No se sabe|Non si sa|On ne sait pas)[^\n]*Femundsmarka/,
      query,
    )
  }
})

test('"not too high" of noise or a fee is said of that', () => {
  assert.notEqual(understood('lakes in Norway where the noise is not too high').orderBy, 'lowest')
  assert.notEqual(understood('lakes in Norway with an entrance fee that is not too high').orderBy, 'lowest')
})

test('"not so noisy" is quiet', () => {
  for (const query of [
    'not so loud lakes in Norway',
    'not that noisy lakes in Norway',
    'laghi non troppo rumorosi in Norvegia',
  ]) {
    const { notApplied, tags } = understood(query)
    assert.deepEqual([notApplied, tags], [[], ['lake']], query)
    assert.match(
      ask({ query }, context).answer,
      /^(The catalogue has 2 quiet lakes|Il catalogo ha 2 laghi tranquilli)/,
      query,
    )
  }
})

test('what is recorded is still left out, a distance is one, and a bound of the height too', () => {
  assert.deepEqual(understood('not too remote lakes in Norway').without, ['remote'])
  assert.equal(understood('not too far from Oslo, a lake').near?.name, 'Oslo')
  assert.deepEqual(understood('a hut not higher than 1000 m in Norway').notApplied, [])
  assert.deepEqual(understood('places in Norway without a lake').tags, [])
})

test('"not a big lake" is a lake, and "not a lake" is none', () => {
  const { notApplied, tags } = understood('not a big lake in Norway')
  assert.deepEqual([notApplied, tags], [['not a big'], ['lake']])
  assert.deepEqual(understood('not a lake in Norway').without, ['lake'])
  assert.deepEqual(understood('not a single lake, coast of Norway').without, ['without lake'])
})
