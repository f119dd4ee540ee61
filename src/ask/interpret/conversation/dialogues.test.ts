import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (before: string, query: string) => ask({ query, prev: [before] }, context)

test('"the same but" asks again with what is added or changed, in each language', () => {
  for (const [before, query, says] of [
    ['lakes in Norway', 'the same, but in Sweden', /2 lakes in Sweden/],
    ['Seen in Norwegen', 'das gleiche, aber in Schweden', /2 Seen in Schweden/],
    ['Seen in Norwegen', 'dasselbe, nur mit Hütte', /2 Seen in Norwegen \(Hütte\)/],
    ['lacs en Norvège', 'la même chose mais en Suède', /2 lacs en Suède/],
    ['lagos en Noruega', 'lo mismo pero en Suecia', /2 lagos en Suecia/],
    ['laghi in Norvegia', 'lo stesso, ma in Svezia', /2 laghi in Svezia/],
  ] as const) {
    const { answer, understood } = answerTo(before, query)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a time behind "and" asks the same again, and is named', () => {
  for (const [before, query, says, not] of [
    ['How loud is Sarek?', 'and on Sundays?', /"on Sundays".*rated 5\.0/, /Access/],
    ['Wo liegt Sarek?', 'und sonntags?', /„sonntags“.*liegt bei/, /Zugang/],
    ['lacs en Norvège', 'et en hiver ?', /« en hiver ».*3 lacs en Norvège/, /Suède/],
  ] as const) {
    const { answer } = answerTo(before, query)
    assert.match(answer, says, query)
    assert.doesNotMatch(answer, not, query)
  }
})

test('"and free?" after a comparison is asked of both, and "by how much?" is not', () => {
  for (const [before, query] of [
    ['Is Sarek quieter than Rondane?', 'and free?'],
    ['Ist Sarek ruhiger als Rondane?', 'und kostenlos?'],
    ['Sarek est-il plus calme que Rondane ?', 'et gratuit ?'],
    ['¿Es Sarek más tranquilo que Rondane?', '¿y gratis?'],
    ['Sarek è più tranquillo di Rondane?', 'e gratuito?'],
  ] as const)
    assert.match(
      answerTo(before, query).answer,
      /Sarek.*(free|kostenlos|gratuit).*Rondane.*(free|kostenlos|gratuit)/,
      query,
    )
  assert.match(answerTo('Is Sarek quieter than Rondane?', 'by how much?').answer, /a difference of 0\.8/)
})

test('"and from Stockholm?" measures again', () => {
  for (const [before, query] of [
    ['How far is Sarek from Oslo?', 'and from Stockholm?'],
    ['Wie weit ist Sarek von Oslo?', 'und von Stockholm?'],
    ["À quelle distance d'Oslo est Sarek ?", 'et de Stockholm ?'],
    ['¿A qué distancia está Sarek de Oslo?', '¿y de Estocolmo?'],
    ['Quanto dista Sarek da Oslo?', 'e da Stoccolma?'],
  ] as const)
    assert.match(answerTo(before, query).answer, /884 km/, query)
})

test('what was shown is spoken of by its number, from the first to the last', () => {
  for (const [query, says] of [
    ['what about the last one', /^Hardangervidda is rated 4.5/],
    ['is the last one free?', /^Access to Hardangervidda is free/],
    ['compare the first two', /^They are rated the same: Femundsmarka is rated 4.5 and Hardangervidda 4.5/],
    ['are the first two free?', /^Access to Femundsmarka is free. Access to Hardangervidda is free/],
  ] as const)
    assert.match(answerTo('quiet lakes in Norway', query).answer, says, query)
})

test('"not Norway, Sweden" looks in the other, in each language', () => {
  for (const [before, query, says] of [
    ['quiet lakes in Norway', 'not Norway, Sweden', /1 quiet lake in Sweden: Tiveden/],
    ['quiet lakes in Norway', 'not Norway but Sweden', /1 quiet lake in Sweden: Tiveden/],
    ['ruhige Seen in Norwegen', 'nicht Norwegen, Schweden', /See in Schweden:\n- Tiveden/],
  ] as const)
    assert.match(answerTo(before, query).answer, says, query)
  assert.match(answerTo('lakes', 'quiet lakes, not in Norway, Sweden').answer, /outside Norway and outside Sweden/)
})

test('"nearby" and "like that" are of the spot that was spoken of; without one nobody knows where that is', () => {
  assert.match(
    answerTo('tell me about Tyresta', 'anything free nearby?').answer,
    /within 25 km of Tyresta with free access: Djurgården/,
  )
  assert.match(answerTo('tell me about Tyresta', 'quiet lakes nearby?').answer, /within 25 km of Tyresta/)
  assert.match(answerTo('tell me about Muttos', 'more like that').answer, /spots like Muttos/)
  assert.match(ask({ query: 'quiet lakes nearby?' }, context).answer, /^Where you are is not known here/)
})

test('"further away" is beyond what was near, and "I want the sea" another landscape', () => {
  assert.match(answerTo('spots near Stockholm', 'further away').answer, /more than 25 km from Stockholm/)
  const { answer } = answerTo('quiet lakes in Norway', 'none of these, I want the sea')
  assert.match(answer, /coastal spot/)
  assert.doesNotMatch(answer, /lake in Norway/)
})

test('a question with a subject of its own does not go on with the one before', () => {
  assert.match(answerTo('forests in Norway', 'lakes with toilets in Sweden').answer, /no lake in Sweden with toilets/)
  assert.match(answerTo('lakes in Norway', 'with a hut').answer, /2 lakes in Norway with a hut/)
})

test('"what is it like there" asks about the spot, "places like it" for others', () => {
  assert.match(answerTo('Sarek', 'what is it like there in winter?').answer, /"in winter"\. Sarek is rated 5\.0/)
  assert.match(answerTo('Sarek', 'what is it like').answer, /^Sarek is rated 5\.0/)
  assert.match(answerTo('Sarek', 'places like it').answer, /spots like Sarek/)
})

test('a wish about what was found that no field holds is named, and what was found stays', () => {
  for (const [before, query, told] of [
    ['quiet lakes in Finland', 'and without midges?', /"without midges"\. The catalogue has 2 quiet lakes in Finland/],
    ['ruhige Seen in Finnland', 'und ohne Mücken?', /„ohne Mücken“\. Der Katalog hat 2 ruhige Seen in Finnland/],
  ] as const)
    assert.match(answerTo(before, query).answer, told, query)
  assert.match(answerTo('quiet lakes in Finland', 'never mind').answer, /^Good\./)
})
