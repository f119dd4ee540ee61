import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionsIn } from '../../../test/questions/question-sets.ts'
import { between, seededRandom } from '../../../test/support/random.ts'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'
import { readInContext } from '../interpret/conversation/follow-up.ts'
import { lexiconOf } from '../recognise/languages/foreign-lexicon.ts'
import { fold } from '../../text/fold.ts'
import { essenceOf } from './essence.ts'

const context = await starterContext()

/** Words that restrict what is asked for, or would in another service. */
const WORDS = {
  de: `alt barfuß billig Brombeeren Drachen dreckig dunkel einsam elektrisch Esel familienfreundlich feucht flach fleißig
gefroren gelb Geister glatt günstig Hirsche historisch Hund Hütte Kamele Kapelle Kinder Kiosk kurvig lang leicht lila Luchse luxuriös
Mücken nass Otter Pilze Picknick Pinguine rot rund salzig sandig Schatten Schlangen schmal Schnee Schwäne sonnig Spielplatz steil
Störche Surfen teuer tief trocken überdacht warm weit Wespen windig zahm Zug zugefroren`,
  fr: `abandonné bleu boueux bon-marché brumeux cabane calèche célèbre chameaux champignons chapelle chauffé chien cigognes climatisé
cygnes dragons électrique enfants escarpé étroit fantômes fleuri gelé géant guidé historique humide kiosque lézards loutres luxueux
marbre médiéval moustiques ombragé papillons pavé peu-profond pingouins profond rouge rare sablonneux salé sec serpents surf toboggan
train truites venteux vert violet`,
  es: `abandonado amarillo árido asfaltado azul barato caballos cabras camellos capilla cisnes climatizado colorido columpios congelado
dragones eléctrico embarrado empinado estrecho fantasmas florido fresas gigante guiado hondo húmedo iluminado infantil kiosco lagartos
lujoso mármol medieval mosquitos niños nutrias pingüinos profundo raro rojo salado sarampión seco serpientes setas sombreado surf
tobogán truchas ventoso verde vallado`,
  it: `abbandonato alpaca antico asfaltato azzurro bambini baratro cammelli cane cappella caro cavalli cervi cicogne cigni colorato congelato
draghi economico elettrico fangoso fantasmi farfalle fiorito fragole funghi ghiacciato gigante giostre illuminato infestato largo
lucertole lussuoso marmo medievale ombreggiato pinguini profondo raro ripido rosso salato scivolo secco serpenti spazioso stretto surf
trote vento ventoso verde zanzare`,
}

for (const [language, text] of Object.entries(WORDS)) {
  test(`a word added to any question in ${language} changes the query or is said not to be applied: none vanishes`, () => {
    const words = text.trim().split(/\s+/)
    const corpus = questionsIn(`test/questions/languages/${language}.json`)
    const { filler } = lexiconOf(language as 'de').table
    const random = seededRandom(15)
    const vanished: string[] = []
    for (const word of words.filter(each => !filler.includes(each))) {
      for (let round = 0; round < 6; round++) {
        const { ask: query, prev = [] } = corpus[between(random, 0, corpus.length - 1)] ?? { ask: '' }
        const parts = query.split(' ')
        const longer = parts.toSpliced(between(random, 0, parts.length), 0, word).join(' ')
        const read = readInContext(longer, prev, context)
        const plain = readInContext(query, prev, context)
        const { notApplied, applied, corrected } = read.account
        const said = [...notApplied, ...applied.map(({ text: each }) => each), ...corrected.map(({ from }) => from)]
        const isNamed = fold(said.join(' ')).includes(fold(word).split('-').at(-1) ?? '')
        if (!isNamed && essenceOf(read.query) === essenceOf(plain.query)) vanished.push(`${word}: ${longer}`)
      }
    }
    assert.deepEqual(vanished, [])
  })
}

test('what was not applied is said first, in the language of the question', () => {
  const first = (query: string) => ask({ query }, context).sentences[0]
  assert.equal(
    first('Wo kann ich mit Kindern wandern in der Schweiz?'),
    'Nicht berücksichtigen konnte ich: „mit Kindern“.',
  )
  assert.match(
    first('Où randonner en Suisse avec des enfants ?') ?? '',
    /^Je n’ai pas pu tenir compte de : « enfants »\.$/,
  )
  assert.match(first('lagos en Suecia con toboganes') ?? '', /^No pude tener en cuenta: «con toboganes»\.$/)
  assert.match(first('laghi in Svezia con scivolo') ?? '', /^Non ho potuto tener conto di: «con scivolo»\.$/)
})

test('a question of which most was not applied is not answered, in its language', () => {
  for (const [query, says] of [
    ['Seen mit Spielplatz und beheizter Dusche für Kleinkinder', /^Das kann ich nicht beantworten/],
    ['lacs avec toboggan et douche chauffée pour bébés', /^Je ne peux pas répondre/],
    ['lagos con tobogán y ducha caliente para bebés', /^No puedo responder/],
    ['laghi con scivolo e doccia calda per neonati', /^A questo non posso rispondere/],
  ] as const) {
    const { answer, sources } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.deepEqual(sources, [], query)
  }
})

test('what was typed once is named once, also where a part of it went with the word before', () => {
  for (const [query, named] of [
    ['welche Seen sind im Winter zugänglich?', 'sind im Winter zugänglich'],
    ['quels lacs sont ouverts en hiver ?', 'sont ouverts en hiver'],
    ['¿qué lagos están abiertos en invierno?', 'están abiertos en invierno'],
    ['quali laghi sono aperti in inverno?', 'sono aperti in inverno'],
    ['which lakes are open in winter?', 'are open in winter'],
  ] as const)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [named], query)
})
