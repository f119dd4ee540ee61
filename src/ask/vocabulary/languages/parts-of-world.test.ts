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

test('more than in another is no most', () => {
  for (const query of ['¿Tiene Suecia más lagos que Noruega?', 'La Svezia ha più laghi della Norvegia?'])
    assert.doesNotMatch(ask({ query }, context).answer, /Con más|Con più/, query)
})
