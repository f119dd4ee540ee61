import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('a spot that one has been to is left out where others are wanted', () => {
  for (const query of [
    'Lake Louise was a nightmare. Maybe a quiet lake in Canada?',
    'Lake Louise war ein Albtraum. Vielleicht ein ruhiger See in Kanada?',
    'Lake Louise était un cauchemar. Plutôt un lac calme au Canada ?',
    'Lake Louise fue una pesadilla. ¿Un lago tranquilo en Canadá?',
    'Lake Louise è stata un incubo. Un lago tranquillo in Canada?',
  ])
    assert.deepEqual(
      ask({ query }, context).sources.map(({ title }) => title),
      ['Quetico', 'Algonquin'],
      query,
    )
})

test('where it does not have to be is no condition', () => {
  const { understood } = ask({ query: 'a quiet fjord, it doesn’t have to be Norway' }, context)
  assert.equal(understood.place, null)
})

test('the order that is named first is taken', () => {
  const first = (query: string) => ask({ query }, context).sources[0]?.title
  assert.equal(first('mountains in the Pyrenees from the quietest to the loudest, without Andorra'), 'Aigüestortes')
  assert.equal(
    first("classe les montagnes des Pyrénées de la plus bruyante à la plus calme, sans l'Andorre"),
    'Ordesa y Monte Perdido',
  )
})
