import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const told = (...texts: readonly string[]) =>
  ask({ query: texts.at(-1) ?? '', prev: texts.slice(0, -1) }, context).answer

test('more of a ranking of countries is that ranking, and no list of spots', () => {
  for (const [first, next, same] of [
    ['which countries have the most lakes?', 'and the next three?', 'which 8 countries have the most lakes?'],
    ['which countries have the most lakes?', 'two more', 'which 7 countries have the most lakes?'],
    ['welche Länder haben die meisten Seen?', 'und die nächsten drei?', 'welche 8 Länder haben die meisten Seen?'],
    ['quel pays a le plus de lacs ?', 'et les trois suivants ?', 'les 8 pays qui ont le plus de lacs'],
    ['¿qué país tiene más lagos?', 'los tres siguientes', 'los 8 países con más lagos'],
  ] as const)
    assert.equal(told(first, next), told(same), next)
  assert.match(told('which countries have the most lakes?', 'list them all'), /Norway \(3\).*Italy \(2\)/)
})

test('another kind behind a ranking is ranked in the same way, and so on', () => {
  for (const [first, next, same] of [
    ['which country has the most lakes?', 'and forests?', 'which country has the most forests?'],
    ['welches Land hat die meisten Seen?', 'und Wälder?', 'welches Land hat die meisten Wälder?'],
    ['quel pays a le plus de lacs ?', 'et les forêts ?', 'quel pays a le plus de forêts ?'],
    ['¿qué país tiene más lagos?', '¿y los bosques?', '¿qué país tiene más bosques?'],
    ['quale paese ha più laghi?', 'e le foreste?', 'quale paese ha più foreste?'],
  ] as const)
    assert.equal(told(first, next), told(same), next)
  assert.equal(
    told('which country has the most lakes?', 'and forests?', 'and the next three?'),
    told('which 8 countries have the most forests?'),
  )
})

test('no word behind a ranking vanishes', () => {
  for (const query of ['and big forests?', 'and forests there?']) {
    const { answer, understood } = ask({ query, prev: ['which country has the most lakes?'] }, context)
    assert.ok(understood.notApplied.length > 0 || !/has the most forests/.test(answer), query)
  }
  const { understood } = ask({ query: 'and the next three?', prev: ['which country has the most lakes?'] }, context)
  assert.deepEqual(understood.applied, [{ text: 'and the next three?', as: 'limit: 8' }])
})

test('all of a ranking is every country that has one', () => {
  const lakes = [...told('which countries have the most lakes?', 'list them all').matchAll(/\((\d+)\)/g)]
  const total = /has (\d+) lakes/.exec(told('how many lakes are there'))?.[1]
  const first = Number(/most lakes: (\d+)/.exec(told('which country has the most lakes?'))?.[1])
  assert.equal(
    lakes.reduce((sum, [, count]) => sum + Number(count), first),
    Number(total),
  )
})

test('behind a list the next ones are spots, and another kind is looked for', () => {
  assert.match(told('lakes in Norway', 'and forests?'), /^The catalogue has \d+ forests? in Norway/)
  assert.match(told('quiet lakes', 'and the next three?'), /lakes other than those/)
})
