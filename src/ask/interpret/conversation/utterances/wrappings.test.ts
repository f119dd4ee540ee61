import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'
import { withoutWrappings } from './wrappings.ts'

const context = await starterContext()

test('greetings, thanks and who asks are taken from around a question, in each language', () => {
  for (const [wrapped, question] of [
    ['Hi! I hope you are well. Are there lakes in Norway? Thanks a lot!', 'Are there lakes in Norway?'],
    ['Dear team, bogs in Norway Best regards, Tom', 'bogs in Norway'],
    ['I am new here. the quietest lakes', 'the quietest lakes'],
    ['Maybe a silly question, but is it quiet in Oslo?', 'is it quiet in Oslo?'],
    ['“is it quiet in Oslo?”', 'is it quiet in Oslo?'],
    ['Guten Tag, ich hätte da mal eine Frage: Seen in Bayern', 'Seen in Bayern'],
    ['Entschuldigen Sie die Störung, Seen Ich bin nur neugierig.', 'Seen'],
    ['Bonjour, j’aurais une question : lacs en Suède', 'lacs en Suède'],
    ['C’est peut-être une question bête, mais lacs en Suède', 'lacs en Suède'],
    ['¡Hola! Espero que estéis bien. ¿Es tranquilo Glasgow? ¡Gracias!', '¿Es tranquilo Glasgow?'],
    ['vale, pues ¿Es tranquilo Glasgow?', '¿Es tranquilo Glasgow?'],
    ['Buongiorno, avrei una domanda: È tranquillo a Berna?', 'È tranquillo a Berna?'],
  ] as const)
    assert.equal(withoutWrappings(wrapped), question, wrapped)
})

test('what is no more than a greeting, or says something, stays', () => {
  for (const text of [
    'Hello',
    'Thanks a lot!',
    'Ciao a tutti',
    '"Sarek"',
    'I have a dog. lakes in Norway',
    'So quiet lakes',
    'quiet lakes if possible',
    'I am from Leeds. forests nearby',
    'is Hello Bay quiet?',
  ])
    assert.equal(withoutWrappings(text), text)
})

test('who says more than a question is answered what is asked, and nothing of it is named', () => {
  for (const [wrapped, question] of [
    ['Dear team, bogs far from any road in Norway Best regards, Tom', 'bogs far from any road in Norway'],
    [
      'all bogs in Germany except those with toilets Any help is appreciated!',
      'all bogs in Germany except those with toilets',
    ],
    ['Kannst du mir Seen in Schweden empfehlen?', 'Seen in Schweden'],
    ['Wären Sie so freundlich, mir Seen in Schweden zu nennen?', 'Seen in Schweden'],
    ['Pouvez-vous me montrer des lacs en Suède, s’il vous plaît ?', 'lacs en Suède'],
    ['Auriez-vous la gentillesse de me citer des lacs en Suède ?', 'lacs en Suède'],
    ['¿Sería tan amable de decirme lagos en Suecia?', 'lagos en Suecia'],
    ['Sarebbe così gentile da indicarmi laghi in Svezia?', 'laghi in Svezia'],
    ['sono alla ricerca di laghi in Svezia', 'laghi in Svezia'],
    ['ci sono in Giappone più laghi o più isole?'.normalize('NFD'), 'ci sono in Giappone più laghi o più isole?'],
    ['y\na-t-il en Afrique plus de lacs ou plus de plages ???', 'y a-t-il en Afrique plus de lacs ou plus de plages ?'],
  ] as const) {
    const [found, expected] = [wrapped, question].map(query => ask({ query }, context))
    assert.equal(found?.understood.kind, expected?.understood.kind, wrapped)
    assert.deepEqual(found?.docs, expected?.docs, wrapped)
    assert.deepEqual(found?.understood.notApplied, [], wrapped)
  }
})
