import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const YES = /(^|[.] )(Yes|No|Ja|Nein|Oui|Non|Sí|No|Sì)(,| ?:) /

test('where, how, which and what are answered without a yes, in each language', () => {
  for (const query of [
    'Where can I camp in Sarek?',
    'How is the camping in Sarek?',
    'Which has a hut, Sarek or Rondane?',
    'Can you tell me where I can camp in Sarek?',
    'Wo darf ich in Sarek zelten?',
    'Wie komme ich mit dem Zug nach Rondane?',
    'Welche Hütten gibt es in Rondane?',
    'Où peut-on camper à Sarek ?',
    '¿Dónde puedo acampar en Sarek?',
    'Dove posso campeggiare a Sarek?',
  ]) {
    const { answer } = ask({ query }, context)
    assert.doesNotMatch(answer, YES, query)
    assert.match(answer, /Sarek|Rondane/, query)
  }
})

test('a yes stays where one of the clauses wants it, in each language', () => {
  for (const query of [
    'Can I camp in Sarek?',
    'Can you tell me whether I can camp in Sarek?',
    'How do I get to Rondane and is there a hut?',
    'Wie komme ich nach Rondane und gibt es dort eine Hütte?',
    'Weißt du, ob es in Rondane eine Hütte gibt?',
    'Comment aller à Rondane et y a-t-il un refuge ?',
    'Peux-tu me dire s’il y a un refuge à Rondane ?',
    '¿Cómo llego a Rondane y hay refugio?',
    '¿Sabes si hay refugio en Rondane?',
    "Come arrivo a Rondane e c'è un rifugio?",
    "Sai se c'è un rifugio a Rondane?",
  ])
    assert.match(ask({ query }, context).answer, YES, query)
})

test('a comparison that asks whether is answered with yes or no, wherever the verb stands', () => {
  for (const [query, said] of [
    ['Montserrat est-il plus bruyant que Monfragüe ?', /^Oui/],
    ['La forêt de Fontainebleau, c’est plus calme que le bois de Vincennes ?', /^Oui/],
    ['Montserrat est-il plus calme que Monfragüe ?', /^Non/],
    ['¿Es más ruidoso Montserrat que Monfragüe?', /^Sí/],
    ['¿Es más tranquilo Montserrat que Monfragüe?', /^No:/],
    ['Montserrat è più rumoroso di Monfragüe?', /^Sì/],
    ['¿Cuál es más tranquilo, Montserrat o Monfragüe?', /^Monfragüe/],
    ['Ist Sarek oder Rondane ruhiger?', /^Sarek/],
    ['Quel est le plus calme de Sarek et Rondane ?', /^Sarek/],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})

test('whether one place has more than another is answered with yes or no, and a choice is not', () => {
  for (const [query, said] of [
    ['Are there more lakes in Finland than in Sweden?', /^(Yes|No), /],
    ['Gibt es in Finnland mehr Seen als in Schweden?', /^(Ja|Nein): /],
    ['Y a-t-il plus de lacs en Finlande qu’en Suède ?', /^(Oui|Non) : /],
    ['La Finlande a-t-elle plus de lacs que la Suède ?', /^(Oui|Non) : /],
    ['¿Hay más lagos en Finlandia que en Suecia?', /^(Sí|No): /],
    ['Ci sono più laghi in Finlandia che in Svezia?', /^(Sì|No): /],
    ['Are there more lakes in Finland or in Sweden?', /^(?!Yes|No)/],
    ['Are there more huts or more canyons?', /^(?!Yes|No)/],
    ['Wo gibt es mehr Seen, in Finnland oder in Schweden?', /^(?!Ja|Nein)/],
  ] as const) {
    assert.match(ask({ query }, context).answer, said, query)
  }
})
