import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { questionsIn } from '../../../test/questions/question-sets.ts'
import { between, seededRandom } from '../../../test/support/random.ts'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'
import { FILLER_WORDS } from '../vocabulary/plain-words.ts'
import { essenceOf } from './essence.ts'
import { readInContext } from '../interpret/conversation/follow-up.ts'

const context = await starterContext()
const corpus = globSync('test/questions/{regression,extracts}/*.json').flatMap(questionsIn)

/** Words that restrict what is asked for, or would in another service. */
const WORDS =
  `accessible adventurous affordable airconditioned alcohol alone ancient animals apple april archaeology artists
asphalt autumn average baby bakery balcony banana bats beautiful bees berries bicycle big biggest birdsong blueberries
boardwalk boat bonfire bright broken busy butterflies cactus camels campervan car cars castle cats cave ceremony chalk chapel
cheap cheapest cherry child chocolate church cinema city clean clear climbers cloudy clubs cold colourful concert cows
crowded cycling dangerous dark deepest deer desert difficult dinosaurs dirty disabled divers dogs dolphins dragons drone
drones dry easy elderly electric elevation empty evening expensive family famous fast fenced festival fewest fireflies
fireworks fish flat floodlit flowers foggy forbidden free frogs frozen garden geese ghosts giant goats golf graffiti granite
grassy green guided haunted heated helicopters hidden high highest historic hollow horses hot humid hunters illegal indoor
insects jellyfish kids kiosk kite large largest lavender library lighthouse limestone lit lonely long lowest luxurious magic
maple marble medieval mice midges military mild modern monkeys mosquitoes mossy motorbikes muddy mushrooms mysterious
narrow new night noisy northernmost nude ocean old olive orchids otters owls oysters paddle paved penguins photogenic piano
picnic playground polluted popular private pubs puffins purple quicksand rainy rare red remote romantic rusty sacred salty
sandy second shady shallow sharks shops short shower slippery slow small smooth snakes snowy solar spiders stairs statues
steep stony storks sunny swans tall tarantulas toddlers tourists toxic traffic trams tulips turtles undiscovered unique
unlit untouched vegan vending vineyards violins volcanic waist warm wasps weekend wheelchair wide wild windy wolves wooden`
    .trim()
    .split(/\s+/)

test('a word added to any question changes the query or is said not to be applied: none vanishes', () => {
  assert.ok(WORDS.length >= 200)
  assert.deepEqual(
    WORDS.filter(word => FILLER_WORDS.includes(word)),
    [],
  )
  const random = seededRandom(15)
  const vanished: string[] = []
  for (const word of WORDS) {
    for (let round = 0; round < 8; round++) {
      const { ask: query, prev = [] } = corpus[between(random, 0, corpus.length - 1)] ?? { ask: '' }
      const words = query.split(' ')
      const longer = words.toSpliced(between(random, 0, words.length), 0, word).join(' ')
      if (!isAccountedFor(word, longer, query, prev)) vanished.push(`${word}: ${longer}`)
    }
  }
  assert.deepEqual(vanished, [])
})

function isAccountedFor(word: string, longer: string, query: string, prev: readonly string[]): boolean {
  const read = readInContext(longer, prev, context)
  const isNamed = read.account.notApplied.join(' ').toLowerCase().includes(word)
  const isImplied = read.account.applied.some(({ text }) => text.toLowerCase().includes(word))
  return isNamed || isImplied || essenceOf(read.query) !== essenceOf(readInContext(query, prev, context).query)
}

test('what was not applied stands in the first words of the answer', () => {
  const { answer, understood } = ask({ query: 'easy lakes in Norway for kids' }, context)
  assert.match(answer, /^I could not take into account: "easy" and "for kids"\./)
  assert.deepEqual(understood.notApplied, ['easy', 'for kids'])
  assert.deepEqual(understood.applied, [
    { text: 'lakes', as: 'feature: lake' },
    { text: 'Norway', as: 'place' },
  ])
})

test('of two words for one thing both are applied', () => {
  for (const query of [
    'quiet peaceful lakes in Norway',
    'lakes and lakes in Norway',
    'quiet lakes rated 4.2 or better',
  ]) {
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
  }
})

test('a correction is said', () => {
  const { answer, understood } = ask({ query: 'svedish lakes' }, context)
  assert.match(answer, /^I read "svedish" as "Swedish"\. The catalogue has 2 lakes in Sweden/)
  assert.deepEqual(understood.corrected, [{ from: 'svedish', to: 'Swedish' }])
})

test('yes and no answer only what was asked', () => {
  const answer = (query: string) => ask({ query }, context).answer
  assert.match(answer('Is Sarek quieter than Abisko?'), /^Yes, /)
  assert.doesNotMatch(answer('Are there beautiful lakes in Norway?'), /\b(Yes|No), /)
  assert.doesNotMatch(answer('Is there romantic camping at Sarek?'), /\b(Yes|No), /)
})

test('a question of which most was not applied is not answered', () => {
  const { answer, sources, understood } = ask(
    { query: 'lakes with a playground and a heated shower for toddlers' },
    context,
  )
  assert.equal(understood.kind, 'not understood')
  assert.deepEqual(sources, [])
  assert.match(answer, /playground.*shower.*toddlers.*You can ask, for example/)
})

test('which of the parishes is wanted is named, and one that is named is a place', () => {
  for (const [query, word] of [
    ['Which parish of Andorra has the quietest lake?', 'parish'],
    ['what canton of Switzerland is quietest', 'canton'],
    ['In welcher Pfarrei von Andorra ist es am ruhigsten?', 'Pfarrei'],
    ["dans quelle paroisse d'Andorre est-ce le plus calme ?", 'paroisse'],
    ['¿En qué parroquia de Andorra hay más silencio?', 'parroquia'],
    ['in quale parrocchia di Andorra si trova più silenzio?', 'parrocchia'],
  ] as const)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [word], query)
  for (const query of ['the quietest lake in the parish of Ordino', 'quiet lakes in the state of Victoria'])
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
})

test('what is larger than so many hectares is not rated so, and "at least six" is no rating', () => {
  for (const query of ['lakes in Norway larger than 2 hectares', 'lakes in Norway, at least six', 'lakes above 6'])
    assert.equal(ask({ query }, context).understood.minRating, null, query)
  for (const query of ['a lake rated at least six', 'anything over 5.5 in Sweden', 'lakes better than 3 in Norway'])
    assert.notEqual(ask({ query }, context).understood.minRating, null, query)
})
