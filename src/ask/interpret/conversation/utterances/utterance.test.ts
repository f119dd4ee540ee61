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

test('"why so few?" is asked of the number, and contempt is answered by no spots, in each language', () => {
  for (const [before, query, says] of [
    ['lakes in Norway with dogs', 'why so few?', /^The catalogue has 1 lake in Norway where dogs are allowed/],
    ['Seen in Norwegen mit Hund', 'warum so wenige?', /^Der Katalog hat 1 See in Norwegen/],
    ['lacs en Norvège avec chien', 'pourquoi si peu ?', /^Le catalogue compte 1 lac en Norvège/],
    ['lagos en Noruega con perros', '¿por qué tan pocos?', /^El catálogo tiene 1 lago en Noruega/],
    ['laghi in Norvegia con cani', 'perché così pochi?', /^Il catalogo ha 1 lago in Norvegia/],
    ['lakes in Norway', 'you know nothing about silence', /^I am sorry/],
    ['Seen in Norwegen', 'du weißt nichts', /^Das tut mir leid/],
    ['lakes in Norway', 'tu ne sais rien', /^(Je suis désolé|J’en suis désolé)/],
    ['lagos en Noruega', 'no sabes nada', /^Lo siento/],
    ['laghi in Norvegia', 'sei un idiota', /^Mi dispiace/],
  ] as const)
    assert.match(after(query, before).answer, says, query)
})

test('a number of others is asked of the list, whatever was asked of one of its spots since', () => {
  for (const [before, between, query] of [
    ['lakes in Australia', 'how sure is the rating of the first?', 'two more'],
    ['Seen in Australien', 'wie sicher ist diese Bewertung?', 'zeig mir noch zwei andere'],
    ['Seen in Australien', 'wie sicher ist diese Bewertung?', 'noch zwei'],
    ['lacs en Australie', 'merci', 'deux de plus'],
    ['lagos en Australia', 'gracias', 'dos más'],
    ['laghi in Australia', 'grazie', 'altri due'],
  ] as const) {
    const { understood } = after(query, before, between)
    assert.equal(understood.limit, 2, query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(after(query, before, between).answer, /Austral/, query)
  }
})
