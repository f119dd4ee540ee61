import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('an average by country says of how many spots it is, and a number of spots does not', () => {
  for (const [query, first, next] of [
    ['Which country in Europe has the quietest spots on average?', /4\.70 \(1 spot\)/, /Andorra \(4\.03, 3 spots\)/],
    [
      'Welches Land in Europa hat im Schnitt die stillsten Orte?',
      /Jan Mayen \(4,70; 1 Ort\)/,
      /Andorra \(4,03; 3 Orte\)/,
    ],
    ['quel pays d’Europe a les lieux les plus calmes en moyenne ?', /\(4,70 ; 1 lieu\)/, /Andorre \(4,03 ; 3 lieux\)/],
    [
      'qué país de Europa tiene de media los lugares más tranquilos?',
      /\(4,70; 1 lugar\)/,
      /Andorra \(4,03; 3 lugares\)/,
    ],
    ['quale paese in Europa ha in media i luoghi più silenziosi?', /\(4,70; 1 luogo\)/, /Andorra \(4,03; 3 luoghi\)/],
  ] as const) {
    const { answer } = ask({ query }, context)
    assert.match(answer.replaceAll(/[\u00a0\u202f]/g, ' '), first, query)
    assert.match(answer.replaceAll(/[\u00a0\u202f]/g, ' '), next, query)
  }
  assert.match(ask({ query: 'which country has the most lakes?' }, context).answer, /the United Kingdom \(6\)/)
})
