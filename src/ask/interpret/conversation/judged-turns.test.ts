import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../ask.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'

const context = await starterContext()

test('what is asked of a share elsewhere is asked there from then on', () => {
  const prev = ['What share of the spots in Canada are free to enter?', 'and in the United States?']
  const { answer } = ask({ query: 'which of those free ones can I canoe in?', prev }, context)
  assert.match(answer, /^The catalogue has 4 spots in the United States with free access where you can canoe/)
})

test('a quieter one near there is looked for around the spot, in each language', () => {
  for (const [query, before] of [
    ['give me a quieter viewpoint near there', 'why is Echo Point rated so low?'],
    ['dame un mirador más tranquilo cerca de ahí', '¿Por qué Echo Point tiene tan mala nota?'],
    ['donne-moi un point de vue plus calme près de là', 'Pourquoi Echo Point est-il si bruyant ?'],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [before] }, context)
    assert.match(answer, /Milford Sound/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(ask({ query: 'is there a viewpoint there?', prev: ['how loud is Sarek?'] }, context).answer, /not known/)
})

test('"eine, die ruhiger ist" is quieter than the first, and "die ruhig ist" is a wish', () => {
  const { answer } = ask({ query: 'und einen, der ruhiger ist?', prev: ['Seen in Norwegen'] }, context)
  assert.match(answer, /leiser als Femundsmarka/)
  assert.equal(
    ask({ query: 'und einen, der ruhig ist?', prev: ['Seen in Norwegen'] }, context).understood.minRating,
    3.4,
  )
})

test('what lies in the mountains of a country is a share of what lies in it', () => {
  const { answer } = ask({ query: 'Wie viel Prozent der Orte in Österreich liegen im Gebirge?' }, context)
  assert.match(answer, /2 von 4, das sind 50 %/)
})

test('those are counted that do both, and how quiet they are is told of all', () => {
  const counted = ask({ query: 'quanti posti in Italia vietano i fuochi e sono gratis?' }, context)
  assert.match(counted.answer, /^Il catalogo ha 5 luoghi in Italia \(fuoco vietato, accesso gratuito\)/)
  for (const query of [
    'Quali laghi ci sono in Norvegia e quanto sono silenziosi?',
    '¿qué lagos hay en Noruega y cómo de tranquilos son?',
  ])
    assert.equal(ask({ query }, context).docs.length, 3, query)
})

test('what one walks to within an hour is near', () => {
  assert.match(ask({ query: 'can i walk from Oslo to a lake in less than an hour' }, context).answer, /about 4\.0 km/)
  assert.match(ask({ query: 'walks within 2 hours of Berlin' }, context).answer, /about 140 km/)
})

test('a quieter one of a kind that the spot is, too, is looked for where that is asked', () => {
  for (const [before, query] of [
    ['How loud is Echo Point?', 'Is there a quieter campsite in Australia?'],
    ['Wie laut ist Echo Point?', 'Gibt es einen ruhigeren Zeltplatz in Australien?'],
    ['¿Qué tan ruidoso es Echo Point?', '¿hay un camping más tranquilo en Australia?'],
    ['Quanto è rumoroso Echo Point?', "E c'è un campeggio più silenzioso in Australia?"],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [before] }, context)
    assert.match(answer, /\b17\b/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('from where somebody goes is told by how far it is', () => {
  assert.match(ask({ query: 'How do I get to Sarek by bus from Kiruna?' }, context).answer, /127 km from Kiruna/)
  assert.match(ask({ query: 'Comment aller à Sarek depuis Kiruna ?' }, context).answer, /127 km de Kiruna/)
})

test('those that do not meet a wish are not said to be unknown', () => {
  assert.match(
    ask({ query: 'waterfalls, preferably free' }, context).answer,
    /32 more do not meet it, or are not known to/,
  )
})

test('"more silence" and "as quiet as can be" are no filters', () => {
  assert.match(ask({ query: 'which has more silence, Sarek or Hainich?' }, context).answer, /^Sarek is quieter/)
  assert.equal(ask({ query: 'ein möglichst ruhiger See in Schweden' }, context).understood.kind, 'superlative')
})
