import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { questionsIn } from '../../../../test/questions/question-sets.ts'
import { between, seededRandom } from '../../../../test/support/random.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { essenceOf } from '../../account/essence.ts'
import { ask } from '../../ask.ts'
import { readInContext } from '../../interpret/conversation/follow-up.ts'

const context = await starterContext()
const told = (query: string) => ask({ query }, context)

/** Frames that end in a sentence of their own, and ways of asking that a place to look for follows. */
const FRAMES = {
  en: {
    told: [
      'My husband and I are in our seventies.',
      "I'm 68.",
      'We are a retired couple.',
      'My mother is 82 years old.',
      'We are staying there next week.',
    ],
    asking: [
      'The user is looking for',
      'A client of mine wants',
      'My wife and I would like',
      "I'm asking on behalf of a guest who needs",
      'For a weekend my partner and I are looking for',
      'I want to spend a couple of hours at',
    ],
    sought: 'lakes in Sweden',
  },
  de: {
    told: [
      'Meine Frau und ich sind beide über siebzig.',
      'Ich bin 68 Jahre alt.',
      'Wir sind ein älteres Ehepaar.',
      'Meine Mutter ist 82.',
    ],
    asking: [
      'Meine Nutzerin sucht',
      'Mein Kunde möchte',
      'Ein Freund von mir hätte gern',
      'Für ein Wochenende suchen mein Mann und ich',
    ],
    sought: 'Seen in Schweden',
  },
  fr: {
    told: [
      'Mon mari et moi avons plus de 70 ans.',
      'J’ai 68 ans.',
      'Nous sommes un couple de retraités.',
      'Ma mère a 82 ans.',
    ],
    asking: [
      'Mon client cherche',
      'L’utilisatrice souhaite',
      'Ma femme et moi voudrions',
      'Pour un week-end je cherche',
    ],
    sought: 'lacs en Suède',
  },
  es: {
    told: [
      'Mi mujer y yo tenemos más de 70 años.',
      'Tengo 68 años.',
      'Somos un matrimonio mayor.',
      'Mi madre tiene 82 años.',
    ],
    asking: [
      'Mi cliente busca',
      'La usuaria quiere',
      'Una amiga mía desea',
      'Para el fin de semana mi marido y yo buscamos',
    ],
    sought: 'lagos en Suecia',
  },
  it: {
    told: [
      'Mia moglie ed io abbiamo più di 70 anni.',
      'Ho 68 anni.',
      'Siamo una coppia di pensionati.',
      'Mia madre ha 82 anni.',
    ],
    asking: [
      'Il mio cliente cerca',
      'L’utente desidera',
      'Una mia amica vorrebbe',
      'Per il fine settimana io e mio marito cerchiamo',
    ],
    sought: 'laghi in Svezia',
  },
} as const

test('who asks, how old they are and that they come at a weekend changes nothing and is not named', () => {
  for (const { told: sentences, asking, sought } of Object.values(FRAMES)) {
    const { docs } = told(sought)
    for (const query of [
      ...sentences.map(frame => `${frame} ${sought}`),
      ...asking.map(frame => `${frame} ${sought}`),
    ]) {
      const framed = told(query)
      assert.deepEqual([framed.docs, framed.understood.notApplied], [docs, []], query)
    }
  }
})

test('a frame before any question leaves what is asked as it is', () => {
  const random = seededRandom(41)
  const corpus = globSync('test/questions/regression/*.json')
    .flatMap(questionsIn)
    .filter(({ prev = [] }) => prev.length === 0)
  const changed: string[] = []
  for (let round = 0; round < 300; round++) {
    const query = corpus[between(random, 0, corpus.length - 1)]?.ask ?? ''
    const read = readInContext(query, [], context)
    if (
      read.language !== 'en' ||
      read.account.corrected.length > 0 ||
      !/^(find|nearest|superlative|count)$/.test(read.query.kind)
    )
      continue
    const frame = FRAMES.en.told[between(random, 0, 3)] ?? ''
    const framed = readInContext(`${frame} ${query}`, [], context)
    const isSame = essenceOf(framed.query) === essenceOf(read.query)
    if (!isSame || framed.account.notApplied.join() !== read.account.notApplied.join())
      changed.push(`${frame} ${query}`)
  }
  assert.deepEqual(changed, [])
})

test('what is told of somebody and restricts still does', () => {
  for (const query of [
    'My mother uses a wheelchair, lakes in Sweden',
    'Mein Mann ist auf den Rollstuhl angewiesen. Seen in Schweden',
    'Mon mari se déplace en fauteuil roulant, lacs en Suède',
    'Mi madre va en silla de ruedas, lagos en Suecia',
    'Mia madre è in sedia a rotelle, laghi in Svezia',
  ])
    assert.deepEqual(told(query).understood.tags.toSorted(), ['lake', 'wheelchair'], query)
  for (const query of [
    'The user has no car. Lakes in Sweden',
    'Mein Mann fährt nicht mehr Auto. Seen in Schweden',
    'L’utilisateur n’a pas de voiture. Lacs en Suède',
    'Mi madre ya no conduce. Lagos en Suecia',
    'Mio marito non ha la macchina. Laghi in Svezia',
  ])
    assert.ok(
      told(query).understood.applied.some(({ as }) => as === 'by public transport'),
      query,
    )
  assert.ok(told('My wife has a dog. Lakes in Finland').understood.tags.includes('dogs'))
})

test('the age of children and of trees, and for whom something is to suit, are named', () => {
  for (const [query, named] of [
    ['my son is 12, lakes in Sweden', '12'],
    ['my kids are 20 months old, lakes in Sweden', '20 months'],
    ['forests in Sweden 100 years old', '100 years old'],
    ['lakes in Sweden for my husband', 'husband'],
    ['lakes in Sweden for elderly couples', 'elderly'],
  ] as const)
    assert.match(told(query).understood.notApplied.join(), new RegExp(named), query)
})

test('a time is named where something depends on it', () => {
  for (const [query, named] of [
    ['hiking for a couple of hours in Sweden', 'couple of hours'],
    ['lakes in Sweden open this weekend', 'this weekend'],
    ['lakes in Sweden that are not crowded next week', 'next week'],
    ['is there a bus to Abisko this weekend', 'this weekend'],
    ['lakes in Sweden for three days', 'three days'],
  ] as const)
    assert.match(told(query).understood.notApplied.join(), new RegExp(named), query)
})

test('amid nature, woods and mountains is in them; amid a lake is named', () => {
  for (const [query, same] of [
    ['camping in the middle of nature in Norway', 'camping in Norway'],
    ['huts in the heart of the mountains in Norway', 'huts in the mountains in Norway'],
    ['Zelten mitten in der Natur in Norwegen', 'Zelten in Norwegen'],
    ['Hütten mitten im Wald in Norwegen', 'Hütten im Wald in Norwegen'],
    ['camper en pleine nature en Norvège', 'camper en Norvège'],
    ['refuges au milieu de la forêt en Norvège', 'refuges dans la forêt en Norvège'],
    ['acampar en plena naturaleza en Noruega', 'acampar en Noruega'],
    ['refugios rodeados de bosque en Noruega', 'refugios en el bosque en Noruega'],
    ['campeggiare in mezzo alla natura in Norvegia', 'campeggiare in Norvegia'],
    ['rifugi immersi nel bosco in Norvegia', 'rifugi nel bosco in Norvegia'],
  ] as const) {
    const { docs, understood } = told(query)
    assert.deepEqual([docs, understood.notApplied], [told(same).docs, []], query)
  }
  assert.match(told('a hut in the middle of a lake in Norway').understood.notApplied.join(), /middle/)
})

test('a green place is any place of nature; a green lake is named', () => {
  for (const [query, same] of [
    ['somewhere green in Vienna', 'somewhere in Vienna'],
    ['a quiet green place in Norway', 'a quiet place in Norway'],
    ['ein grünes Plätzchen in Wien', 'ein Plätzchen in Wien'],
    ['un coin vert à Vienne', 'un coin à Vienne'],
    ['un rincón verde en Viena', 'un rincón en Viena'],
    ['un angolo verde a Vienna', 'un angolo a Vienna'],
  ] as const) {
    const { docs, understood } = told(query)
    assert.deepEqual([docs, understood.notApplied], [told(same).docs, []], query)
  }
  for (const query of ['green lakes in Norway', 'grüne Seen in Norwegen', 'lagos verdes en Noruega'])
    assert.equal(told(query).understood.notApplied.length, 1, query)
})

test('how far one can walk is named and rules out no hikes', () => {
  for (const query of [
    'lakes in Sweden with not too much walking',
    'lakes in Sweden, no long walks',
    'Lacs en Suède sans trop marcher',
    'Lagos en Suecia sin andar mucho',
    'Laghi in Svezia senza camminare troppo',
  ]) {
    const { docs, understood } = told(query)
    assert.deepEqual([docs, understood.without], [told('lakes in Sweden').docs, []], query)
    assert.equal(understood.notApplied.length, 1, query)
  }
})

test('a spot that others are not to be as far as is none that is asked about', () => {
  const { understood, sources } = told('Snorkelling somewhere remote, but not as far as Aldabra please')
  assert.deepEqual([understood.kind, understood.notApplied], ['find', ['but not as far as Aldabra']])
  assert.ok(sources.length > 1)
})
