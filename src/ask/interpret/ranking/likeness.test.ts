import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const spots = new Map(starterSpots().map(spot => [spot.id, spot]))
const found = (query: string) => {
  const { understood, docs } = ask({ query }, context)
  return { understood, spots: docs.map(doc => spots.get(context.index.spot(doc).id) ?? assert.fail(query)) }
}

test('"like X, but quieter" finds quieter ones, in each language', () => {
  for (const query of [
    'like Königssee but quieter',
    'Wie Königssee, aber ruhiger',
    'comme le Königssee mais plus calme',
    'como Königssee pero más tranquilo',
    'come il Königssee ma più tranquillo',
  ]) {
    const { understood, spots } = found(query)
    assert.ok(spots.length > 0 && spots.every(({ silenceRating }) => silenceRating > 2.4), query)
    assert.ok(
      spots.every(
        ({ name, tags, sceneryType }) => name !== 'Königssee' && (tags.includes('lake') || sceneryType === 'lake'),
      ),
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('"like X, but in Austria" and "but closer to Munich" look there', () => {
  for (const query of [
    'like Sarek but in Austria',
    'wie Sarek, aber in Österreich',
    'comme Sarek mais en Autriche',
    'como Sarek pero en Austria',
    'come Sarek ma in Austria',
  ])
    assert.deepEqual(
      found(query).spots.map(({ country }) => country),
      ['AT'],
      query,
    )
  for (const query of [
    'like Sarek but closer to Munich',
    'wie Sarek, aber näher an München',
    'comme Sarek mais plus près de Munich',
    'como Sarek pero más cerca de Múnich',
    'come Sarek ma più vicino a Monaco di Baviera',
  ]) {
    const { understood, spots } = found(query)
    assert.deepEqual([understood.kind, spots[0]?.country], ['nearest', 'AT'], query)
  }
})

test('how a spot is stays a question about it', () => {
  for (const query of [
    'Wie ist Sarek?',
    'Wie komme ich nach Sarek, aber ohne Auto?',
    'como llegar a Sarek pero en bus',
  ])
    assert.equal(found(query).understood.spots[0]?.name, 'Sarek', query)
})

test('where nothing is like a spot, what is somewhat like it is named, also of the spot that was spoken of', () => {
  for (const [query, prev] of [
    ['Something like Val Grande in Switzerland', []],
    ['places in Switzerland like Val Grande', []],
    ['is there anything in Switzerland like Val Grande?', []],
    ['ein Ort in der Schweiz wie Val Grande', []],
    ['un lieu en Suisse comme Val Grande', []],
    ['un lugar en Suiza como Val Grande', []],
    ['un posto in Svizzera come Val Grande', []],
    ['Etwas Ähnliches wie Val Grande in der Schweiz', []],
    ['Un endroit semblable à Val Grande en Suisse', []],
    ['Un lugar parecido a Val Grande en Suiza', []],
    ['Qualcosa di simile a Val Grande in Svizzera', []],
    ['Is there something similar in Switzerland?', ['Tell me about Val Grande']],
    ['Gibt es etwas Ähnliches in der Schweiz?', ['Erzähl mir etwas über Val Grande']],
    ['Y a-t-il quelque chose de semblable en Suisse ?', ['Parle-moi de Val Grande']],
    ['¿Hay algo parecido en Suiza?', ['Háblame de Val Grande']],
    ["C'è qualcosa di simile in Svizzera?", ['Parlami di Val Grande']],
  ] as const) {
    const { docs, understood } = ask({ query, prev }, context)
    assert.equal(context.index.name(docs[0] ?? -1), 'Plaun la Greina', query)
    assert.deepEqual([understood.relaxed.length, understood.notApplied], [1, []], query)
  }
  assert.deepEqual(ask({ query: 'Etwas wie Sarek in Österreich' }, context).understood.relaxed, [])
})

test('something similar to what was looked for is looked for elsewhere', () => {
  const prev = ['Cascate tranquille in Islanda', 'E in Croazia?']
  const { answer, docs } = ask({ query: 'Qualcosa di simile ma più vicino a Trieste', prev }, context)
  assert.match(answer, /cascata/)
  assert.ok(docs.length > 0 && docs.every(doc => context.index.spot(doc).tags?.includes('waterfall')), answer)
})

test('a land that a spot is to be like is not where it is to be', () => {
  for (const [query, land] of [
    ['is there anything like the Grand Canyon in Europe?', 'Grand Canyon'],
    ['places similar to Norway', 'Norway'],
    ['a place like Iceland', 'Iceland'],
    ['ein Ort wie Island', 'Island'],
    ["un endroit comme l'Islande", 'Islande'],
  ] as const) {
    const { answer, understood, sources } = ask({ query }, context)
    assert.ok(understood.notApplied.join(' ').includes(land), query)
    const here = /Europe/.test(query) ? /^The Maze|Toroweap|Mather Point/ : /./
    assert.ok(!sources.some(({ title }) => here.test(title)), answer)
  }
  assert.match(ask({ query: 'lakes like in Finland' }, context).answer, /lakes in Finland/)
})

test('the most like a spot are those that are like it', () => {
  for (const query of ['which of your spots is most like Sarek', 'what is the most similar spot to Sarek'])
    assert.match(ask({ query }, context).answer, /\d+ spots like Sarek/, query)
})
