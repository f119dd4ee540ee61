import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const saidOf = (query: string) => ask({ query }, context).answer

test('beside that crowds, hours or safety are not known a description that speaks of them is quoted', () => {
  for (const query of ['is Pulpit Rock crowded', 'Ist der Preikestolen überlaufen?', 'c’est bondé à Preikestolen ?'])
    assert.match(saidOf(query), /Company is certain by day/, query)
  for (const query of ['when does Lainzer Tiergarten close', 'Wann hat der Lainzer Tiergarten auf?'])
    assert.match(saidOf(query), /Gates close at dusk/, query)
  for (const query of ['is it safe to go alone to Darien', '¿es seguro ir sola al Darien?'])
    assert.match(saidOf(query), /Permission and guides are needed throughout/, query)
  assert.doesNotMatch(saidOf('is Putorana crowded'), /description/)
})

test('whether it is safe to go somewhere, alone or not, asks for no way there, and how one goes does', () => {
  for (const query of [
    '¿es seguro ir sola al Darien?',
    'is it safe to go alone to Darien',
    'ist es sicher, allein in den Darién zu gehen?',
    "est-il dangereux d'aller seule au Darién ?",
    'è sicuro andare da sola nel Darién?',
  ]) {
    const { notApplied, aspect } = ask({ query }, context).understood
    assert.deepEqual([notApplied, aspect], [[], 'unknowable'], query)
  }
  assert.equal(ask({ query: '¿cómo ir al Darién y es seguro?' }, context).understood.aspect, 'transport, unknowable')
  assert.deepEqual(ask({ query: 'is a walk alone in Sarek possible' }, context).understood.notApplied, ['alone'])
})
