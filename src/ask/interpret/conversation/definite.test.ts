import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context).answer

test('a noun with its article means the spot that was spoken of, where it is one, in each language', () => {
  for (const [before, query, says] of [
    ['quietest lake in Finland', 'is the lake free?', /^Access to Patvinsuo is free/],
    ['quietest lake in Finland', 'how far is the lake from Helsinki?', /^Patvinsuo is \d+ km from Helsinki/],
    [
      'quietest national park in Norway',
      'does the park have toilets?',
      /Whether Øvre Dividal has toilets is not known/,
    ],
    ['tell me about Sarek', 'is the place free?', /^Access to Sarek is free/],
    ['der ruhigste See in Finnland', 'Ist der See kostenlos?', /^Der Zugang zu Patvinsuo ist kostenlos/],
    ['le lac le plus calme de Finlande', 'le lac est gratuit ?', /^Patvinsuo.*accès gratuit/],
    ['el lago más tranquilo de Finlandia', '¿el lago es gratis?', /^El acceso a Patvinsuo es gratuito/],
    ['il lago più tranquillo della Finlandia', 'il lago è gratis?', /^L’accesso a Patvinsuo è gratuito/],
  ] as const)
    assert.match(answerTo(query, before), says, query)
})

test('what was asked in between is understood so, too', () => {
  assert.match(answerTo('and is it free?', 'quietest lake in Finland', 'can I swim in the lake?'), /Patvinsuo is free/)
})

test('a noun of which the spot is none, one of several, or one with a place of its own is looked for', () => {
  for (const [before, query] of [
    ['quietest desert in Africa', 'is the lake free?'],
    ['quietest lake in Finland', 'quiet places by the lake'],
    ['quietest lake in Finland', 'is the lake in Norway free?'],
    ['quietest lake in Finland', 'the quietest lake'],
    ['quietest lake in Finland', 'are the lakes free?'],
    ['der ruhigste See in Finnland', 'der See mit der besten Bewertung in Schweden'],
  ] as const)
    assert.doesNotMatch(answerTo(query, before), /^(Access to|The quietest lake is) Patvinsuo/, query)
  assert.match(
    answerTo('der See mit der besten Bewertung in Schweden', 'Wälder in Norwegen'),
    /ruhigste See in Schweden/,
  )
})
