import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { distanceKm } from '../../../geo/distance.ts'
import { placeAt } from '../../gazetteer/place.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const { index } = context
const answerTo = (query: string) => ask({ query }, context)
const namesOf = (docs: readonly number[]) => docs.map(doc => index.name(doc))

test('where no quiet place is near, the quietest within a day trip are offered, the best first', () => {
  for (const [query, says, ...names] of [
    ['quiet places near London', '(the highest rating: 2.9), the catalogue has 3 spots within 100 km', 'Wicken Fen'],
    ['ruhiger Ort bei Madrid', '(höchste Bewertung: 1,6)', 'Casa de Campo'],
    ['un endroit calme près de Paris', '(note la plus haute : 2,4)', 'Forêt de Fontainebleau'],
    ['un lugar tranquilo cerca de Dublín', '(puntuación más alta: 2,3)', 'Glendalough Upper Lake'],
    ['un posto tranquillo vicino a Londra', '(voto più alto: 2,9)', 'Wicken Fen', 'Epping Forest'],
  ] as const) {
    const { answer, docs } = answerTo(query)
    assert.ok(answer.includes(says), answer)
    assert.deepEqual(namesOf(docs).slice(0, names.length), names, answer)
  }
})

test('the highest rating that is said is that of all within the radius that is said', () => {
  for (const town of ['London', 'Paris', 'Madrid', 'Dublin', 'Brussels', 'Warsaw', 'Budapest', 'Milan', 'Lisbon']) {
    const { answer, understood } = answerTo(`quiet spots near ${town}`)
    const highest = /\(the highest rating: (?<rating>[\d.]+)\), there (?:is|are) \d+ spots? within (?<km>\d+) km/.exec(
      answer,
    )
    if (!highest?.groups || !understood.near) continue
    const center = placeAt(understood.near).center ?? understood.near
    const within = Array.from({ length: index.count }, (_, doc) => doc).filter(
      doc => distanceKm(index.coordinates(doc), center) <= Number(highest.groups?.['km']),
    )
    const best = Math.max(...within.map(doc => index.silenceRating(doc)))
    assert.equal(best.toFixed(1), highest.groups['rating'], answer)
  }
})

test('a need that is recorded nowhere near is not known there, rather than met far away', () => {
  for (const query of [
    'quiet place near London with wheelchair access',
    'rollstuhlgerechter ruhiger Ort bei London',
    'lieu calme accessible en fauteuil roulant près de Londres',
    'lugar tranquilo accesible en silla de ruedas cerca de Londres',
    'luogo tranquillo accessibile in sedia a rotelle vicino a Londra',
  ]) {
    const { answer, docs } = answerTo(query)
    assert.deepEqual(namesOf(docs), ['Wicken Fen', 'Epping Forest'], answer)
    assert.match(
      answer,
      /not known: wheelchair|nicht bekannt: rollstuhl|pas connu : acc|no se sabe: acc|non si sa: acc/,
    )
  }
})

test('where two wishes do not come together, what meets the one is told, and what meets the other', () => {
  for (const [query, one, other] of [
    ['remote huts in Norway', 'Hardangervidda', 'Øvre Dividal'],
    ['abgelegene Hütte in Norwegen', 'Hardangervidda', 'Øvre Dividal'],
    ['forêt avec un lac au Portugal', 'Caldeirão do Corvo', 'Peneda-Gerês'],
    ['lago donde se pueda nadar en Portugal', 'Caldeirão do Corvo', ''],
    ['foresta con un lago in Portogallo', 'Caldeirão do Corvo', 'Peneda-Gerês'],
  ] as const) {
    const { answer, docs } = answerTo(query)
    const names = namesOf(docs)
    assert.equal(names[0], one, answer)
    assert.ok(other === '' || names.includes(other), answer)
    assert.ok(docs.length <= 5, answer)
  }
})

test('quiet lakes are not mixed with what is no lake, unless all of them are noisy', () => {
  const { docs, answer } = answerTo('a quiet lake in Ireland')
  assert.ok(
    docs.every(doc => index.spot(doc).tags?.includes('lake')),
    answer,
  )
})

test('what is near in no sense is named with its country', () => {
  assert.match(answerTo('quiet beach near Milan').answer, /None is near: the closest .*is .+ in (the )?[A-Z].+ \(rated/)
  assert.match(answerTo('ruhiger Strand bei Mailand').answer, /liegt .+, (die )?[A-Z]\p{L}+ \(Bewertung/u)
})

test('quiet that is asked for by the word for noise is called quiet where it is given up', () => {
  assert.match(answerTo('somewhere near London to get away from the noise').answer, /Leaving out "quiet"/)
})

test('noisy ones that are counted and not shown are told of', () => {
  const { answer } = answerTo('forests in Spain where one does not hear cars')
  assert.match(answer, /3 forests in Spain/)
  assert.match(answer, /1 noisy one is not shown/)
  assert.match(answerTo('bosques en España donde no se oigan coches').answer, /1 (lugar )?ruidoso/)
})

test('where none near is known to have parking or toilets, those near are told with that unknown, and none far away', () => {
  for (const [query, unknown] of [
    ['places near Lisbon with parking', /not known: parking/],
    ['quiet places near Lisbon with parking', /Leaving out "quiet" .* and "parking".* Not known: parking/],
    ['ruhige Orte bei Lissabon mit Parkplatz', /nicht bekannt: Parkplatz/],
    ['Y a-t-il des toilettes près de Lisbonne ?', /pas connu : toilettes/],
    ['un lugar cerca de Lisboa con aseos', /no se sabe: aseos/],
    ['un posto vicino a Lisbona con parcheggio', /non si sa: parcheggio/],
  ] as const) {
    const { docs, answer } = answerTo(query)
    assert.deepEqual(namesOf(docs), ['Parque Florestal de Monsanto'], answer)
    assert.match(answer, unknown)
  }
  assert.match(
    answerTo('the nearest toilets to Lisbon').answer,
    /^The closest spot with toilets to Lisbon is Wicken Fen/,
  )
})
