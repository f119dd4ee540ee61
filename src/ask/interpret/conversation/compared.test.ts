import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('how far from a named spot is asked of the one that was spoken of', () => {
  for (const [before, query] of [
    ['Are dogs allowed at Grunewald?', 'how far from Hainich?'],
    ['Ist der Grunewald ruhig?', 'und wie weit von Hainich?'],
    ['Parlez-moi de Grunewald', 'à quelle distance de Hainich ?'],
    ['¿Es tranquilo Grunewald?', '¿a qué distancia está de Hainich?'],
    ['Grunewald è tranquillo?', 'quanto dista da Hainich?'],
  ] as const)
    assert.match(after(query, before).answer, /^Grunewald .*\d+ km .*Hainich/, query)
})

test('nothing is nearer than the nearest, or quieter than the quietest', () => {
  assert.match(after('any nearer one?', 'nearest forest to Berlin').answer, /^No, I found no forest closer than that/)
  assert.match(after('too far', 'nearest forest to Berlin').answer, /^I found no forest closer than that/)
  assert.match(
    after('is there one that is quieter?', 'quietest forest in Germany').answer,
    /^No, I found no forest in Germany quieter/,
  )
})

test('what is nearer than spots of a country is not known without a place', () => {
  for (const query of ['much too far away', 'closer please'])
    assert.match(after(query, 'forests in Germany').answer, /^Where you are is not known/, query)
})

test('a little louder than quiet ones are those below them', () => {
  const quiet = after('quiet forests in Germany')
  for (const [before, query] of [
    ['quiet forests in Germany', 'somewhat louder is okay'],
    ['quiet forests in Germany', 'way too quiet for us'],
    ['ruhige Wälder in Deutschland', 'viel zu ruhig'],
  ] as const) {
    const { docs } = after(query, before)
    assert.ok(docs.length > 0, query)
    assert.ok(!docs.some(doc => quiet.docs.includes(doc)), query)
  }
})

test('"is it the quietest there?" is answered by what is', () => {
  assert.match(
    after('so is it the quietest in Germany?', 'Tell me about Grunewald').answer,
    /^No: The quietest spot in Germany is/,
  )
})

test('a place that is not known is said to be, behind "and"', () => {
  for (const [before, query, says] of [
    ['Is Grunewald quiet?', 'and Mount Nowhere?', /^A place called "Mount Nowhere"/],
    ['forests in Germany', 'and in Narnia?', /^A place called "Narnia"/],
  ] as const)
    assert.match(after(query, before).answer, says, query)
})

test('a time alone asks the same again, and is named', () => {
  assert.match(
    after('in September?', 'forests in Germany').answer,
    /^I could not take into account: "in September"\. The catalogue has/,
  )
})

test('what ratings mean is asked of all, whatever was spoken of', () => {
  assert.match(after('what does the scale mean?', 'Tell me about Grunewald').answer, /^The silence rating runs from 1/)
})

test('one more behind a comparison is compared with those before, in each language', () => {
  for (const [before, query] of [
    ['is Sarek quieter than Abisko?', 'and Tiveden?'],
    ['is Sarek quieter than Abisko?', 'what about Tiveden?'],
    ['which is quieter, Sarek or Abisko?', 'and with Tiveden?'],
    ['Ist Sarek ruhiger als Abisko?', 'und Tiveden?'],
    ['Sarek est-il plus calme qu’Abisko ?', 'et Tiveden ?'],
    ['¿Sarek es más tranquilo que Abisko?', '¿y Tiveden?'],
    ['Sarek è più tranquillo di Abisko?', 'e Tiveden?'],
  ] as const) {
    const { answer, understood } = after(query, before)
    assert.match(answer, /^[^\n]*Sarek[^\n]*5[.,]0.*Tiveden.*4[.,]0.*Abisko.*3[.,]6/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a question by itself behind a comparison adds nothing to it', () => {
  assert.match(after('is Tiveden free?', 'is Sarek quieter than Abisko?').answer, /^Access to Tiveden is free/)
  assert.match(after('tell me about Tiveden', 'is Sarek quieter than Abisko?').answer, /^Tiveden is rated 4\.0/)
  assert.match(
    after('and lakes in Norway?', 'is Sarek quieter than Abisko?').answer,
    /^The catalogue has 3 lakes in Norway/,
  )
  assert.match(
    after('and than Tiveden?', 'is Sarek quieter than Abisko?').answer,
    /^Yes, Sarek is quieter than Tiveden/,
  )
})

test('which of those that were compared is the highest or northernmost is told by that, in each language', () => {
  for (const [before, query, says] of [
    ['is Sarek quieter than Tyresta?', 'which is the northernmost?', /Sarek.*north/i],
    ['ist Sarek ruhiger als Tyresta?', 'welcher ist der nördlichste?', /nördlich/],
    ['Sarek est-il plus calme que Tyresta ?', 'lequel est le plus au nord ?', /nord/],
    ['Sarek est-il plus calme que Tyresta ?', 'lequel est le plus haut ?', /^Pas connu/],
    ['¿Sarek es más tranquilo que Tyresta?', '¿cuál es el más alto?', /^No se sabe/],
    ['Sarek è più tranquillo di Tyresta?', 'qual è il più alto?', /^Non è noto/],
  ] as const)
    assert.match(after(query, before).answer, says, query)
  assert.match(after('lequel est le plus calme ?', 'Sarek est-il plus calme que Tyresta ?').answer, /calme/)
})

test('the second of an order is asked of the list, whatever was asked of its first since', () => {
  for (const [list, best, fact, query] of [
    ['forests in Germany', 'the quietest', 'can I camp there?', 'and the second quietest?'],
    ['Wälder in Deutschland', 'der ruhigste', 'kann man da zelten?', 'und der zweitruhigste?'],
    ['forêts en Allemagne', 'la plus calme', 'c’est gratuit ?', 'et la deuxième plus calme ?'],
    ['bosques en Alemania', 'el más tranquilo', '¿es gratis?', '¿y el segundo más tranquilo?'],
    ['boschi in Germania', 'il più tranquillo', 'è gratis?', 'e il secondo più tranquillo?'],
  ] as const)
    assert.equal(after(query, list, best, fact).sources[0]?.title, 'Hainich', query)
  // Of one that was named by itself no order was asked.
  assert.equal(after('which is the quietest?', 'tell me about Sarek').sources[0]?.title, 'Sarek')
})

test('what is no spot here is said to be unknown beside the one that was spoken of, in each language', () => {
  for (const [before, query, says] of [
    ['tell me about Sarek', 'and compared with Padjelanta?', /^Sarek is rated 5\.0\. How quiet "Padjelanta" is/],
    ['tell me about Sarek', 'is it quieter than Padjelanta?', /^Sarek is rated 5\.0\. How quiet "Padjelanta" is/],
    ['erzähl mir von Sarek', 'und im Vergleich zu Padjelanta?', /^Sarek.*Wie ruhig „Padjelanta“ ist/],
    ['parle-moi de Sarek', 'et par rapport à Padjelanta ?', /^Sarek.*Le calme de « Padjelanta »/],
    ['háblame de Sarek', '¿y comparado con Padjelanta?', /^Sarek.*«Padjelanta»/],
    ['parlami di Sarek', 'e rispetto a Padjelanta?', /^Sarek.*«Padjelanta»/],
  ] as const) {
    const { answer, understood } = after(query, before)
    assert.match(answer, says, query)
    assert.equal(understood.kind, 'compare', query)
  }
  assert.match(after('and compared with Muttos?', 'tell me about Sarek').answer, /^Sarek is quieter than Muttos/)
})

test('what is not recorded is said so of compared spots, and not which is quieter', () => {
  const before = 'Is Rannoch Moor quieter than Kielder Forest?'
  for (const [query, says] of [
    ['which is warmer?', /^That is not known here: the catalogue records no temperatures\.$/],
    [
      'which one is closer to a village?',
      /^That is not known here: the catalogue records no measure of how remote a place is, and no distances to the next road/,
    ],
    ['which is closer to the sea?', /^That is not known here: the catalogue records no distances to the sea/],
    ['which is closer to Glasgow?', /^Rannoch Moor is closer to Glasgow than Kielder Forest/],
  ] as const)
    assert.match(after(query, before).answer, says, query)
})
