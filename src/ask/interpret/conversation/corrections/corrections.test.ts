import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const named = (query: string, ...prev: readonly string[]) =>
  ask({ query, prev }, context).sources.map(({ title }) => title)

test('what is set aside or said wrong is replaced by what is said instead, in each language', () => {
  for (const [before, query, same] of [
    ['free forests in Spain', 'scrap Spain, Portugal', 'free forests in Portugal'],
    ['free forests in Spain', 'enough of Spain, try Portugal', 'free forests in Portugal'],
    ['free forests in Spain', 'oops, Portugal', 'free forests in Portugal'],
    ['free forests in Spain', 'hang on, I was thinking of Portugal', 'free forests in Portugal'],
    ['free forests in Spain', 'rather than Spain, Portugal', 'free forests in Portugal'],
    ['free forests in Spain', 'my mistake, wetlands', 'free wetlands in Spain'],
    ['free forests in Spain', 'scrap the forests, wetlands', 'free wetlands in Spain'],
    ['Wälder in Spanien', 'lassen wir Spanien, Portugal', 'Wälder in Portugal'],
    ['Wälder in Spanien', 'Moment, ich meinte Portugal', 'Wälder in Portugal'],
    ['Wälder in Spanien', 'anstatt Spanien lieber Portugal', 'Wälder in Portugal'],
    ['forêts en Espagne', 'laisse tomber l’Espagne, le Portugal', 'forêts au Portugal'],
    ['forêts en Espagne', 'désolé, je voulais dire le Portugal', 'forêts au Portugal'],
    ['bosques en España', 'olvídate de España, Portugal', 'bosques en Portugal'],
    ['bosques en España', 'espera, mejor Portugal', 'bosques en Portugal'],
    ['foreste in Spagna', 'lasciamo stare la Spagna, Portogallo', 'foreste in Portogallo'],
    ['foreste in Spagna', 'scusa, intendevo il Portogallo', 'foreste in Portogallo'],
  ] as const) {
    const expected = named(same)
    assert.ok(expected.length > 0, same)
    assert.deepEqual(named(query, before), expected, query)
  }
})

test('one goes back to a place that was spoken of before the last, or to the list of it', () => {
  const back = named('islands in Greece')
  for (const query of ['let’s go back to Greece', 'return to Greece please', 'again in Greece'])
    assert.deepEqual(named(query, 'islands in Greece', 'and in Portugal?'), back, query)
  assert.deepEqual(named('zurück nach Griechenland', 'Inseln in Griechenland', 'und in Portugal?'), back)
  assert.deepEqual(named('revenons en Grèce', 'îles en Grèce', 'et au Portugal ?'), back)
  assert.deepEqual(
    named('scrap Greece, Portugal', 'islands in Greece', 'is the first one free?'),
    named('islands in Portugal'),
  )
})

test('a place that is not wanted any more is left, and not looked for in itself', () => {
  for (const query of ['not Greece', 'scrap Greece', 'skip Greece']) {
    const { answer } = ask({ query, prev: ['islands in Greece'] }, context)
    assert.match(answer, /^The catalogue has \d+ islands outside Greece/, query)
  }
})

test('a spot that is ruled out, or known already, is left out of the list and not told of', () => {
  const list = named('wetlands in Germany')
  const [first = '', ...others] = list
  assert.ok(others.length > 0)
  for (const [before, query] of [
    ['wetlands in Germany', `not ${first}`],
    ['wetlands in Germany', `other than ${first}`],
    ['wetlands in Germany', `we already know ${first}`],
    ['wetlands in Germany', `${first} I’ve been to`],
    ['wetlands in Germany', `not ${first}, I’ve been there`],
    ['wetlands in Germany', `not ${first}, been there already`],
    ['Feuchtgebiete in Deutschland', `nicht ${first}, da war ich schon`],
    ['zones humides en Allemagne', `pas ${first}, j’y suis déjà allé`],
    ['humedales en Alemania', `no ${first}, ya he estado allí`],
    ['zone umide in Germania', `non ${first}, ci sono già stato`],
    ['Feuchtgebiete in Deutschland', `alles außer ${first}`],
    ['Feuchtgebiete in Deutschland', `${first}, da war ich schon`],
    ['zones humides en Allemagne', `tout sauf ${first}`],
    ['humedales en Alemania', `ya he estado en ${first}`],
    ['zone umide in Germania', `ho già visto ${first}`],
  ] as const)
    assert.deepEqual(named(query, before), others, query)
  assert.deepEqual(named(`not ${others[0]} and not ${first}`, 'wetlands in Germany').includes(first), false)
})

test('a spot that is set aside for a reason is left out, and the reason is named', () => {
  for (const [before, query, reason] of [
    ['hiking in Iceland', 'not Landmannalaugar, too busy', 'too busy'],
    ['hiking in Iceland', 'not Landmannalaugar, it’s too far', 'it is too far'],
    ['Wandern in Island', 'nicht Landmannalaugar, zu voll', 'zu voll'],
    ['randonnée en Islande', 'pas Landmannalaugar, trop loin', 'trop loin'],
    ['senderismo en Islandia', 'no Landmannalaugar, demasiado lejos', 'demasiado lejos'],
    ['escursioni in Islanda', 'non Landmannalaugar, troppo lontano', 'troppo lontano'],
  ] as const) {
    const { understood, sources } = ask({ query, prev: [before] }, context)
    assert.equal(sources.length, 4, query)
    assert.ok(!sources.some(({ title }) => title === 'Landmannalaugar'), query)
    assert.deepEqual(understood.notApplied, [reason], query)
  }
  assert.deepEqual(named('forget Sarek, islands in Greece', 'lakes in Sweden'), named('islands in Greece'))
})

test('an apology before a whole question is nothing that could not be taken into account', () => {
  for (const query of ['sorry, are fires allowed at Nuuksio?', 'wait, are fires allowed at Nuuksio?']) {
    const { answer, understood } = ask({ query, prev: ['islands in Greece'] }, context)
    assert.match(answer, /^Fires are allowed at Nuuksio/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.deepEqual(
    named('scrap Nuuksio, islands in Greece', 'Are fires allowed at Nuuksio?'),
    named('islands in Greece'),
  )
})

test('what would do as well is no condition any more', () => {
  for (const [before, query] of [
    ['parks in Germany with dogs', 'without dogs works too'],
    ['Parks in Deutschland mit Hund', 'ohne Hund geht auch'],
    ['parcs en Allemagne avec chien', 'sans chien ça va aussi'],
  ] as const)
    assert.ok(named(query, before).length >= named(before).length, query)
})

test('a condition is taken back by what drops it or says that it does not matter, in each language', () => {
  for (const [before, all, ...queries] of [
    [
      'quiet lakes in Norway where dogs are allowed',
      'quiet lakes in Norway',
      'drop the dog thing',
      'ignore the dog',
      'without the dog condition',
      'remove the dog filter',
      'dogs don’t matter',
    ],
    [
      'ruhige Seen in Norwegen mit Hund',
      'ruhige Seen in Norwegen',
      'vergiss den Hund',
      'lass den Hund weg',
      'Hund egal',
    ],
    ['lacs calmes en Norvège avec chien', 'lacs calmes en Norvège', 'oublie le chien', 'enlève le filtre chien'],
    ['lagos tranquilos en Noruega con perros', 'lagos tranquilos en Noruega', 'olvida el perro', 'el perro no importa'],
    ['laghi tranquilli in Norvegia con cani', 'laghi tranquilli in Norvegia', 'togli il cane', 'il cane non importa'],
  ] as const)
    for (const query of queries) {
      assert.deepEqual(named(query, before), named(all), query)
      assert.deepEqual(ask({ query, prev: [before] }, context).understood.notApplied, [], query)
    }
})

test('what is ruled out stays ruled out, and what is asked stays asked', () => {
  assert.match(ask({ query: 'no dogs', prev: ['lakes in Norway with dogs'] }, context).answer, /not listed for dogs/)
  assert.match(
    ask({ query: 'are dogs allowed?', prev: ['Tell me about Nordmarka'] }, context).answer,
    /^Yes, at Nordmarka/,
  )
})

test('what there is too much of is not wanted in what is asked for behind it, in each language', () => {
  for (const [before, query] of [
    ['Tell me about Sarek', 'too remote. something similar in Finland?'],
    ['Erzähl mir von Sarek', 'zu abgelegen. etwas Ähnliches in Finnland?'],
    ['Parle-moi de Sarek', 'trop isolé. quelque chose de semblable en Finlande ?'],
    ['Háblame de Sarek', 'demasiado remoto. ¿algo parecido en Finlandia?'],
    ['Parlami di Sarek', 'troppo remoto. qualcosa di simile in Finlandia?'],
  ] as const)
    assert.deepEqual(named(query, before), ['Lemmenjoki'], query)
})

test('one wish is put for another that was said wrong, and the landscape stays', () => {
  for (const [before, query, same] of [
    ['where can I camp in Norway?', 'sorry, I meant hiking', 'where can I hike in Norway?'],
    ['campsites in Norway', 'no sorry, hiking', 'where can I hike in Norway?'],
    ['where can I camp in Norway?', 'hiking instead', 'where can I hike in Norway?'],
    ['lakes in Norway where I can camp', 'I meant hiking', 'lakes in Norway where I can hike'],
    ['Wo kann ich in Norwegen zelten?', 'Entschuldigung, ich meinte wandern', 'Wo kann ich in Norwegen wandern?'],
    ['où camper en Norvège ?', 'pardon, je voulais dire randonner', 'où randonner en Norvège ?'],
    ['dónde acampar en Noruega', 'perdón, quería decir senderismo', 'senderismo en Noruega'],
    ['dove campeggiare in Norvegia', 'scusa, intendevo escursioni', 'escursioni in Norvegia'],
    ['lakes in Norway', 'sorry, with a hut', 'lakes in Norway with a hut'],
    ['where can I camp in Norway?', 'and hiking?', 'where can I camp and hike in Norway?'],
  ] as const) {
    const expected = named(same)
    assert.ok(expected.length > 0, same)
    assert.deepEqual(named(query, before), expected, query)
  }
})

test('"something" of no place goes on with what was looked for, and after one spot is another', () => {
  for (const [before, query, same] of [
    ['quiet places in Sweden', 'something by the water?', 'quiet places in Sweden by the water'],
    ['ruhige Orte in Schweden', 'etwas am Wasser?', 'ruhige Orte in Schweden am Wasser'],
    ['lieux calmes en Suède', 'quelque chose au bord de l’eau ?', 'lieux calmes en Suède au bord de l’eau'],
    ['lugares tranquilos en Suecia', 'algo junto al agua', 'lugares tranquilos en Suecia junto al agua'],
    ['posti tranquilli in Svezia', 'qualcosa vicino all’acqua', 'posti tranquilli in Svezia vicino all’acqua'],
    ['quiet lakes in Sweden', 'something in Norway', 'quiet lakes in Norway'],
    ['ruhige Seen in Schweden', 'etwas in Norwegen?', 'ruhige Seen in Norwegen'],
    ['tell me about Abisko', 'something by the sea', 'something by the sea'],
  ] as const)
    assert.deepEqual(named(query, before), named(same), query)
})
