import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('a distance that is stated is told as it was, though farther off was looked', () => {
  for (const [query, told] of [
    ['Is there a quiet lake within 10 km of Berlin?', /^No, I found no quiet lake within 10 km of Berlin\./],
    ['ruhige Seen höchstens 10 km von Berlin', /^Kein Treffer für „ruhiger See im Umkreis von 10 km um Berlin“\./],
    ['lacs calmes à moins de 10 km de Berlin', /^Aucun résultat pour « lac calme à moins de 10 km de Berlin »\./],
    ['lagos tranquilos a menos de 10 km de Berlín', /^[^.]*10 km de Berlín/],
    ['laghi tranquilli a meno di 10 km da Berlino', /^[^.]*10 km da Berlino/],
  ] as const) {
    const { answer } = ask({ query }, context)
    assert.match(answer, told, query)
    assert.match(answer, /Grunewald.*13 km/s, query)
  }
})
