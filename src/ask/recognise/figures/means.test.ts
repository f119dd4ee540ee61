import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('a means of transport beside a kind of trip is a condition', () => {
  for (const query of [
    'quiet weekend away from Barcelona, reachable by train',
    'quiet weekend from Barcelona by train',
    'weekend trip by train from Barcelona',
    'Wochenendausflug von Barcelona mit dem Zug',
    'week-end depuis Barcelone en train',
    'escapada de fin de semana desde Barcelona en tren',
    'weekend da Barcellona in treno',
  ]) {
    const { sources, answer } = ask({ query }, context)
    // What is quiet is told behind, and that its way is not known.
    const [first, ...others] = sources.map(({ title }) => title)
    assert.equal(first, 'Montserrat', `${query}: ${answer}`)
    assert.ok(others.length === 0 || /Leaving out "by train"/.test(answer), `${query}: ${answer}`)
  }
})

test('beside a time it is what the distance was reckoned with, and told as that', () => {
  const { understood } = ask({ query: 'a lake within 2 hours of Munich by car' }, context)
  assert.equal(understood.withinKm, 140)
  assert.ok(understood.applied.some(({ text, as }) => text === 'by car' && as === 'distance: reckoned with'))
})

test('a train is what the distance is reckoned with, and how one is to get there, in each language', () => {
  for (const query of [
    'a forest within 2 hours of Paris by train',
    'a forest within 2 hours by train from Paris',
    'Wald höchstens zwei Stunden mit dem Zug von Paris',
    'forêt à moins de 2 heures de Paris en train',
    'bosque a menos de 2 horas de París en tren',
    'foresta a meno di 2 ore da Parigi in treno',
  ]) {
    const { understood, sources } = ask({ query }, context)
    assert.equal(understood.withinKm, 160, query)
    assert.deepEqual(
      Array.from(sources, ({ title }) => title),
      ['Forêt de Fontainebleau'],
      query,
    )
    assert.ok(
      understood.applied.some(({ as }) => as === 'by train'),
      query,
    )
  }
})
