import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('that there be no noise in a town wishes for quiet spots there, and asks for no level', () => {
  for (const [query, said] of [
    ['Che non ci sia chiasso a Roma', /^Nessun risultato per «luogo tranquillo a Roma»/],
    ['Que no haya ruido en Madrid', /^No hay ningún resultado para «lugar tranquilo en Madrid»/],
    ['Où il n’y a pas de bruit à Paris', /^Aucun résultat pour « lieu calme à Paris »/],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})

test('how much noise there is in a town is asked of it', () => {
  for (const [query, said] of [
    ['Quanto rumore c’è a Roma?', /^Non si sa quanto è tranquillo \(Roma\)/],
    ['How loud is it in Rome?', /^How quiet it is in Rome is not known/],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})
