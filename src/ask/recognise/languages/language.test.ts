import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { questionsIn } from '../../../../test/questions/question-sets.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import { OTHER_LANGUAGES } from '../../vocabulary/languages/other-languages.ts'

const context = await starterContext()
const languageOf = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context).understood.language

test('questions of every language are told from those of the others', () => {
  for (const language of ['de', 'fr', 'es', 'it']) {
    for (const { ask: query, prev = [] } of questionsIn(`test/questions/languages/${language}.json`)) {
      // The same in German and English.
      if (query === 'Hotels in Paris') continue
      assert.equal(languageOf(query, prev), language, query)
    }
  }
  const inGerman = ['was kostet Hainich?']
  for (const file of globSync('test/questions/regression/*.json')) {
    for (const { ask: query, prev = [] } of questionsIn(file)) {
      assert.equal(languageOf(query, prev), inGerman.includes(query) ? 'de' : 'en', query)
    }
  }
})

test('the language of a bare name is that of its reader, that of a question is its own', () => {
  const answerTo = (query: string) => ask({ query, language: 'de' }, context)
  assert.match(answerTo('Sarek').answer, /^Sarek: Bewertung 5,0/)
  assert.equal(answerTo('Sarek').isOfNoLanguage, true)
  assert.match(answerTo('lakes in Sweden').answer, /^The catalogue has 2 lakes in Sweden/)
  assert.match(ask({ query: 'Sarek' }, context).answer, /^Sarek is rated 5\.0/)
  assert.match(ask({ query: 'Norvège ?', prev: ['lacs en Suède'] }, context).answer, /Norvège/)
})

test('a verb tells a language from others that have the rest', () => {
  for (const query of ['Estany de Juclar es gratis?', 'Königssee es gratis?', 'Sarek es tranquilo?'])
    assert.equal(languageOf(query), 'es', query)
  for (const query of ['ist es gratis in Sarek?', 'wie ist es im Hainich?'])
    assert.equal(languageOf(query), 'de', query)
})

test('a name of several words in lower case speaks for no language', () => {
  for (const query of ['quiet places in cinque terre', 'spots in ile de france', 'is it quiet in val grande'])
    assert.equal(languageOf(query), 'en', query)
  const { understood } = ask({ query: 'posti tranquilli alle cinque terre' }, context)
  assert.deepEqual([understood.language, understood.place?.name, understood.notApplied], ['it', 'the Cinque Terre', []])
  assert.equal(ask({ query: 'cinque laghi in Norvegia' }, context).understood.limit, 5)
})

test('a few words without a question are of the language whose vocabulary they are', () => {
  for (const [query, language] of [
    ['Foreste in Toscana', 'it'],
    ['Foresta in Toscana', 'it'],
    ['Wälder in Bayern', 'de'],
    ['forêts en France', 'fr'],
    ['bosques en Noruega', 'es'],
    ['forests in Tuscany', 'en'],
    ['Forests in Toscana', 'en'],
  ] as const)
    assert.equal(languageOf(query), language, query)
})

test('a language that is not understood is answered in it by what is understood, and by nothing else', () => {
  const questions = {
    pt: 'Onde há lagos tranquilos em Portugal?',
    nl: 'Waar zijn rustige meren in Zweden?',
    pl: 'Gdzie są ciche jeziora w Polsce?',
    sv: 'Var finns det lugna sjöar i Sverige?',
    fi: 'Missä on hiljaisia järviä Suomessa?',
    cs: 'Kde jsou klidné lesy v Čechách?',
    ru: 'Где в Швеции тихие озёра?',
    ja: 'スウェーデンの静かな湖',
    zh: '瑞典安静的湖',
    ko: '스웨덴의 조용한 호수',
    ar: 'أين توجد بحيرات هادئة',
  }
  for (const [language, query] of Object.entries(questions)) {
    const { answer, sources, understood } = ask({ query }, context)
    assert.equal(answer, OTHER_LANGUAGES.get(language)?.sentence, query)
    assert.deepEqual([understood.language, understood.kind, sources], [language, 'not understood', []], query)
  }
})

test('of two languages that words speak for alike, it is the one that has them in this very form', () => {
  for (const [text, language] of [
    ['un bosco a Mosca', 'it'],
    ['un lago pacifico', 'it'],
    ['una playa', 'es'],
    ['dune in Europa', 'it'],
    ['Dünen in Europa', 'de'],
    ['lago silencioso', 'es'],
  ] as const)
    assert.equal(languageOf(text), language, text)
})

test('"en" before a place is French or Spanish, and "Seen" before "bei" German, whatever English shares of the rest', () => {
  for (const [text, language] of [
    ['cascades en Islande', 'fr'],
    ['glaciers en France', 'fr'],
    ['refuges en France', 'fr'],
    ['refugios en Andorra', 'es'],
    ['refugio en Chile', 'es'],
    ['Seen bei Stockholm', 'de'],
    ['Quelle bei Ordino', 'de'],
    ['bei laghi in Andorra', 'it'],
    ['Seen um Berlin', 'de'],
    ['Seen any lakes near Stockholm?', 'en'],
    ['seen near Stockholm', 'en'],
    ['cascades in Iceland', 'en'],
    ['refuges in France', 'en'],
    ['canyon in Namibia', 'en'],
  ] as const)
    assert.equal(languageOf(text), language, text)
})
