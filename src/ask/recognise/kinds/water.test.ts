import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf } from '../../../../test/support/starter-context.ts'
import { spotRecord } from '../../../../test/support/spots.ts'
import { ask } from '../../ask.ts'

const context = await contextOf([
  spotRecord('hut', { name: 'Cabana de Setut', tags: ['hut'], country: 'AD', latitude: 42.48, longitude: 1.64 }),
  spotRecord('tap', { name: 'Refugi de Juclar', tags: ['hut', 'drinking-water'], country: 'AD', latitude: 42.6 }),
  spotRecord('spring', { name: 'Font del Travenc', tags: ['spring'], country: 'AD', latitude: 42.5 }),
  spotRecord('lake', { name: 'Sarek', tags: ['lake', 'water'], country: 'SE', latitude: 67.3, longitude: 17.7 }),
])
const answerTo = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('"is there water" at a hut asks for drinking water, and whether it lies by water, in each language', () => {
  for (const [before, query] of [
    ['can you make a fire at Cabana de Setut', 'is there water?'],
    ['can you make a fire at Cabana de Setut', 'and is there water on site?'],
    ["est ce qu'on peut faire du feu a la cabana de setut", "et de l'eau il y en a sur place ?"],
    ['darf man an der Cabana de Setut Feuer machen', 'gibt es vor Ort Wasser?'],
    ['si può fare il fuoco alla Cabana de Setut', "c'è acqua in loco?"],
    ['se puede hacer fuego en Cabana de Setut', 'y hay agua allí?'],
  ] as const) {
    const { answer, understood } = answerTo(query, before)
    assert.match(answer, /drinking water|Trinkwasser|eau potable|agua potable|acqua potabile/, query)
    assert.match(answer, /lake, a river|Gewässer|lac, rivière|lago, río|lago, fiume/, query)
    assert.doesNotMatch(answer, /^(Yes|Ja|Oui|Sí|Sì)/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('"by the water" asks where a hut lies, and no other spot is asked for a tap', () => {
  for (const query of ['is Cabana de Setut by the water?', 'liegt Cabana de Setut am Wasser?'])
    assert.doesNotMatch(answerTo(query).answer, /rinking|Trinkwasser/, query)
  assert.match(answerTo('is there water at Sarek?').answer, /^Yes, Sarek is listed with water\.$/)
  assert.match(answerTo('is there water at Refugi de Juclar?').answer, /drinking-water point/)
  assert.match(answerTo('is there water at Font del Travenc?').answer, /a spring/)
})

test('"on site" says nothing', () => {
  const { understood } = answerTo('huts with water on site in Andorra')
  assert.deepEqual(understood.tags.toSorted(), ['drinking-water', 'hut'])
  assert.deepEqual(understood.notApplied, [])
})
