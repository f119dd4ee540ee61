import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const notApplied = (query: string) => ask({ query }, context).understood.notApplied

test('who has days off tells when they come, and asks for nothing free', () => {
  for (const query of [
    'Hab nächste Woche frei, wo kann ich in Norwegen wandern?',
    'Ich habe am Wochenende frei und suche einen See in Norwegen',
    "j'ai ma semaine de libre, où randonner en Norvège ?",
    'tengo libre el fin de semana, ¿dónde hay lagos en Noruega?',
    'ho il fine settimana libero, dove trovo un lago in Norvegia?',
  ]) {
    assert.deepEqual(notApplied(query), [], query)
    assert.equal(ask({ query }, context).understood.access, null, query)
  }
})

test('"from a quiet place" looks for quiet places, and "from my place" for one near home', () => {
  for (const query of [
    'birds from a place in Norway',
    'aves desde un lugar tranquilo en Noruega',
    'oiseaux depuis un endroit calme en Norvège',
    'uccelli da un posto tranquillo in Norvegia',
  ])
    assert.deepEqual(notApplied(query), [], query)
  assert.match(ask({ query: 'lakes near my place' }, context).answer, /^Where you are is not known here/)
})

test('"i tre paesi con più laghi" are countries with the most lakes', () => {
  const { answer, understood } = ask({ query: 'quali sono i tre paesi con più laghi?' }, context)
  assert.match(answer, /^Laghi per paese, in testa: Stati Uniti \(9\)\. Poi: Regno Unito \(6\); Canada \(4\)/)
  assert.deepEqual(understood.notApplied, [])
})
