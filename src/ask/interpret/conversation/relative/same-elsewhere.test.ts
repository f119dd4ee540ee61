import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const asked = (query: string, ...prev: string[]) => ask({ query, prev }, context)

/** Of each question what its second half finds. */
const ELSEWHERE: readonly (readonly [string, readonly string[]])[] = [
  [
    'are campfires ok at Lake Louise, and if not is there anywhere in Canada where they are?',
    ['Lake Louise', 'Nahanni', 'Willmore Wilderness', 'Quetico', 'Algonquin'],
  ],
  ['Does Sarek have a hut, and if not, is there one in Sweden that does?', ['Sarek', 'Abisko']],
  [
    'Can I camp at Lake Louise, and if not, is there a place in Alberta where I can?',
    ['Lake Louise', 'Willmore Wilderness'],
  ],
  ['Is Lake Louise free, or else is there a lake in Canada that is?', ['Lake Louise', 'Stanley Park']],
  ['Can I swim at Lake Louise? If I can’t, where can I in Canada?', ['Lake Louise', 'Quetico']],
  ['are dogs ok in Muttos? If not, any forest in Sweden where they are?', ['Muttos', 'Djurgården']],
  [
    'is Lake Louise free? if its not, is there one in Alberta that is',
    ['Lake Louise', 'Willmore Wilderness', 'Wood Buffalo'],
  ],
  ['Darf man in Sarek Hunde mitnehmen, und wenn nicht, wo in Schweden darf man es?', ['Sarek', 'Djurgården']],
  ['Peut-on nager à Lake Louise, et sinon y a-t-il un endroit au Canada où on peut ?', ['Lake Louise', 'Quetico']],
  ['¿Se puede nadar en Lake Louise, y si no, hay algún sitio en Canadá donde se pueda?', ['Lake Louise', 'Quetico']],
  ['Si può nuotare a Lake Louise, e se no c’è un posto in Canada dove si può?', ['Lake Louise', 'Quetico']],
]

test('what is asked of one spot is looked for elsewhere where the second half leaves it out', () => {
  for (const [query, titles] of ELSEWHERE) {
    const { answer, sources, understood } = asked(query)
    assert.deepEqual(
      sources.map(({ title }) => title),
      titles,
      query,
    )
    assert.doesNotMatch(answer, /(Yes|No), Lake Louise is|is in (Canada|Sweden)\./, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('"one" behind a question about one spot is one of what was asked, and not that spot', () => {
  for (const query of [
    'is there one in Norway?',
    'gibt es eine in Norwegen?',
    'y en a-t-il un en Norvège ?',
    '¿hay alguno en Noruega?',
    'ce n’è uno in Norvegia?',
  ]) {
    const titles = asked(query, 'Does Sarek have a hut?').sources.map(({ title }) => title)
    assert.deepEqual(titles, ['Hardangervidda', 'Rondane', 'Nordmarka'], query)
  }
  const { answer } = asked('is there another in New Zealand that is?', 'Is Zealandia wheelchair accessible?')
  assert.match(answer, /wheelchair access other than those: Pukekawa/)
})

test('where that spot lies is told where it is asked', () => {
  assert.match(asked('Is it windy in Sarek? Is it in Sweden?').answer, /Yes, Sarek is in Sweden/)
  assert.match(asked('Is Lake Louise in Canada, and is it quiet?').answer, /Yes, Lake Louise is in Canada/)
  assert.match(asked('where in Canada is it?', 'Is fire allowed at Lake Louise?').answer, /near Lake Louise, Alberta/)
})

test('of a place that another clause names nothing is said of a spot', () => {
  for (const query of [
    'who is the president of Andorra and are there wolves in Val Grande?',
    'Wer ist Präsident von Andorra und gibt es Wölfe im Val Grande?',
  ]) {
    const { answer, understood } = asked(query)
    assert.doesNotMatch(answer, /in Italy|Italien/, query)
    assert.match(understood.notApplied.join(), /pr[eä]sident/i, query)
  }
})

test('a distance without a place is from that spot', () => {
  const { answer, understood } = asked('Can I swim at Lake Louise or else somewhere within 400 km?')
  assert.match(answer, /within 400 km of Lake Louise/)
  assert.deepEqual(understood.notApplied, [])
})

test('"they" of nothing that was asked is named', () => {
  assert.deepEqual(asked('Is there anywhere in Canada where they are allowed?').understood.notApplied, ['they'])
})

const SIMILAR = [
  ['quiet lakes in Norway', 'quiet lakes in Canada', ['something like that in Canada', 'something like it in Canada']],
  [
    'quiet lakes in Norway',
    'quiet lakes in Canada',
    ['is there anything like that in Canada?', 'lakes like that in Canada'],
  ],
  ['quiet lakes in Norway', 'quiet lakes in Canada', ['something similar in Canada', 'anything like those in Canada?']],
  ['ruhige Seen in Norwegen', 'ruhige Seen in Kanada', ['so etwas in Kanada', 'etwas Ähnliches in Kanada?']],
  [
    'lacs calmes en Norvège',
    'lacs calmes au Canada',
    ['quelque chose comme ça au Canada', 'quelque chose de semblable au Canada ?'],
  ],
  ['lagos tranquilos en Noruega', 'lagos tranquilos en Canadá', ['algo así en Canadá', 'algo parecido en Canadá']],
  [
    'laghi tranquilli in Norvegia',
    'laghi tranquilli in Canada',
    ['qualcosa del genere in Canada', 'qualcosa di simile in Canada'],
  ],
] as const

test('"something like that in Canada" behind a list is what was looked for, there, and names no word of it as not applied', () => {
  for (const [before, whole, turns] of SIMILAR)
    for (const query of turns) {
      const { docs, understood } = asked(query, before)
      assert.deepEqual(docs, asked(whole).docs, query)
      assert.deepEqual(understood.notApplied, [], query)
    }
})

test('behind one spot it is what is like that, and a name is like that name', () => {
  const due = asked('spots like Sarek in Canada').docs
  for (const [query, ...before] of [
    ['something like that in Canada', 'tell me about Sarek'],
    ['a place like that in Canada', 'is Sarek free?'],
    ['so etwas in Kanada', 'Erzähl mir von Sarek'],
    ['quelque chose comme ça au Canada', 'parle-moi de Sarek'],
  ] as const)
    assert.deepEqual(asked(query, ...before).docs, due, query)
  assert.match(asked('something like Fooland in Canada', 'quiet lakes in Norway').answer, /"Fooland"/)
})
