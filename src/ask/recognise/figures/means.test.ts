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
  const { understood } = ask({ query: 'a lake within 2 hours of Munich by train' }, context)
  assert.equal(understood.withinKm, 160)
  assert.ok(understood.applied.some(({ text, as }) => text === 'by train' && as === 'distance: reckoned with'))
})
