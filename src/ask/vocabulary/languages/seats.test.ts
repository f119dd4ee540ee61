import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

function tagsOf(query: string) {
  const { understood } = ask({ query }, context)
  return [understood.tags.toSorted().join(), understood.notApplied.join()]
}

test('where one can sit is a bench, in each language', () => {
  for (const query of [
    'Seen in Norwegen, wo man sich hinsetzen kann',
    'Seen in Norwegen mit Sitzgelegenheiten',
    "lacs en Norvège où l'on peut s'asseoir",
    'lagos de Noruega donde sentarse',
    'laghi in Norvegia dove ci si può sedere',
    'laghi in Norvegia con posti a sedere',
  ])
    assert.deepEqual(tagsOf(query), ['bench,lake', ''], query)
})

test('who only wants to sit by a lake asks for no bench', () => {
  for (const query of [
    'Wo kann ich mich in Norwegen an einen See setzen?',
    "je veux m'asseoir au bord d'un lac en Norvège",
    'quiero sentarme junto a un lago en Noruega',
    'vorrei sedermi in riva a un lago in Norvegia',
  ])
    assert.equal(tagsOf(query)[0], 'lake', query)
})

test('a fountain of drinking water is drinking water, and no spring beside it', () => {
  for (const query of [
    'Trinkwasserbrunnen in Norwegen',
    "fontaines d'eau potable en Norvège",
    'fuentes de agua potable en Noruega',
    'fontane di acqua potabile in Norvegia',
  ])
    assert.deepEqual(tagsOf(query), ['drinking-water', ''], query)
  assert.deepEqual(tagsOf('fuentes en Noruega'), ['spring', ''])
})
