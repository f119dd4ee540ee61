import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const found = (query: string) => ask({ query }, context).sources.map(({ title }) => title)

test('"dogs: no" leaves out what has dogs, and negates nothing that follows it', () => {
  for (const [query, same] of [
    ['Dogs: no. A quiet forest in Germany', 'quiet forest in Germany without dogs'],
    ['a quiet forest in Germany, dogs: no', 'quiet forest in Germany without dogs'],
    ['campfire: yes, dogs: no, lakes in Finland', 'lakes in Finland with campfire, without dogs'],
    ['Norway: no. Lakes in Scandinavia', 'lakes in Scandinavia except Norway'],
    ['Boote: nein. Ruhiger See in Finnland', 'ruhiger See in Finnland ohne Boote'],
    ['chiens : non, forêt calme en Allemagne', 'forêt calme en Allemagne sans chiens'],
    ['perros: no. Bosque tranquilo en Alemania', 'bosque tranquilo en Alemania sin perros'],
  ] as const) {
    assert.ok(found(same).length > 0, same)
    assert.deepEqual(found(query), found(same), query)
  }
})

test('a negation ends with its sentence', () => {
  for (const first of ['No.', 'no!', 'No dogs?', 'I have no car.', 'Not again.']) {
    const { understood } = ask({ query: `${first} Quiet forest in Germany` }, context)
    assert.equal(understood.minRating, 3.4, first)
    assert.deepEqual(understood.tags, ['forest'], first)
  }
})
