import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'
import { readInContext } from '../follow-up.ts'
import { inTurn } from './in-turn.ts'
import { partsOf } from './parts.ts'

const context = await starterContext()
const asked = (query: string, ...prev: string[]) => ask({ query, prev }, context)

/** Of each question what is said to its first half, and what to its second. */
const BOTH: readonly (readonly [string, RegExp, RegExp])[] = [
  ['Which forests in Sweden are quiet, and why?', /2 quiet forests in Sweden/, /Muttos is rated 4\.5 by its editors/],
  ['Quels lacs de Norvège sont calmes, et pourquoi ?', /2 lacs calmes/, /Femundsmarka a reçu de la rédaction/],
  ['quiet lakes in Norway, and do they cost anything?', /2 quiet lakes in Norway/, /Hardangervidda is free/],
  ['quiet forests in Sweden and how much is the entry?', /2 quiet forests/, /Access to Muttos is free/],
  ['¿Hay bosques tranquilos en Suecia y cuánto cuesta entrar?', /2 bosques/, /El acceso a Muttos es gratuito/],
  ['Y a-t-il des forêts calmes en Suède et combien coûte l’entrée ?', /2 forêts/, /Muttos : accès gratuit/],
  ['Ci sono foreste tranquille in Svezia e quanto costa l’ingresso?', /2 foreste/, /L’accesso a Muttos è gratuito/],
  ['île au calme en Écosse, c’est payant ?', /1 île calme en Écosse/, /Foula : accès gratuit/],
  ['isla tranquila en Escocia, ¿es de pago?', /1 isla tranquila/, /El acceso a Foula es gratuito/],
  ['Busco un bosque tranquilo en Suecia, ¿y cómo se llega?', /2 bosques/, /No se sabe cómo llegar a Muttos/],
  [
    '¿Cuántas islas hay en Escocia y alguna es gratis?',
    /tiene 1 isla en Escocia\./,
    /1 isla en Escocia \(acceso gratuito\)/,
  ],
  ['Who made this site and where is the quietest lake in Norway?', /Who runs this directory/, /is Femundsmarka/],
  ['Where is the quietest lake in Norway and who made this?', /is Femundsmarka/, /Who runs this directory/],
  ['Com’è il Königssee e come ci si arriva?', /voto 2,4/, /Electric boat/],
  ['Is Königssee quiet, and if not, where is it quieter nearby?', /^No, Königssee/, /closest is Gesäuse/],
  [
    'È più silenzioso Sarek o Abisko, e quanto dista dalla strada?',
    /Sarek è più tranquillo/,
    /A che distanza da Sarek/,
  ],
]

test('each of two questions of one text is answered, the second about what the first told', () => {
  for (const [query, first, second] of BOTH) {
    const { answer, understood } = asked(query)
    assert.match(answer, first, query)
    assert.match(answer.slice(answer.search(first)), second, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a second sentence that asks of there is a question by itself, and no condition of the first', () => {
  for (const [query, told] of [
    ['Are there huts in Mercantour? And can you make a fire there?', /Fires are prohibited at Mercantour/],
    ['Gibt es Hütten im Mercantour? Und darf man dort Feuer machen?', /Ja, .*Mercantour: Feuer ist dort verboten/s],
    ['Y a-t-il des refuges dans le Mercantour ? Et peut-on y faire du feu ?', /Oui, .*Mercantour : feu interdit/s],
  ] as const) {
    const { answer, understood } = asked(query)
    assert.match(answer, told, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('who asks which place is recommended gets what was said before, and no list of all', () => {
  for (const query of [
    'I use a wheelchair and live in Quito, which place do you recommend?',
    'Ich sitze im Rollstuhl und lebe in Quito, welchen Ort empfehlt ihr mir?',
    'Je suis en fauteuil roulant et j’habite à Quito, quel endroit me conseillez-vous ?',
    'Voy en silla de ruedas y vivo en Quito, ¿qué sitio me recomendáis?',
    'Sono in sedia a rotelle e vivo a Quito, che posto mi consigliate?',
  ]) {
    const { sources, understood } = asked(query)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Parque La Carolina'],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('how one gets to the quieter of two is told of that one', () => {
  for (const query of [
    'Which is quieter, Abisko or Sarek, and how do I get to the quieter one?',
    '¿Cuál es más silencioso, Abisko o Sarek, y cómo llego al más silencioso?',
    'È più silenzioso Abisko o Sarek, e come arrivo al più silenzioso?',
  ]) {
    const { answer, understood } = asked(query)
    assert.match(answer, /Sarek.*Kvikkjokk/, query)
    assert.doesNotMatch(answer, /Train to Abisko/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(asked('how do I get to the louder one?', 'Abisko or Sarek?').answer, /^Getting to Abisko[^.]*\.$/)
  assert.match(asked('how do I get to both?', 'Abisko or Sarek?').answer, /Abisko.*Kvikkjokk/)
})

test('what is near a place where it is not listed is asked of that place, in each language', () => {
  for (const query of [
    'If Oslo is not in your list, what is the closest place to it?',
    'Wenn Oslo nicht in eurem Katalog ist, was ist der nächste Ort?',
    'Si Oslo n’est pas dans votre liste, quel est le lieu le plus proche ?',
    'Si Oslo no está en tu lista, ¿cuál es el lugar más cercano?',
    'Se Oslo non è nella vostra lista, qual è il posto più vicino?',
  ]) {
    const { answer, understood } = asked(query)
    assert.match(answer, /Oslo.*Nordmarka/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('what one wishes is a condition still, wherever it stands', () => {
  for (const [query, says] of [
    ['quiet lakes in Norway, we have no car', /2 quiet lakes in Norway/],
    ['a lake in Norway, which is quiet and free', /2 quiet lakes in Norway with free access/],
    ['wo gibt es einen ruhigen Wald in Schweden, der kostenlos ist?', /2 ruhige Wälder in Schweden \(freier Zugang\)/],
    ['I like Sarek. How do I get there?', /^Getting to Sarek[^.]*\.$/],
    ['Where can I camp in Sweden, and may I light a fire there?', /where you can camp and fires are allowed/],
    ['lakes in Norway. Which would you recommend?', /^The catalogue has 3 lakes in Norway:[^]*Nordmarka[^\n]*$/],
    [
      'Within 15 kilometres of Vienna, what is there?',
      /^The catalogue has 1 spot within 15 km of Vienna\.[^\n]*\n-[^\n]*$/,
    ],
    ['quiet lakes in Norway, can you help me?', /^The catalogue has 2 quiet lakes in Norway/],
  ] as const)
    assert.match(asked(query).answer, says, query)
})

test('a verb that goes on with what is counted is no second question', () => {
  for (const query of [
    'How many spots allow camping and are free?',
    'Wie viele Orte erlauben Camping und sind kostenlos?',
    '¿Cuántos lugares permiten acampar y son gratis?',
    'Quanti posti permettono il campeggio e sono gratuiti?',
  ]) {
    const { understood, answer } = asked(query)
    assert.equal(understood.access, 'free', `${query}: ${answer}`)
    assert.match(answer.split('\n')[0] ?? '', /^(?!.*166).* 60 /, query)
  }
  assert.match(asked('tell me about Sarek and is Abisko quieter?').answer, /Abisko/)
  assert.match(asked('¿Cuántos lagos hay en Suecia y son gratis?').answer, /2 lagos en Suecia:/)
})

test('a text is parted before what a question of its language begins with', () => {
  assert.deepEqual(partsOf('A or B, and why?', 'en'), [['A or B', 'why?']])
  assert.deepEqual(partsOf('combien de lieux y a-t-il près de 59.9, 10.7 ?', 'fr'), [])
  assert.deepEqual(partsOf('a lake, is quiet', 'en'), [])
  assert.deepEqual(partsOf('Ist A still, und wenn nicht, wo ist es stiller?', 'de'), [
    ['Ist A still', 'wo ist es stiller?'],
  ])
  assert.deepEqual(partsOf('ein See, wo ich schon war', 'de'), [])
  assert.deepEqual(partsOf('ist A so ruhig, wie Instagram behauptet?', 'de'), [])
  assert.deepEqual(partsOf('Seen in Norwegen, und wo ist mein Hund erlaubt?', 'de'), [
    ['Seen in Norwegen', 'wo ist mein Hund erlaubt?'],
  ])
})

test('what is told of oneself in a sentence of its own is no search of the whole world', () => {
  for (const [query, says] of [
    [
      'Ich sitze im Rollstuhl. Gibt es im Grunewald einen Weg, der breit genug ist?',
      /^[^\n]*Ob man bei Grunewald mit dem Rollstuhl hinkommt[^\n]*$/,
    ],
    ['Ich habe einen Hund. Ist der Hainich breit genug?', /^[^\n]*Ob bei Hainich Hunde[^\n]*$/],
    ["J'ai un chien. Le Mercantour est-il calme ?", /^On ne sait pas si les chiens[^\n]*$/],
  ] as const)
    assert.match(asked(query).answer, says, query)
})

test('a word that the first of two questions can be read with alone is not lost to both', () => {
  const { answer, understood } = asked('Nearest road from Sarek, and does it have a toilet?')
  assert.match(answer, /^How near roads are to Sarek is not known.*Whether Sarek has toilets is not known/)
  assert.deepEqual(understood.notApplied, [])
})

test('whether a spot is open to the public is told of its access, and its rating beside another scale', () => {
  const wood = asked("Is Wistman's Wood open to the public, and can you light a fire in it?").answer
  assert.match(wood, /^Access to Wistman's Wood is free\. Fires are prohibited/)
  assert.match(asked('Is Sarek rated 8/10?').answer, /from 1 to 5.*Sarek is rated 5\.0/)
})

test('how near a road lies, and what else is asked of the spot, are both told', () => {
  assert.match(
    asked('Nearest road to Rannoch Moor and is it free?').answer,
    /^How near roads are to Rannoch Moor is not known: .* Access to Rannoch Moor is free\.$/,
  )
  assert.match(
    asked('Nearest railway to Rannoch Moor, and is there a bus?').answer,
    /^How near railways are to Rannoch/,
  )
})

test('a second question that is asked of what a search finds is not read by itself', () => {
  const text = 'What is the quietest lake in Finland and is it free?'
  const read: string[] = []
  inTurn(text, readInContext(text, [], context), (part, before) => {
    read.push(part)
    return readInContext(part, before, context)
  })
  assert.deepEqual(read, ['What is the quietest lake in Finland'])
})
