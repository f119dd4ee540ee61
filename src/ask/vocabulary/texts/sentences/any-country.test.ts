import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('in any country is anywhere, and no list of countries', () => {
  for (const [query, same] of [
    ['the quietest lake in any country', 'the quietest lake'],
    ["I don't mind which country: quietest desert", 'quietest desert'],
    ['der ruhigste See, egal in welchem Land', 'der ruhigste See'],
    ['le lac le plus calme, peu importe le pays', 'le lac le plus calme'],
    ['el lago más tranquilo en cualquier país', 'el lago más tranquilo'],
    ['il lago più silenzioso in qualsiasi paese', 'il lago più silenzioso'],
    ['lakes in any country except Norway', 'lakes not in Norway'],
    ['Seen in irgendeinem Land außer Norwegen', 'Seen nicht in Norwegen'],
  ] as const)
    assert.equal(answerTo(query), answerTo(same), query)
  assert.match(answerTo('is there any country with more than 3 lakes?'), /by country/)
})
