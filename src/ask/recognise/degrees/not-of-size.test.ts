import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('"no big lakes" leaves no lakes out, and that sizes are not known is told first', () => {
  for (const [query, told] of [
    [
      'no big lakes in Sweden',
      /^That is not known here: the catalogue records no sizes.* The catalogue has 7 spots in Sweden/,
    ],
    [
      'keine großen Seen in Schweden',
      /^Das ist hier nicht bekannt \(„keine großen Seen“\).* Der Katalog hat 7 Orte in Schweden/,
    ],
    [
      'pas de grands lacs en Suède',
      /^Ce n’est pas connu ici \(« pas de grands lacs »\).* Le catalogue compte 7 lieux en Suède/,
    ],
    [
      'sin lagos grandes en Suecia',
      /^Eso no se sabe aquí \(«sin lagos grandes»\).* El catálogo tiene 7 lugares en Suecia/,
    ],
    [
      'niente laghi grandi in Svezia',
      /^Questo qui non si sa \(«niente laghi grandi»\).* Il catalogo ha 7 luoghi in Svezia/,
    ],
  ] as const) {
    assert.match(ask({ query }, context).answer, told, query)
    assert.deepEqual(understood(query).without, [], query)
  }
})

test('what an "or" adds is of the same "no", and what else is asked for stays', () => {
  const { tags, without } = understood('no big lakes or rivers in Sweden')
  assert.deepEqual([tags, without], [[], []])
  assert.deepEqual(understood('bosques en Suecia sin grandes lagos').tags, ['forest'])
  assert.deepEqual(understood('no popular lakes in Norway').notApplied, ['no popular lakes'])
})

test('crowded beaches that are unwanted are still beaches', () => {
  for (const query of [
    'no crowded beaches in Spain',
    'pas de plages bondées en Espagne',
    'niente spiagge affollate in Spagna',
  ])
    assert.deepEqual([understood(query).tags, understood(query).without], [['beach'], []], query)
})

test('a thing without a measure is left out, and a measure that is wanted is none that is not', () => {
  assert.deepEqual(understood('no lakes in Sweden').without, ['no lakes'])
  assert.deepEqual(understood('sin lagos, bosques grandes en Suecia').without, ['without lake'])
  assert.deepEqual(understood('a big lake in Sweden').tags, ['lake'])
  assert.deepEqual(understood('no noise, big lakes in Sweden').tags, ['lake'])
})
