import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { countries } from '../../../index/regions/countries.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const titles = (query: string) => ask({ query }, context).sources.map(({ title }) => title)

test('the code of a country is read as programs write it', () => {
  for (const [query, same] of [
    ['count(spots) where country == "IS" and rating > 4', 'how many spots in Iceland are rated above 4'],
    ['Get all lakes in country code NO, sorted by rating descending', 'the quietest lakes in Norway'],
    ['lakes with country_code NO', 'lakes in Norway'],
    ['lakes in ISO SE', 'lakes in Sweden'],
    ['forests, country DE', 'forests in Germany'],
    ['country=es tag=forest', 'forests in Spain'],
    ['forests in DE or AT', 'forests in Germany or Austria'],
    ['{"country":["DE","AT"],"tags":["lake"]}', 'lakes in Germany or Austria'],
    ['spots near Oslo NO', 'spots near Oslo'],
    ['Wälder in DE oder AT', 'Wälder in Deutschland oder Österreich'],
  ] as const) {
    assert.ok(titles(same).length > 0, same)
    assert.deepEqual(titles(query), titles(same), query)
  }
  assert.match(ask({ query: 'beaches on IM' }, context).answer, /on the Isle of Man/)
})

test('what a program excludes is no wish', () => {
  for (const query of ["lakes where country != 'FI'", 'lakes, country not in (FI)', "lakes WHERE country <> 'FI'"])
    assert.match(ask({ query }, context).answer, /lakes outside Finland/, query)
})

test('two capitals that are words, or states of one country, are no code', () => {
  for (const query of ['in OR or WA a forest', 'quiet forests in CA', 'is IT quiet at Sarek', 'what is ON at Sarek'])
    assert.doesNotMatch(ask({ query }, context).answer, /Canada|Italy|Oregon/, query)
})

test('a query of a database is read as far as its fields are known', () => {
  const select =
    "SELECT name FROM spots WHERE country = 'DE' AND tags LIKE '%lake%' ORDER BY silence_rating DESC LIMIT 5"
  const { answer, understood } = ask({ query: select }, context)
  assert.deepEqual(understood.notApplied, [])
  assert.match(answer, /^The quietest lake in Germany/)
  const free = "SELECT * FROM spots WHERE access_status='free' AND scenery_type='forest' LIMIT 3"
  assert.match(ask({ query: free }, context).answer, /^The catalogue has \d+ forests with free access. The 3 quietest/)
  for (const query of ['what scenery has Abisko', 'tags in Abisko'])
    assert.match(ask({ query }, context).answer, /Abisko/, query)
})

test('a code at the end, behind what is sought, is that country, in five languages', () => {
  for (const [query, same] of [
    ['quietest lake SE', 'the quietest lake in Sweden'],
    ['lakes CH', 'lakes in Switzerland'],
    ['quiet forests NZ?', 'quiet forests in New Zealand'],
    ['Seen SE', 'Seen in Schweden'],
    ['Seen in AD', 'Seen in Andorra'],
    ['lacs SE', 'lacs en Suède'],
    ['lacs AD', 'lacs en Andorre'],
    ['lagos SE', 'lagos en Suecia'],
    ['lagos en AD', 'lagos en Andorra'],
    ['laghi SE', 'laghi in Svezia'],
    ['laghi in AD', 'laghi in Andorra'],
    ['cime LI', 'cime in Liechtenstein'],
  ] as const)
    assert.equal(ask({ query }, context).answer, ask({ query: same }, context).answer, query)
})

test('a word, the code of a state and one among capitals are none', () => {
  for (const query of ['quiet forests CA', 'LAKES AD', 'lakes where to camp IN', 'lakes I am fond of', 'a lake for ME'])
    assert.equal(ask({ query }, context).understood.place, null, query)
})

test('the code of any country at the end is that country, is not known as a place, or is another word that can end a question', () => {
  const words = 'AM AS AT BE BY DO IN IS IT ME MY NO SO TO US VG'.split(' ')
  const codes = [...countries().keys()]
  assert.ok(codes.length > 200)
  const told = (query: string) => {
    const { answer, understood } = ask({ query }, context)
    return { answer, heard: understood.notApplied.length }
  }
  for (const [frame, ending] of [
    ['quietest lake in #', 'VG'],
    ['quietest lake in #', 'it vg'],
    ['quiet spots in #', 'VG'],
    ['quietest lake #', 'IN ME VG'],
    ['quietest #', `US ${words.join(' ').toLowerCase()}`],
    ['lakes #', words.join(' ').toLowerCase()],
  ] as const) {
    const isLower = ending.endsWith('vg')
    const bare = told(frame.replace(/( in)? #/, ''))
    for (const code of codes.map(each => (isLower ? each.toLowerCase() : each))) {
      if (ending.split(' ').includes(code)) continue
      const { answer, heard } = told(frame.replace('#', code))
      assert.ok(answer !== bare.answer || heard > 0, frame.replace('#', code))
    }
  }
})

test('a code behind "in" is read in small letters too', () => {
  for (const [query, country] of [
    ['quietest lake in no', 'Norway'],
    ['quietest spot in DE', 'Germany'],
    ['lakes in de', 'Germany'],
    ['quietest lake im', 'the Isle of Man'],
    ['lakes IT', 'Italy'],
  ] as const)
    assert.match(ask({ query }, context).answer, new RegExp(country), query)
})
