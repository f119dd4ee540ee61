import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import { isSlipOf } from './slip.ts'

const context = await starterContext()

test('an ordinary word of a language is neither a thing nor the name of a spot, and is named', () => {
  for (const [query, word] of [
    ['Un endroit calme où aller avec une canne', 'canne'],
    ['un lieu calme pour ma poule et mon lapin', 'lapin'],
    ['ein ruhiger Ort für meine Wolle', 'Wolle'],
    ['un lugar tranquilo con mi gaita', 'gaita'],
    ['un posto tranquillo per il mio flauto', 'flauto'],
    ['uccelli: dove posso sentirli in pace?', 'sentirli'],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.doesNotMatch(answer, /J’ai lu|Gelesen habe|Leí «|Ho letto/, query)
    assert.match(understood.notApplied.join(' '), new RegExp(word), query)
  }
})

test('a slip in a longer word is corrected as before', () => {
  for (const [query, right] of [
    ['lacs tranqilles en Suède', 'tranquilles'],
    ['laghi tranquili in Svezia', 'tranquilli'],
    ['lagos tranqilos en Suecia', 'tranquilos'],
    ['boshi silenziosi in Austria', 'boschi'],
  ] as const)
    assert.match(ask({ query }, context).answer, new RegExp(`[«“] ?${right} ?[»”]`), query)
})

test('in a short word no letter is another one', () => {
  for (const [typed, meant] of [
    ['canne', 'canoe'],
    ['lapin', 'alpin'],
    ['poule', 'foule'],
  ] as const)
    assert.equal(isSlipOf(typed, meant), false, typed)
  for (const [typed, meant] of [
    ['boshi', 'boschi'],
    ['lagoo', 'lago'],
    ['wladr', 'waldr'],
    ['cascadi', 'cascade'],
  ] as const)
    assert.equal(isSlipOf(typed, meant), true, typed)
})
