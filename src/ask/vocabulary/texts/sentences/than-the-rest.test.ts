import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

for (const [query, averages] of [
  ['are world heritage sites quieter than the rest?', /^Yes, .*3\.90 against 3\.55/],
  ['are world heritage sites quieter than other places?', /^Yes, .*3\.90 against 3\.55/],
  ['Sind Welterbestätten leiser als andere Orte?', /^Ja: .*3,90.*3,55/],
  ['Sind Wälder leiser als der Rest?', /^Nein: .*3,73.*3,53/],
  ['les sites du patrimoine mondial sont-ils plus calmes que les autres ?', /3,90.*3,55/],
  ['¿Son las playas más tranquilas que el resto?', /^Sí: .*3,91.*3,62/],
  ['le spiagge sono più tranquille degli altri posti?', /3,91.*3,62/],
  ['are beaches louder than other places?', /^No, .*3\.62 against 3\.91/],
] as const)
  test(`"${query}" holds the average of those against that of the others`, () =>
    assert.match(answerTo(query).split('\n')[0] ?? '', averages))

test('the rest of one spot, and a list of such, are no two groups', () => {
  for (const query of ['Is Sarek quieter than the rest?', 'which parks are quieter than the rest?'])
    assert.match(answerTo(query), /could not take into account: "quieter"/, query)
})
