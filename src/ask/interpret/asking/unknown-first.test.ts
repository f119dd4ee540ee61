import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'

const context = await starterContext()

test('behind a place that is not known the second question is still answered', () => {
  for (const query of [
    'is it quiet at Wobblemere? what is your quietest lake',
    'Papa sagt am Nordpol ist es ganz still, stimmt das? was ist denn der stillste ort bei euch',
  ]) {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, /Wobblemere" is not known|„Nordpol“ ist hier nicht bekannt/)
    assert.ok(sources.length > 0, query)
  }
})

test('how long a way takes is not known, and the way is told beside it', () => {
  for (const [query, says] of [
    ['how long does it take to walk to Sarek', /How long a way takes is not known/],
    ['come si arriva al Sarek e quanto ci vuole a piedi', /On foot from Kvikkjokk[\s\S]*non si sa quanto ci vuole/],
    ['wie lange läuft man zum Sarek', /nicht bekannt/],
    ['cuánto se tarda andando a Sarek', /no se sabe cuánto se tarda/],
  ] as const)
    assert.match(ask({ query }, context).answer, says)
})

test('how high a spot is, is no question of how quiet', () => {
  for (const query of ['quanto è alto Sarek', 'a che quota si trova Sarek'])
    assert.match(ask({ query }, context).answer, /altezza/)
})
