// Behind a fact of spots of a list that list stays what is spoken of, and the fact does not stick. Checked against the spots.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { QuestionContext } from '../../src/ask/question-context.ts'
import { distanceKm } from '../../src/geo/distance.ts'
import { extractContext } from '../support/extract-context.ts'
import { NO_EXTRACTS, realExtract } from '../support/osm-samples.ts'
import { starterContext } from '../support/starter-context.ts'
import { LANGUAGES } from './filled.ts'
import {
  CAMPSITES,
  CAMPSITES_OF_ALL,
  CLOSEST_OF_THREE,
  COUNTED,
  FACTS,
  FORESTS,
  HEARD,
  HEIGHT_OF,
  HEIGHTS_OF_THREE,
  HIGHER,
  HUTS,
  LAKES,
  LOOKED_FOR_AGAIN,
  NO_CAMPSITES,
  OF_FIRST_TWO,
  PEAKS,
  REST,
  WAY,
} from './after-a-fact-in-languages.ts'

const starter = await starterContext()
const skip = realExtract('andorra-2025-01-19.osm.pbf') === undefined && NO_EXTRACTS
const extracts = (await extractContext())?.context ?? starter

const answered = (world: QuestionContext, ...turns: readonly string[]) =>
  ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, world)
const sorted = (docs: readonly number[]) => docs.toSorted((a, b) => a - b)
const NOT_KNOWN = [/not known/, /nicht bekannt/, /pas connue/, /[Nn]o se sabe/, /[Nn]on si sa/]
const FOREIGN = /only in English|nur auf Englisch|n’existe qu’en anglais|solo existe en inglés|solo in inglese/

for (const [at, language] of LANGUAGES.entries()) {
  const of = <Value>(all: readonly Value[]): Value => all[at] as Value

  test(`the others behind a fact of one are asked the same: ${language}`, () => {
    const forests = answered(starter, of(FORESTS)).docs
    assert.ok(forests.length > 2)
    const [, second, ...others] = forests
    const rest = [forests[0], ...others].filter(doc => doc !== undefined)
    const wrong = of(FACTS).flatMap(fact => {
      assert.deepEqual(answered(starter, of(FORESTS), fact).docs, [second], fact)
      return of(REST).flatMap(said => {
        const { docs, understood } = answered(starter, of(FORESTS), fact, said)
        const isRight = understood.kind === 'about' && String(sorted(docs)) === String(sorted(rest))
        return isRight && understood.notApplied.length === 0 ? [] : [`${fact} || ${said}`]
      })
    })
    assert.deepEqual(wrong, [])
  })

  test(`others of a plain list, and more of it behind a fact, are looked for as before: ${language}`, () => {
    const forests = new Set(answered(starter, of(FORESTS)).docs)
    const [fact = ''] = of(FACTS)
    const wrong = [
      ...of(REST).map(said => [of(FORESTS), said]),
      ...of(LOOKED_FOR_AGAIN).map(said => [of(FORESTS), fact, said]),
    ].filter(turns => {
      const { docs, understood } = answered(starter, ...turns)
      return understood.kind === 'about' || docs.some(doc => forests.has(doc))
    })
    assert.deepEqual(wrong, [])
  })

  test(`higher than what is of unknown height is not known, and the list stays: ${language}`, { skip }, () => {
    const lakes = answered(extracts, of(LAKES)).docs
    const unknown = [0, 1].find(i => extracts.index.elevation(lakes[i] ?? 0) === null) ?? -1
    const fact = of(HEIGHT_OF)[unknown] ?? ''
    const wrong = of(HIGHER).flatMap(said => {
      const { answer, docs } = answered(extracts, of(LAKES), fact, said)
      const isSaid = of(NOT_KNOWN).test(answer) && !FOREIGN.test(answer) && String(docs) === String(lakes[unknown])
      const closer = answered(extracts, of(LAKES), fact, said, of(OF_FIRST_TWO)).docs
      const isOfTwo = String(sorted(closer)) === String(sorted(lakes.slice(0, 2)))
      const way = answered(extracts, of(LAKES), fact, said, of(WAY))
      const isOfWay = way.understood.kind === 'about' && String(way.docs) === String(lakes[unknown])
      return isSaid && isOfTwo && isOfWay ? [] : [{ said, answer, closer, way: way.answer }]
    })
    assert.deepEqual(wrong, [])
  })

  test(`higher than what is of known height is looked for: ${language}`, { skip }, () => {
    const huts = answered(extracts, of(HUTS)).docs
    const height = extracts.index.elevation(huts[1] ?? 0)
    assert.ok(height !== null)
    const wrong = of(HIGHER).filter(said => {
      const { docs } = answered(extracts, of(HUTS), of(HEIGHT_OF)[1] ?? '', said)
      return docs.length === 0 || docs.some(doc => (extracts.index.elevation(doc) ?? 0) <= height)
    })
    assert.deepEqual(wrong, [])
  })

  test(`the closest of three that were asked about is one of these: ${language}`, { skip }, () => {
    const three = answered(extracts, of(PEAKS), of(HEIGHTS_OF_THREE)).docs
    assert.deepEqual(three, answered(extracts, of(PEAKS)).docs.slice(0, 3))
    const { docs } = answered(extracts, of(PEAKS), of(HEIGHTS_OF_THREE), of(CLOSEST_OF_THREE))
    const malbun = { latitude: 47.1023, longitude: 9.6098 }
    const far = (doc: number) => distanceKm(extracts.index.coordinates(doc), malbun)
    assert.deepEqual(sorted(docs), sorted(three))
    assert.deepEqual(docs[0], three.toSorted((a, b) => far(a) - far(b))[0])
  })

  test(`how many of them are noisier than the first counts those of the list: ${language}`, { skip }, () => {
    const [said, fact = ''] = [of(COUNTED), of(HEIGHT_OF)[1]]
    const [plain, behind] = [answered(extracts, of(LAKES), said), answered(extracts, of(LAKES), fact, said)]
    const first = answered(extracts, of(LAKES)).docs[0] ?? 0
    assert.equal(behind.understood.kind, 'count')
    assert.deepEqual([behind.docs, behind.answer], [plain.docs, plain.answer])
    assert.ok(
      plain.docs.length > 0 &&
        plain.docs.every(doc => extracts.index.spot(doc).silenceRating < extracts.index.spot(first).silenceRating),
    )
  })

  test(`campsites behind a fact of a hut are looked for, and whether one can camp there is asked of it: ${language}`, {
    skip,
  }, () => {
    const fact = of(HEIGHT_OF)[1] ?? ''
    const wrong = of(CAMPSITES).filter(said => {
      const { docs, understood } = answered(extracts, of(HUTS), fact, said)
      const campsites = new Set(answered(extracts, of(CAMPSITES_OF_ALL)).docs)
      return understood.kind !== 'find' || docs.length === 0 || !docs.every(doc => campsites.has(doc))
    })
    assert.deepEqual(wrong, [])
    const second = answered(extracts, of(HUTS)).docs[1]
    assert.deepEqual(answered(extracts, of(HUTS), fact, of(NO_CAMPSITES)).docs, [second])
  })

  test(`what is heard there is told of the quietest: ${language}`, { skip }, () => {
    const [which, heard] = of(HEARD)
    const first = answered(extracts, of(LAKES), which).docs[0]
    const { docs, understood } = answered(extracts, of(LAKES), which, heard)
    assert.deepEqual([docs, understood.kind], [[first], 'why'])
  })
}

test('what one spot costs is told where "they" is that one', () => {
  const turns = ['anything dogs are allowed in Portugal', 'what do they cost?']
  const { answer, docs, understood } = answered(starter, ...turns)
  assert.deepEqual([docs.length, understood.kind, understood.notApplied], [1, 'about', []])
  assert.match(answer, starter.index.spot(docs[0] ?? 0).accessStatus === 'free' ? /is free/ : /paid|not known/)
})

test('what is asked of the second of one is not named as lost', () => {
  const turns = ['playas tranquilas en México o Costa Rica', '¿y se puede nadar en la segunda?']
  assert.doesNotMatch(answered(starter, ...turns).answer, /nadar/)
})
