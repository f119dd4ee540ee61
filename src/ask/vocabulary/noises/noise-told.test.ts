import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, told] of [
  // What is loudest in a town is a source, and no spot.
  ['Was ist in Triesenberg am lautesten?', /^Triesenberg.*Am lautesten dort: Wohnstraße Hofistrasse/],
  ['Was ist bei 42.642, 1.535 am lautesten?', /^42\.642, 1\.535: .*Am lautesten dort: Hauptstraße CG-3/],
  ['Was macht in Triesenberg den Lärm?', /^Triesenberg.*Am lautesten dort: Wohnstraße Hofistrasse/],
  ['¿Qué es lo más ruidoso en Vaduz?', /^Vaduz: .*Lo más fuerte allí: carretera principal Herrengasse/],
  [
    'Qu’est-ce qui fait le plus de bruit à Vaduz ?',
    /^Vaduz : .*Le plus fort à cet endroit : route principale Herrengasse/,
  ],
  ['What is so loud in Vaduz?', /^It is noisy in Vaduz: .*What is loudest there/],
  ['What makes the noise in Vaduz?', /^It is noisy in Vaduz: .*What is loudest there/],
  ['Was ist so laut in Vaduz?', /^Vaduz: .*Am lautesten dort/],
  ['Qu’est-ce qui fait tant de bruit à Vaduz ?', /^Vaduz : .*Le plus fort à cet endroit/],
  ['¿Qué mete tanto ruido en Vaduz?', /^Vaduz: .*Lo más fuerte allí/],
  ['Cos’è così rumoroso a Peel?', /^Peel: .*Il rumore più forte lì/],
  // Of a whole country it is not known, and no spot stands for it.
  ['Was ist in Andorra am lautesten?', /^Das ist hier nicht bekannt/],
  ['¿Qué es lo más ruidoso en Andorra?', /^Eso no se sabe aquí/],
  ['Was ist so laut in Andorra?', /^Das ist hier nicht bekannt/],
  ['Qu’est-ce qui est si bruyant en Andorre ?', /^Ce n’est pas connu ici/],
  ['What makes the noise in Andorra?', /^That is not known here/],
  ['Where does the noise come from in Andorra?', /^That is not known here: the catalogue records no sum of the noises/],
  ['Woher kommt der Lärm in Andorra?', /^Das ist hier nicht bekannt/],
  ['D’où vient le bruit en Andorre ?', /^Ce n’est pas connu ici/],
  ['Da dove viene il rumore in Andorra?', /^Questo qui non si sa/],
  ['Woher kommt der Lärm in Vaduz?', /^Vaduz: .*Am lautesten dort/],
  // What is not said of a place is still ranked.
  ['Was ist am lautesten?', /^Der lauteste Ort ist/],
  ['Was ist der lauteste Ort in Vaduz?', /^Der lauteste Ort in Vaduz/],
  ['¿Qué es lo más ruidoso?', /^El lugar más ruidoso es/],
  // How much of one noise.
  ['How many decibels from roads in Vaduz?', /^Roads give about \d\d dB in Vaduz/],
  ['Wie laut ist der Verkehr in Vaduz?', /^Vaduz \(Ortsmitte\), Straßen: etwa \d\d dB/],
  ['Wie laut sind die Straßen bei 47.244, 9.563?', /^47\.244, 9\.563, Straßen: etwa \d\d dB/],
  ['Wie viel dB kommen in Vaduz von Straßen?', /^Vaduz \(Ortsmitte\), Straßen: etwa \d\d dB/],
  ['Combien de décibels viennent des routes à Vaduz ?', /^Vaduz \(au centre\), routes : environ \d\d dB/],
  ['¿Cuánto se oye el tráfico en Vaduz?', /^Vaduz \(en el centro\), carreteras: unos \d\d dB/],
  ['Quanto si sente il traffico a Canillo?', /^Canillo \(al centro\), strade: circa \d\d dB/],
  ['Quanti decibel vengono dalle strade a Canillo?', /^Canillo \(al centro\), strade: circa \d\d dB/],
  ['Si superano i 40 dB a Canillo?', /^Sì: Canillo/],
  ['Si superano i 40 dB a Calf of Man?', /^No: Calf of Man/],
  // Planes that fly over are heard, and no way to come.
  [
    'Do planes fly loudly over Triesenberg?',
    /^On the imported map no aircraft are among what is computed in Triesenberg|^Aircraft give/,
  ],
  [
    'Do planes fly over 42.577, 1.433?',
    /^On the imported map no aircraft are among what is computed at 42\.577, 1\.433/,
  ],
] as const)
  test(`what is asked of the noise at a place is told of that place: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query }, extracts.context)
    assert.match(answer.replace(/^(Gesucht habe ich|J’ai cherché)[^.]*\. /, ''), told)
    assert.deepEqual(understood.notApplied, [])
  })

for (const [query, told] of [
  ["how's the noise at Snaefell?", /about 50 dB of noise were computed there.*What is loudest there/],
  ['hows the noise on snaefell', /What is loudest there/],
  ["what's the noise situation at Snaefell", /What is loudest there/],
  ['wie ist das mit dem Lärm am Snaefell', /Am lautesten dort/],
  ['wie siehts am Snaefell mit dem Lärm aus', /Am lautesten dort/],
  ["c'est comment le bruit à Snaefell", /Le plus fort à cet endroit/],
  ['niveau bruit ça donne quoi à Snaefell', /Le plus fort à cet endroit/],
  ['qué tal el ruido en Snaefell', /Lo más fuerte allí/],
  ['com’è il rumore a Snaefell', /Il rumore più forte lì/],
  // A figure, a rating and how it is computed are other questions.
  ['what is the noise level at Snaefell', /^Snaefell is rated .* At Snaefell 50 dB of man-made noise were computed/],
  ['how quiet is Snaefell', /^Snaefell is rated 1\.8, medium confidence \(disturbed\)\.$/],
  ['how is the noise computed', /^(?!.*What is loudest)/],
] as const)
  test(`after the noise at a place is asked by how it is: ${query}`, withExtracts, () => {
    if (extracts) assert.match(ask({ query }, extracts.context).answer, told)
  })

test('the noise of a spot that was spoken of is asked in the same words', withExtracts, () => {
  if (!extracts) return
  for (const query of ['hows the noise there', 'wie isses da mit lärm', 'y el ruido ahí qué tal', 'com’è il rumore lì'])
    assert.match(ask({ query, prev: ['Snaefell'] }, extracts.context).answer, /50 dB/, query)
})
