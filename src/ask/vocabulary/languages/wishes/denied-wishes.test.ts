import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('what nobody may do is not looked for, in each language', () => {
  for (const query of [
    'lakes in Norway where nobody camps',
    'lakes in Norway, dogs must not be allowed',
    'Seen in Norwegen, wo niemand zelten darf',
    'des lacs en Norvège où personne ne peut camper',
    'lagos en Noruega donde nadie pueda acampar',
    'laghi in Norvegia dove nessuno può campeggiare',
  ]) {
    const { tags, activities, without, notApplied } = understood(query)
    assert.deepEqual([tags, activities, without.length, notApplied], [['lake'], [], 1, []], query)
  }
})

test('what one does not go without is looked for', () => {
  for (const query of ['lakes in Norway, I won’t go without my dog', 'lakes in Norway, I never travel without my dog'])
    assert.ok(understood(query).tags.includes('dogs'), query)
})

test('what is denied of those who ask is not of the places', () => {
  for (const query of ['I must not be late. Lakes in Norway', 'we can’t stay long, lakes in Norway'])
    assert.ok(understood(query).tags.includes('lake'), query)
})
