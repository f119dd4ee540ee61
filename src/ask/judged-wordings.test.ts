// What strangers asked and were not understood in, by class.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../test/support/starter-context.ts'
import { ask } from './ask.ts'

const context = await starterContext()

function asked(...turns: string[]) {
  const { answer, sources, understood } = ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, context)
  return { answer, titles: sources.map(({ title }) => title), understood }
}

test('what a visit costs is told beside whether there is a bus, whose fare is another question', () => {
  const { answer } = asked('Does it cost anything to visit Muir Woods and is there a bus?')
  assert.match(answer, /Access to Muir Woods is paid.*Shuttle in season/s)
  assert.doesNotMatch(answer, /What a journey costs/)
  for (const query of ['what does the bus to Muir Woods cost?', 'is there a bus to Muir Woods and what does it cost'])
    assert.match(asked(query).answer, /What a journey costs/, query)
})

test('which of two one would choose for somebody is the quieter one, for whom named as not applied', () => {
  for (const [turn, notApplied] of [
    ['so which would you choose for a sound recordist?', ['sound recordist']],
    ['which would you choose for a family?', ['family']],
    ['which would you choose?', []],
  ] as const) {
    const { answer, understood } = asked('Compare Torres del Paine and Fiordland', turn)
    assert.match(answer, /Fiordland is quieter than Torres del Paine/, turn)
    assert.deepEqual(understood.notApplied, notApplied, turn)
  }
  const { tags, activities } = asked('lakes in Finland', 'which one would you recommend for swimming?').understood
  assert.deepEqual([tags, activities], [['lake'], ['swimming']])
})

test('what is similar and nearby is looked for around what it is similar to, in each language', () => {
  for (const [first, turn] of [
    ['Is Lake Louise quiet?', 'suggest something similar nearby that is'],
    ['Is Lake Louise quiet?', 'any similar lake nearby?'],
    ['Ist Lake Louise ruhig?', 'etwas Ähnliches in der Nähe'],
    ['Lake Louise est calme ?', 'quelque chose de semblable à proximité'],
    ['¿Es tranquilo Lake Louise?', 'algo parecido cerca'],
    ['Lake Louise è tranquillo?', 'qualcosa di simile nelle vicinanze'],
  ] as const) {
    const { answer, understood } = asked(first, turn)
    assert.equal(understood.place?.name, 'Lake Louise', turn)
    assert.match(answer, /25\s?km/, turn)
  }
  assert.equal(asked('Is Lake Louise quiet?', 'something similar within 500 km').understood.withinKm, 500)
  assert.equal(asked('Is Lake Louise quiet?', 'something similar in Europe').understood.place?.name, 'Europe')
})

test('what is quieter than a spot is looked for in the place behind it, in each language', () => {
  for (const query of [
    'quieter than Tyresta in Sweden',
    'ruhiger als Tyresta in Schweden',
    'plus calme que Tyresta en Suède',
    'más tranquilo que Tyresta en Suecia',
    'più tranquillo di Tyresta in Svezia',
  ]) {
    const { titles, understood } = asked(query)
    assert.deepEqual([titles[0], titles.includes('Tyresta'), understood.notApplied], ['Sarek', false, []], query)
  }
})

test('a mistyped kind is that kind, in the plural too', () => {
  assert.deepEqual(asked('whats teh quitest iland in scotland').understood.tags, ['island'])
  assert.deepEqual(asked('quiet ilands in Norway').understood.tags, ['island'])
  assert.deepEqual(asked('inland lakes in Norway').understood.tags, ['lake'])
})

test('a spot with a genitive in its name is called by it', () => {
  assert.match(asked("somewhere like Wistman's Wood but quieter").answer, /like Wistman's Wood, but quieter/)
})

test('how far some are apart is a distance, wherever the word stands', () => {
  for (const turn of ['how far are the first two apart?', 'how far apart are the first two?']) {
    const { answer, understood } = asked('lakes in Finland', turn)
    assert.match(answer, /^Patvinsuo is 291 km from Repovesi/, turn)
    assert.deepEqual(understood.notApplied, [], turn)
  }
})

test('an animal is found in the texts by either number', () => {
  for (const query of ['where can I hear wolves', 'where can I see a wolf'])
    assert.ok(asked(query).titles.includes('Centralen Balkan'), query)
})

test('a stop of a tram or the metro is a way to get there, in each language', () => {
  for (const query of [
    'a park with a tram stop in Sarajevo',
    'ein Park mit Straßenbahnhaltestelle in Sarajevo',
    'un parc avec un arrêt de tram à Sarajevo',
    'un parque con parada de tranvía en Sarajevo',
    'un parco con una fermata del tram a Sarajevo',
  ]) {
    const { titles, understood } = asked(query)
    assert.deepEqual([titles, understood.notApplied], [['Vrelo Bosne'], []], query)
  }
  assert.deepEqual(asked('a park near a metro station in Paris').understood.notApplied, [])
})

test('a kingdom or principality that is not named is named as not applied', () => {
  for (const [query, word] of [
    ['quiet lakes in the kingdom', 'kingdom'],
    ['is there a quiet lake in the principality?', 'principality'],
  ] as const)
    assert.deepEqual(asked(query).understood.notApplied, [word], query)
  assert.deepEqual(asked('quiet lakes in the Kingdom of Norway').understood.notApplied, [])
})

test('fields that are to be returned of each are no numbers by country', () => {
  const machine = 'locate wheelchair-accessible bird-watching site in Africa; return name, country, access status.'
  const { answer, titles } = asked(machine)
  assert.deepEqual(titles, ['Nyandungu Eco-Park'])
  assert.match(answer, /Access is paid/)
  assert.match(asked('lakes by country and rating').answer, /^117 lakes, by country:/)
})

test('a backpacker need not hike, and backpacking is hiking', () => {
  const { titles, understood } = asked('backpacker here: no entrance fee, tent and campfire OK, in Canada or Alaska')
  assert.deepEqual([understood.activities.includes('hiking'), titles.length], [false, 3])
  assert.deepEqual(asked('places for backpacking in Norway').understood.activities, ['hiking'])
})
