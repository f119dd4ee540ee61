import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

/** What a list is made of, whatever its words. */
function read(query: string) {
  const { understood } = ask({ query }, context)
  const { tags, activities, without, fire, access, minRating, maxRating, orderBy, rank, limit, place, notApplied } =
    understood
  const where = place && `${place.relation} ${place.name}`
  return {
    tags,
    activities,
    without: without.length,
    fire,
    access,
    minRating,
    maxRating,
    orderBy,
    rank,
    limit,
    where,
    notApplied,
  }
}

type Read = ReturnType<typeof read>

function readAlike(said: readonly (readonly [query: string, meant: Partial<Read>])[]) {
  for (const [query, meant] of said) {
    const all = read(query)
    const of = Object.fromEntries(Object.keys(meant).map(key => [key, all[key as keyof Read]]))
    assert.deepEqual({ ...of, notApplied: all.notApplied }, { ...meant, notApplied: [] }, query)
  }
}

test('what is forbidden in a country is not looked for outside it, nor taken for allowed', () => {
  readAlike([
    ['¿En qué lagos en Canadá no se permite hacer fuego?', { tags: ['lake'], fire: 'prohibited', where: 'in Canada' }],
    [
      'In quali laghi in Canada non si può accendere un fuoco?',
      { tags: ['lake'], fire: 'prohibited', where: 'in Canada' },
    ],
    [
      'Dans quels lacs au Canada est-il interdit de faire du feu ?',
      { tags: ['lake'], fire: 'prohibited', where: 'in Canada' },
    ],
    ['lacs où il est interdit de faire du feu', { tags: ['lake'], fire: 'prohibited' }],
    ['lagos donde está prohibido acampar', { tags: ['lake'], activities: [], without: 1 }],
    ['laghi dove non si può nuotare', { tags: ['lake'], activities: [], without: 1 }],
    ['Seen, an denen es verboten ist zu zelten', { tags: ['lake'], activities: [], without: 1 }],
    // What is said before "forbidden" is meant.
    ['lagos donde el baño está prohibido', { tags: ['lake'], activities: [], without: 1 }],
    ['lacs qui ne sont pas au Canada', { tags: ['lake'], where: 'outside Canada' }],
    ['¿En qué lagos en Canadá se permite hacer fuego?', { tags: ['lake'], fire: 'allowed', where: 'in Canada' }],
  ])
})

test('whether something is forbidden of which no ban is recorded is answered neither with yes nor with no', () => {
  for (const query of [
    'Is swimming forbidden in the lakes of Canada?',
    'Ist Baden in den Seen Kanadas verboten?',
    'Est-il interdit de nager dans les lacs au Canada ?',
  ])
    assert.doesNotMatch(ask({ query }, context).answer, /^(Yes|Ja|Oui|No|Nein|Non)\b/, query)
  assert.match(ask({ query: 'Are there lakes in Canada?' }, context).answer, /^Yes, /)
})

test('ratings between two numbers, and exactly one, are read in any order of words', () => {
  const between = { minRating: 3, maxRating: 4, tags: ['lake'] }
  const exactly = { minRating: 4.5, maxRating: 4.5, tags: ['lake'] }
  readAlike([
    ['Seen mit einer Bewertung von 3 bis 4', between],
    ['zwischen 3 und 4 bewertete Seen', between],
    ['lacs avec une note comprise entre 3 et 4', between],
    ['lacs avec une note de 3 à 4', between],
    ['lagos con puntuación de 3 a 4', between],
    ['laghi con un voto compreso tra 3 e 4', between],
    ['laghi con voto da 3 a 4', between],
    ['mindestens mit 4,2 bewertete Seen', { minRating: 4.2, maxRating: null, tags: ['lake'] }],
    ['lakes rated 4.5, no more and no less', exactly],
    ['lacs notés 4,5, ni plus ni moins', exactly],
    ['lagos con 4,5 justos', exactly],
    ['laghi con 4,5 esatto', exactly],
  ])
})

test('places in an order are read from numbers, last ones from words, and ends of the compass', () => {
  const second = { orderBy: 'rating', rank: 2 } as const
  const last = { orderBy: 'noise', rank: 1 } as const
  readAlike([
    ['le 2e lac le plus calme', second],
    ['la 2ème île la plus calme', second],
    ['el 2º lago más tranquilo', second],
    ['la 2ª isola più tranquilla', second],
    ['der 2. ruhigste See', second],
    ['le lac avec la note la plus basse', last],
    ['el lago con la puntuación más baja', last],
    ['il lago valutato peggio', last],
    ['Welcher See steht an letzter Stelle?', last],
    ['Which lake comes last?', last],
    ['Welcher See liegt am weitesten im Osten?', { orderBy: 'easternmost' }],
    ['Which lake lies farthest to the south?', { orderBy: 'southernmost' }],
    ['le lac le plus éloigné de Tokyo en Australie', { orderBy: 'farthest' }],
    // "Or" and "and" behind a number are no ending of it.
    ['lagos con nota 3 o más', { rank: 1, minRating: 3 }],
    ['laghi con voto 3 o più', { rank: 1, minRating: 3 }],
    // The lowest lake is one of heights.
    ['le lac le plus bas', { orderBy: 'lowest' }],
  ])
})

test('a couple is two of what is looked for, and no number of hours', () => {
  readAlike([
    ['a couple of quiet lakes', { limit: 2, tags: ['lake'] }],
    ['un par de lagos', { limit: 2, tags: ['lake'] }],
    ['un paio di laghi', { limit: 2, tags: ['lake'] }],
    ['lagos a un par de horas de Oslo', { limit: 5, tags: ['lake'] }],
    ['lakes within a couple of miles of Oslo', { limit: 5, tags: ['lake'] }],
  ])
})

test('all but one spot are told without that one', () => {
  for (const query of [
    'all lakes in Canada but Quetico',
    'andere Seen in Kanada als Quetico',
    'lacs au Canada autres que Quetico',
    'lagos en Canadá distintos de Quetico',
    'laghi in Canada diversi da Quetico',
  ]) {
    const { docs, understood } = ask({ query }, context)
    assert.deepEqual([docs.length, understood.without.length, understood.notApplied], [3, 1, []], query)
  }
})

test('what is permitted and offered is read as what one can do there', () => {
  readAlike([
    ['Seen mit Bademöglichkeit', { tags: ['lake'], activities: ['swimming'] }],
    ['lacs qui permettent de camper', { tags: ['lake', 'camping'] }],
    ['lacs qui disposent de WC', { tags: ['lake', 'toilets'] }],
    ['lagos para personas en silla de ruedas', { tags: ['lake', 'wheelchair'] }],
    ['lacs où il faut payer l’entrée', { tags: ['lake'], access: 'paid' }],
    ['lagos donde hay que pagar entrada', { tags: ['lake'], access: 'paid' }],
    ['lakes where I have to pay to get in', { tags: ['lake'], access: 'paid' }],
  ])
})

test('"Sídney" is the city of Australia', () => {
  assert.match(ask({ query: '¿Qué parque nacional está más cerca de Sídney?' }, context).answer, /Lane Cove/)
})

test('all within a distance that is said are told, and a place in an order counts noisy ones', () => {
  assert.equal(ask({ query: 'lakes within 200 km of Oslo' }, context).docs.length, 2)
  assert.match(ask({ query: 'the second quietest glacier in Canada' }, context).answer, /Lake Louise/)
})
