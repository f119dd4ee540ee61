import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what only says why something is asked, or after what, is not named as lost', () => {
  for (const query of [
    'For my homework: quiet lakes in Norway',
    'For a school project, quiet lakes in Norway',
    'I need somewhere in Norway I can roll to in my wheelchair',
    "I'm spending the weekend in Norway: quiet lakes",
    'Für meine Hausaufgaben: ruhige Seen in Norwegen',
    'Ich verbringe das Wochenende in Norwegen: ruhige Seen',
    'Pour mes devoirs : lacs calmes en Norvège',
    'Je passe le week-end en Norvège : lacs calmes',
    'Finalement, des forêts calmes en Norvège ?',
    'Para mis deberes: lagos tranquilos en Noruega',
    'Paso el fin de semana en Noruega: lagos tranquilos',
    'Per i compiti: laghi tranquilli in Norvegia',
    'Passo il weekend in Norvegia: laghi tranquilli',
  ]) {
    const { understood } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.equal(understood.place?.name, 'Norway', query)
  }
})

test('what could restrict stays named', () => {
  for (const [query, lost] of [
    ['a lake near a school in Norway', 'school'],
    ['Je passe la nuit en Norvège : lacs calmes', 'passe la nuit'],
  ] as const)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [lost], query)
})
