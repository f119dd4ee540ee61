import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context)

test('a large city in lower case speaks for no language, and is where one looks', () => {
  for (const [query, language, city] of [
    ['lieux calmes lyon', 'fr', 'Lyon'],
    ['endroit calme lille', 'fr', 'Lille'],
    ['coin tranquille strasbourg', 'fr', 'Strasbourg'],
    ['sitio tranquilo bilbao', 'es', 'Bilbao'],
    ['posto tranquillo napoli', 'it', 'Naples'],
    ['ruhige orte hamburg', 'de', 'Hamburg'],
    ['quiet places lyon', 'en', 'Lyon'],
    ['calm lakes bordeaux', 'en', 'Bordeaux'],
  ] as const) {
    const { language: heard, place, notApplied } = answerTo(query).understood
    assert.deepEqual([heard, place?.name, notApplied], [language, city, []], query)
  }
  assert.equal(answerTo('quiet place nice').understood.place, null)
})

test('"schöner" behind a comparison is one, and named as not recorded', () => {
  for (const [query, prev] of [
    ['etwas näher an München und schöner', []],
    ['näher und schöner', ['ruhige Orte bei München']],
    ['noch schöner', ['ruhige Seen in Norwegen']],
  ] as const)
    assert.match(answerTo(query, prev).answer, /„schöner“/, query)
  for (const query of [
    'ein schöner See in Bayern',
    'ein schöner, ruhiger See',
    'noch schöner gelegene Seen in Norwegen',
    'schöner und ruhiger Wald',
  ])
    assert.doesNotMatch(answerTo(query).answer, /nicht bekannt \(„schöner“\)/, query)
})

test('the first light is no département', () => {
  for (const query of ["enregistrer l'aube en Islande", "un lieu calme pour l'aube en Islande"]) {
    const { place, notApplied } = answerTo(query).understood
    assert.equal(place?.name, 'Iceland', query)
    assert.match(notApplied.join(), /aube/, query)
  }
  for (const query of ["lieux calmes dans l'Aube", "lieux calmes près de l'Aube", 'forêts Aube'])
    assert.equal(answerTo(query).understood.place?.name, 'Aube', query)
})

test('that something is missed asks for it', () => {
  for (const [query, said] of [
    ['votre site est nul, y a même pas les calanques', /baies/],
    ["c'est nul, il n'y a même pas la Vanoise", /Vanoise : note/],
  ] as const)
    assert.match(answerTo(query).answer, said, query)
  for (const query of ["un lac où il n'y a même pas de bruit", 'un lac en Norvège sans route'])
    assert.notEqual(answerTo(query).understood.kind, 'about', query)
})

test('the highest of all is the first of an order', () => {
  for (const query of [
    'il posto più alto del vostro elenco',
    "il posto più alto d'Italia",
    'el lugar más alto de vuestra lista',
    'der höchste Ort in eurem Katalog',
    'quel est le lieu le plus haut',
  ])
    assert.equal(answerTo(query).understood.kind, 'superlative', query)
  assert.equal(answerTo('posti più alti di 2000 m').understood.kind, 'find')
  assert.match(answerTo('il voto più alto in Italia').answer, /più tranquillo/)
  assert.notEqual(answerTo('¿Es Andorra más alto que Liechtenstein?').understood.kind, 'superlative')
})

test('the rut is asked of animals, and leaves country and quiet', () => {
  for (const query of [
    'écouter le brame du cerf en Suisse sans bruit',
    'Hirschbrunft in der Schweiz erleben, ohne Lärm',
    'dónde ver la berrea del ciervo en Suiza sin ruido',
    'dove sentire il bramito dei cervi in Svizzera, posto tranquillo',
  ]) {
    const { place, minRating, notApplied } = answerTo(query).understood
    assert.deepEqual([place?.name, minRating, notApplied], ['Switzerland', 3.4, []], query)
    assert.match(answerTo(query).answer, /Tiere|animaux|animales|animali/, query)
  }
})

test('"à moins d’une heure" is a time of travel, and a walk of an hour is none', () => {
  for (const [query, km] of [
    ["une forêt calme à moins d'une heure de Zurich", 70],
    ["une forêt calme à moins d'une demi-heure de Zurich", 35],
    ["une forêt calme à moins d'une heure et demie de Zurich", 105],
    ['une forêt calme à une heure de Zurich', 70],
  ] as const) {
    const { withinKm, notApplied } = answerTo(query).understood
    assert.deepEqual([withinKm, notApplied], [km, []], query)
  }
  assert.equal(answerTo("une marche d'une heure en forêt").understood.withinKm, null)
})

test('any at all restricts nothing', () => {
  for (const query of [
    'dime un sitio cualquiera en Noruega',
    "un lieu en Norvège, n'importe lequel",
    'un lieu au hasard en Norvège',
    'un posto a caso in Norvegia',
    'nenn mir irgendeinen Ort in Norwegen',
  ]) {
    const { kind, place, notApplied } = answerTo(query).understood
    assert.deepEqual([kind, place?.name, notApplied], ['find', 'Norway', []], query)
  }
})

test('small words are read as messages are typed', () => {
  for (const [query, meant] of [
    [
      'kiero un lago tranquilo cerca de oslo q se pueda llegar en tren',
      'quiero un lago tranquilo cerca de oslo que se pueda llegar en tren',
    ],
    ['laghi x nuotare in norvegia', 'laghi per nuotare in norvegia'],
    ['isola dv nn ci sono auto', 'isola dove non ci sono auto'],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.equal(answer, answerTo(meant).answer, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})
