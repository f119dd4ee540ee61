import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { questionsIn } from '../../../test/questions/question-sets.ts'
import { between, seededRandom } from '../../../test/support/random.ts'
import { contextOf, starterSpots } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'
import { readInContext } from '../interpret/conversation/follow-up.ts'
import { FILLER_WORDS } from '../vocabulary/plain-words.ts'
import { hashText } from '../../text/hash.ts'
import { foldedWordsOf } from '../../text/tokenize.ts'
import { essenceOf } from './essence.ts'

const context = await contextOf(starterSpots())
const corpus = globSync('test/questions/{regression,extracts,languages}/*.json').flatMap(questionsIn)

/** Words with content that no catalogue of places holds, in each language. */
const WORDS = {
  en: 'gluten unicorns steep overgrown marshmallow turquoise crooked kangaroo harmonica brisk velvet lopsided thunder juggling porcelain frosty',
  de: 'glutenfrei Einhörner überwuchert türkis Leuchtturm Zuckerwatte matschig schattig holprig Murmeltiere kinderwagentauglich geräumig samtig schief Porzellan frostig',
  fr: 'licornes escarpé turquoise marmottes boueux ombragé poussette guimauve spacieux velours tordu tonnerre porcelaine glacé phare broussailleux',
  es: 'unicornios empinado turquesa marmotas embarrado sombreado cochecito malvavisco espacioso terciopelo torcido trueno porcelana helado faro frondoso',
  it: 'unicorni scosceso turchese marmotte fangoso ombreggiato passeggino marshmallow spazioso velluto storto tuono porcellana gelido faro cespuglioso',
} as const
const ROUNDS = 10

test('a word of any language, put anywhere into a question of any, changes the query or is named as not applied', () => {
  const random = seededRandom(151)
  const vanished: string[] = []
  for (const word of Object.values(WORDS).flatMap(words => words.split(' '))) {
    for (let round = 0; round < ROUNDS; round++) {
      const { ask: query, prev = [] } = corpus[between(random, 0, corpus.length - 1)] ?? { ask: '' }
      const words = query.split(' ')
      const longer = words.toSpliced(between(random, 0, words.length), 0, word).join(' ')
      const read = readInContext(longer, prev, context)
      if (!isTold(word, read.account) && essenceOf(read.query) === essenceOf(readInContext(query, prev, context).query))
        vanished.push(`${word}: ${longer}`)
    }
  }
  assert.deepEqual(vanished, [])
})

test('of halves of two questions put together no word vanishes', () => {
  // By hash: a new question is put together with its neighbours, and leaves the other pairs as they are.
  const mixed = [...new Set(corpus.map(({ ask: query }) => query))].toSorted((a, b) => hashText(a) - hashText(b))
  const vanished: string[] = []
  const pairs = mixed.flatMap((query, at) => OFFSETS.map(offset => [query, mixed[at + offset] ?? ''] as const))
  for (const [query, other] of pairs) {
    const [a, b] = [query.split(' '), other.split(' ')]
    const joined = [...a.slice(0, Math.ceil(a.length / 2)), ...b.slice(b.length / 2)]
    const text = joined.join(' ')
    const read = readInContext(text, [], context)
    const whole = essenceOf(read.query)
    for (const [at, word] of joined.entries()) {
      // "Good morning," asks for nothing; other mornings are named.
      if (/^good$/i.test(joined[at - 1] ?? '') && word === 'morning,') continue
      // "The Republic of Finland" is Finland.
      if (/^(republic|kingdom|principality)$/i.test(word) && joined[at + 1] === 'of') continue
      const [folded, ...others] = foldedWordsOf(word)
      // "query:" names a parameter.
      if (
        folded === undefined ||
        others.length > 0 ||
        /["a-z]:+$/i.test(word) ||
        !isContent(folded) ||
        isTold(word, read.account)
      )
        continue
      const left = readInContext(joined.toSpliced(at, 1).join(' '), [], context)
      if (essenceOf(left.query) === whole && told(left.account) === told(read.account))
        vanished.push(`${word}: ${text}`)
    }
  }
  assert.deepEqual(vanished, [])
})

/** Conditions of every field, in each language. */
const CONDITIONS = {
  en: 'by train|by bus|by bike|with a lake|with free access|where I can camp|without road noise|rated 4 or more|where fires are allowed',
  de: 'mit dem Zug|mit dem Bus|mit einem See|ohne Eintritt|ohne Straßenlärm|mit Hütte',
  fr: 'en train|en bus|avec un lac|sans bruit de route|avec une cabane',
  es: 'en tren|en autobús|con un lago|sin ruido de carretera|con un refugio',
  it: 'in treno|in autobus|con un lago|senza rumore di strada|con un rifugio',
} as const
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const
const ENDINGS = 60

function questionsOf(language: (typeof LANGUAGES)[number]): string[] {
  const files = language === 'en' ? 'regression/starter' : `languages/${language}`
  return questionsIn(`test/questions/${files}.json`).map(({ ask: query }) => query)
}

test('of a condition at the end of any question each word is told as applied or as not applied', () => {
  const random = seededRandom(155)
  const vanished: string[] = []
  for (const language of LANGUAGES) {
    const questions = questionsOf(language)
    const beginnings = BEGINNINGS[language].split('|')
    for (let n = 0; n < ENDINGS; n++) beginnings.push(questions[between(random, 0, questions.length - 1)] ?? '')
    for (const beginning of beginnings) {
      for (const condition of CONDITIONS[language].split('|')) {
        const text = `${beginning.replace(/[?!. ]+$/, '')}, ${condition}`
        const { account } = readInContext(text, [], context)
        vanished.push(
          ...condition
            .split(' ')
            .filter(word => isContent(word) && !isTold(word, account))
            .map(word => `${word}: ${text}`),
        )
      }
    }
  }
  assert.deepEqual(vanished, [])
})

test('no yes or no stands beside words that were not applied, in any language', () => {
  const random = seededRandom(153)
  const wrong: string[] = []
  for (let round = 0; round < 600; round++) {
    const { ask: query, prev = [] } = corpus[between(random, 0, corpus.length - 1)] ?? { ask: '' }
    const all = Object.values(WORDS).flatMap(words => words.split(' '))
    const words = query.split(' ')
    const longer = words
      .toSpliced(between(random, 0, words.length), 0, all[between(random, 0, all.length - 1)] ?? '')
      .join(' ')
    const { understood, sentences } = ask({ query: longer, prev }, context)
    if (understood.notApplied.length > 0 && sentences.some(text => YES.test(text))) wrong.push(longer)
  }
  assert.deepEqual(wrong, [])
})

/** Where a distance is estimated from a time or a kind of trip, which a means of transport may stand beside. */
const BEGINNINGS = {
  en: 'quiet weekend away from Barcelona|day trip from Munich|weekend trip from Vienna|forests within 2 hours of Berlin|a lake half an hour from Oslo|weekend near Vienna',
  de: 'Tagesausflug ab München|Wochenende bei Wien|Wälder zwei Stunden von Berlin',
  fr: 'week-end depuis Barcelone|excursion d’une journée depuis Munich|forêts à deux heures de Berlin',
  es: 'fin de semana desde Barcelona|excursión de un día desde Múnich|bosques a dos horas de Berlín',
  it: 'weekend da Barcellona|gita di un giorno da Monaco|foreste a due ore da Berlino',
} as const

/** Each question is put together with so many others. */
const OFFSETS = [1, 2] as const

const YES = /^\s*(Yes|No|Ja|Nein|Oui|Non|Sí|Sì)(,| ?:) /

type Account = ReturnType<typeof readInContext>['account']

function told({ applied, notApplied, corrected }: Account): string {
  return [...applied.map(({ text }) => text), ...notApplied, ...corrected.map(({ from }) => from)]
    .join(' ')
    .toLowerCase()
}

function isTold(word: string, account: Account): boolean {
  return foldedWordsOf(word).every(part => foldedWordsOf(told(account)).includes(part))
}

/** A word that joins, asks or stands for any spot is told as nothing when it stands alone; one with content is. */
function isContent(word: string): boolean {
  const { account } = readInContext(word, [], context)
  return word.length > LONGEST_JOINT && !FILLER.has(word) && !FRAGMENTS.has(word) && isTold(word, account)
}

const LONGEST_JOINT = 3
/** Words of phrases that say nothing once the other half is cut off, and of asking: "nel raggio di", "a menos de", "number of". */
const FRAGMENTS: ReadonlySet<string> = new Set(
  'raggio rayon meno menos moins number order under tags more quelle comment comments exactly region chance parlami hablame radio umkreis bord plait junto next rating grune observer aller guardare alrededor state cosa'.split(
    ' ',
  ),
)

const FILLER: ReadonlySet<string> = new Set(FILLER_WORDS)
