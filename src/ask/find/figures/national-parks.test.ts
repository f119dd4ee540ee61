import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('where parks are left out, national parks that stay are spoken of, in each language', () => {
  for (const [query, said] of [
    ['bird hide in Poland, not a park', /national parks are not left out\.$/],
    ['Beobachtungshütte in Polen, kein Park', /Nationalparks sind nicht weggelassen\.$/],
    ['endroits en Allemagne mais pas de parcs', /les parcs nationaux ne le sont pas\./],
    ['lugares en Alemania, pero no parques', /los parques nacionales, no\./],
    ['posti in Germania ma non parchi', /i parchi nazionali no\./],
  ] as const)
    assert.match(answerTo(query), said, query)
})

test('where they are asked about, or none stays, nothing is said of them', () => {
  for (const query of [
    'spots in Germany, not a park, but a national park',
    'spots in Sweden that are neither a park nor a national park',
    'lakes in Sweden, no national park',
  ])
    assert.doesNotMatch(answerTo(query), /not left out/, query)
})
