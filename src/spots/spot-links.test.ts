import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spotLinks } from './spot-links.ts'

test('links are absolute URLs, however the source writes them', () => {
  const cases: [Parameters<typeof spotLinks>[0], ReturnType<typeof spotLinks>][] = [
    [{ website: 'www.parcs.ad/sorteny' }, { website: 'https://www.parcs.ad/sorteny' }],
    [{ website: 'http://a.example/x?y=1;http://b.example' }, { website: 'http://a.example/x?y=1' }],
    [
      { wikipedia: 'ca:Parc natural de Sorteny' },
      { wikipedia: 'https://ca.wikipedia.org/wiki/Parc_natural_de_Sorteny' },
    ],
    [{ wikipedia: 'de:Wer? Wo?' }, { wikipedia: 'https://de.wikipedia.org/wiki/Wer%3F_Wo%3F' }],
    [{ wikipedia: 'https://en.wikipedia.org/wiki/Snaefell' }, { wikipedia: 'https://en.wikipedia.org/wiki/Snaefell' }],
    [{ wikidata: 'Q1234' }, { wikidata: 'https://www.wikidata.org/wiki/Q1234' }],
    [{ wikidata: 'http://www.wikidata.org/entity/Q5' }, { wikidata: 'https://www.wikidata.org/wiki/Q5' }],
  ]
  for (const [texts, links] of cases) assert.deepEqual(spotLinks(texts), links)
})

test('what is no link is left out', () => {
  const texts = [
    '',
    'yes',
    'javascript:alert(1)',
    'ftp://a.example',
    'http://user:word@a.example/',
    'http://localhost/',
  ]
  for (const text of texts) {
    assert.equal(spotLinks({ website: text, wikipedia: text, wikidata: text }), null, text)
  }
  assert.equal(spotLinks({ wikidata: 'Q12;Q13', wikipedia: 'Snaefell' }), null)
})
