import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import { exonymOf } from './exonyms.ts'
import { voiceOf } from '../../say/foreign/voice.ts'

const context = await starterContext()

const CAPITALS =
  `Athens Beijing Belgrade Berlin Bern Brussels Bucharest Cairo Copenhagen Dublin Helsinki Jerusalem Lisbon Ljubljana
London Luxembourg Madrid Moscow Oslo Paris Prague Rome Sarajevo Seoul Skopje Sofia Stockholm Tallinn Tokyo Vienna Vilnius Warsaw
Zagreb`
    .split(/\s+/)
    .map(name => name.trim())

const NEAR = {
  de: 'Wo gibt es Seen bei',
  fr: 'Où y a-t-il des lacs près de',
  es: 'Dónde hay lagos cerca de',
  it: 'Dove ci sono laghi vicino a',
} as const

test('capitals are read and told by the name that the reader gives them', () => {
  for (const language of ['de', 'fr', 'es', 'it'] as const)
    for (const capital of CAPITALS) {
      const name = exonymOf(language, capital) ?? capital
      const query = `${NEAR[language]} ${name}`
      const { answer, understood } = ask({ query, language }, context)
      assert.equal(understood.place?.name.replace(/ \(.*/, ''), capital, query)
      // "Du Caire".
      assert.ok(answer.includes(name.replace(/^(Le|Il|El) /, '')), `${query}: ${answer}`)
    }
})

test('where a spot is near is told in the language of the answer', () => {
  for (const [query, says, never] of [
    ['Wo liegt der Englische Garten?', /München/, /Munich/],
    ['Où se trouve Villa Ada ?', /Rome/, /Roma\b/],
    ['Dove si trova Villa Ada?', /Roma\b/, /Rome/],
    ['bosques en Cerdeña', /Orgosolo y Urzulei, Cerdeña, Italia/, /Sardinia/],
    ['foreste in Austria', /Bassa Austria/, /Lower/],
  ] as const) {
    const { answer } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.doesNotMatch(answer, never, query)
  }
})

test('what no table holds stays as the catalogue writes it', () => {
  assert.equal(voiceOf('de').near('Kvikkjokk, Lapland'), 'Kvikkjokk, Lappland')
  assert.equal(voiceOf('fr').near('Saint-Claude, Basse-Terre'), 'Saint-Claude, Basse-Terre')
})

test('a road that is no motorway is called none', () => {
  for (const language of ['de', 'fr', 'es', 'it'] as const)
    assert.doesNotMatch(
      voiceOf(language).words.sources.get('trunk') ?? '',
      /auto(v|strada|route|bahn)|Schnell|rapide|super/,
    )
})
