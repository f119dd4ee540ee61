import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)
const named = (query: string, ...prev: readonly string[]) => after(query, ...prev).sources.map(({ title }) => title)

const [first = '', second = '', third = ''] = named('forests in Japan')

test('two of a list are compared and measured by their numbers, in each language', () => {
  for (const [before, query] of [
    ['forests in Japan', 'is the third quieter than the second one?'],
    ['Wälder in Japan', 'ist der dritte stiller als der zweite?'],
    ['forêts au Japon', 'la troisième est-elle plus calme que la deuxième ?'],
    ['bosques en Japón', '¿es el tercero más silencioso que el segundo?'],
    ['foreste in Giappone', 'la terza è più silenziosa della seconda?'],
  ] as const)
    assert.deepEqual(named(query, before).toSorted(), [third, second].toSorted(), query)
  for (const [before, query] of [
    ['forests in Japan', 'how many km from the first to the third?'],
    ['Wälder in Japan', 'wie weit ist der erste vom dritten entfernt?'],
    ['forêts au Japon', 'à quelle distance est la première de la troisième ?'],
    ['bosques en Japón', '¿a qué distancia está el primero del tercero?'],
    ['foreste in Giappone', 'quanto dista la prima dalla terza?'],
  ] as const) {
    const { answer } = after(query, before)
    assert.match(answer, /\d km/, query)
    assert.match(answer, new RegExp(`${first}.*${third}|${third}.*${first}`), query)
  }
})

test('one of a list is compared with a named spot, and measured alone', () => {
  assert.deepEqual(named('is the second one noisier than Hainich?', 'forests in Japan'), [second, 'Hainich'])
  assert.match(
    after('how far is the third one from Tokyo', 'forests in Japan').answer,
    new RegExp(`^${third} is \\d+ km`),
  )
})

test('"the other" is the one of two that was not spoken of last', () => {
  const [one, other] = named('lakes in Finland')
  for (const [before, speaks, query] of [
    ['lakes in Finland', 'the first one', 'and is the other one free?'],
    ['Seen in Finnland', 'der erste?', 'und der andere?'],
    ['lacs en Finlande', 'le premier', 'et l’autre ?'],
    ['lagos en Finlandia', 'el primero', '¿y el otro?'],
    ['laghi in Finlandia', 'il primo', 'e l’altro?'],
  ] as const) {
    const spots = named(before)
    if (spots.length !== 2) continue
    assert.deepEqual(named(query, before, speaks), [other], query)
  }
  assert.notEqual(one, other)
})

test('spots that one question after another was about are spoken of by their order', () => {
  const turns = ['Is Hainich quiet?', 'and Grunewald?'] as const
  assert.deepEqual(named('are dogs allowed at the first?', ...turns), ['Hainich'])
  assert.deepEqual(named('does the former cost anything?', ...turns), ['Hainich'])
  assert.deepEqual(named('how far is it from the other one?', ...turns), ['Grunewald'])
  assert.match(after('how far is it from the other one?', ...turns).answer, /Hainich/)
  assert.match(after('which of them is noisier?', ...turns).answer, /^Grunewald is noisier than Hainich/)
  assert.deepEqual(named('what does each of them cost?', ...turns), ['Hainich', 'Grunewald'])
  assert.match(
    after('und welcher ist lauter?', 'Ist der Hainich ruhig?', 'und Grunewald?').answer,
    /^Grunewald ist lauter/,
  )
  assert.match(after('how many km between the two?', ...turns).answer, /^Hainich is \d+ km from Grunewald/)
})

test('all of a list are compared, and a number beyond its end points at none', () => {
  assert.deepEqual(named('please compare these', 'forests in Japan').slice(0, 3), [first, second, third])
  const { answer } = after('is the ninth quieter than the first?', 'lakes in Finland')
  assert.doesNotMatch(answer, /^(Yes|No)/)
})
