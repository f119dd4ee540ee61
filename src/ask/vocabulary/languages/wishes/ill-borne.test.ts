import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('a search beside what is told of a child is answered, and that crowds are not known comes before it', () => {
  for (const [query, unknown] of [
    [
      'My son is autistic and copes badly with noise, we live in Munich. What is there within 200 km, but without crowds please?',
      /How many people are at a place is not known here/,
    ],
    [
      'Mein Sohn ist Autist und hält Lärm ganz schlecht aus, wir wohnen in München. Was gibts in höchstens 200 km, aber bitte ohne Menschenmassen?',
      /Wie viele Leute an einem Ort sind, ist hier nicht bekannt/,
    ],
    [
      "Mon fils est autiste et supporte très mal le bruit, nous habitons à Munich. Qu'y a-t-il à moins de 200 km, mais sans la foule ?",
      /L’affluence sur un lieu n’est pas connue/,
    ],
    [
      'Mi hijo es autista y lleva muy mal el ruido, vivimos en Múnich. ¿Qué hay a menos de 200 km, pero sin multitudes?',
      /no se sabe cuánta gente/,
    ],
    [
      "Mio figlio è autistico e sopporta molto male il rumore, abitiamo a Monaco di Baviera. Cosa c'è entro 200 km, ma senza folla?",
      /non si sa quanta gente/,
    ],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual([understood.near?.name, understood.withinKm, understood.quietFrom], ['Munich', 200, 3.4], query)
    assert.match(answer, unknown, query)
    assert.ok(answer.search(unknown) < answer.indexOf('Boubínský prales'), `${query}: ${answer}`)
  }
})

test('noise that one bears badly is not wanted, and slopes that one climbs badly are no noise', () => {
  for (const query of [
    'Ich kann Lärm nur schwer ertragen, Seen in Schweden',
    'je supporte mal le bruit, lacs en Suède',
    'soporto fatal el ruido, lagos en Suecia',
    'sopporto male il rumore, laghi in Svezia',
  ])
    assert.equal(ask({ query }, context).understood.quietFrom, 3.4, query)
  assert.equal(ask({ query: 'ich ertrage Hitze schlecht, Seen in Schweden' }, context).understood.quietFrom, null)
})
