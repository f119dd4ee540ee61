import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await contextOf(
  starterSpots()
    .filter(({ tags }) => tags.includes('forest'))
    .slice(0, 10)
    .map((spot, at) => ({
      ...spot,
      accessStatus: at < 4 ? ('paid' as const) : null,
      fireStatus: at < 4 ? ('prohibited' as const) : null,
      elevation: at < 4 ? 1200 : null,
      tags: at < 4 ? ['forest', 'dogs', 'hut'] : ['forest'],
    })),
)

/** Of 10 forests 4 have what is asked about, and of 6 it is not known. */
const ASKED = {
  en: [
    'For how many places do you not know whether dogs are allowed?',
    "How many forests don't say whether dogs are allowed?",
    'for how many forests is it not known whether fires are allowed?',
    'in how many places is it unclear whether there is a hut?',
    'for how many spots do you know whether dogs are allowed?',
    'of how many places is the elevation unknown?',
    'what share of the forests do you not know the access of?',
    'what percentage of the forests do you not know whether dogs are allowed at?',
  ],
  de: [
    'Bei wie vielen ist unbekannt, ob Hunde erlaubt sind?',
    'Bei wie vielen Wäldern weißt du nicht, ob man Eintritt zahlt?',
    'Bei welchem Anteil der Wälder ist nicht bekannt, ob Feuer erlaubt ist?',
    'Bei wie vielen Orten ist unklar, ob es eine Hütte gibt?',
  ],
  fr: [
    'Pour combien de lieux ne sait-on pas si les chiens sont admis ?',
    'De combien de forêts ignorez-vous s’il y a un refuge ?',
    'De quel pourcentage des forêts ne sait-on pas si l’accès est gratuit ?',
    'Pour combien de forêts est-il inconnu si les feux sont permis ?',
  ],
  es: [
    '¿De cuántos lugares no se sabe si se admiten perros?',
    '¿De cuántos bosques no sabéis si hay refugio?',
    '¿En cuántos bosques se desconoce el acceso?',
    '¿Qué porcentaje de los bosques tiene acceso desconocido?',
  ],
  it: [
    'Di quanti posti non si sa se i cani sono ammessi?',
    'Di quanti boschi non sapete se è permesso il fuoco?',
    'Per quanti boschi è ignoto se c’è un rifugio?',
    'Che percentuale dei boschi ha un accesso sconosciuto?',
  ],
} as const

for (const [language, queries] of Object.entries(ASKED))
  test(`what is not known of spots is counted beside what is (${language})`, () => {
    for (const query of queries) {
      const { answer, understood } = ask({ query }, context)
      assert.match(answer, /\b10\b.*\b4\b.*40 %.*\b6\b.*60 %/, `${query}: ${answer}`)
      assert.match(answer, /not known|nicht bekannt|pas connu|no se sabe|non si sa/, query)
      assert.deepEqual(understood.notApplied, [], query)
    }
  })

test('who asks in passing whether it is known counts spots', () => {
  for (const query of [
    'How many forests are there, and do you know if they are free?',
    'do you know how many forests there are?',
    'how many forests do you know in Germany?',
    'I want to know how many forests allow dogs',
  ])
    assert.equal(ask({ query }, context).understood.kind, 'count', query)
})

test('what is asked for behind it restricts, or is named', () => {
  const known = (query: string) => ask({ query }, context)
  assert.match(known('For how many forests is it unknown whether dogs are allowed, in Spain?').answer, /in Spain/)
  for (const query of [
    'Bei wie vielen Orten ist unbekannt, ob Hunde erlaubt sind, ohne Straßenlärm',
    'for how many places do you not know whether dogs are allowed, without road noise',
    'for how many places do you not know whether dogs are allowed and fires too',
  ]) {
    const { understood } = known(query)
    const told = [...understood.notApplied, ...understood.applied.map(({ text }) => text)].join(' ')
    assert.match(told, /Straßenlärm|road noise|fires/, query)
  }
})
