import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'
import { inCountry } from './in-country.ts'

test('a country stands behind the preposition and article that its language gives it', () => {
  for (const [language, name, said] of [
    ['fr', 'Corée du Sud', 'en Corée du Sud'],
    ['fr', 'Macédoine du Nord', 'en Macédoine du Nord'],
    ['fr', 'Soudan du Sud', 'au Soudan du Sud'],
    ['fr', 'Îles Cook', 'aux îles Cook'],
    ['fr', 'La Réunion', 'à La Réunion'],
    ['fr', 'Mexique', 'au Mexique'],
    ['fr', 'Iran', 'en Iran'],
    ['fr', 'Maroc', 'au Maroc'],
    ['de', 'Antarktis', 'in der Antarktis'],
    ['de', 'Falklandinseln', 'auf den Falklandinseln'],
    ['de', 'Britische Jungferninseln', 'auf den Britischen Jungferninseln'],
    ['de', 'Jemen', 'im Jemen'],
    ['de', 'Kuba', 'auf Kuba'],
    ['de', 'Island', 'in Island'],
    ['de', 'Peru', 'in Peru'],
    ['es', 'Islas Cook', 'en las Islas Cook'],
    ['es', 'República Dominicana', 'en la República Dominicana'],
    ['es', 'Islandia', 'en Islandia'],
    ['it', 'Isole Cook', 'nelle Isole Cook'],
    ['it', 'Islanda', 'in Islanda'],
    ['it', 'Seychelles', 'alle Seychelles'],
  ] as const)
    assert.equal(inCountry(language, name), said)
})

test('an answer says where it looked as its language says it', async () => {
  const context = await starterContext()
  assert.match(ask({ query: 'Des lacs en Corée du Sud ?' }, context).answer, /1 lac en Corée du Sud/)
  assert.match(
    ask({ query: 'Welche Inseln gibt es auf den Falklandinseln?' }, context).answer,
    /auf den Falklandinseln/,
  )
})
