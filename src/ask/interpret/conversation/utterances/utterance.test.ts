import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'
import { utteranceOf } from './utterance.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('a text is an utterance when all of it is', () => {
  for (const [text, utterance] of [
    ['ok great, thank you so much!!', 'thanks'],
    ['Cheers mate, bye', 'farewell'],
    ['That’s it, thanks', 'farewell'],
    ['hmm, how would you know?', 'doubt'],
    ['ach, echt?', 'doubt'],
    ['only three?', 'all'],
    ['nur drei?', 'all'],
    ['nouvelle recherche', 'restart'],
    ['no era eso', 'complaint'],
    ['thanks, and a lake in Sweden?', undefined],
    ['only three lakes', undefined],
    ['really quiet lakes?', undefined],
    ['', undefined],
  ] as const)
    assert.equal(utteranceOf(text), utterance, text)
})

test('thanks, praise, blame and farewells are answered as such, and never by spots', () => {
  for (const [query, says] of [
    ['cheers, that was all', /^You are welcome\. Goodbye/],
    ['well done!', /^I am glad/],
    ["that's not what I asked", /^I am sorry/],
    ['have you ever been there?', /^I am a program/],
    ['vielen Dank und schönes Wochenende', /^Gern geschehen\. Auf Wiedersehen/],
    ['mille mercis !', /^Je vous en prie/],
    ['adiós, muchas gracias', /^De nada\. Adiós/],
    ['tante grazie', /^Prego/],
  ] as const) {
    const { answer, sources } = after(query, 'lakes in Sweden')
    assert.match(answer, says, query)
    assert.deepEqual(sources, [], query)
  }
})

test('what is said in between leaves what was spoken of, and "from scratch" does not', () => {
  const { answer } = after('and in Finland?', 'quiet lakes in Norway')
  for (const between of ['thanks a lot', 'wow', 'will it rain there?', 'what can you do?', 'is that all?', 'says who?'])
    assert.equal(after('and in Finland?', 'quiet lakes in Norway', between).answer, answer, between)
  assert.notEqual(after('and in Finland?', 'quiet lakes in Norway', 'start from scratch').answer, answer)
})

test('doubt is answered by how sure the ratings are that were told, or by the fact once more', () => {
  assert.match(after('says who?', 'quiet lakes in Norway').answer, /^The rating of Femundsmarka.*Hardangervidda/s)
  assert.match(after('das glaube ich nicht', 'ruhigster Ort in Schweden').answer, /^Die Bewertung 5,0 von Sarek/)
  assert.doesNotMatch(after('das glaube ich nicht', 'ruhigster Ort in Schweden').answer, /Muttos/)
  assert.match(after('d’où tiens-tu ça ?', 'lacs en Suède').answer, /^La note .* de Tiveden/)
  assert.match(after('is that correct?', 'Are fires allowed at Nuuksio?').answer, /^Fires are allowed at Nuuksio/)
  assert.match(after('no me lo creo', '¿Cuántos lagos hay por país?').answer, /^La puntuación/)
})

test('"is that everything?" is asked of the number', () => {
  assert.match(after('is that everything?', 'lakes in Norway').answer, /^The catalogue has 3 lakes in Norway/)
  assert.match(after('sind das alle?', 'Seen in Norwegen').answer, /^Der Katalog hat 3 Seen in Norwegen/)
})

test('what is quieter nearby, and why, is asked of a spot whose rating was explained, and of those that were compared', () => {
  assert.match(
    after('is there something quieter close by?', 'Why is Preikestolen so loud?').answer,
    /^(No|Yes|I found|There)/,
  )
  const { sources } = after('wieso?', 'Ist Sarek ruhiger als Rondane?')
  assert.deepEqual(
    sources.map(({ title }) => title),
    ['Sarek', 'Rondane'],
  )
})
