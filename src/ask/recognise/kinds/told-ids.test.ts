import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

for (const query of [
  'the three quietest lakes in Norway with their ids',
  'list lakes in Norway with id and coordinates',
  'die drei ruhigsten Seen in Norwegen mit ID',
  'les trois lacs les plus calmes en Norvège avec leur identifiant',
  'los tres lagos más tranquilos de Noruega con su id',
  'i tre laghi più tranquilli in Norvegia con il loro id',
])
  test(`the id of each spot is told where it is asked: ${query}`, () => {
    const { answer, docs, understood } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [])
    for (const doc of docs) assert.ok(answer.includes(`id ${context.index.spot(doc).id}`), answer)
  })

test('the id of one spot is told, and ids are told only where they are asked', () => {
  const [doc] = ask({ query: 'Sarek' }, context).docs
  const id = doc === undefined ? '' : context.index.spot(doc).id
  for (const query of ['what is the id of Sarek?', 'Was ist die ID von Sarek?', '¿cuál es el id de Sarek?'])
    assert.ok(ask({ query }, context).answer.includes(id), query)
  assert.doesNotMatch(ask({ query: 'the three quietest lakes in Norway' }, context).answer, /(^|; )id /)
})
