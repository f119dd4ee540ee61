import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('the share that was asked for in one place is told of another', { skip }, () => {
  if (!known) return
  for (const [before, query, said] of [
    ['What share of Andorran spots has high confidence?', 'And on the Isle of Man?', /107 .*45 %/],
    ['What share of spots in Andorra are lakes?', 'And on the Isle of Man?', /^Of 240 spots on the Isle of Man, 8 /],
    [
      'Welcher Anteil der Orte in Andorra hat hohe Sicherheit?',
      'Und auf der Isle of Man?',
      /107 von 240, das sind 45 %/,
    ],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [before] }, known.context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('where the silence of a spot was asked for, another is compared with it by nothing else', { skip }, () => {
  if (!known) return
  for (const [before, query] of [
    ["Com'è il silenzio nel Parc Natural de la Vall de Sorteny?", 'confrontalo con quello del Comapedrosa'],
    ['How quiet is Parc Natural de la Vall de Sorteny?', 'compare it with that of Comapedrosa'],
  ] as const)
    assert.doesNotMatch(ask({ query, prev: [before] }, known.context).answer, /2943|alto|high Parc/)
  const whole = ask(
    { query: 'compare it with Comapedrosa', prev: ['Tell me about Parc Natural de la Vall de Sorteny'] },
    known.context,
  )
  assert.match(whole.answer, /2943 m above the sea/)
})
