import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const LAKES = {
  en: 'lakes in Norway',
  de: 'Seen in Norwegen',
  fr: 'des lacs en Norvège',
  es: 'lagos en Noruega',
  it: 'laghi in Norvegia',
}

function after(prev: readonly string[], query: string): { answer: string; shown: readonly string[] } {
  const { answer, sources } = ask({ query, prev: [...prev] }, context)
  return { answer, shown: sources.map(({ title }) => title) }
}

test('one that is turned down stays out where the list is narrowed, and is named, in each language', () => {
  for (const [list, refusal, ...narrowed] of [
    [LAKES.en, 'not that one, another', 'closer to Oslo', 'with a hut'],
    [LAKES.de, 'nicht die, ne andere', 'näher an Oslo', 'mit Hütte'],
    [LAKES.fr, 'pas celui-là, un autre', "plus près d'Oslo", 'avec un refuge'],
    [LAKES.es, 'ese no, otro', 'más cerca de Oslo', 'con refugio'],
    [LAKES.it, 'non quello, un altro', 'più vicino a Oslo', 'con un rifugio'],
  ] as const) {
    assert.equal(after([], list).shown[0], 'Femundsmarka')
    assert.match(after([list], refusal).answer, /(other than|außer|autres que|distintos de|diversi da) Femundsmarka/)
    for (const turn of narrowed) {
      const { shown } = after([list, refusal], turn)
      assert.ok(shown.length > 0 && !shown.includes('Femundsmarka'), `${turn}: ${shown.join(', ')}`)
    }
  }
})

test('one that a question leaves out by its name stays out where others are to be closer', () => {
  assert.deepEqual(after([`${LAKES.en} except Femundsmarka`], 'closer to Oslo').shown, ['Nordmarka'])
})

test('"others" leave out what was shown for that turn alone', () => {
  assert.equal(after(['lakes in Europe', 'others'], 'with a hut').shown[0], 'Hardangervidda')
})

test('in another country one that was turned down is not spoken of', () => {
  assert.doesNotMatch(after([LAKES.en, 'not that one, another'], 'and in Sweden?').answer, /Femundsmarka/)
})

test('another behind one that was turned down is none of those, either', () => {
  const { answer } = after([LAKES.en, 'not that one'], 'another')
  assert.match(answer, /other than Femundsmarka and other than those/)
})
