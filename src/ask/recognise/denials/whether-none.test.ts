import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('whether there are none is answered with those that there are, and without a yes to the opposite', () => {
  for (const query of [
    'are there no lakes in Norway?',
    'is it true that Norway has no lakes',
    'there are no lakes in Norway, right?',
    'does Norway not have any lakes?',
    'so Norway has no lake?',
  ])
    assert.match(ask({ query }, context).answer, /^(I could not[^.]*\. )?The catalogue has \d+ lakes in Norway/, query)
  assert.match(
    ask({ query: 'are there no noisy parks in London' }, context).answer,
    /^The catalogue has 1 noisy park in London/,
  )
  assert.match(ask({ query: 'is there no lake in Malta' }, context).answer, /^I found no lake in Malta/)
})

test('what is to be left out is left out, as before', () => {
  for (const query of [
    'Norway, no lakes please',
    'parks in London with no lake',
    'is there a place in Norway with no lake',
  ])
    assert.match(ask({ query }, context).answer, /not listed with a lake|not listed as a lake|no lake/, query)
})

test('a list of places behind "not in" is left out as a whole', () => {
  const { docs } = ask({ query: 'deserts that are not in Africa, Asia or Australia' }, context)
  assert.ok(docs.length > 0)
  const lands = docs.map(doc => context.index.storedFields(doc).country)
  assert.ok(
    lands.every(code => !['AU', 'DZ', 'EG', 'IR', 'SA', 'NA'].includes(code ?? '')),
    lands.join(),
  )
})

test('other languages deny that there are any as English does, and are told of those that there are', () => {
  for (const [query, expected] of [
    ['Gibt es in Norwegen keine Seen?', /^Der Katalog hat \d+ Seen in Norwegen/],
    ['Gibt es keine Seen in Norwegen?', /^Der Katalog hat \d+ Seen in Norwegen/],
    ['Habt ihr in Norwegen gar keine Seen?', /^Der Katalog hat \d+ Seen in Norwegen/],
    ['Hat Norwegen keine Seen?', /^Der Katalog hat \d+ Seen in Norwegen/],
    ['In Polen gibt es keine ruhigen Orte?', /^Der Katalog hat 3 ruhige Orte in Polen/],
    ['n’y a-t-il pas de lieux calmes en Pologne ?', /^Le catalogue compte 3 lieux calmes en Pologne/],
    ['il n’y a aucun lac en Norvège ?', /^Le catalogue compte \d+ lacs en Norvège/],
    ['vous n’avez pas de lacs en Norvège ?', /^Le catalogue compte \d+ lacs en Norvège/],
    ['¿no hay sitios tranquilos en Polonia?', /^El catálogo tiene 3 lugares tranquilos en Polonia/],
    ['¿No tenéis ningún lago en Noruega?', /^El catálogo tiene \d+ lagos en Noruega/],
    ['non ci sono posti tranquilli in Polonia?', /^Il catalogo ha 3 luoghi tranquilli in Polonia/],
    ['non c’è nessun lago in Norvegia?', /^Il catalogo ha \d+ laghi in Norvegia/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, expected, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what other languages want left out is left out, as before', () => {
  for (const [query, without] of [
    ['Gibt es in Norwegen Orte ohne See?', 'lake'],
    ['Orte in Norwegen, keine Seen', 'lake'],
    ['lieux en Norvège sans lac', 'lake'],
    ['sitios en Noruega donde no hay lago', 'lake'],
    ['posti in Norvegia senza lago', 'lake'],
  ] as const)
    assert.match(
      JSON.stringify(readQuestion({ query }, context).query.conditions),
      new RegExp(`${without}.*"isNegated":true|"isNegated":true.*${without}`),
      query,
    )
  for (const query of [
    'Gibt es keinen Lärm in Norwegen?',
    '¿No hay ruido en Sarek?',
    'Gibt es am Königssee keine Hunde?',
  ])
    assert.doesNotMatch(
      ask({ query }, context).answer,
      /^(Es gibt|Hay) \d+ (laute|Orte mit Hund|lugares ruidosos)/,
      query,
    )
})

test('"where there is no" leaves out what it denies, and no more', () => {
  for (const query of ['sitios en Noruega donde no hay lago', 'posti in Norvegia dove non ci sono laghi'])
    assert.match(answerTo(query), /lago\):/, query)
  for (const query of [
    '¿Dónde no hay ruido en Noruega?',
    'un sitio donde no haya ruido en Noruega',
    "un posto in Norvegia dove non c'è rumore",
  ])
    assert.equal(ask({ query }, context).understood.minRating, 3.4, query)
  for (const query of ['sitios en Noruega donde no hay carreteras', 'posti in Norvegia dove non ci sono strade'])
    assert.match(answerTo(query), /\((carreteras|strade)\)/, query)
  for (const [query, said] of [
    ['un sitio en Noruega donde no hay que pagar', /gratuito/],
    ['un sitio donde no haya nadie en Noruega', /aislamiento/],
    ["un posto in Norvegia dove non c'è nessuno", /isolamento/],
  ] as const)
    assert.match(answerTo(query), said, query)
})

test('that the directory has none is asked as that there are none', () => {
  for (const query of [
    'you have no lakes in Norway?',
    "you don't have any lakes in Norway?",
    "don't you have lakes in Norway",
    "haven't you got any lakes in Norway?",
  ])
    assert.match(answerTo(query), /^The catalogue has \d+ lakes in Norway/, query)
  assert.match(answerTo("I don't have a car, lakes in Norway"), /lakes? in Norway/)
})

test('that there is none anywhere is answered with those that there are', () => {
  for (const query of [
    'nowhere is quiet',
    'nirgends ist es still',
    'nulle part il n’y a de silence',
    'en ningún sitio hay silencio',
    'da nessuna parte c’è silenzio',
  ]) {
    const { kind, minRating, notApplied } = ask({ query }, context).understood
    assert.deepEqual([kind, notApplied], ['find', []], query)
    assert.ok((minRating ?? 0) > 3, query)
  }
  for (const query of [
    'nowhere in Norway is there a lake',
    'en ningún lugar de Noruega hay lagos',
    'nirgends in Norwegen gibt es Seen',
  ]) {
    const { tags, place } = ask({ query }, context).understood
    assert.deepEqual([tags, place?.name], [['lake'], 'Norway'], query)
  }
})

test('a denial behind a comma is one', () => {
  for (const query of ['nonsense, nowhere is quiet', 'esto es una tontería, en ningún sitio hay silencio']) {
    const { minRating, notApplied } = ask({ query }, context).understood
    assert.match(notApplied.join(), /^(nonsense|tontería)$/, query)
    assert.ok((minRating ?? 0) > 3, query)
  }
})

test('what is to be nowhere near stays unwanted', () => {
  assert.doesNotMatch(answerTo('ein See, der nirgends an einer Straße liegt'), /^Der Katalog hat/)
  assert.doesNotMatch(answerTo('a lake nowhere near a road'), /^The catalogue has/)
})

test('whether none of them is, or nowhere, is told by those that are', () => {
  for (const [query, says] of [
    ['are none of the lakes in Italy quiet?', /^I found no quiet lake in Italy/],
    ['are no lakes in Italy quiet?', /^I found no quiet lake in Italy/],
    ['is no place in England rated 5?', /^I found no spot in England rated 5/],
    ['is nowhere in England rated 5?', /^I found no spot in England rated 5/],
  ] as const)
    assert.match(answerTo(query), says, query)
  // What is not allowed is no denial.
  assert.match(answerTo('are no dogs allowed in German forests?'), /forests in Germany not listed for dogs/)
})

test('what somebody bets there is not is told where there is', () => {
  for (const [query, expected] of [
    ['I bet there is not a single quiet place in Poland', /^The catalogue has 3 quiet spots in Poland/],
    ['I bet there are no quiet places in Poland', /^The catalogue has 3 quiet spots in Poland/],
    ['Ich wette, in Polen gibt es keinen einzigen ruhigen Ort', /^Der Katalog hat 3 ruhige Orte in Polen/],
    [
      'Je parie qu’il n’y a pas un seul endroit tranquille en Pologne',
      /^Le catalogue compte 3 lieux calmes en Pologne/,
    ],
    ['Seguro que en Polonia no hay ni un sitio sin ruido', /^El catálogo tiene 3 lugares tranquilos en Polonia/],
    ['Scommetto che in Polonia non c’è un solo posto tranquillo', /^Il catalogo ha 3 luoghi tranquilli in Polonia/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, expected, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(ask({ query: '¿Es seguro nadar en Sarek?' }, context).answer, /no se sabe si un lugar es seguro/)
})
