import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('which of two is quieter and how far apart they are are both told, in each language and order', () => {
  for (const query of [
    'Which is quieter, Sarek or Rondane, and how far apart are they?',
    'How far is Sarek from Rondane, and which of them is quieter?',
    'Was ist ruhiger, Sarek oder Rondane, und wie weit liegen sie auseinander?',
    'Wie groß ist die Entfernung zwischen Sarek und Rondane, und was ist lauter?',
    'Sarek est-il plus calme que Rondane, et quelle distance les sépare ?',
    'À quelle distance Sarek est-il de Rondane, et lequel des deux est le plus calme ?',
    '¿Es Sarek más tranquilo que Rondane, y qué distancia hay entre ellos?',
    '¿Qué distancia hay entre Sarek y Rondane, y cuál es más ruidoso?',
    'Sarek è più tranquillo di Rondane, e che distanza c’è tra i due?',
    'Quanto dista Sarek da Rondane, e quale dei due è più tranquillo?',
  ]) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /701 km/, query)
    assert.match(answer, /0[.,]8/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('two bare names before a question are no comparison, and other bests no question of two', () => {
  assert.doesNotMatch(answerTo('Nuuksio or Tyresta: which one is best for swimming?').answer, /quieter/)
  const { answer } = answerTo('How far is Sarek from Rondane, and which is the quietest lake in Sweden?')
  assert.match(answer, /^Sarek is 701 km from Rondane.*The quietest lake in Sweden is Tiveden/)
})

test('a fact asked behind the quietest of a kind is of that one, in each language', () => {
  for (const query of [
    'The quietest forest in France — are dogs allowed there?',
    'Der ruhigste Wald in Frankreich – sind Hunde dort erlaubt?',
    'Quelle est la forêt la plus calme en France, et les chiens sont-ils acceptés ?',
    'El bosque más tranquilo en Francia: ¿puedo ir con mi perro?',
    'La foresta più tranquilla in Francia: i cani sono ammessi?',
  ])
    assert.equal(answerTo(query).sources[0]?.title, 'Vallée de la Grande Chartreuse', query)
})

test('what restricts the quietest stays a condition', () => {
  for (const query of [
    'the quietest forest in France where dogs are allowed',
    'el bosque más tranquilo de Francia que admite perros y es gratis',
    'la forêt la plus calme de France où les chiens sont admis',
  ])
    assert.notEqual(answerTo(query).sources[0]?.title, 'Vallée de la Grande Chartreuse', query)
})

test('whether both are free is asked of both that are compared', () => {
  for (const query of [
    'Is Sarek quieter than Rondane, and are both free?',
    'Ist Sarek ruhiger als Rondane, und sind beide kostenlos?',
    'Sarek est-il plus calme que Rondane, et les deux sont-ils gratuits ?',
    '¿Es Sarek más tranquilo que Rondane, y los dos son gratis?',
    'Sarek è più tranquillo di Rondane, e sono gratis tutti e due?',
  ])
    assert.equal(answerTo(query).answer.match(/\b(free|kostenlos|gratuit|gratuito)\b/g)?.length, 2, query)
})

test('two kinds in two places are two lists, however they are joined', () => {
  for (const query of [
    'I need a lake in Sweden and also a waterfall in Canada.',
    'First a lake in Sweden, then a waterfall in Canada',
    'Welche Seen gibt es in Schweden, und welche Wasserfälle in Kanada?',
    'Erst einen See in Schweden, dann einen Wasserfall in Kanada',
    'Montrez-moi des lacs en Suède, puis des cascades au Canada',
    'Queremos ver un lago en Suecia además de una cascada en Canadá.',
    'Prima un lago in Svezia, poi una cascata in Canada',
  ]) {
    const { sources, understood } = answerTo(query)
    assert.deepEqual(
      [sources.map(({ title }) => title), understood.notApplied],
      [['Tiveden', 'Tyresta', 'Nahanni'], []],
      query,
    )
  }
})
