import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const starter = await starterContext()

function reads(query: string) {
  const { understood } = ask({ query }, starter)
  assert.deepEqual(understood.notApplied, [], query)
  return understood
}

test('seas are places in each language, and "mer" alone is the coast', () => {
  for (const [query, sea] of [
    ['dunes sur la mer du Nord', /North Sea/],
    ['plage de la mer Baltique', /Baltic/],
    ['playas del mar del Norte', /North Sea/],
    ['spiagge sul mare del Nord', /North Sea/],
    ['luoghi sul mar Nero', /Black Sea/],
    ['luoghi vicino al mar Nero', /Black Sea/],
    ['lieux près de la mer Noire', /Black Sea/],
  ] as const)
    assert.match(reads(query).place?.name ?? '', sea, query)
  assert.deepEqual(reads('sentier près de la mer, au calme').tags, ['coast'])
})

test('the fjords of Norway are fjords, and in that country', () => {
  for (const query of ['fjords de Norvège', 'fiordi norvegesi', 'fiordos noruegos']) {
    const { tags, place } = reads(query)
    assert.deepEqual([tags, place?.name], [['fjord'], 'Norway'], query)
  }
})

test('a wood in the midst of a city is an urban one', () => {
  for (const query of ['Wald mitten in der Stadt', 'une forêt en pleine ville'])
    assert.deepEqual(reads(query).tags.toSorted(), ['forest', 'urban'], query)
})

test('who reads a book wants quiet, and books nothing; a boardwalk is no village', () => {
  for (const query of ['Wo kann man in Ruhe ein Buch lesen?', 'Où lire un livre en paix ?'])
    assert.equal(reads(query).minRating, reads('quiet places').minRating, query)
  assert.equal(ask({ query: 'Muss man Abisko vorher buchen?' }, starter).understood.aspect, 'unknowable')
  assert.equal(ask({ query: 'Moor mit Steg' }, starter).understood.place, null)
})

test('neither loud nor dear is quiet and free', () => {
  for (const query of ['Weder laut noch teuer', 'Weder teuer noch laut', 'ni bruyant ni cher', 'ni cher ni bruyant']) {
    const { access, minRating } = reads(query)
    assert.deepEqual([access, minRating], ['free', reads('quiet places').minRating], query)
  }
})

test('what resembles a spot is like it, and how many lack a fact is counted', () => {
  for (const query of ['Welcher Ort ähnelt Sarek?', 'quel lieu ressemble au Sarek ?'])
    assert.equal(reads(query).kind, 'find', query)
  assert.match(ask({ query: 'Bei wie vielen Orten ist der Zugang unbekannt?' }, starter).answer, /471 .*59/)
})
