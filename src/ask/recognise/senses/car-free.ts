import { foldedStart } from '../../../text/fold.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/**
 * Recognises a place without cars: "islands without cars", "car-free villages". No field holds that, texts may say it. Who has
 * no car, or wants a car-free trip, asks how to get there.
 */
export const recogniseCarFree: Recogniser = (tokens, at) => {
  const length = carFreeAt(tokens, at) || carsBesideAt(tokens, at)
  if (length === 0 || (!isSaidOfPlace(tokens, at) && isOfTravel(tokens, at, length))) return undefined
  return { meaning: { is: 'in text', any: CAR_FREE }, length }
}

/** "Without people OR CARS", "sin turistas NI COCHES": what is unwanted besides; 0 where nothing is. */
function carsBesideAt(tokens: readonly Token[], at: number): number {
  const [before, joint] = [tokens[at - 1], tokens[at]]
  if (!before || !joint || !UNWANTED.test(before.folded) || !/^(and|or|nor|neither)$/.test(joint.folded)) return 0
  // Italian has one word for "by car" and for cars.
  const isByCar = tokens[at + 1]?.folded === 'by' && tokens[at + 1]?.source !== null
  const cars = isByCar ? at + 2 : at + 1
  const isCars = tokens[cars]?.folded === (isByCar ? 'car' : 'cars') && !ALLOWED.test(tokens[cars + 1]?.folded ?? '')
  const isDenied =
    joint.folded === 'neither' ||
    WITHOUT.test(foldedStart(before.source?.text ?? '')) ||
    tokens.slice(Math.max(0, at - REACH), at).some(({ folded }) => /^(without|no)$/.test(folded))
  return isCars && isDenied ? cars + 1 - at : 0
}

const UNWANTED = /^(people|crowds?|tourists?|visitors?|noise|roads?|traffic)$/
const ALLOWED = /^(allowed|permitted|park|parks|parking)$/
const WITHOUT = /^(ohne|keine?|sin|sans|senza) /

/** How texts say it. */
const CAR_FREE = ['without cars', 'car-free', 'no cars', 'cars are not allowed', 'cars are banned'] as const

function carFreeAt(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + LONGEST).map(({ folded, text }) => folded || text)
  const said = FORMS.find(form => form.every((word, i) => word === words[i]))
  return said?.length ?? 0
}

const FORMS: readonly (readonly string[])[] = [
  ['without', 'any', 'cars'],
  ['without', 'car', 'access'],
  ['no', 'car', 'access'],
  ['without', 'access', 'by', 'car'],
  ['no', 'access', 'by', 'car'],
  ['without', 'cars'],
  ['no', 'cars'],
  ['free', 'of', 'cars'],
  ['free', 'from', 'cars'],
  ['car', '-', 'free'],
  ['car', 'free'],
]
const LONGEST = 3

/** "A weekend on an ISLAND without cars": the island has none, however one travels there; "an island TRIP without cars" is one's own. */
function isSaidOfPlace(tokens: readonly Token[], at: number): boolean {
  const before = meaningAt(tokens, at - 1)?.meaning
  return before?.is === 'feature' && LANDSCAPE_KEYS.has(before.feature)
}

function isOfTravel(tokens: readonly Token[], at: number, length: number): boolean {
  const near = [...tokens.slice(Math.max(0, at - REACH), at), ...tokens.slice(at + length, at + length + 2)]
  return near.some(({ folded }) => TRAVEL.test(folded))
}

const REACH = 4
const TRAVEL =
  /^(reach|reachable|reached|get|getting|go|going|travel|traveling|travelling|arrive|accessible|access|visit|holidays?|vacations?|trips?|journeys?|days?|weekends?|come|need|needed|drive|outings?|excursions?)$/
