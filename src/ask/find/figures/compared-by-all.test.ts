import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context).answer
const spots = starterSpots()

const COMPARE = [
  ['en', 'compare {a} and {b}', 'compare the two'],
  ['de', 'vergleiche {a} und {b}', 'vergleiche die beiden'],
  ['fr', 'compare {a} et {b}', 'compare les deux'],
  ['es', 'compara {a} y {b}', 'compara los dos'],
  ['it', 'confronta {a} e {b}', 'confronta i due'],
] as const
const PAIRS = [
  ['Sarek', 'Abisko'],
  ['Mercantour', 'Vanoise'],
  ['Hainich', 'Rondane'],
  ['Djurgården', 'Sarek'],
] as const
/** How each language speaks of fires, and of access. */
const SAID = {
  en: [/[Ff]ires/, /[Aa]ccess/],
  de: [/Feuer/, /Zugang/],
  fr: [/\bfeu/, /accès/],
  es: [/fuego/, /acceso/],
  it: [/fuoco/, /accesso/],
} as const

test('"compare the two" tells their ratings, access and fires, each where it is recorded of one, as "compare A and B" does', () => {
  for (const [language, whole, turn] of COMPARE)
    for (const pair of PAIRS) {
      const [a, b] = pair.map(name => spots.find(spot => spot.name === name) ?? assert.fail(name))
      const query = whole.replace('{a}', pair[0]).replace('{b}', pair[1])
      const answer = answerTo(query)
      const [fires, access] = SAID[language]
      assert.equal(fires.test(answer), (a?.fireStatus ?? b?.fireStatus ?? null) !== null, `${query}: ${answer}`)
      assert.equal(access.test(answer), (a?.accessStatus ?? b?.accessStatus ?? null) !== null, `${query}: ${answer}`)
      assert.equal(answerTo(turn, query), answer, turn)
    }
})

test('"compare the two" behind facts and another comparison tells all of them', () => {
  const due = answerTo('compare Sarek and Abisko')
  assert.equal(answerTo('compare the two', 'is Sarek free?', 'and Abisko?'), due)
  assert.equal(answerTo('compare the two', 'which of Sarek and Abisko is higher?'), due)
  assert.equal(answerTo('compare the two', 'is Sarek quieter than Abisko?'), due)
  assert.equal(
    answerTo('vergleiche die beiden', 'ist Sarek kostenlos?', 'und Abisko?'),
    answerTo('vergleiche Sarek und Abisko'),
  )
})

test('what is compared by something that is named is told by that alone', () => {
  for (const query of [
    'is Sarek quieter than Abisko?',
    'which of Sarek and Abisko is quieter?',
    'compare how quiet Sarek and Abisko are',
    'compare Sarek and Abisko by height',
    'is Sarek as quiet as Abisko?',
  ])
    assert.doesNotMatch(answerTo(query), /[Aa]ccess|[Ff]ire/, query)
  assert.doesNotMatch(answerTo('which of them is quieter?', 'compare Sarek and Abisko'), /[Aa]ccess/)
  assert.doesNotMatch(answerTo('and by how much?', 'compare Sarek and Abisko'), /[Aa]ccess/)
})
