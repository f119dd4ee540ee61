import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const count = (filter: object) => context.index.list({ filter, limit: 1 }).total

test('how many have each value of a field is told of both values, and of how many it is not known, in each language', () => {
  const [all, free, paid] = [count({}), count({ access: 'free' }), count({ access: 'paid' })]
  for (const query of [
    'what share is free and what share is paid?',
    'how many spots are free, how many are paid and for how many is it unknown?',
    'Wie viele Orte sind kostenlos und wie viele kostenpflichtig?',
    'combien de lieux sont gratuits et combien sont payants ?',
    'cuántos lugares son gratis y cuántos de pago',
    'quanti luoghi sono gratuiti e quanti a pagamento',
  ]) {
    const { answer, understood } = ask({ query }, context)
    const numbers = new Set(answer.match(/\d+/g)?.map(Number))
    for (const number of [all, free, paid, all - free - paid]) assert.ok(numbers.has(number), `${query}: ${answer}`)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('the rule of fires is told so, too, and what is counted stays what it is', () => {
  for (const query of [
    'what percentage of spots forbid fires and what percentage permit them?',
    'What percentage of the listed sites forbid open fires, what percentage permit them, and for how many is nothing recorded?',
  ])
    assert.ok(
      ask({ query }, context).answer.includes(
        `prohibited at ${count({ fire: 'prohibited' })} (52 %) and allowed at ${count({ fire: 'allowed' })} (5 %)`,
      ),
      query,
    )
  const { answer } = ask({ query: 'how many lakes in Norway are free and how many are paid?' }, context)
  assert.match(answer, /^Of 3 lakes in Norway, .* free at 3 \(100 %\) and paid at 0 \(0 %\)/)
})

test('two numbers of other things stay two', () => {
  assert.match(
    ask({ query: 'what share of lakes is free' }, context).answer,
    /^Of 117 lakes, 60 are lakes with free access/,
  )
  const { answer } = ask({ query: 'how many spots are free and how many allow fires?' }, context)
  assert.match(answer, /224 spots with free access/)
  assert.match(answer, /28 spots where fires are allowed/)
})
