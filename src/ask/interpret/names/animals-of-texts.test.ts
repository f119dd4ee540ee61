import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('an animal is looked for in the texts, in each language', () => {
  for (const [query, found] of [
    ['Wo kann man Kraniche beobachten?', /6 Orte \(im Text: „cranes“\)/],
    ['Où voir des flamants roses ?', /4 lieux \(dans le texte : « flamingos »\)/],
    ['dove posso vedere i fenicotteri?', /4 luoghi \(nel testo: «flamingos»\)/],
    ['flamencos en Bolivia', /1 lugar en Bolivia \(en el texto: «flamingos»\)/],
  ] as const)
    assert.match(answerTo(query), found, query)
})

test('an animal that somebody fears, does not want or asks whether it lives there is not looked for', () => {
  for (const query of [
    'Ich habe Angst vor Bären, wo kann ich in Norwegen wandern',
    'un lac sans ours en Suède',
    'Gibt es Wölfe in Sarek?',
    'ruhige Orte mit Hirschbrunft',
  ])
    assert.match(answerTo(query), /hier nicht bekannt|ne sont pas connus ici/, query)
})

test('an animal of two words is one, in both numbers, and asked in English', () => {
  assert.match(answerTo('sea lions in New Zealand'), /^I found no spot in New Zealand whose text mentions "sea lions"/)
  assert.match(answerTo('musk ox'), /4 spots whose text mentions "musk ox" or "musk oxen"/)
  assert.match(answerTo('Musk oxen in Greenland'), /1 spot in Greenland whose text mentions "musk oxen"/)
  assert.match(answerTo('snow leopards'), /did not understand "snow leopards"/)
  assert.match(answerTo('mountain goats'), /no spot whose text mentions "mountain goats"/)
  assert.match(answerTo('mountain spots with goats'), /2 mountain spots whose text mentions "goats"/)
  assert.match(answerTo('lions au Kenya'), /^Aucun résultat/)
})
