import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('how far one must walk is not known, and rules no spot in or out', () => {
  for (const [query, plain] of [
    ['a quiet forest in Romania without walking far', 'a quiet forest in Romania'],
    ['quiet lakes in Canada, we cannot walk very far', 'quiet lakes in Canada'],
    ['peaceful bays in Ireland, not too much hiking please', 'peaceful bays in Ireland'],
    ['forests in Estonia, we do not mind walking', 'forests in Estonia'],
    ['ruhige Wälder in Polen ohne viel Laufen', 'ruhige Wälder in Polen'],
    ['Seen in Kanada, ich kann nicht weit gehen', 'Seen in Kanada'],
    ['lacs calmes au Canada sans trop marcher', 'lacs calmes au Canada'],
    ['forêts en Pologne, pas trop de marche', 'forêts en Pologne'],
    ['bosques en Polonia sin caminar mucho', 'bosques en Polonia'],
    ['lagos en Canadá, no importa si hay que caminar', 'lagos en Canadá'],
    ['foreste in Polonia senza camminare molto', 'foreste in Polonia'],
    ['laghi in Canada, camminiamo poco', 'laghi in Canada'],
    ['foreste in Polonia, niente lunghe camminate', 'foreste in Polonia'],
    ['lakes in Canada for my grandparents who walk badly', 'lakes in Canada'],
    ['Seen in Kanada für meine Oma, die schlecht läuft', 'Seen in Kanada'],
    ['Seen in Kanada, meine Kinder laufen nicht gern weit', 'Seen in Kanada'],
    ['lacs au Canada avec mes grands-parents qui marchent mal', 'lacs au Canada'],
    ['lagos en Canadá con mis abuelos que andan mal', 'lagos en Canadá'],
    ['laghi in Canada con i nonni che camminano male', 'laghi in Canada'],
    ['forests in Poland that do not need much walking', 'forests in Poland'],
  ] as const) {
    const [asked, told] = [ask({ query }, context), ask({ query: plain }, context)]
    assert.match(
      asked.answer,
      /walk is not known|laufen muss, ist hier nicht|marcher n’est pas connu|cuánto hay que andar|quanto si deve/,
    )
    assert.deepEqual(asked.docs, told.docs, asked.answer)
    assert.ok(!asked.understood.activities.includes('hiking') && !asked.understood.without.includes('walking'), query)
  }
})

test('an easy walk is a walk, of which it is not known how far it is', () => {
  for (const query of ['easy walks in Sweden', 'leichte Wanderungen in Schweden', 'una passeggiata facile in Svezia']) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.activities, ['hiking'], query)
    assert.match(answer, /walk is not known|laufen muss, ist hier nicht|quanto si deve/, query)
  }
})

test('how hard a hike is, or what it is like, is not known', () => {
  for (const query of [
    'is the hike up Sarek difficult?',
    'Is the trail at Sarek hard',
    'how hard is the hike at Sarek',
    "what's the hike in Sarek like",
    'what is the walk to Sarek like?',
    'Ist die Wanderung in Sarek schwierig?',
    'Wie ist die Wanderung in Sarek?',
    'la randonnée à Sarek est-elle difficile ?',
    'comment est la randonnée à Sarek ?',
    '¿es difícil la caminata en Sarek?',
    "è difficile l'escursione a Sarek?",
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /hard the way is|schwer der Weg ist|difficile|difícil|ripid|faticos/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.doesNotMatch(ask({ query: 'is Sarek hard to reach?' }, context).answer, /hard the way/)
  assert.doesNotMatch(ask({ query: 'what is Sarek like?' }, context).answer, /hard the way/)
})

test('that somebody walks a lot is still a walk', () => {
  for (const query of [
    'lakes in Canada for a friend who walks a lot',
    'lacs au Canada pour un ami qui marche beaucoup',
  ])
    assert.deepEqual(ask({ query }, context).understood.activities, ['hiking'], query)
})

test('that somebody does not drive asks for another way, and is no noise of cars', () => {
  for (const query of [
    'a quiet forest in Germany, I no longer drive',
    'ruhiger Wald in Deutschland, wir haben kein Auto',
    'forêt calme en Allemagne, je n’ai pas de voiture',
    'bosque tranquilo en Alemania, ya no conduzco',
    'bosco tranquillo in Germania, non guido più',
  ]) {
    const { understood } = ask({ query }, context)
    assert.ok(
      understood.applied.some(({ as }) => as === 'by public transport'),
      query,
    )
    assert.deepEqual([understood.without, understood.notApplied], [[], []], query)
  }
})
