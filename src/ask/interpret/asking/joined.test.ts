import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)

const COUNTED = [
  [
    'How many lakes are in Norway and which of them is the quietest?',
    /^The catalogue has 3 lakes in Norway.*The quietest .*Femundsmarka \(rated 4\.5\); Hardangervidda has the same rating\./,
  ],
  [
    'how many lakes are in Norway, and which is nearest to Oslo?',
    /^The catalogue has 3 lakes in Norway.*The closest lake in Norway to Oslo is Nordmarka, 20 km away/,
  ],
  [
    'How many lakes are in Norway and which is the highest?',
    /^The catalogue has 3 lakes in Norway.*Which comes first is not known/,
  ],
  [
    'Wie viele Seen gibt es in Finnland und welcher ist der ruhigste?',
    /^Der Katalog hat 3 Seen in Finnland\. Der ruhigste See in Finnland ist Patvinsuo/,
  ],
  [
    'Combien de lacs y a-t-il en Finlande et lequel est le plus calme ?',
    /^Le catalogue compte 3 lacs .*Le lac le plus calme en Finlande est Patvinsuo/,
  ],
  [
    '¿Cuántos lagos hay en Finlandia y cuál es el más tranquilo?',
    /^El catálogo tiene 3 lagos .*El lago más tranquilo en Finlandia es Patvinsuo/,
  ],
  [
    'Quanti laghi ci sono in Finlandia e qual è il più tranquillo?',
    /^Il catalogo ha 3 laghi .*Il lago più tranquillo in Finlandia è Patvinsuo/,
  ],
] as const

test('a count that is joined with a best has the number, then the best', () => {
  for (const [query, says] of COUNTED) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, says, query)
    assert.deepEqual([understood.kind, understood.notApplied], ['count', []], query)
  }
  assert.doesNotMatch(answerTo('how many lakes are in Norway?').answer, /quietest/)
})

const OF_BEST = [
  ['What is the quietest forest in Sweden and is it free?', /Access to Muttos is free\./],
  ['what is the quietest forest in Sweden? is access free?', /Access to Muttos is free\./],
  ['What is the quietest forest in Sweden, and can I camp there?', /Whether you can camp at Muttos is not known/],
  ['What is the quietest forest in Sweden and does it have a shelter?', /Whether Muttos has a shelter is not known/],
  ['What is the quietest forest in Sweden and is there a shelter?', /Whether Muttos has a shelter is not known/],
  ['What is the quietest forest in Sweden and how do I get there?', /How to get to Muttos is not known/],
  ['What is the quietest forest in Sweden and how far is it from Stockholm?', /Muttos is \d+ km from Stockholm/],
  ['Was ist der ruhigste Wald in Schweden und ist er kostenlos?', /Der Zugang zu Muttos ist kostenlos/],
  ['Was ist der ruhigste Wald in Schweden und kann ich dort zelten?', /nicht bekannt/],
  ['Quelle est la forêt la plus calme de Suède et est-elle gratuite ?', /Muttos : accès gratuit/],
  ['¿Cuál es el bosque más tranquilo de Suecia y es gratis?', /Muttos/],
  ['Qual è la foresta più tranquilla in Svezia ed è gratuita?', /L’accesso a Muttos è gratuito/],
] as const

test('what is asked of the best is no condition of the search', () => {
  for (const [query, says] of OF_BEST) {
    const { answer, understood, sources } = answerTo(query)
    assert.match(answer, says, query)
    assert.equal(sources[0]?.title, 'Muttos', query)
    assert.deepEqual(
      [understood.kind, understood.access, understood.activities, understood.notApplied],
      ['superlative', null, [], []],
      query,
    )
  }
})

const OF_THE_BEST = [
  ['Is the quietest forest in Sweden free?', /Access to Muttos is free\.$/],
  [
    'Does the quietest forest in Sweden have toilets and parking?',
    /Whether Muttos has toilets is not known\. Whether Muttos has parking is not known\.$/,
  ],
  ['How far is the quietest forest in Sweden from Stockholm?', /Muttos is \d+ km from Stockholm/],
  ['How do I get to the quietest forest in Sweden?', /How to get to Muttos is not known\.$/],
  ['Can I camp at the quietest forest in Sweden?', /Whether you can camp at Muttos is not known\.$/],
  ['Ist der ruhigste Wald in Schweden kostenlos?', /Der Zugang zu Muttos ist kostenlos\.$/],
  ['Kann man im ruhigsten Wald in Schweden zelten?', /Muttos.*nicht bekannt.*$/],
  ['La forêt la plus calme de Suède est-elle gratuite ?', /Muttos : accès gratuit\.$/],
  ['¿Es gratis el bosque más tranquilo de Suecia?', /El acceso a Muttos es gratuito\.$/],
  ['La foresta più tranquilla in Svezia è gratuita?', /Muttos/],
] as const

test('what a sentence asks of the best that it names is answered of that, and no condition', () => {
  for (const [query, says] of OF_THE_BEST) {
    const { answer, understood, sources } = answerTo(query)
    assert.match(answer.split('\n').slice(4).join(' '), says, `${query}: ${answer}`)
    assert.equal(sources[0]?.title, 'Muttos', query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  for (const query of [
    'Can you tell me the quietest forest in Sweden with free access?',
    'Do you know the quietest free forest in Sweden?',
  ])
    assert.equal(answerTo(query).understood.access, 'free', query)
})

test('a condition stays one: the quietest free forest, the one that is free and has a shelter', () => {
  for (const query of [
    'What is the quietest free forest in Sweden?',
    'the quietest forest in Sweden that is free and near Stockholm',
    'der ruhigste Wald in Schweden, der kostenlos ist und einen Parkplatz hat',
    '¿Cuál es el bosque más tranquilo de Suecia que es grande y es gratis?',
  ])
    assert.equal(answerTo(query).understood.access, 'free', query)
})

test('the best is named, noisy or not, and what is asked of it is answered', () => {
  assert.match(
    answerTo('What is the quietest park in Sweden and is it free?').answer,
    /is Djurgården \(noisy, rated 1\.7\); .* Access to Djurgården is free\.$/,
  )
  assert.match(answerTo('Is Sarek the quietest park in Sweden and is it free?').answer, /Access to Sarek is free\.$/)
})

const HALVES = [
  [
    'is it quiet at 59.91, 10.75 and where is the nearest lake?',
    /^How quiet it is at 59\.91, 10\.75 is not known.*The closest lake to 59\.91, 10\.75 is Nordmarka/,
  ],
  [
    'How loud is it in Vienna and where is a quiet lake nearby?',
    /^How quiet it is in Vienna is not known.*no quiet lake within 25 km of Vienna/,
  ],
  [
    'Wie laut ist es in Wien und wo ist ein ruhiger See in der Nähe?',
    /Wien.*Kein Treffer für „ruhiger See im Umkreis von 25 km um Wien“/,
  ],
  [
    'How quiet is Vaduz and are there forests nearby?',
    /^How quiet it is in Vaduz is not known.*Yes, the catalogue has 1 forest within 25 km of Vaduz: Valünatal/,
  ],
  [
    'How noisy is Bern, and what is the quietest forest within 50 km?',
    /^How quiet it is in Bern is not known.*no forest within 50 km of Bern/,
  ],
  [
    'Is Sarek free and where is the nearest lake?',
    /^Access to Sarek is free\. The closest lake to Sarek is Femundsmarka/,
  ],
  [
    'Is Sarek free, and is there a quiet lake nearby?',
    /^Access to Sarek is free\. No, I found no other quiet lake within 25 km of Sarek/,
  ],
] as const

test('what is asked of a place and what is looked for near it are both answered', () => {
  for (const [query, says] of HALVES) {
    const { answer, understood } = answerTo(query)
    assert.match(answer.replaceAll('\n', ' '), says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a distance and a comparison, a reason and what is quieter nearby: both are answered', () => {
  assert.match(
    answerTo('How far is Sarek from Rondane, and which is quieter?').answer,
    /^Sarek is 701 km from Rondane in a straight line\. Sarek is quieter than Rondane/,
  )
  assert.match(
    answerTo('why is Grunewald so loud and is there something quieter nearby?').answer,
    /^Grunewald is rated 1\.7.*quieter than Grunewald\. The closest is Sternenpark/s,
  )
  assert.match(answerTo('Is Sarek quieter than Nuuksio, and by how much?').answer, /a difference of 1\.9\.$/)
  assert.deepEqual(answerTo('How much quieter is Sarek than Nuuksio?').understood.notApplied, [])
})

test('a spot that was told of and not asked about is no half of its own', () => {
  assert.match(
    answerTo('Lake Louise was a nightmare. Where is a quiet lake in Norway?').answer,
    /^I could not take into account: [^.]*\. (?!Lake Louise)/,
  )
})

test('what follows a joined question speaks of the spots that it found', () => {
  const free = 'What is the quietest forest in Sweden and is it free?'
  assert.match(answerTo('and the second one?', 'lakes in Norway', free).answer, /^Access to Tiveden is free/)
  assert.match(answerTo('can I camp there?', free).answer, /^Whether you can camp at Muttos/)
  assert.match(
    answerTo('and in Norway?', free).answer,
    /quietest forest in Norway is Femundsmarka.*Access to Femundsmarka/s,
  )
  const count = 'How many lakes are in Norway and which of them is the quietest?'
  assert.match(answerTo('is it free?', count).answer, /^Access to Femundsmarka is free/)
  assert.match(answerTo('and the second one?', count).answer, /^Hardangervidda is rated/)
  assert.match(
    answerTo('and in Sweden?', count).answer,
    /^The catalogue has 2 lakes in Sweden.*The quietest lake in Sweden is Tiveden/,
  )
  const half = 'How loud is it in Vienna and where is a quiet lake nearby?'
  assert.match(answerTo('how do I get there?', half).answer, /^Getting to Boubínský prales/)
})

test('what is quiet and something unknown is looked for, and the unknown is named', () => {
  const { answer, understood } = ask({ query: "What's quiet and easy near Reykjavik?", prev: [] }, context)
  assert.match(answer, /no quiet spot within 25 km of Reykjavík/)
  assert.deepEqual(understood.notApplied, ['easy'])
  assert.deepEqual(ask({ query: 'hotels near a quiet lake', prev: [] }, context).sources, [])
})
