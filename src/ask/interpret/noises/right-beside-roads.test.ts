import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what is not to lie right beside a road is to be without its noise', () => {
  for (const query of [
    'quiet lakes in Norway, but not right next to the road',
    'quiet lakes in Norway, not directly on a road',
    'Ruhige Seen in Norwegen, aber bitte nich direkt an der Strasse',
    'Ruhige Seen in Norwegen, aber nicht unmittelbar an einer Straße',
    'Ruhige Seen in Norwegen, nicht gleich neben der Straße',
    'lacs calmes en Norvège, mais pas juste au bord de la route',
    'lacs calmes en Norvège, pas directement sur la route',
    'lagos tranquilos en Noruega, pero no justo al lado de la carretera',
    'lagos tranquilos en Noruega que no estén pegados a la carretera',
    'laghi tranquilli in Norvegia, ma non proprio accanto alla strada',
    'laghi tranquilli in Norvegia, ma non direttamente sulla strada',
  ]) {
    const { understood } = ask({ query, prev: [] }, context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.ok(
      understood.without.some(text => /\broads?$/.test(text)),
      `${query}: ${understood.without.join()}`,
    )
  }
})
