import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what is to be avoided is not wanted there: planes are no way to travel, and roads are noise', () => {
  for (const query of [
    'where to avoid planes and roads in Norway?',
    'wo kann ich in Norwegen Flugzeuge und Straßen vermeiden?',
    'où éviter les avions et les routes en Norvège ?',
    '¿dónde evitar aviones y carreteras en Noruega?',
    'dove evitare aerei e strade in Norvegia?',
  ]) {
    const { understood, answer } = ask({ query }, context)
    const read = understood.applied.map(({ as }) => as)
    assert.deepEqual(understood.notApplied, [], `${query}: ${answer}`)
    assert.ok(read.includes('noise: aircraft') && read.includes('noise: roads'), `${query}: ${read.join()}`)
    assert.equal(understood.place?.name, 'Norway', query)
  }
})

test('dogs, crowds and noise are avoided as they are otherwise left out', () => {
  assert.deepEqual(ask({ query: 'je veux éviter les chiens, lacs en Suède' }, context).understood.without, [
    'without dogs',
  ])
  assert.equal(ask({ query: 'Seen in Schweden, um Lärm zu vermeiden' }, context).understood.quietFrom, 3.4)
  const crowds = ask({ query: 'laghi in Norvegia per evitare la folla' }, context).understood.notApplied
  assert.deepEqual(crowds, ['per evitare la folla'])
})

test('a way by plane is still one, and which places one had better avoid leaves none out', () => {
  const flown = ask({ query: 'lieux en Norvège accessibles en avion' }, context).understood.applied
  assert.ok(flown.some(({ as }) => as.startsWith('by plane')))
  assert.deepEqual(ask({ query: 'quels lieux éviter en Norvège ?' }, context).understood.notApplied, ['éviter'])
  const { notApplied, without } = ask({ query: 'Welche Orte in Norwegen sollte ich meiden?' }, context).understood
  assert.deepEqual([notApplied, without], [['meiden'], []])
})
