import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query, prev: [] }, context).answer

test('an unknown name beside two known spots is named as not known, in each language', () => {
  for (const [query, name] of [
    ['Which is quieter, Sarek, Rondane or Nirgendwald?', '"Nirgendwald" is, is not known'],
    ['Which is quieter, Sarek, Rondane or Glen Nowhere?', '"Glen Nowhere" is, is not known'],
    ['Which is quieter, Sarek or Lake Nowhere?', '"Lake Nowhere" is, is not known'],
    ['Which is quietest, Sarek, Rondane, the Harz?', '"Harz" is, is not known'],
    ['Was ist ruhiger, Sarek, Rondane oder Nirgendsee?', '„Nirgendsee“ ist, ist hier nicht bekannt'],
    ['Was ist leiser, Sarek oder Tal Nirgendwo?', '„Tal Nirgendwo“ ist, ist hier nicht bekannt'],
    ['Welcher ist der ruhigste, Sarek, Rondane oder der Harz?', '„Harz“ ist, ist hier nicht bekannt'],
    ['Vergleiche Sarek, Rondane und Mordor', '„Mordor“ ist, ist hier nicht bekannt'],
    ['Lequel est le plus calme, Sarek, Rondane ou Mordor ?', 'Le calme de « Mordor » n’est pas connu'],
    ['¿Cuál es más tranquilo, Valle de Cocora, El Cocuy o Chiribiquete?', 'lo tranquilo que es «Chiribiquete»'],
    ['confronta Sarek, Rondane e Mordor', 'quanto è tranquillo «Mordor»'],
  ] as const)
    assert.ok(answerTo(query).includes(name), `${query}: ${answerTo(query)}`)
})

test('a comparison by another measure names the unknown name, too', () => {
  assert.match(answerTo('Which is farther north, Sarek, Rondane or Mordor?'), /How far north "Mordor" is, is not known/)
  assert.match(answerTo('Was liegt nördlicher, Sarek, Rondane oder Mordor?'), /Nicht bekannt: .*„Mordor“/)
  assert.match(answerTo('Lequel est le plus au nord, Sarek, Rondane ou Mordor ?'), /Pas connu : .*« Mordor »/)
  assert.match(answerTo('¿Cuál está más al norte, Sarek, Rondane o Mordor?'), /No se sabe: .*«Mordor»/)
  assert.match(answerTo('Quale è più a nord, Sarek, Rondane o Mordor?'), /Non è noto: .*«Mordor»/)
})

test('a region beside a spot is compared, and is no filter', () => {
  for (const query of [
    'Which is quieter, Salar de Uyuni or Laguna Colorada?',
    'Was ist ruhiger, der Salar de Uyuni oder die Laguna Colorada?',
    'Qu’est-ce qui est plus calme, le Salar de Uyuni ou la Laguna Colorada ?',
    '¿Qué es más silencioso, el Salar de Uyuni o la Laguna Colorada?',
    '¿Cuál es más tranquilo, el Salar de Uyuni o la Laguna Colorada?',
    'Cosa è più silenzioso, il Salar de Uyuni o la Laguna Colorada?',
    'Quale è il più tranquillo, il Salar de Uyuni o la Laguna Colorada?',
  ])
    assert.match(answerTo(query), /Laguna Colorada.* 4[.,]0.*["„«] ?Salar de Uyuni/s, query)
})

test('where one of two is unknown, what is asked is told of the other, in each language', () => {
  for (const [query, says] of [
    ['Is Sarek or Xyzzy closer to Kiruna?', /^Sarek: 127 km from Kiruna\. How far away "Xyzzy" is, is not known\.$/],
    ['Liegt Sarek oder Xyzzy näher an Kiruna?', /^Sarek liegt 127 km .*Nicht bekannt: Näher \(„Xyzzy“\)\.$/],
    ['Lequel est le plus proche de Kiruna, Sarek ou Xyzzy ?', /^Sarek est à 127 km de Kiruna.*« Xyzzy »/],
    ['¿Cuál está más cerca de Kiruna, Sarek o Xyzzy?', /^Sarek está a 127 km de Kiruna.*«Xyzzy»/],
    ['Quale è più vicino a Kiruna, Sarek o Xyzzy?', /^Sarek è a 127 km da Kiruna.*«Xyzzy»/],
    ['Which is farther north, Sarek or Xyzzy?', /^Sarek: 67\.28° north\. How far north "Xyzzy" is, is not known\.$/],
    ['Is Sarek closer to Oslo or Stockholm?', /^Sarek is closer to Stockholm: 884 km/],
    ['Which is quieter, Sarek or Xyzzy?', /^Sarek is rated 5\.0\. How quiet "Xyzzy" is/],
  ] as const)
    assert.match(ask({ query }, context).answer, says, query)
})
