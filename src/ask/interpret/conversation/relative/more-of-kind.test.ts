import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)

const VOLCANOES = {
  en: ['Is there a volcano in Iceland?', 'and in Japan?'],
  de: ['Gibt es einen Vulkan in Island?', 'und in Japan?'],
  fr: ['Y a-t-il un volcan en Islande ?', 'et au Japon ?'],
  es: ['¿Hay un volcán en Islandia?', '¿y en Japón?'],
  it: ['C’è un vulcano in Islanda?', 'e in Giappone?'],
} as const

test('which of two places that were asked for in turn has more of a kind compares those two', () => {
  for (const [language, query] of [
    ['en', 'Which of the two countries has more volcanoes in your list?'],
    ['en', 'which one has more volcanoes?'],
    ['de', 'Welches der beiden Länder hat mehr Vulkane?'],
    ['fr', 'Lequel des deux pays a le plus de volcans ?'],
    ['es', '¿Cuál de los dos países tiene más volcanes?'],
    ['it', 'Quale dei due paesi ha più vulcani nella vostra lista?'],
  ] as const) {
    const { answer, understood } = answerTo(query, ...VOLCANOES[language])
    assert.match(answer, /(Japan|Japon|Japón|Giappone)\D*2\D*1/, query)
    assert.doesNotMatch(answer, /Chil|Cile/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('of another kind, that is counted in both; of two places of one search, too', () => {
  assert.match(
    answerTo('which of the two has more lakes?', ...VOLCANOES.en).answer,
    /lakes in Iceland.*lakes in Japan.*0/,
  )
  assert.match(
    answerTo('which of the two has more volcanoes?', 'volcanoes in Iceland or Japan').answer,
    /^Japan has more: 2 against 1/,
  )
})

test('which country has most of a kind is asked of all', () => {
  assert.match(answerTo('Which country has the most volcanoes?', ...VOLCANOES.en).answer, /Chile/)
})
