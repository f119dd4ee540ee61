import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { between, seededRandom } from '../../../../test/support/random.ts'
import { questionsIn } from '../../../../test/questions/question-sets.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { LOOKING } from '../../account/abstaining.ts'
import { essenceOfTest } from '../../account/essence.ts'
import { ask, readQuestion } from '../../ask.ts'
import type { Condition } from '../../query.ts'

const context = await starterContext()
const corpus = globSync('test/questions/{regression,languages}/*.json').flatMap(questionsIn)

/** What negates the word behind it, in the language of the question; some with a word that nothing recognises between. */
const NEGATIONS: Readonly<Record<string, readonly string[]>> = {
  en: ['not', 'no', 'without', 'without any', 'no wobbly'],
  de: ['kein', 'ohne', 'keine klapprigen'],
  fr: ['pas de', 'sans', 'sans vilains'],
  es: ['sin', 'no haya', 'sin feos'],
  it: ['senza', 'nessun', 'senza brutti'],
}
const NEGATED =
  /(^|\s)(not?|n[’']t|without|neither|nor|any|kein\p{L}*|ohne|nicht|sans|pas( de)?|ni|sin|senza|non|nessun\p{L}*) $/iu

test('a "not" before a condition never leaves the same condition asked for', () => {
  const random = seededRandom(15)
  const left: string[] = []
  let tried = 0
  while (tried < 400) {
    const { ask: query, prev = [] } = corpus[between(random, 0, corpus.length - 1)] ?? { ask: '' }
    const read = readQuestion({ query, prev }, context)
    const wanted = read.query.conditions.filter(isWanted)
    const condition = wanted[between(random, 0, Math.max(0, wanted.length - 1))]
    const at = condition ? query.toLowerCase().indexOf(condition.said.toLowerCase()) : -1
    const words = NEGATIONS[read.language] ?? []
    const word = words[between(random, 0, words.length - 1)]
    const alike = read.account.applied.filter(({ text }) => text.toLowerCase() === condition?.said.toLowerCase())
    const isAgain = read.account.applied.some(({ as, text }) => as === alike[0]?.as && text !== alike[0]?.text)
    const isOnce = condition && !isAgain && query.toLowerCase().lastIndexOf(condition.said.toLowerCase()) === at
    if (!condition || !word || at === -1 || !isOnce || !isPlain(query, at, read.query.conditions)) continue
    tried++
    const negated = `${query.slice(0, at)}${word} ${query.slice(at)}`
    const again = readQuestion({ query: negated, prev }, context).query
    const isLeft = again.conditions.some(other => !other.isNegated && essenceOfTest(other) === essenceOfTest(condition))
    if (LOOKING.has(again.kind) && isLeft) left.push(negated)
  }
  assert.deepEqual(left, [])
})

/** What can be ruled out by one word before it. */
function isWanted({ on, isNegated }: Condition): boolean {
  return !isNegated && (on === 'feature' || on === 'transport')
}

/** Nothing is negated or excepted already. */
function isPlain(query: string, at: number, conditions: readonly Condition[]): boolean {
  return !conditions.some(({ isNegated }) => isNegated) && !NEGATED.test(query.slice(0, at)) && !DOUBTED.test(query)
}

/** Negations of other words, alternatives and what is denied by a verb have tests of their own. */
const DOUBTED =
  /\b(not|no|neither|nor|or|don['’]?t|n['’]t|without|except|but|nicht|kein|keine|ohne|oder|außer|aber|pas|ni|sans|sauf|ou|mais|no|sin|ni|o|pero|salvo|menos|non|senza|né|tranne|ma|either|any|hermitage)\b/i

test('no spot that is listed is known to have what was ruled out', () => {
  for (const { query, feature } of [
    { query: 'spots in Germany where dogs are not allowed', feature: 'dogs' },
    { query: 'my kids are scared of dogs. Parks in Germany where dogs aren’t allowed?', feature: 'dogs' },
    { query: 'sitios en Alemania donde NO se permitan perros', feature: 'dogs' },
    { query: 'luoghi in Germania dove non siano ammessi cani', feature: 'dogs' },
    { query: 'quiet spots in Norway, no lakes', feature: 'lake' },
    { query: 'ruhige Orte in Norwegen ohne Seen', feature: 'lake' },
    { query: 'lieux calmes en Norvège sans lacs', feature: 'lake' },
  ]) {
    const { conditions } = readQuestion({ query }, context).query
    const own = conditions.filter(each => each.on === 'feature' && each.any.includes(feature))
    assert.ok(own.length > 0 && own.every(({ isNegated }) => isNegated), query)
    const tags = ask({ query }, context).docs.flatMap(doc => context.index.spot(doc).tags)
    assert.ok(!tags.includes(feature), query)
  }
})

test('a negation that cannot be applied takes its object with it, and is named', () => {
  for (const [query, said] of [
    ['a quiet lake in Norway, no steep climbs please', 'no steep climbs'],
    ['un lago tranquilo en Noruega donde no haya motos de agua', 'no haya motos de agua'],
    ['a lake in Norway with no poeple', 'with no poeple'],
  ] as const) {
    const { query: read, account } = readQuestion({ query }, context)
    assert.deepEqual(account.notApplied, [said], query)
    assert.ok(
      read.conditions.every(each => each.on !== 'feature' || each.any.join() === 'lake'),
      query,
    )
  }
})

test('what is said and then denied is neither wanted nor ruled out', () => {
  const { query, account } = readQuestion({ query: 'we have a pram, not a wheelchair. Lakes in Norway' }, context)
  assert.deepEqual(account.notApplied, ['pram', 'not a wheelchair'])
  assert.ok(!query.conditions.some(each => each.on === 'feature' && each.any.includes('wheelchair')))
})

test('what is taken away is ruled out, in each language', () => {
  for (const [before, query] of [
    ['deserts', 'leave out the ones in Asia'],
    ['Wüsten', 'streiche die in Asien'],
    ['déserts', 'enlève ceux en Asie'],
    ['desiertos', 'quita los de Asia'],
    ['deserti', 'togli quelli in Asia'],
  ] as const) {
    const { conditions } = readQuestion({ query, prev: [before] }, context).query
    const places = conditions.filter(({ on }) => on === 'place')
    assert.ok(places.length === 1 && places.every(({ isNegated }) => isNegated), query)
    assert.ok(
      conditions.some(each => each.on === 'feature' && each.any.includes('desert')),
      query,
    )
  }
})

test('a cause is what is loudest', () => {
  for (const query of [
    'spots rated below 4 because of aircraft, not because of roads',
    'Orte unter 4 wegen Fluglärm',
    'lieux notés moins de 4 à cause des avions',
    'lugares por debajo de 4 por culpa de los aviones',
    'posti sotto i 4 per colpa degli aerei e non delle strade',
  ]) {
    const noises = readQuestion({ query }, context).query.conditions.filter(({ on }) => on === 'noise')
    assert.ok(noises.length > 0, query)
    assert.ok(
      noises.every(noise => noise.on === 'noise' && noise.isLoudest),
      query,
    )
  }
})
