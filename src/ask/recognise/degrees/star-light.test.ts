import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const told = (query: string) => ask({ query }, context)

test('stars are watched at night, and far from lights', () => {
  for (const [plain, ...more] of [
    ['stargazing in Spain', 'where can I see the stars at night in Spain', 'stars in Spain, far from the city lights'],
    [
      'Sterne beobachten in Deutschland',
      'wo sieht man nachts die Sterne in Deutschland',
      'Sterne weit weg von Stadtlichtern in Deutschland',
    ],
    ['étoiles en France', 'voir les étoiles la nuit en France', 'les étoiles loin des lumières de la ville en France'],
    ['estrellas en Canarias', 'ver las estrellas de noche en Canarias', 'estrellas en Canarias, lejos de las luces'],
    ['stelle in Croazia', 'vedere le stelle di notte in Croazia', 'stelle in Croazia, lontano dalle luci'],
  ] as const) {
    const { docs } = told(plain)
    assert.notEqual(docs.length, 0, plain)
    for (const query of more) assert.deepEqual([told(query).docs, told(query).understood.notApplied], [docs, []], query)
  }
})

test('without stars, far from lights is a dark sky, and the night is named', () => {
  assert.deepEqual(told('a place in Germany far from city lights').understood.tags, ['dark-sky'])
  assert.deepEqual(told('lakes in Sweden at night').understood.notApplied, ['at night'])
  assert.deepEqual(told('how loud is Grunewald at night with stars').understood.notApplied, ['at night'])
  assert.deepEqual(told('lakes in Sweden with many lights').understood.tags, ['lake'])
})
