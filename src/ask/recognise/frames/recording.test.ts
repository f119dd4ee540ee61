import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const told = (query: string) => ask({ query }, context)

test('who records sound looks for quiet', () => {
  const quiet = told('quiet spots in Sweden').docs
  for (const query of [
    'a place for field recording in Sweden',
    'where can I record the sounds of nature in Sweden?',
    'Wo kann man in Schweden Naturgeräusche aufnehmen?',
    'Ein Ort für Tonaufnahmen in Schweden',
    'un endroit pour la prise de son en Suède',
    'où enregistrer les sons de la nature en Suède ?',
    'lugares para grabar sonidos en Suecia',

    'un posto per registrare in Svezia',
    'dove registrare i suoni della natura in Svezia?',
  ]) {
    const { docs, understood } = told(query)
    assert.deepEqual([docs, understood.notApplied], [quiet, []], query)
  }
})

test('where it is said how quiet, recording adds nothing to it', () => {
  for (const [query, plain] of [
    ['I want to record bird song, which forests in Poland are the quietest?', 'quietest forest in Poland with birds'],
    [
      'ich möchte vogelstimmen aufnehmen, welche wälder in polen sind am stillsten?',
      'ruhigster Wald in Polen mit Vögeln',
    ],
    ['Quiero grabar sonidos en Costa Rica, ¿dónde hay menos ruido?', 'lo más tranquilo en Costa Rica'],
  ] as const) {
    const { docs, understood } = told(query)
    assert.deepEqual([docs[0], understood.notApplied], [told(plain).docs[0], []], query)
    assert.ok(
      understood.applied.some(({ as }) => as === 'told: what for'),
      query,
    )
  }
})

test('a song of birds that is recorded or listened to is a sound, and no wish to watch them', () => {
  const quiet = told('quiet spots in Poland').docs
  for (const query of [
    'record birdsong in Poland',
    'where can I listen to birds in Poland?',
    'Wo kann man in Polen Vogelstimmen aufnehmen?',
    'Vögeln lauschen in Polen',
    'où enregistrer des chants d’oiseaux en Pologne ?',
    'écouter les oiseaux en Pologne',
    '¿dónde grabar el canto de los pájaros en Polonia?',
    'escuchar pájaros en Polonia',
    'dove registrare il canto degli uccelli in Polonia?',
    'ascoltare gli uccelli in Polonia',
  ]) {
    const { docs, understood } = told(query)
    assert.deepEqual([docs, understood.tags, understood.notApplied], [quiet, [], []], query)
  }
  for (const query of [
    'birdwatching in Poland',
    'places in Poland with birds',
    'record birds from a bird hide in Poland',
  ])
    assert.ok(told(query).understood.tags.length > 0, query)
})

test('pictures, dogs and animals by name are no sound: they are named or looked for', () => {
  for (const [query, named] of [
    ['Wo kann ich in Schweden die Sterne aufnehmen?', 'aufnehmen'],
    ['Hütten in Österreich, die Hunde aufnehmen', 'aufnehmen'],
    ['sitios para grabar un cortometraje en España', 'grabar un cortometraje'],
  ] as const)
    assert.deepEqual(told(query).understood.notApplied, [named], query)
  assert.match(told('recording frogs in Sweden').answer, /"frogs"/)
  assert.match(told('how is Sarek for recording?').answer, /by its editors/)
})

test('who photographs looks for what is photographed', () => {
  const birds = told('spots in Poland to watch birds').docs
  for (const query of [
    'Where can I photograph birds in Poland?',
    'Wo kann ich in Polen Vögel fotografieren?',
    'Où photographier des oiseaux en Pologne ?',
    '¿Dónde fotografiar aves en Polonia?',
    'Dove fotografare uccelli in Polonia?',
  ]) {
    const { docs, understood } = told(query)
    assert.deepEqual([docs, understood.notApplied], [birds, []], query)
  }
  // Whether one may is asked of a spot.
  assert.match(told('Kann man im Hainich fotografieren?').answer, /nicht bekannt/)
})
