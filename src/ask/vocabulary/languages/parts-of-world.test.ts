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
