import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { spotRecord } from '../../../../test/support/spots.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const withAndorra = await contextOf([
  ...starterSpots(),
  spotRecord('juclar', {
    name: 'Estany de Vallorguina',
    tags: ['lake'],
    country: 'AD',
    latitude: 42.6,
    longitude: 1.71,
  }),
])

/** Words of dictionaries that are rare, and a letter or two from the name of a spot, a region or a town, or the name of one. */
const RARE = {
  fr: 'argon calibre charrette statues maladives montgolfière denté cyclopes morainique martiale goéland consolée talisman cabinet',
  es: 'alérgica creativa estudian aligeran bailaron canaleta sidrería canela aurora pampanas',
  it: 'aurora federato maturità longevo pastorale colonico delirare starnuto lira rosetta ingenio',
} as const
const LAKES = {
  fr: ['des lacs avec', 'en Suède'],
  es: ['lagos con', 'en Suecia'],
  it: ['laghi con', 'in Svezia'],
} as const

test('a rare word in lower case is no town, and is corrected to no name', () => {
  for (const language of ['fr', 'es', 'it'] as const)
    for (const word of RARE[language].split(' '))
      for (const write of [(text: string) => text, (text: string) => text.toLowerCase()]) {
        const [lakes, where] = LAKES[language]
        const { understood, answer } = ask({ query: write(`${lakes} ${word} ${where}`) }, context)
        assert.deepEqual(understood.corrected, [], answer)
        assert.equal(understood.place?.name, 'Sweden', `${word}: ${answer}`)
        assert.deepEqual(understood.spots, [], answer)
      }
})

test('what sums up or explains is no place', () => {
  for (const [query, count] of [
    ["Combien d'îles avez-vous en France métropolitaine ?", /1 île en France/],
    ['Quante isole ci sono nella Francia metropolitana?', /1 isola in Francia/],
    ['Wie viele Inseln gibt es im europäischen Frankreich?', /1 Insel in Frankreich/],
    ['cuantas cuevas teneis en total?', /15 cuevas/],
    ['Quante grotte avete in totale?', /15 grotte/],
    ['Combien de grottes au total ?', /15 grottes/],
    ['Wie viele Höhlen gibt es alles in allem?', /15 Höhlen/],
    ['lagos en general tranquilos en Suecia', /1 lago tranquilo en Suecia/],
    ['Wälder im Allgemeinen ruhig in Finnland', /1 ruhigen Wald in Finnland/],
  ] as const)
    assert.match(ask({ query }, context).answer, count)
})

test('an everyday word behind "in" is named as not applied; a name that is not known is a place', () => {
  for (const [query, word] of [
    ['des lacs en vente au Chili', 'vente'],
    ['lagos en venta en Chile', 'venta'],
    ['sentieri in piano in Italia', 'piano'],
    ['Où aller en amoureux en Italie ?', 'amoureux'],
    ["Dove posso vedere l'aurora boreale lontano dalle strade?", 'aurora boreale'],
    ['Où voir des aurores boréales en Norvège ?', 'aurores boréales'],
    ['¿Dónde se puede ver la aurora boreal en Noruega?', 'aurora boreal'],
    ['Polarlichter in Norwegen', 'Polarlichter'],
    ['northern lights in Norway', 'northern lights'],
  ] as const)
    assert.ok(ask({ query }, context).understood.notApplied.join(' ').includes(word), query)
  for (const query of ['lagos en Hogwarts', 'lagos en hogwarts', 'laghi a Nullaburgo', 'Seen in Mittelerde'])
    assert.match(ask({ query }, context).answer, /conoce aquí|non è noto|nicht bekannt/, query)
})

test('a name in lower case is one where a place is expected, and a spot of which one letter is wrong where there is no capital', () => {
  for (const [query, place] of [
    ['lagos cerca de bilbao', 'Bilbao'],
    ['lacs près de grenoble', 'Grenoble'],
    ['laghi grenoble', 'Grenoble'],
    ['ruhige seen in der nähe von berlin', 'Berlin'],
    ['lagos tranquilos en suecia', 'Sweden'],
    ['îles de la martinique', 'Martinique'],
  ] as const)
    assert.equal(ask({ query }, context).understood.place?.name.replace(/ \(.*/, ''), place, query)
  for (const query of ['parle-moi de vallorguina', 'cómo se llega a vallorguina', 'est-ce que vallorgina est calme ?'])
    assert.deepEqual(
      ask({ query }, withAndorra).understood.spots.map(({ id }) => id),
      ['juclar'],
      query,
    )
})
