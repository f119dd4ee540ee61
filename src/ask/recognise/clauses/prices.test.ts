import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

const PRICES = {
  'What a place costs is not known here: look at': [
    'how much does a night in the hut at Sarek cost',
    'price of a night at Hardangervidda',
    'what does parking cost at Königssee',
    'is parking free at Sihlwald',
    'does a night at Abisko cost anything',
    'is the hut in Abisko free',
    'do I have to pay for parking at Königssee',
  ],
  'Was ein Ort kostet, ist hier nicht bekannt': [
    'Was kostet eine Übernachtung in der Hütte in Sarek?',
    'Ist das Parken am Königssee kostenlos?',
  ],
  'Ce que coûte un lieu n’est pas connu ici': [
    'combien coûte une nuit au refuge à Sarek',
    'le parking de Sihlwald est-il payant ?',
  ],
  'Aquí no se sabe cuánto cuesta un lugar': [
    'cuánto cuesta una noche en el refugio de Sarek',
    '¿es gratis el aparcamiento en Sihlwald?',
  ],
  'Qui non si sa quanto costa un luogo': [
    'quanto costa una notte nel rifugio di Sarek',
    'il parcheggio di Sihlwald è gratuito?',
  ],
}

test('what a night, a hut or parking costs is not known, with where to look', () => {
  for (const [says, queries] of Object.entries(PRICES))
    for (const query of queries) {
      const { answer, understood } = ask({ query }, context)
      assert.ok(answer.startsWith(says), `${query}: ${answer}`)
      assert.deepEqual(understood.notApplied, [], query)
    }
})

const SERVICES = {
  'lakes with free parking': 'What parking, camping or another service costs is not known here',
  'lakes where parking is free': 'What parking, camping or another service costs is not known here',
  'where can I camp for free in Sweden?': 'What parking, camping or another service costs is not known here',
  'Seen mit kostenlosem Parkplatz': 'Was Parken, Zelten oder ein anderer Dienst kostet, ist hier nicht bekannt',
  'lacs avec parking gratuit': 'Ce que coûtent le parking, le camping ou un autre service n’est pas connu ici',
  'lagos con aparcamiento gratuito': 'Aquí no se sabe cuánto cuestan el aparcamiento, la acampada u otro servicio',
  'laghi con parcheggio gratuito': 'Qui non si sa quanto costano il parcheggio, il campeggio o un altro servizio',
}

test('free parking is parking of which the price is not known, and no free access', () => {
  for (const [query, says] of Object.entries(SERVICES)) {
    const { answer, understood } = ask({ query }, context)
    assert.ok(answer.includes(says), `${query}: ${answer}`)
    assert.equal(understood.access, null, query)
    assert.equal(understood.notApplied.length, 1, query)
  }
  assert.equal(ask({ query: 'free lakes with parking' }, context).understood.access, 'free')
  assert.equal(ask({ query: 'lakes with free admission' }, context).understood.access, 'free')
  assert.match(
    ask({ query: 'does Sarek have free parking' }, context).answer,
    /^What parking.*Whether Sarek has parking/,
  )
  assert.equal(ask({ query: 'places with free wifi' }, context).understood.kind, 'not understood')
})

test('campsites that are free are entered for free, as huts are', () => {
  for (const query of [
    'free campsites in Norway',
    'free camp grounds in Norway',
    'kostenlose Campingplätze in Norwegen',
    'campings gratuits en Norvège',
    'campings gratis en Noruega',
    'campeggi gratuiti in Norvegia',
  ]) {
    const { understood } = ask({ query }, context)
    assert.equal(understood.access, 'free', query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.equal(ask({ query: 'acampada gratis en Noruega' }, context).understood.access, null)
})

test('whether access is free is told, and free camping is looked for', () => {
  assert.match(ask({ query: 'how much does Königssee cost' }, context).answer, /^Access to Königssee is free\./)
  assert.deepEqual(ask({ query: 'free camping in Norway' }, context).understood.activities, [])
  assert.deepEqual(ask({ query: 'free camping in Norway' }, context).understood.tags, ['camping'])
  assert.deepEqual(ask({ query: 'huts in Norway and what they cost per night' }, context).understood.tags, ['hut'])
})

test('the price of a drink is no entrance fee', () => {
  for (const query of [
    'How much is a beer at Sarek?',
    'Was kostet ein Bier im Sarek?',
    'Combien coûte une bière à Sarek ?',
    '¿Cuánto cuesta una cerveza en Sarek?',
    'Quanto costa una birra a Sarek?',
  ]) {
    const { understood } = ask({ query, prev: [] }, context)
    assert.deepEqual([understood.aspect, understood.notApplied], ['unknowable', []], query)
  }
})

test('"can I camp at X for free" tells whether one can, beside what is not known', () => {
  for (const [query, says] of [
    ['Can I camp at Sarek for free?', /not known here.* you can camp/],
    ['Darf man in Sarek kostenlos zelten?', /nicht bekannt.* kann man zelten/],
  ] as const)
    assert.match(ask({ query }, context).answer, says)
  assert.doesNotMatch(ask({ query: 'what does camping cost at Sarek?' }, context).answer, /you can camp/)
})

test('a fee that is not paid is free access, in each language, and no word of it is lost', () => {
  for (const query of [
    "a beach in Europe that doesn't charge an entry fee",
    'beaches in Europe without paying an entry fee',
    "beaches in Europe where I don't have to pay an entry fee",
    'Strände in Europa, die keinen Eintritt verlangen',
    'Strände in Europa, ohne Eintritt zahlen zu müssen',
    "plages en Europe qui ne font pas payer l'entrée",
    'playas en Europa sin pagar entrada',
    "spiagge in Europa che non fanno pagare l'ingresso",
  ]) {
    const { understood, docs } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [], query)
    assert.ok(docs.length > 0 && docs.every(doc => context.index.spot(doc).accessStatus === 'free'), query)
  }
  assert.match(ask({ query: 'beaches in Europe, free or paid' }, context).answer, /\d+ beaches in Europe/)
})
