// A kind, a place or a wish that changes late in a conversation finds what the whole question finds, and that is what plain code finds.
import assert from 'node:assert/strict'
import { NO_EXTRACTS } from '../support/osm-samples.ts'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { QuestionContext } from '../../src/ask/question-context.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { extractContext } from '../support/extract-context.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { LANGUAGES, type Language } from './drawn-places.ts'
import { all, type Change, CHANGES, has, IN_EXTRACTS, isIn } from './late-changes-in-languages.ts'

const starter = { context: await starterContext(), spots: starterSpots() }
const extract = await extractContext()

for (const language of LANGUAGES) {
  test(`what changes late in a conversation: ${language}`, () => {
    assert.deepEqual(wrongOf(CHANGES, starter, language), [])
  })
  test(`what changes late in a conversation over real extracts: ${language}`, { skip: !extract && NO_EXTRACTS }, () => {
    assert.deepEqual(extract && wrongOf(IN_EXTRACTS, extract, language), [])
  })
  test(`the number in total is of what was looked for: ${language}`, { skip: !extract && NO_EXTRACTS }, () => {
    const spots = extract?.spots.filter(all(has('peak'), isIn('AD'))) ?? []
    const high = spots.filter(({ elevation }) => (elevation ?? 0) >= 2800).length
    const peaks = IN_EXTRACTS['the highest, behind the quietest of those that were listed']
    const turns = partsOf(peaks?.turns[language] ?? '')
    for (const before of [turns, [...turns, peaks?.last[language][0] ?? '']]) {
      const { answer } = extract ? ask({ query: TOTAL[language], prev: before }, extract.context) : { answer: '' }
      assert.equal(Number(/\d+/.exec(answer)?.[0]), high, answer)
    }
  })
}

test('what is alike but other stays as it was', () => {
  const first = 'a quiet forest in Chile or Argentina for camping'
  const toldOf = (...said: readonly string[]) =>
    ask({ query: said.at(-1) ?? '', prev: said.slice(0, -1) }, starter.context)
  // Nobody had wished for it: it is ruled out.
  const { docs } = toldOf('quiet forests in Chile or Argentina', 'rather without camping')
  assert.equal(
    docs.some(doc => has('camping')(spotOf(doc))),
    false,
  )
  assert.match(toldOf(first, 'without camping').answer, /not listed for camping/)
  // From there it was asked how far one is, and it is asked again from elsewhere.
  const again = toldOf('lakes in Canada', 'how far is the first one from Toronto?', 'sorry, I meant from Ottawa')
  assert.match(again.answer, /km from Ottawa/)
  // "Brittany, France" is one place.
  assert.match(toldOf('quiet islands in Brittany, in France').answer, /in Brittany/)
  assert.doesNotMatch(toldOf('quiet islands in Brittany, in France').answer, /or France/)
  // Of a spot that no list showed.
  assert.match(toldOf('is Abisko free?', 'something quieter').answer, /closest to Abisko/)
})

test('what is more remote is one of those that are listed as remote, and not the one that was named', () => {
  const turns = ['lakes in Canada', 'is the second one free?', 'anything more remote?']
  const { docs, answer } = ask({ query: turns[2] ?? '', prev: turns.slice(0, 2) }, starter.context)
  const remote = starter.spots.filter(all(has('lake'), has('remote'), isIn('CA')))
  assert.deepEqual(
    docs.map(doc => starter.context.index.name(doc)),
    remote.map(({ name }) => name),
  )
  assert.match(answer, /no distances to the next road/)
})

const TOTAL: Readonly<Record<Language, string>> = {
  en: 'how many are there in total?',
  de: 'wie viele sind es insgesamt?',
  fr: 'combien y en a-t-il en tout ?',
  es: '¿cuántas hay en total?',
  it: 'quante sono in tutto?',
}

type Catalogue = { context: QuestionContext; spots: readonly SpotRecord[] }

function wrongOf(changes: Readonly<Record<string, Change>>, of: Catalogue, language: Language): string[] {
  return Object.values(changes).flatMap(({ whole, turns, last, ...change }) => {
    const by = change.by ?? (({ silenceRating }: SpotRecord) => silenceRating)
    const fitting = of.spots.filter(change.is).toSorted((a, b) => by(b) - by(a))
    const before = partsOf(turns[language])
    const [shown] = change.isOther ? answered(of.context, before.slice(0, 1)).docs : []
    const named = shown === undefined ? undefined : of.context.index.name(shown)
    const left = fitting.filter(({ name }) => name !== named)
    const faultOf = (said: readonly string[], due: readonly SpotRecord[]): string[] => {
      const { docs, understood } = answered(of.context, said)
      const names = docs.map(doc => of.context.index.name(doc))
      const found = names.map(name => due.find(spot => spot.name === name))
      const told = found.map(spot => (spot ? by(spot) : null))
      const isAlike = told.join() === due.slice(0, 5).map(by).join()
      return isAlike && understood.notApplied.length === 0
        ? []
        : [`${said.join(' || ')}: ${names.join()}, not applied ${understood.notApplied.join()}`]
    }
    return [...faultOf([whole], fitting), ...last[language].flatMap(said => faultOf([...before, said], left))]
  })
}

function answered(context: QuestionContext, said: readonly string[]) {
  return ask({ query: said.at(-1) ?? '', prev: said.slice(0, -1) }, context)
}

function spotOf(doc: number): SpotRecord {
  const name = starter.context.index.name(doc)
  const spot = starter.spots.find(each => each.name === name)
  assert.ok(spot)
  return spot
}

function partsOf(turns: string): string[] {
  return turns.split('||').flatMap(turn => (turn.trim() === '' ? [] : [turn.trim()]))
}
