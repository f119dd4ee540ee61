import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
/** The answer to the last of several questions. */
const answerTo = (...questions: readonly string[]) =>
  ask({ query: questions.at(-1) ?? '', prev: questions.slice(0, -1) }, context)

const LAKES = {
  en: 'quiet lakes in Norway',
  de: 'ruhige Seen in Norwegen',
  fr: 'lacs calmes en Norvège',
  es: 'lagos tranquilos en Noruega',
  it: 'laghi tranquilli in Norvegia',
}

test('"compare the first two" and "the last one" of a list are said in each language', () => {
  for (const [before, ...queries] of [
    [LAKES.de, 'vergleich die ersten beiden', 'vergleiche die ersten zwei', 'vergleich die beiden ersten'],
    [LAKES.fr, 'compare les deux premiers'],
    [LAKES.es, 'compara los dos primeros', 'compara los primeros dos'],
    [LAKES.it, 'confronta i primi due', 'confronta i due primi'],
  ] as const)
    for (const query of queries) {
      const { answer, understood } = answerTo(before, query)
      assert.match(answer, /Femundsmarka.*Hardangervidda/, query)
      assert.deepEqual(understood.notApplied, [], query)
    }
  for (const [before, query] of [
    [LAKES.de, 'der letzte'],
    [LAKES.fr, 'le dernier'],
    [LAKES.es, 'el último'],
    [LAKES.it, "l'ultimo"],
  ] as const)
    assert.match(answerTo(before, query).answer, /^Hardangervidda/, query)
})

test('"and the second?" asks of it what was asked of the first, in each language', () => {
  for (const questions of [
    [LAKES.en, 'is the first one free?', 'and the second?'],
    [LAKES.de, 'ist der erste kostenlos?', 'und der zweite?'],
    [LAKES.fr, 'le premier est gratuit ?', 'et le deuxième ?'],
    [LAKES.es, 'el primero es gratis?', 'y el segundo?'],
    [LAKES.it, 'il primo è gratis?', 'e il secondo?'],
  ] as const) {
    const { answer } = answerTo(...questions)
    assert.match(answer, /Hardangervidda/, questions[1])
    assert.doesNotMatch(answer, /4[.,]5/, questions[1])
  }
  assert.match(answerTo(LAKES.en, 'and the second?').answer, /^Hardangervidda is rated 4.5/)
})

test('"no, the first one" and "back to the first" leave the second, in each language', () => {
  for (const questions of [
    [LAKES.en, 'the second one', 'no, the first one rather'],
    [LAKES.en, 'the second one', 'go back to the first'],
    [LAKES.de, 'der zweite', 'nein, doch der erste'],
    [LAKES.de, 'der zweite', 'zurück zum ersten'],
    [LAKES.fr, 'le deuxième', 'non, le premier plutôt'],
    [LAKES.es, 'el segundo', 'volvamos al primero'],
    [LAKES.it, 'il secondo', 'no, meglio il primo'],
  ] as const)
    assert.match(answerTo(...questions).answer, /^Femundsmarka/, questions[2])
  assert.match(answerTo(LAKES.it, 'e in Svezia?', "torniamo all'Norvegia").answer, /Femundsmarka/)
})

test('"compare those two" is of the two that were asked about in turn', () => {
  const lakes = 'forests in Sweden'
  const two = [lakes, 'the first one', 'the last one']
  for (const query of ['compare those two', 'compare them', 'compare the two', 'compare both']) {
    const { sources } = answerTo(...two, query)
    assert.deepEqual(sources.map(({ title }) => title).toSorted(), ['Djurgården', 'Muttos'], query)
  }
  for (const questions of [
    [LAKES.de, 'der erste', 'der letzte', 'vergleich die beiden'],
    [LAKES.fr, 'le premier', 'le dernier', 'compare les deux'],
    [LAKES.es, 'el primero', 'el último', 'compáralos'],
    [LAKES.it, 'il primo', "l'ultimo", 'confrontali'],
  ] as const)
    assert.equal(answerTo(...questions).sources.length, 2, questions[3])
  assert.match(answerTo('the two quietest lakes in Norway').answer, /2/)
})

test('"how do I get to the second?" after two were compared is asked of one', () => {
  const asked = ['is Muttos free?', 'and Rondane?', 'which is quieter?']
  assert.match(answerTo(...asked, 'how do I get to the second?').answer, /^Getting to Rondane/)
})

test('"at what height?" behind a list is asked of its first, in each language', () => {
  for (const [before, query] of [
    [LAKES.es, 'a qué altura está?'],
    [LAKES.fr, 'à quelle altitude ?'],
    [LAKES.it, 'a che altitudine è?'],
    [LAKES.en, 'how high is it?'],
  ] as const)
    assert.match(answerTo(before, query).answer, /Femundsmarka[^:]*\.$/, query)
})

test('"otro más bajo" is another that is lower', () => {
  const { answer, understood } = answerTo(LAKES.es, 'hay otro más bajo?')
  assert.doesNotMatch(answer, /^Sí/)
  assert.equal(understood.orderBy, 'lowest')
})

test('"too far, something in Spain instead" leaves aside what was too far', () => {
  assert.deepEqual(answerTo(LAKES.en, 'too far, something in Spain instead').understood.notApplied, [])
})

test('"the next one" is the one behind the last, and asks the same of it; "another" is of that list', () => {
  for (const questions of [
    [LAKES.en, 'is the first one free?', 'and the next one?'],
    [LAKES.de, 'ist der erste kostenlos?', 'der danach?'],
    [LAKES.fr, 'le premier est gratuit ?', 'et le suivant ?'],
    [LAKES.es, 'el primero es gratis?', 'y el siguiente?'],
    [LAKES.it, 'il primo è gratis?', 'e quello dopo?'],
  ] as const)
    assert.match(answerTo(...questions).answer, /Hardangervidda[^\n]*\.$/, questions[2])
  assert.match(answerTo(LAKES.en, 'is the first one free?', 'another one?').answer, /lake in Norway other than those/)
})

test('"anything closer?" behind a fact of the closest is closer to what that was near, in each language', () => {
  for (const questions of [
    ['a quiet forest near Vienna', 'is it free?', 'anything closer?'],
    ['ein ruhiger Wald bei Wien', 'ist es kostenlos?', 'gibt es etwas Näheres?'],
    ['une forêt calme près de Vienne', "c'est gratuit ?", 'quelque chose de plus proche ?'],
    ['un bosque tranquilo cerca de Viena', 'es gratis?', 'algo más cerca?'],
    ['un bosco tranquillo vicino a Vienna', 'è gratis?', 'qualcosa di più vicino?'],
  ] as const) {
    const { sources, understood } = answerTo(...questions)
    assert.equal(understood.place?.name, 'Vienna', questions[2])
    // Nothing quiet is; what is closer is told without that.
    assert.deepEqual(
      [sources.map(({ title }) => title), understood.relaxed.length],
      [['Lainzer Tiergarten'], 1],
      questions[2],
    )
  }
})

test('"is it noisy?" without a pronoun asks of the first, and looks for no noise, in each language', () => {
  for (const [before, query] of [
    [LAKES.it, 'è rumoroso?'],
    [LAKES.es, 'es ruidoso?'],
    [LAKES.fr, 'il est bruyant ?'],
    [LAKES.de, 'ist er laut?'],
    [LAKES.en, 'is it noisy?'],
  ] as const)
    assert.match(answerTo(before, query).answer, /^(No|Nein|Non)[,: ].*Femundsmarka/, query)
  assert.match(answerTo('lakes in Sweden', 'which is quiet?').answer, /1 quiet lake in Sweden/)
  assert.match(answerTo('forêts en Suède', 'et calme ?').answer, /2 forêts calmes/)
})

test('"dann lieber in Finnland" looks there, whatever was asked of one since', () => {
  const { answer, understood } = answerTo(LAKES.de, 'ist der erste kostenlos?', 'dann lieber in Finnland')
  assert.match(answer, /ruhige Seen in Finnland/)
  assert.deepEqual(understood.notApplied, [])
})

test('"back to the list" lists again what was listed, in each language', () => {
  for (const questions of [
    [LAKES.en, 'is the first one free?', 'take me back to the list'],
    [LAKES.de, 'ist der erste kostenlos?', 'zurück zur Liste'],
    [LAKES.fr, 'le premier est gratuit ?', 'retour à la liste'],
    [LAKES.es, 'el primero es gratis?', 'volvamos a la lista'],
    [LAKES.it, 'il primo è gratis?', 'torniamo alla lista'],
  ] as const) {
    const { sources, understood } = answerTo(...questions)
    assert.equal(sources.length, 2, questions[2])
    assert.deepEqual(understood.notApplied, [], questions[2])
  }
})

test('"anche in Svezia va bene" looks there, too', () => {
  assert.match(answerTo(LAKES.it, 'anche in Svezia va bene').answer, /Tiveden/)
  assert.match(answerTo(LAKES.es, 'también me vale Suecia').answer, /Tiveden/)
})

test('"any with toilets" is asked of the list, whichever of it was spoken of last', () => {
  for (const [first, second, query, said] of [
    [
      'forests in Germany',
      'how do I get to the first?',
      'are any free?',
      /^Yes, the catalogue has 4 forests in Germany/,
    ],
    ['lakes in Sweden', 'is the first one free?', 'any with a hut?', /lakes? in Sweden with a hut/],
    ['lacs en Suède', 'le premier est-il gratuit ?', 'y en a-t-il avec un refuge ?', /lac en Suède \(refuge\)/],
  ] as const)
    assert.match(ask({ query, prev: [first, second] }, context).answer, said, query)
  const one = ask(
    { query: 'does it have any toilets?', prev: ['lakes in Sweden', 'tell me about the second'] },
    context,
  )
  assert.match(one.answer, /^Whether Tyresta has toilets/)
})
