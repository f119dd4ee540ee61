import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)
const spots = new Map(starterSpots().map(spot => [spot.name, spot]))
const ratingOf = (name: string) => spots.get(name)?.silenceRating ?? 0

test('what is quieter than a spot that was asked about is looked for around it, by the way that is asked', () => {
  for (const [before, query, way] of [
    ['Is Tyresta quiet?', 'and what would be quieter, but still reached by train?', /train/i],
    ['Ist Tyresta ruhig?', 'was wäre ruhiger, aber mit der Bahn erreichbar?', /train/i],
    ['Tyresta est-il calme ?', 'qu’est-ce qui serait plus calme mais accessible en train ?', /train/i],
    ['¿Es tranquilo Tyresta?', '¿y qué sería más tranquilo pero con acceso en tren?', /train/i],
    ['Tyresta è tranquillo?', 'e cosa sarebbe più tranquillo ma raggiungibile in treno?', /train/i],
    ['Is Tyresta quiet?', 'something quieter that I can reach by bus?', /bus/i],
  ] as const) {
    const { sources, understood, answer } = after(query, before)
    assert.ok(sources.length > 0, query)
    for (const { title } of sources) {
      assert.ok(ratingOf(title) > ratingOf('Tyresta'), `${query}: ${title}`)
      assert.match(spots.get(title)?.transportation ?? '', way, `${query}: ${title}`)
    }
    assert.equal(understood.orderBy, 'distance', query)
    assert.deepEqual(understood.notApplied, [], query)
    assert.match(answer, / km /)
  }
})

test('what is asked of the spot itself is told of it', () => {
  assert.equal(after('is it quieter than Sarek?', 'Is Tyresta quiet?').understood.kind, 'compare')
  assert.equal(after('Is Sarek quieter?', 'Is Tyresta quiet?').understood.kind, 'compare')
  assert.equal(after('how does that compare with Sarek?', 'Is Tyresta quiet?').understood.kind, 'compare')
  assert.match(after('is it quieter at night?', 'Is Tyresta quiet?').answer, /not known here/)
  assert.match(after('and by train?', 'Is Tyresta quiet?').answer, /Tyresta/)
})

test('the definite article makes a superlative, the indefinite one a comparison', () => {
  const place = (query: string) => after(query, 'Tyresta è tranquillo?').understood
  assert.equal(place('un posto più tranquillo in treno?').orderBy, 'distance')
  assert.equal(place('qual è il posto più tranquillo in Svezia?').kind, 'superlative')
  assert.equal(after('¿y el lugar más tranquilo de Suecia?', '¿Es tranquilo Tyresta?').understood.kind, 'superlative')
})

test('an average or a number is compared with that of another kind or place', () => {
  for (const [before, query, figures] of [
    [
      'average rating of lakes in Norway',
      'and how does that compare with forests?',
      /lakes in Norway.*forests in Norway/i,
    ],
    ['What is the average rating in Sweden?', 'compared with Norway?', /Norway.*Sweden/],
    ['How many forests are there in Japan?', 'how does that compare with Sweden?', /7 against 4/],
    ['Durchschnittliche Bewertung in Norwegen?', 'wie ist das im Vergleich zu Schweden?', /Norwegen.*Schweden/],
    ['Quelle est la note moyenne en Norvège ?', 'et comparé à la Suède ?', /Norvège.*Suède/],
    ['¿Cuál es la puntuación media en Noruega?', '¿y comparado con Suecia?', /Noruega.*Suecia/],
    ['Qual è il voto medio in Norvegia?', 'e rispetto alla Svezia?', /Norvegia.*Svezia/],
  ] as const) {
    const { answer, understood } = after(query, before)
    assert.match(answer, figures, query)
    assert.equal(understood.kind, 'summary', query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a share is told of both', () => {
  const { answer } = after('and how does that compare with Norway?', 'What share of lakes in Sweden is free?')
  assert.match(answer, /^Of 2 lakes in Sweden.*Of 3 lakes in Norway/)
})

test('closer is closer than the closest of what was shown, and the town is that of the question before', () => {
  for (const [before, query] of [
    ['forests within 100 km of Paris', 'is there anything closer to the city?'],
    ['forests within 100 km of Paris', 'anything nearer to town?'],
    ['forests within 100 km of Paris', 'something closer to the city centre?'],
    ['Wälder im Umkreis von 100 km um Paris', 'gibt es etwas näher an der Stadt?'],
    ['forêts à moins de 100 km de Paris', 'quelque chose de plus proche de la ville ?'],
    ['bosques a menos de 100 km de París', '¿hay algo más cerca de la ciudad?'],
    ['boschi entro 100 km da Parigi', 'c’è qualcosa di più vicino alla città?'],
  ] as const) {
    // Of the noisy one that lies closer nothing was shown.
    const { sources, understood } = after(query, before)
    assert.deepEqual(
      sources.map(({ title }) => title),
      ['Bois de Vincennes'],
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
  const none = after('is there anything closer to the city?', 'forest within a day trip of Paris')
  assert.match(none.answer, /^No, I found no forest closer than those/)
  assert.deepEqual(none.sources, [])
  assert.ok(after('anything closer to the city?', 'quiet lakes in Norway').understood.notApplied.includes('city'))
})

test('a point that was asked about is the centre of a distance, and what is quieter is rated higher than it', async () => {
  const explained = {
    ...context,
    explainPoint: () => ({ rating: 3.4 }) as ReturnType<NonNullable<typeof context.explainPoint>>,
  }
  for (const [before, query] of [
    ['how loud is it at 59.2, 18.3?', 'is there a quieter place within 900 km of that point?'],
    ['Wie laut ist es bei 59.2, 18.3?', 'gibt es im Umkreis von 900 km um diesen Punkt etwas Ruhigeres?'],
    ['Quel est le niveau sonore à 59.2, 18.3 ?', 'un endroit plus calme à moins de 900 km de ce point ?'],
    ['¿Qué nivel de ruido hay en 59.2, 18.3?', '¿hay algo más tranquilo a menos de 900 km de ese punto?'],
    ['Quanto rumore c’è a 59.2, 18.3?', 'c’è un posto più tranquillo entro 900 km da quel punto?'],
  ] as const) {
    const { sources, understood } = ask({ query, prev: [before] }, explained)
    assert.ok(sources.length > 0, query)
    assert.ok(
      sources.every(({ title }) => ratingOf(title) > 3.4),
      query,
    )
    assert.deepEqual([understood.withinKm, understood.minRating], [900, 3.5], query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})
