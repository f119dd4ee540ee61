import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)
const ratingOf = (doc: number | undefined) => (doc === undefined ? 0 : (context.index.spot(doc).silenceRating ?? 0))

const [best] = after('quietest forest in Germany').docs
const QUIETER = [...after('forests in Austria').docs, ...after('forests in Switzerland').docs].filter(
  doc => ratingOf(doc) > ratingOf(best),
)

test('a quieter one in either of two places is looked for in both, and is what is spoken of then, in each language', () => {
  assert.equal(QUIETER.length, 1)
  for (const [before, query, then] of [
    ['quietest forest in Germany', 'is there a quieter one in Austria or Switzerland?', 'how far is it from Vienna?'],
    ['quietest forest in Germany', 'anything quieter in Austria or Switzerland?', 'how far is it from Vienna?'],
    ['quietest forest in Germany', 'are there quieter ones in Austria and Switzerland?', 'how far is it from Vienna?'],
    ['quietest forest in Germany', 'a quieter one in Austria or Switzerland', 'how far is it from Vienna?'],
    [
      'ruhigster Wald in Deutschland',
      'Gibt es einen ruhigeren in Österreich oder der Schweiz?',
      'Wie weit ist der von Wien entfernt?',
    ],
    [
      'ruhigster Wald in Deutschland',
      'etwas Ruhigeres in Österreich oder der Schweiz?',
      'Wie weit ist das von Wien entfernt?',
    ],
    [
      'ruhigster Wald in Deutschland',
      'gibt es in Österreich oder der Schweiz einen ruhigeren?',
      'Wie weit ist er von Wien entfernt?',
    ],
    [
      'la forêt la plus calme d’Allemagne',
      'y en a-t-il une plus calme en Autriche ou en Suisse ?',
      'à quelle distance de Vienne est-elle ?',
    ],
    [
      'el bosque más tranquilo de Alemania',
      '¿hay uno más tranquilo en Austria o Suiza?',
      '¿a qué distancia de Viena está?',
    ],
    [
      'la foresta più tranquilla in Germania',
      'ce n’è una più tranquilla in Austria o in Svizzera?',
      'quanto dista da Vienna?',
    ],
  ] as const) {
    const { docs, understood } = after(query, before)
    assert.deepEqual(docs, QUIETER, query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(after(then, before, query).answer, /Dürrenstein.* 109 km/, then)
  }
})

test('two places, or kinds in them, are compared where no such one is looked for', () => {
  for (const query of [
    'is it quieter in Austria or Switzerland?',
    'is Austria or Switzerland quieter?',
    'are there more quiet lakes in Sweden or in Finland?',
    'ist es in Österreich oder der Schweiz ruhiger?',
  ])
    assert.equal(after(query).understood.kind, 'summary', query)
})
