import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const titles = (query: string, prev: string[] = []) => ask({ query, prev }, context).sources.map(({ title }) => title)

test('"not that one" drops the first of those that were named, and no other', () => {
  for (const [before, query] of [
    ["what's the quietest spot in the Alps and the second quietest?", 'not that one, it needs a guide. next please'],
    ['Welcher Ort in den Alpen ist am ruhigsten?', 'den kenne ich schon, dieser Ort nicht, noch einer bitte'],
    ['Quel est le lieu le plus calme des Alpes ?', 'pas celui-là, un autre'],
    ['¿Cuál es el lugar más tranquilo de los Alpes?', 'no, ese ya lo conozco, dame otro'],
    ['Qual è il luogo più tranquillo delle Alpi?', 'no, quello lo conosco già, un altro'],
  ] as const) {
    const [first, second] = titles(before)
    assert.equal(first, 'Wildnisgebiet Dürrenstein', before)
    assert.equal(titles(query, [before])[0], second, query)
  }
})

test('"the third" of a list of two is told not to be', () => {
  for (const [before, query, says] of [
    ['Italian spots rated above 4', 'and the third?', /only 2/],
    ['Orte in Italien mit Bewertung über 4', 'und der dritte?', /2 passen/],
    ['lieux en Italie avec une note supérieure à 4', 'et le troisième ?', /que 2|2 en tout|2 /],
    ['lugares de Italia con puntuación superior a 4', '¿y el tercero?', /2 en total/],
    ['Elenco dei luoghi italiani con voto sopra 4, dal più silenzioso', 'e il terzo?', /2 in tutto/],
  ] as const) {
    const { answer, sources } = ask({ query, prev: [before] }, context)
    assert.match(answer, says, query)
    assert.deepEqual(sources, [], query)
  }
})

test('the quietest and the second quietest are both told', () => {
  for (const query of [
    "what's the quietest spot in the Alps and the second quietest?",
    'Was ist der ruhigste und der zweitruhigste Ort in den Alpen?',
    '¿Cuál es el lugar más tranquilo de los Alpes y el segundo?',
  ])
    assert.deepEqual(titles(query).slice(0, 2), ['Wildnisgebiet Dürrenstein', 'Plaun la Greina'], query)
})

test('spots of which no noise is known are named', () => {
  assert.deepEqual(titles('spots that are out of earshot of any road in Utah'), ['The Maze', 'The Narrows'])
  for (const query of [
    'any place in the Canary Islands where no planes fly over?',
    'ein Ort auf den Kanaren, wo keine Flugzeuge drüberfliegen',
    'un lieu aux Canaries que les avions ne survolent pas',
    '¿algún sitio en Canarias donde no pasen aviones?',
    'un luogo alle Canarie dove non passino aerei',
  ])
    assert.deepEqual(titles(query), ['Caldera de Taburiente', 'Garajonay'], query)
})

test('a "not" ends at an "and" with a verb', () => {
  for (const query of [
    'a place in Scandinavia where no cars are heard and one gets by train',
    'un luogo in scandinavia dove non si sentano auto e si arrivi in treno',
    'un lugar en Escandinavia donde no se oigan coches y se llegue en tren',
    'un lieu en Scandinavie où l’on n’entend pas de voitures et où l’on arrive en train',
  ])
    assert.deepEqual(titles(query).slice(0, 2), ['Hardangervidda', 'Rondane'], query)
})

test('"without the paid ones" keeps what is not known to be paid, and says of how many that is not known', () => {
  const all = ask({ query: 'how many lakes are in Norway' }, context)
  for (const query of ['without the paid ones', 'not the paid ones']) {
    const { answer, understood } = ask({ query, prev: ['lakes in Norway'] }, context)
    assert.match(answer, /lakes in Norway not known to have paid access/, query)
    assert.equal(understood.access, null, query)
  }
  assert.match(all.answer, /^The catalogue has 3 lakes/)
  const { answer } = ask({ query: 'without the paid ones', prev: ['deserts'] }, context)
  assert.match(answer, /not known to have paid access/)
})

test('"drop the free bit" takes that condition away', () => {
  const all = titles('lakes in Finland')
  for (const query of ['drop the free bit', "drop the free bit, I'll pay"])
    assert.deepEqual(titles(query, ['free lakes in Finland']), all, query)
})

test('what people say before they go on is no word that was not understood', () => {
  for (const [before, query] of [
    ['il lago più silenzioso in Norvegia', 'Ok, e il più rumoroso invece?'],
    ['ruhige Seen in Norwegen', 'nee, lieber in Schweden'],
    ['lagos tranquilos en Noruega', 'ok, ¿y en Suecia?'],
  ] as const)
    assert.deepEqual(ask({ query, prev: [before] }, context).understood.notApplied, [], query)
})

test('another place asked for after a question about one spot of a list is where the same is looked for', () => {
  for (const [list, about, query] of [
    ['quietest lake in Sweden', 'why?', 'what about Norway'],
    ['quietest lake in Sweden', 'is it free?', 'and in Norway?'],
    ['ruhigster See in Schweden', 'warum?', 'und in Norwegen?'],
  ] as const) {
    const { docs, answer } = ask({ query, prev: [list, about] }, context)
    assert.deepEqual(
      docs,
      ask({ query: list.replace(/Sweden/, 'Norway').replace('Schweden', 'Norwegen') }, context).docs,
      answer,
    )
  }
})

test('"how far is it from Oslo?" after a list is of its first, and "how far are they" of each', () => {
  for (const [list, query, says] of [
    ['lakes in Norway', 'how far is it from Oslo?', /^Femundsmarka is 275 km from Oslo/],
    ['Seen in Norwegen', 'wie weit ist es von Oslo?', /^Femundsmarka liegt 275 km/],
    ['lacs en Norvège', 'à quelle distance d’Oslo ?', /^Femundsmarka est à 275 km/],
    ['lagos en Noruega', '¿a qué distancia está de Oslo?', /^Femundsmarka está a 275 km/],
    ['laghi in Norvegia', 'quanto dista da Oslo?', /^Femundsmarka è a 275 km/],
  ] as const)
    assert.match(ask({ query, prev: [list] }, context).answer, says, query)
  const { answer, sources } = ask({ query: 'how far are they from Oslo?', prev: ['lakes in Norway'] }, context)
  assert.match(answer, /^Femundsmarka is 275 km from Oslo in a straight line\. .* is .* km from Oslo/)
  assert.equal(sources.length, 3)
})

test('a fact asked of "which of the two" is told of both, in each language', () => {
  for (const [before, query] of [
    ['Which is quieter: Cévennes or Mercantour?', 'Which of the two is a World Heritage site?'],
    ['Was ist ruhiger: Cévennes oder Mercantour?', 'Welcher von beiden ist Welterbe?'],
    [
      'Lequel est le plus calme : les Cévennes ou le Mercantour ?',
      'Lequel des deux est classé au patrimoine mondial ?',
    ],
    ['¿Cuál es más tranquilo: Cévennes o Mercantour?', '¿Cuál de los dos es patrimonio mundial?'],
    ['Quale è più tranquillo: Cévennes o Mercantour?', 'Quale dei due è patrimonio mondiale?'],
  ] as const) {
    const { understood, sources } = ask({ query, prev: [before] }, context)
    assert.equal(understood.aspect, 'world-heritage', query)
    assert.equal(sources.length, 2, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('another town is near as the one before was, and a country is in it', () => {
  const places = (query: string, before: string) => ask({ query, prev: [before] }, context).answer
  assert.match(places('and what about Munich?', 'quiet lakes near Oslo'), /within 25 km of Munich/)
  assert.match(places('and near Stockholm?', 'lakes within 300 km of Oslo'), /within 300 km of Stockholm/)
  assert.match(places('und München?', 'Wälder bei Berlin'), /im Umkreis von 25 km um München/)
  assert.match(places('et Munich ?', 'forêts près de Berlin'), /à moins de 25 km de Munich/)
  assert.match(places('and Sweden?', 'lakes near Oslo'), /lakes in Sweden/)
  assert.match(places('and Stockholm?', 'lakes in Norway'), /in Stockholm/)
})

test('"can I get there by bus?" of a list is asked of those that a bus reaches', () => {
  const { answer, understood } = ask({ query: 'can I get there by bus?', prev: ['quiet lakes in Norway'] }, context)
  assert.match(answer, /^Yes, the catalogue has 1 quiet lake in Norway reachable by bus/)
  assert.deepEqual(understood.notApplied, [])
})
