import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)

test('"forget the fee" takes the wish for free access back, and what is behind it is asked, in each language', () => {
  for (const [query, ...prev] of [
    ['ok forget the fee. which of them is the least noisy?', 'lakes in Norway', 'without an entrance fee if possible'],
    ['never mind the price, which is the quietest?', 'lakes in Norway', 'only free ones'],
    ['vergiss den Eintritt. Welcher ist der ruhigste?', 'Seen in Norwegen', 'nur kostenlose'],
    ['oublie le prix. lequel est le plus calme ?', 'Lacs en Norvège', 'seulement gratuits'],
    ['olvida la entrada. ¿cuál es el más tranquilo?', 'Lagos en Noruega', 'solo gratis'],
    ['lascia perdere il biglietto. qual è il più tranquillo?', 'Laghi in Norvegia', 'solo gratuiti'],
  ] as const) {
    const { understood } = answerTo(query, ...prev)
    assert.equal(understood.kind, 'superlative', query)
    assert.equal(understood.access, null, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what a condition is called is no condition, and what is said behind it is applied', () => {
  const [lakes, fires] = ['Lakes in the United States with camping', 'only the ones where a campfire is permitted']
  const { understood } = answerTo('drop the fire condition again, but leave out Alaska', lakes, fires)
  assert.deepEqual([understood.fire, understood.without, understood.notApplied], [null, ['in Alaska'], []])
  for (const [query, ...prev] of [
    ['remove the hut filter please', 'lakes in Norway', 'only with a hut'],
    ['drop the hut requirement, but only quiet ones', 'lakes in Norway', 'only with a hut'],
    ['lass die Hüttenbedingung wieder weg, aber nur ruhige', 'Seen in Norwegen', 'nur mit Hütte'],
    ['vergiss die Bedingung mit der Hütte wieder', 'Seen in Norwegen', 'nur mit Hütte'],
    ['enlève le critère cabane, mais seulement calmes', 'Lacs en Norvège', 'seulement avec cabane'],
    ['quita la condición de la cabaña', 'Lagos en Noruega', 'solo con cabaña'],
    ['togli il criterio del rifugio, ma solo tranquilli', 'Laghi in Norvegia', 'solo con rifugio'],
  ] as const) {
    const { understood: read } = answerTo(query, ...prev)
    assert.deepEqual([read.tags, read.notApplied], [['lake'], []], query)
  }
})

test('what it costs is asked, and not taken back', () => {
  assert.match(answerTo('what does the first cost?', 'lakes in Norway').answer, /^Access to Femundsmarka is free/)
  assert.equal(answerTo('and camping?', 'lakes in Norway', 'only free ones').understood.access, 'free')
})
