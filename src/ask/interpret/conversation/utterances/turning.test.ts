import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('"now" that turns to the next wish is no time', () => {
  for (const [first, query] of [
    ['the quietest lakes in Norway', 'now the noisiest ones'],
    ['die ruhigsten Seen in Norwegen', 'jetzt die lautesten'],
    ['les lacs les plus calmes de Norvège', 'maintenant les plus bruyants'],
    ['los lagos más tranquilos de Noruega', 'ahora los más ruidosos'],
    ['i laghi più tranquilli della Norvegia', 'adesso i più rumorosi'],
  ] as const) {
    const { understood, answer } = ask({ query, prev: [first] }, context)
    assert.deepEqual([understood.kind, understood.notApplied], ['superlative', []], query)
    assert.match(answer, /^[^(]*Nordmarka/, query)
  }
})

test('"now" of a rating is a time, of which nothing is known', () => {
  for (const [query, word] of [
    ['is Sarek quiet now?', 'now'],
    ['ist Sarek jetzt ruhig?', 'jetzt'],
    ['Sarek est calme maintenant ?', 'maintenant'],
    ['¿está tranquilo Sarek ahora?', 'ahora'],
    ['Sarek è tranquillo adesso?', 'adesso'],
  ] as const)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [word], query)
})
