import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('what somebody does not mind is neither looked for nor ruled out, in each language', () => {
  const lakes = answerTo('lakes in Finland').docs
  for (const query of [
    "lakes in Finland, dogs don't bother me",
    "lakes in Finland, I don't mind dogs",
    'lakes in Finland, mosquitoes do not bother us',
    'Seen in Finnland, Hunde stören mich nicht',
    'Seen in Finnland, mich stören Hunde nicht',
    'Seen in Finnland, Straßenlärm stört mich nicht',
    'Seen in Finnland, Hunde und Autos machen mir nichts aus',
    'Seen in Finnland, Hunde sind mir egal',
    'Seen in Finnland, ich habe nichts gegen Hunde',
    'lacs en Finlande, les chiens ne me dérangent pas',
    'lacs en Finlande, peu importent les chiens',
    "lacs en Finlande, je n'ai rien contre les chiens",
    'lagos en Finlandia, no me molestan los perros',
    'lagos en Finlandia, los perros no me importan',
    'laghi in Finlandia, i cani non mi danno fastidio',
    'laghi in Finlandia, non mi disturbano i cani',
  ]) {
    const { docs, understood } = answerTo(query)
    assert.deepEqual(docs, lakes, query)
    assert.deepEqual([understood.tags, understood.without, understood.notApplied], [['lake'], [], []], query)
  }
})

test('whoever does not mind noise has noisy ones shown as well', () => {
  for (const query of [
    'Seen in Italien, Lärm stört mich nicht',
    'lacs en Italie, le bruit ne me dérange pas',
    'lagos en Italia, no me molesta el ruido',
    'laghi in Italia, il rumore non mi disturba',
  ])
    assert.deepEqual(answerTo(query).understood.notApplied, [], query)
})

test('what does bother, and what is not to bother where one is, stay ruled out', () => {
  for (const query of [
    'Seen in Finnland, Hunde stören mich',
    'lacs en Finlande, les chiens me dérangent',
    'lagos en Finlandia, me molestan los perros',
    'laghi in Finlandia, i cani mi danno fastidio',
    'Seen in Finnland, wo mich keine Hunde stören',
  ])
    assert.deepEqual(answerTo(query).understood.without.length, 1, query)
  assert.deepEqual(answerTo('lakes in Finland with parking, I do not mind dogs').understood.tags, ['lake', 'parking'])
})

test('what means nothing to somebody is not looked for, and the kind that is asked for is', () => {
  const lakes = answerTo('lakes in Finland').docs
  for (const query of [
    'Views mean nothing to me. Which lakes in Finland?',
    'Beaches do nothing for me, which lakes in Finland?',
    'Museums are wasted on me: lakes in Finland',
    'Aussicht sagt mir nichts. Seen in Finnland?',
    'Les vues ne me disent rien. Des lacs en Finlande ?',
    'No me dicen nada las vistas. ¿Lagos en Finlandia?',
    'I panorami non mi dicono nulla. Laghi in Finlandia?',
  ]) {
    const { docs, understood } = answerTo(query)
    assert.deepEqual(docs, lakes, query)
    assert.deepEqual([understood.tags, understood.without, understood.notApplied], [['lake'], [], []], query)
  }
})

test('of two kinds the one that the question asks for is looked for', () => {
  const blind = answerTo(
    "I'm blind, so views mean nothing to me. Which waterfall would you send me to so I can listen to it without crowds talking over it?",
  )
  assert.deepEqual(blind.understood.tags, ['waterfall'])
  assert.match(blind.answer, /47 waterfalls/)
  assert.match(
    answerTo('I love viewpoints. Which waterfall is the quietest?').answer,
    /quietest waterfall with a viewpoint/,
  )
  assert.match(answerTo("J'aime les lacs. Quelle forêt est la plus calme ?").answer, /^La forêt la plus calme \(lac\)/)
})
