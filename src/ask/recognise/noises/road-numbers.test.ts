import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const notApplied = (query: string) => ask({ query }, context).understood.notApplied

test('the number of a road is named whole', () => {
  assert.deepEqual(notApplied('quiet spots by the E4 in Sweden'), ['the E 4'])
  assert.match(ask({ query: 'quiet lakes near E18 in Norway' }, context).answer, /E 18/)
  assert.deepEqual(notApplied('forests in England away from the M25'), ['the M 25'])
})

test('coordinates and numbers are none', () => {
  const { understood } = ask({ query: 'quiet lakes near N 60 E 25' }, context)
  assert.equal(understood.place?.kind, 'coordinates')
  assert.deepEqual(notApplied('the 5 quietest lakes in Sweden'), [])
})

test('the number of a road that is to be far or near is no place that is not known, in five languages', () => {
  for (const query of [
    'lakes in Norway away from the E6',
    'lakes in Norway far from the E6',
    'lakes in Norway near the E6',
    'lacs en Norvège loin de la E6',
    "lacs en Norvège loin de l'E6",
    "lacs en Norvège loin de l'A9",
    'Seen in Norwegen weit weg von der E6',
    'Seen in Norwegen fern der A6',
    'lagos en Noruega lejos de la CG-2',
    'laghi in Norvegia lontano dalla A22',
    "laghi in Norvegia lontano dall'A22",
  ]) {
    const { answer, understood, sources } = ask({ query }, context)
    assert.equal(understood.place?.name, 'Norway', query)
    assert.match(understood.notApplied.join(), /^\D*[AEG][ -]?\d+$/, query)
    assert.ok(sources.length > 0, query)
    assert.doesNotMatch(answer, /is not known here|nicht bekannt;|mentions/, query)
  }
})
