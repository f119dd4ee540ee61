// What is asked of a spot by its name, in whatever words, is answered of that spot, by what the catalogue knows, and no word is lost.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { between, seededRandom } from '../support/random.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { OF_ONE, OF_TWO } from './facts-in-languages.ts'

type Verdict = 'yes' | 'no' | 'unknown'
type Language = keyof typeof YES

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const
const OF_EACH = 2

const context = await starterContext()
const random = seededRandom(20261201)
const spots = starterSpots().filter(({ name }, _, all) => all.filter(other => other.name === name).length === 1)

/** What the catalogue says of a spot, without any of what reads questions; null: nothing to check. */
const KNOWN: Readonly<Partial<Record<keyof typeof OF_ONE, (spot: SpotRecord) => Verdict>>> = {
  free: ({ accessStatus }) => (accessStatus === null ? 'unknown' : accessStatus === 'free' ? 'yes' : 'no'),
  paid: ({ accessStatus }) => (accessStatus === null ? 'unknown' : accessStatus === 'paid' ? 'yes' : 'no'),
  fire: ({ fireStatus }) => (fireStatus === null ? 'unknown' : fireStatus === 'allowed' ? 'yes' : 'no'),
  noFire: ({ fireStatus }) => (fireStatus === null ? 'unknown' : fireStatus === 'allowed' ? 'no' : 'yes'),
  toilets: ({ tags }) => (tags.includes('toilets') ? 'yes' : 'unknown'),
  lake: ({ tags }) => (tags.includes('lake') ? 'yes' : 'unknown'),
  camp: ({ tags, activities }) => ([...tags, ...activities].includes('camping') ? 'yes' : 'unknown'),
  swim: ({ tags, activities }) => ([...tags, ...activities].includes('swimming') ? 'yes' : 'unknown'),
  hike: ({ activities }) => (activities.includes('hiking') ? 'yes' : 'unknown'),
  rated4: ({ silenceRating }) => (silenceRating > 4 ? 'yes' : 'no'),
  below3: ({ silenceRating }) => (silenceRating < 3 ? 'yes' : 'no'),
  inNorway: ({ country }) => (country === 'NO' ? 'yes' : 'no'),
}

const COMPARED: Readonly<Partial<Record<keyof typeof OF_TWO, (a: number, b: number) => boolean>>> = {
  quieter: (a, b) => a > b,
  louder: (a, b) => a < b,
  asQuiet: (a, b) => a >= b,
}

const YES = { en: /^Yes\b/, de: /^Ja\b/, fr: /^Oui\b/, es: /^Sí(?!\p{L})/u, it: /^Sì(?!\p{L})/u } as const
const NO: Readonly<Record<Language, RegExp>> = {
  en: /^No\b/,
  de: /^Nein\b/,
  fr: /^Non\b/,
  es: /^No[:,] /,
  it: /^No[:,] /,
}
/** What is said of access and of fires instead of yes or no. */
const UNKNOWN =
  /not known|not recorded|nicht bekannt, ob|ist nicht bekannt\.|on ne sait pas|n’est pas connu|no se sabe si|non si sa se/i
const FREE = /(is|accès|es|è|ist) (free|gratuit|gratis|gratuito|kostenlos)/
const PAID = /is paid|kostenpflichtig|accès payant|es de pago|è a pagamento/
const ALLOWED = /allowed|erlaubt|autorisé|permitido|permesso|consentito/
const FORBIDDEN = /prohibited|verboten|interdit|prohibido|vietato/

const TOLD = new RegExp([UNKNOWN, FREE, PAID, ALLOWED, FORBIDDEN].map(({ source }) => source).join('|'), 'i')

test('facts of a spot are told of that spot, as they are known, in any wording', () => {
  const differing = Object.entries(OF_ONE).flatMap(([fact, wordings]) =>
    drawnWordings(wordings).flatMap(({ language, wording }) => {
      const spot = drawn(spots)
      const { answer, understood } = askOf(wording, [spot])
      const known = KNOWN[fact as keyof typeof OF_ONE]?.(spot)
      const isRight =
        understood.spots.some(({ id }) => id === spot.id) &&
        isWhole(understood, language) &&
        (known === undefined || known === verdictOf(fact, answer, language))
      return isRight ? [] : [`${language} ${fact}, ${known}: ${wording} (${spot.name}): ${answer}`]
    }),
  )
  assert.deepEqual(differing, [])
})

test('two spots are compared as they are rated, in any wording', () => {
  const differing = Object.entries(OF_TWO).flatMap(([fact, wordings]) =>
    drawnWordings(wordings).flatMap(({ language, wording }) => {
      const [a, b] = drawnPair()
      const { answer, understood } = askOf(wording, [a, b])
      const isSo = COMPARED[fact as keyof typeof OF_TWO]?.(a.silenceRating, b.silenceRating)
      const isRight =
        answer.includes(a.name) &&
        answer.includes(b.name) &&
        isWhole(understood, language) &&
        (isSo === undefined || (isSo ? YES : NO)[language].test(answer))
      return isRight ? [] : [`${language} ${fact}, ${isSo}: ${wording} (${a.name}, ${b.name}): ${answer}`]
    }),
  )
  assert.deepEqual(differing, [])
})

function askOf(wording: string, [a, b = a]: readonly [SpotRecord, SpotRecord?]) {
  return ask({ query: wording.replaceAll(/[XY]/g, letter => (letter === 'X' ? a : b).name) }, context)
}

/** No word is lost, and the question is read in its language; a bare name is of none. */
function isWhole({ notApplied, language: read }: ReturnType<typeof ask>['understood'], language: Language): boolean {
  return notApplied.length === 0 && read === language
}

function verdictOf(fact: string, answer: string, language: Language): Verdict {
  // "Getting there: …" may come first.
  const [first = ''] = answer.split(/(?<=\.) /).filter(each => TOLD.test(each))
  const isOpposite = fact === 'paid' || fact === 'noFire'
  const isTold = /^(free|paid|fire|noFire)$/.test(fact)
  if (isTold) {
    if (UNKNOWN.test(first) && !PAID.test(first)) return 'unknown'
    const isYes = FREE.test(first) || (ALLOWED.test(first) && !FORBIDDEN.test(first))
    const isNo = PAID.test(first) || FORBIDDEN.test(first)
    return isYes === isNo ? 'unknown' : isYes !== isOpposite ? 'yes' : 'no'
  }
  return YES[language].test(answer) ? 'yes' : NO[language].test(answer) ? 'no' : 'unknown'
}

function drawnWordings(wordings: Readonly<Record<Language, readonly string[]>>) {
  return LANGUAGES.flatMap(language =>
    wordings[language].flatMap(wording => Array.from({ length: OF_EACH }, () => ({ language, wording }))),
  )
}

function drawnPair(): [SpotRecord, SpotRecord] {
  const a = drawn(spots)
  return [a, drawn(spots.filter(({ id }) => id !== a.id))]
}

function drawn<Item>(items: readonly Item[]): Item {
  const item = items[between(random, 0, items.length - 1)]
  if (item === undefined) throw new Error('there is nothing to draw from')
  return item
}
