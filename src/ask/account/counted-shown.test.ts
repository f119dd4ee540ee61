import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('"of the three" behind three that were shown is applied, in each language', () => {
  for (const [list, best, query] of [
    ['quietest national parks', 'the three best', 'which of the three is closest to Barcelona?'],
    ['ruhigste Nationalparks', 'die drei besten', 'welcher der drei liegt am nächsten an Barcelona?'],
    ['parcs nationaux les plus calmes', 'les trois meilleurs', 'lequel des trois est le plus proche de Barcelone ?'],
    ['parques nacionales más tranquilos', 'los tres mejores', '¿Cuál de los tres está más cerca de Barcelona?'],
    ['parchi nazionali più tranquilli', 'i tre migliori', 'quale dei tre è più vicino a Barcellona?'],
  ] as const) {
    const { docs, understood } = after(query, list, best)
    assert.deepEqual(new Set(docs), new Set(after(best, list).docs), query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a number of others than were shown is named', () => {
  const { understood } = after(
    '¿Cuál de los cuatro está más cerca de Barcelona?',
    'parques nacionales más tranquilos',
    'los tres mejores',
  )
  assert.deepEqual(understood.notApplied, ['cuatro'])
})

test('another near a spot is applied, as that spot is left out', () => {
  const [spot] = after('Wistman’s Wood').docs
  for (const query of [
    'ok show me another forest within 200 miles of it',
    'other forests within 320 km of it',
    'zeig mir einen anderen Wald im Umkreis von 320 km davon',
    'une autre forêt à moins de 320 km',
    'otro bosque a menos de 320 km de ahí',
    'un altro bosco entro 320 km',
  ]) {
    const { docs, understood } = after(query, 'Wistman’s Wood')
    assert.ok(docs.length > 0 && spot !== undefined && !docs.includes(spot), query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})
