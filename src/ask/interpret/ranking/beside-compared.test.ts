import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const extracts = await extractContext()

test('what is asked beside a comparison is told of both spots', () => {
  for (const [query, one, other] of [
    [
      'Val Grande o Gran Paradiso: quale dei due è più silenzioso e dove posso andare col cane?',
      /Val Grande i cani/,
      /Gran Paradiso i cani/,
    ],
    [
      'Is Sarek quieter than Rondane, and are dogs allowed?',
      /dogs are allowed at Sarek/,
      /dogs are allowed at Rondane/,
    ],
    ['Is Sarek quieter than Rondane, and how do I get there?', /Getting to Sarek/, /Getting to Rondane/],
    ['¿Es Monfragüe más tranquilo que Sarek? ¿y se puede acampar?', /en Monfragüe se puede/, /en Sarek se puede/],
    ['Sarek est-il plus calme que Rondane et où peut-on camper ?', /camper à Sarek/, /camper à Rondane/],
    ['Sarek oder Rondane, wo ist es ruhiger und wie komme ich hin?', /Sarek, Anreise/, /Rondane, Anreise/],
  ] as const) {
    const { answer } = ask({ query }, context)
    assert.match(answer, one, query)
    assert.match(answer, other, query)
  }
  const ofFirst = ask({ query: 'Is Sarek quieter than Rondane, and is it free?' }, context).answer
  assert.match(ofFirst, /Access to Sarek is free/)
  assert.doesNotMatch(ofFirst, /Access to Rondane/)
})

test('a comparison by quiet says no rating twice', () => {
  const { answer } = ask({ query: 'Is Sarek quieter than Rondane and how quiet is it?' }, context)
  assert.doesNotMatch(answer, /Sarek is rated 5.0 \(/)
})

test('beside a comparison by height both spots are told how loud they are', {
  skip: extracts === undefined && NO_EXTRACTS,
}, () => {
  if (!extracts) return
  for (const query of [
    "is Port d'Envalira higher than Coll d'Ordino, and how noisy are they?",
    "ist der Port d'Envalira höher als der Coll d'Ordino und wie laut ist es dort?",
    "¿Es el Port d'Envalira más alto que el Coll d'Ordino y cuánto ruido hay?",
    "il Port d'Envalira è più alto del Coll d'Ordino? e quanto rumore c'è?",
    "le Port d'Envalira est-il plus haut que le Coll d'Ordino ? et quel bruit y a-t-il ?",
  ]) {
    const { answer } = ask({ query }, extracts.context)
    assert.match(answer, /2408/, query)
    assert.match(answer, /Coll d'Ordino[^.]*1[.,]0/, query)
    assert.match(answer, /Port d'Envalira[^.]*1[.,]0/, query)
  }
})
