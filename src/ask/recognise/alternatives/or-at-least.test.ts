import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('"or at least" is one or the other, and of a number it says how many', () => {
  assert.match(
    answerTo('is there a hut or at least a shelter in Norway?'),
    /^Yes, the catalogue has 3 spots in Norway with a hut or a shelter/,
  )
  assert.match(
    answerTo('gibt es eine Hütte oder wenigstens einen Unterstand in Norwegen?'),
    /3 Orte in Norwegen \(Hütte oder Unterstand\)/,
  )
  assert.match(answerTo('une cabane ou au moins un abri en Norvège'), /3 lieux en Norvège/)
  assert.match(answerTo('un refugio o al menos un lago en Noruega'), /\(refugio o lago\)/)
  assert.match(answerTo('un rifugio o almeno un lago in Norvegia'), /\(rifugio o lago\)/)
  assert.match(answerTo('huts rated 4 or at least 3.5 in Norway'), /rated/)
})
