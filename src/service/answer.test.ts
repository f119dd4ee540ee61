import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testService } from '../../test/support/service.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { walkedMap } from '../../test/support/walked-map.ts'
import { answerOf } from './answer.ts'
import { quietestAround } from './quietest/quietest.ts'

const { places, baseMaps, name, remove } = await walkedMap()
after(remove)
const { grid, noiseMaps } = places
const service = await testService(randomSpots(3), { grid, noiseMaps, baseMaps, baseMap: name })
const directory = service.reads.directory()
after(() => directory.baseMap.close())

const found =
  (await quietestAround(places, { near: { latitude: 0.001, longitude: 0.001 }, radiusKm: 7, limit: 3 })) ?? []

/** The quietest point within 7 km of 0.001°, 0.001°, as the same question in five languages. */
const QUESTIONS = {
  en: 'What is the quietest point within 7 km of 0.001, 0.001?',
  de: 'Wo ist der ruhigste Punkt im Umkreis von 7 km um 0.001, 0.001?',
  fr: 'Quel est le point le plus calme à moins de 7 km de 0.001, 0.001 ?',
  es: '¿Cuál es el punto más tranquilo a menos de 7 km de 0.001, 0.001?',
  it: 'Qual è il punto più tranquillo nel raggio di 7 km intorno a 0.001, 0.001?',
}

test('the quietest point is answered in five languages with where it is, its rating and band, and what is loudest', async () => {
  const [best] = found
  assert.ok(best)
  const at = `${best.point.latitude.toFixed(5)}, ${best.point.longitude.toFixed(5)}`
  for (const [language, query] of Object.entries(QUESTIONS)) {
    const { answer, sources, understood } = await answerOf({ query }, directory)
    assert.equal(understood.language, language, query)
    assert.ok(answer.includes(at), answer)
    for (const number of [best.explanation.rating, ...best.explanation.band]) {
      assert.ok(answer.replaceAll(/(\d),(\d)/g, '$1.$2').includes(number.toFixed(1)), `${number}: ${answer}`)
    }
    assert.match(answer, /primary road|Bundesstraße|Landstraße|[Hh]auptstraße|route|carretera|strada/, answer)
    assert.deepEqual([sources, understood.notApplied, understood.withinKm], [[], [], 7])
  }
})

test('the points behind the first follow in its order, as many as were asked for', async () => {
  const { answer } = await answerOf({ query: 'the 3 quietest points within 7 km of 0.001, 0.001' }, directory)
  const told = Array.from(answer.matchAll(/(-?\d\.\d{5}), (-?\d\.\d{5})/g), ([text]) => text)
  assert.deepEqual(
    told,
    found.map(({ point }) => `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`),
  )
  const one = await answerOf({ query: 'the 1 quietest point within 7 km of 0.001, 0.001' }, directory)
  assert.equal(one.answer.match(/-?\d\.\d{5}, -?\d\.\d{5}/g)?.length, 1)
})

test('where no region is imported the answer says so, and names no point', async () => {
  const { answer } = await answerOf({ query: 'quietest point within 10 km of 50.5, 10.5' }, directory)
  assert.equal(answer, 'The quietest point within 10 km of 50.5, 10.5 is not known: no imported region covers that.')
  for (const [language, query] of Object.entries(QUESTIONS)) {
    const { answer } = await answerOf({ query: query.replace('0.001, 0.001', '50.5, 10.5') }, directory)
    assert.match(answer, /no imported region|Keine importierte|aucune région|ninguna región|nessuna regione/, language)
  }
})

test('a point is looked for at most 25 km away, and what only spots have is asked of spots', async () => {
  const far = await answerOf({ query: 'quietest point within 80 km of 0.001, 0.001' }, directory)
  assert.match(far.answer, /^The quietest point within 25 km of /)
  const lake = await answerOf({ query: 'quietest point with a lake near 0.001, 0.001' }, directory)
  assert.doesNotMatch(lake.answer, /point within/)
})
