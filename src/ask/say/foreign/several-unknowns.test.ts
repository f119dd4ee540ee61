import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('each of several things that are not known is named, in every language', () => {
  for (const [query, ...named] of [
    ['quiet lake in Norway with good weather and a playground', 'The weather', '"playground"'],
    ['Ruhiger See in Norwegen mit gutem Wetter und Spielplatz', 'Das Wetter', '„Spielplatz“'],
    ['lac calme en Norvège avec beau temps et une aire de jeux', 'Le temps qu’il fait', '« aire de jeux »'],
    ['lago tranquilo en Noruega con buen tiempo y un parque infantil', 'qué tiempo hace', '«parque infantil»'],
    ['lago tranquillo in Norvegia con bel tempo e un parco giochi', 'che tempo fa', '«parco giochi»'],
    ['Does Sarek have a cafe, a sauna and lifeguards?', '"cafe"', '"sauna"', '"lifeguards"'],
    ['Hat Sarek ein Café, eine Sauna und Rettungsschwimmer?', '„café“', '„Sauna“', '„Rettungsschwimmer“'],
    ['Sarek a-t-il un café, un sauna et des sauveteurs ?', '« café »', '« sauna »', '« sauveteurs »'],
    ['¿Sarek tiene cafetería, sauna y socorristas?', '«cafetería»', '«sauna»', '«socorristas»'],
    ['Sarek ha un bar, una sauna e bagnini?', '«bar»', '«sauna»', '«bagnini»'],
    ['Wie tief und wie alt ist der Königssee?', '„Wie tief“', '„alt“'],
    ['¿Qué profundidad y qué edad tiene Königssee?', 'profundidad', '«edad»'],
  ] as const) {
    const { answer } = ask({ query }, context)
    for (const each of named) assert.ok(answer.includes(each), `${query}: ${each}: ${answer}`)
  }
})
