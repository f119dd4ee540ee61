import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what is asked about the method is told by what the method makes of it', () => {
  for (const [query, told] of [
    ['Is wind taken into account when you rate a place?', /^Wind and weather are not counted/],
    ['do breaking waves lower the score?', /^Natural sounds such as surf/],
    ['would a hedge muffle the traffic in your model', /^Trees take nothing away/],
    ['Are woods a sound barrier for you?', /^Trees take nothing away/],
    ['do ridges block noise in the calculation', /^Ridges count only where/],
    ['are tunnels considered in the silence rating?', /^Tunnels are not heard/],
    ['Do you account for low flying jets?', /^Aircraft are counted around airports/],
    ['does barking count as noise?', /who visits a spot, and with what noise, is not known/],
    ['do church bells affect the rating', /bells, music and building sites are not counted/],
    ['Does your algorithm weigh nights differently?', /nights 10 dB more/],
    ['are seasons reflected in the score', /^Seasons are not told apart/],
    ['do user reviews influence your ratings?', /^Votes and comments never mix in/],
  ] as const) {
    const { answer, understood, sources } = ask({ query }, context)
    assert.match(answer, told, query)
    assert.deepEqual([understood.kind, sources, understood.notApplied], ['help', [], []], query)
  }
})

test('how anybody knows that a place is quiet is told as how ratings come about', () => {
  for (const query of [
    'how would you even know that somewhere is silent?',
    'How can you tell which places are quiet, has someone been there in person?',
    'who measured these',
    'is all this made up?',
    'can I trust these ratings?',
  ]) {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, /SR-1\.1.*neither is measured with a microphone/, query)
    assert.deepEqual(sources, [], query)
  }
  assert.match(ask({ query: 'how do you know that Sarek is silent?' }, context).answer, /^Sarek is rated 5\.0 by its/)
})

test('places that are looked for are found, whatever is said of noise and trees', () => {
  for (const query of [
    'quiet forests in Sweden, wind turbines do not matter',
    'do you have lakes in Norway',
    'do you include places with waterfalls in Norway?',
    'how many forests are there in Germany, do islands count',
  ])
    assert.notEqual(ask({ query }, context).understood.kind, 'help', query)
})

test('two ratings of which the difference is asked are both told', () => {
  const { answer, understood } = ask({ query: 'what separates a rating of 3 from 4.5?' }, context)
  assert.match(answer, /a rating of 3\.0 is called "mixed".*a rating of 4\.5 is called "pristine"/)
  assert.deepEqual(understood.notApplied, [])
})

test('what is asked of the data is answered, with a place named or not', () => {
  for (const [query, told] of [
    ['may I use your data for my guidebook?', /everything here is an open API/i],
    ['who funds this', /^Who runs this directory is not known here/],
    ['how current is the data for Norway?', /^This version of the catalogue was published on/],
  ] as const)
    assert.match(ask({ query }, context).answer.replace(/^I could not[^.]*\. /, ''), told, query)
})

test('where ratings come from, and who checks them, is told in each language', () => {
  for (const query of [
    'how do you decide the silence number',
    'how do you come up with the numbers',
    'what data are the ratings based on',
    'who checks the ratings',
    'wer prüft die Bewertungen',
    'Wie kommt ihr auf eure Bewertungen?',
    'Sur quelles données repose votre note ?',
    '¿En qué datos se basan las puntuaciones?',
    '¿Quién comprueba las notas?',
    'su quali dati si basa il voto?',
    'chi controlla i voti?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /SR-1\.1/, query)
    assert.deepEqual([understood.kind, understood.notApplied], ['help', []], query)
  }
  for (const query of ['which data do you have for Norway', 'how do I get to a quiet place rated 4']) {
    assert.doesNotMatch(ask({ query }, context).answer, /SR-1\.1/, query)
  }
})

test('whether a race or a festival counts in ratings is asked of the method, also in those of a place', () => {
  for (const [query, named] of [
    ['is the TT race counted in the rating of spots on the Isle of Man?', ['Isle of Man']],
    ['zählt das TT-Rennen in die Bewertung auf der Insel Man?', ['Insel Man']],
    ['does the rating include motor racing?', []],
    ['are festivals included in the ratings?', []],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /Other events are not counted|Andere Veranstaltungen zählen nicht/, query)
    assert.deepEqual(understood.notApplied, named, query)
  }
  for (const query of ['are there race tracks in Norway?', 'lakes in Norway rated over 4 without races'])
    assert.doesNotMatch(ask({ query }, context).answer, /events are not counted/, query)
})
