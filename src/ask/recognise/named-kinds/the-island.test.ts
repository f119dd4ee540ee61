import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query, prev: [] }, context).understood

test('a part of an island that is not said is named as not applied, and no islands are looked for', () => {
  for (const query of [
    'quiet beaches in the south of the island',
    'quiet beaches in the north-east of the island',
    'ruhige Strände im Süden der Insel',
    'plages calmes dans le sud de l’île',
    'playas tranquilas en el sur de la isla',
    'spiagge tranquille nel sud dell’isola',
  ]) {
    const { tags, notApplied } = understood(query)
    assert.deepEqual(tags, ['beach'], query)
    assert.match(notApplied.join(' '), /island|Insel|île|isla|isola/, query)
  }
})

test('the island of a name is that name', () => {
  for (const query of [
    'a lake on the island of Gotland',
    'Seen auf der Insel Gotland',
    'un lac sur l’île de Gotland',
  ]) {
    const { tags, place } = understood(query)
    assert.deepEqual([tags, place?.name], [['lake'], 'Gotland'], query)
  }
})

test('an article between "of" and the name changes nothing', () => {
  for (const [query, name] of [
    ['lugares en la isla de La Gomera', 'Gomera'],
    ['lugares en la isla del Hierro', 'Hierro'],
    ['lieux sur l’île de La Gomera', 'Gomera'],
    ['lieux sur l’île de la Réunion', 'Réunion'],
    ['luoghi sull’isola dell’Elba', 'Elba'],
    ['luoghi sull’isola di La Gomera', 'Gomera'],
  ] as const) {
    const { tags, place } = understood(query)
    assert.deepEqual(tags, [], query)
    assert.match(place?.name ?? '', new RegExp(name), query)
  }
})

test('islands stay looked for', () => {
  for (const query of [
    'quiet islands in the south of Sweden',
    'an island in the north',
    'the quietest island of Norway',
    'the island of Norway with the best rating',
    'Inseln im Norden',
    'îles du sud',
    'which island is the quietest',
    'la isla de Noruega más tranquila',
    'l’isola della Norvegia più tranquilla',
    'l’île de Norvège la plus calme',
  ])
    assert.ok(understood(query).tags.includes('island'), query)
})

test('of a country that is an island its spots are sought where another thing is named', () => {
  assert.deepEqual(understood('the quietest spot on the island of Malta').tags, [])
  assert.deepEqual(understood('the island of Malta').tags, [])
})
