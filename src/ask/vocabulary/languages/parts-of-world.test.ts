import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('which country of a part of the world has the most is answered alike in each language', () => {
  const most = (query: string) => {
    const { understood, answer } = ask({ query }, context)
    assert.equal(understood.kind, 'summary', `${query}: ${answer}`)
    assert.deepEqual(understood.notApplied, [], query)
    return understood.place?.name
  }
  for (const [queries, place] of [
    [
      [
        'Which Scandinavian country has the most spots?',
        'Welches skandinavische Land hat die meisten Orte?',
        "Quel pays scandinave a le plus d'endroits ?",
        '¿Qué país escandinavo tiene más lugares?',
        'Quale paese scandinavo ha più luoghi?',
      ],
      'Scandinavia',
    ],
    [
      [
        'Welches afrikanische Land hat die meisten Seen?',
        'Quel pays africain a le plus de lacs ?',
        '¿Qué país africano tiene más lagos?',
        'Quale paese africano ha più laghi?',
      ],
      'Africa',
    ],
    [["Quel pays d'Amérique du Sud a le plus de lacs ?"], 'South America'],
  ] as const)
    for (const query of queries) assert.equal(most(query), place, query)
  assert.match(ask({ query: '¿Qué país nórdico tiene más lagos?' }, context).answer, /países nórdicos/)
})

test('the country of a named part of the world that has the most or the fewest is told with all that tie', () => {
  const said = {
    most: [
      'Which country in South America has the most spots rated 5?',
      'Welches Land in Südamerika hat die meisten Orte mit Bewertung 5?',
      "Quel pays d'Amérique du Sud a le plus de lieux notés 5 ?",
      '¿Qué país de Sudamérica tiene más lugares con nota 5?',
      '¿Cuál es el país de Sudamérica con más lugares con nota 5?',
      'Quale paese del Sudamerica ha più luoghi con voto 5?',
      'Qual è il paese del Sudamerica con più luoghi con voto 5?',
    ],
    fewest: [
      'Which country in Africa has the fewest spots?',
      'Welches Land in Afrika hat die wenigsten Orte?',
      "Quel pays d'Afrique a le moins de lieux ?",
      '¿Qué país de África tiene menos lugares?',
      "Quale paese dell'Africa ha meno luoghi?",
    ],
  }
  for (const query of said.most) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /Argentin.*Boli.*(Chil|Cile).*Para.*P[eé]r[uoúù].*1/, query)
    assert.deepEqual([understood.kind, understood.notApplied], ['summary', []], query)
  }
  for (const query of said.fewest) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /Angola.*B[eé]n[ií]n.*1/, query)
    assert.doesNotMatch(answer, /have no spots/, query)
    assert.deepEqual([understood.kind, understood.notApplied], ['summary', []], query)
  }
})

test('more than in another is no most', () => {
  for (const query of [
    '¿Qué país de Europa tiene más lagos que Noruega?',
    "Quale paese d'Europa ha più laghi della Norvegia?",
    '¿Qué país de Europa tiene más de cinco lagos?',
  ])
    assert.doesNotMatch(ask({ query }, context).answer, /a la cabeza|El mayor|in testa|Il numero/, query)
  // Of two that are named, both numbers are told.
  assert.match(ask({ query: '¿Tiene Suecia más lagos que Noruega?' }, context).answer, /Noruega \(3\); Suecia \(2\)/)
  assert.match(ask({ query: 'La Svezia ha più laghi della Norvegia?' }, context).answer, /Norvegia \(3\); Svezia \(2\)/)
})

test('the adjective of a part of the world is that part, and the name of a sea stays one', () => {
  for (const [query, place, says] of [
    ['ruhige europäische Wälder', 'Europe', /in Europa/],
    ['südamerikanische Wälder', 'South America', /in Südamerika/],
    ['nordeuropäische Wälder', 'Northern Europe', /in Nordeuropa/],
    ['mediterrane Inseln', 'the Mediterranean', /am Mittelmeer/],
    ["le parc le plus silencieux d'une capitale européenne", 'Europe', /en Europe/],
    ['forêts africaines', 'Africa', /en Afrique/],
    ['plages caribéennes', 'the Caribbean', /aux Caraïbes/],
    ['îles méditerranéennes', 'the Mediterranean', /en Méditerranée/],
    ['bosques europeos tranquilos', 'Europe', /en Europa/],
    ['islas mediterráneas', 'the Mediterranean', /en el Mediterráneo/],
    ['islas en el Báltico', 'the Baltic Sea', /en el (mar )?Báltico/],
    ['deserti africani', 'Africa', /in Africa/],
    ['isole artiche', 'the Arctic', /nell’Artico/],
    ["isole dell'Artico", 'the Arctic', /nell’Artico/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.equal(understood.place?.name, place, `${query}: ${answer}`)
    assert.match(answer, says, query)
    assert.ok(
      understood.notApplied.every(words => /capitale/.test(words)),
      query,
    )
  }
})

test('where a sea is named alone, the answer says where that is', () => {
  for (const [query, says] of [
    ['stiller Strand Ostsee', /an der Ostsee/],
    ['ruhige Inseln im Mittelmeer', /im Mittelmeer/],
    ['spiaggia Adriatico', /sull’Adriatico/],
    ['playa Mar Negro', /en el mar Negro/],
  ] as const)
    assert.match(ask({ query }, context).answer, says, query)
})

test('Nordic walking is a walk, and alpine is how a place looks', () => {
  for (const query of [
    'nordic walking in Sweden',
    'Nordic Walking in Schweden',
    'marche nordique en Suède',
    'marcha nórdica en Suecia',
    'camminata nordica in Svezia',
  ]) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.activities, understood.place?.name], [['hiking'], 'Sweden'], query)
  }
  assert.equal(ask({ query: 'alpine Wälder' }, context).understood.place, null)
})
