import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)

const COUNTED_TWICE = [
  [
    'How many lakes are in Norway and how many in Sweden?',
    /^The catalogue has 3 lakes in Norway.*\nThe catalogue has 2 lakes in Sweden/s,
  ],
  [
    'How many forests in Germany are free and how many are paid?',
    // Of both values of one field, and of how many neither is known.
    /^Of 4 forests in Germany, .* free at 4 \(100 %\) and paid at 0 \(0 %\)/,
  ],
  [
    'How many lakes are in Norway and how many of them have a hut?',
    /^The catalogue has 3 lakes in Norway.*\nThe catalogue has 2 lakes in Norway with a hut/s,
  ],
  [
    'How many lakes are there in Norway and how many forests?',
    /^The catalogue has 3 lakes in Norway.*\nThe catalogue has 2 forests in Norway/s,
  ],
  [
    'How many spots are there, and how many countries?',
    /^The catalogue has 530 spots.*\nThe catalogue has spots in 171 countries/s,
  ],
  [
    'Wie viele Seen gibt es in Norwegen und wie viele in Schweden?',
    /^Der Katalog hat 3 Seen in Norwegen.*\nDer Katalog hat 2 Seen in Schweden/s,
  ],
  [
    'Combien de lacs y a-t-il en Norvège et combien en Suède ?',
    /^Le catalogue compte 3 lacs en Norvège.*\nLe catalogue compte 2 lacs en Suède/s,
  ],
  [
    '¿Cuántos lagos hay en Noruega y cuántos en Suecia?',
    /^El catálogo tiene 3 lagos en Noruega.*\nEl catálogo tiene 2 lagos en Suecia/s,
  ],
  [
    'Quanti laghi ci sono in Norvegia e quanti in Svezia?',
    /^Il catalogo ha 3 laghi in Norvegia.*\nIl catalogo ha 2 laghi in Svezia/s,
  ],
] as const

test('two numbers that are asked for are two, not one of both together', () => {
  for (const [query, says] of COUNTED_TWICE) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

const BEST_TWICE = [
  [
    'quietest lake in Finland and the quietest forest in Finland',
    /^The quietest lake in Finland is Patvinsuo.*\nThe quietest forest in Finland is Urho/s,
  ],
  [
    "What's the closest quiet forest to Berlin, and the closest quiet lake?",
    /^The closest quiet forest to Berlin.*\nThe closest quiet lake to Berlin/s,
  ],
  [
    'Show me the second quietest forest in Germany and the quietest forest in Spain',
    /^The second quietest forest in Germany is Hainich.*\nThe quietest forest in Spain is Caldera de Taburiente/s,
  ],
  [
    'the 2 quietest spots in Portugal and the 2 loudest',
    /^The 2 quietest spots in Portugal are.*\nThe 2 noisiest spots in Portugal are/s,
  ],
  [
    'Which lake in Norway is the quietest and which one is the closest to Oslo?',
    /^The quietest lake in Norway is Femundsmarka.*\nThe closest lake in Norway to Oslo is Nordmarka/s,
  ],
  [
    'Was ist der ruhigste See in Norwegen und was ist der ruhigste in Schweden?',
    /^Der ruhigste See in Norwegen.*\nDer ruhigste See in Schweden/s,
  ],
] as const

test('two searches for a best are two, and no kind of place that is both', () => {
  for (const [query, says] of BEST_TWICE) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.doesNotMatch(answerTo('the quietest lake, closest to Oslo').answer, /\nThe/)
  assert.match(
    answerTo('is it free?', 'the quietest lake in Norway and the quietest lake in Sweden').answer,
    /^Access to Tiveden/,
  )
})

test('numbers with a predicate each are of the same spots, and not the second of the first', () => {
  for (const [query, says] of [
    [
      'how many spots allow dogs and how many are free?',
      /^The catalogue has 27 spots where dogs.*\nThe catalogue has \d+ spots with free access/s,
    ],
    [
      'how many spots in Chile are free and how many are quiet?',
      /with free access.*\nThe catalogue has 6 quiet spots in Chile/s,
    ],
    [
      'Wie viele Orte erlauben Hunde und wie viele sind kostenlos?',
      /^Der Katalog hat 27 Orte \(Hunde erlaubt\).*\nDer Katalog hat \d+ Orte \(freier Zugang\)/s,
    ],
    [
      '¿cuántos sitios admiten perros y cuántos son gratis?',
      /^El catálogo tiene 27 lugares \(perros admitidos\).*\nEl catálogo tiene \d+ lugares \(acceso gratuito\)/s,
    ],
    [
      'how many lakes in Norway are quiet and how many of them have a hut?',
      /\nThe catalogue has 1 quiet lake in Norway with a hut/,
    ],
  ] as const)
    assert.match(answerTo(query).answer, says, query)
})

test('each of three numbers is told', () => {
  for (const [query, says] of [
    [
      'how many spots allow dogs, how many are free, and how many have toilets?',
      [
        /^The catalogue has 27 spots/,
        /\nThe catalogue has \d+ spots with free access/,
        /\nThe catalogue has 5 spots with toilets/,
      ],
    ],
    [
      'how many lakes are in Norway, how many in Sweden and how many in Finland?',
      [/^The catalogue has 3 lakes in Norway/, /\nThe catalogue has 2 lakes in Sweden/, /lakes in Finland/],
    ],
    [
      'Wie viele Orte erlauben Hunde, wie viele sind kostenlos und wie viele haben Toiletten?',
      [
        /^Der Katalog hat 27 Orte/,
        /\nDer Katalog hat \d+ Orte \(freier Zugang\)/,
        /\nDer Katalog hat 5 Orte \(Toiletten\)/,
      ],
    ],
  ] as const) {
    const { answer, understood } = answerTo(query)
    for (const each of says) assert.match(answer, each, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('the quietest and the second quietest are both shown', () => {
  for (const query of [
    'Which spot in Austria is the noisiest and which the second noisiest?',
    'Welcher Ort in Österreich ist der lauteste und welcher der zweitlauteste?',
    "quel est le lieu le plus bruyant d'Autriche et lequel est le deuxième ?",
  ])
    assert.match(answerTo(query).answer, /Krimmler Wasserfälle.*Lainzer Tiergarten/s, query)
})

test('"if there is none in one place, what about another" looks in both', () => {
  for (const [query, said] of [
    ["If there's no quiet lake in Ireland, what about Scotland?", /2 quiet lakes in Ireland or Scotland/],
    ['Wenn es in Irland keinen ruhigen See gibt, wie wäre es mit Schottland?', /2 ruhige Seen in Irland oder/],
    ["s'il n'y a pas de lac calme en Irlande, et en Écosse ?", /2 lacs calmes en Irlande ou/],
    ['se in Irlanda non c’è un lago tranquillo, e in Scozia?', /2 laghi tranquilli in Irlanda o/],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})

test('a place behind the last of several numbers is that of those before it', () => {
  for (const [query, first, second] of [
    [
      'How many forests and how many lakes are in Sweden?',
      /^The catalogue has 4 forests in Sweden/,
      /2 lakes in Sweden/,
    ],
    ['Wie viele Wälder und wie viele Seen gibt es in Schweden?', /^Der Katalog hat 4 Wälder in Schweden/, /2 Seen/],
    [
      'how many lakes are free and how many are paid in Norway?',
      /^Of 3 lakes in Norway, the access status/,
      /free at 3 \(100 %\) and paid at 0/,
    ],
  ] as const) {
    const { answer } = answerTo(query)
    assert.match(answer, first, query)
    assert.match(answer.slice(answer.search(first) + 20), second, query)
  }
  assert.match(
    answerTo('How many lakes are in Sweden and how many forests are in Norway?').answer,
    /^The catalogue has 2 lakes in Sweden/,
  )
  assert.match(answerTo('How many forests are there and how many in Sweden?').answer, /^The catalogue has 230 forests/)
})
