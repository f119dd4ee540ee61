import { FILLER, isFiller, type Meaning, type Span } from '../spans.ts'

/** Reads "does a bus go anywhere near Sarek" as a question about that one spot: nothing but the ride, the nearness and its name. */
export function withRidesNear(spans: readonly Span[]): readonly Span[] {
  const isRide =
    spans.some(({ meaning }) => meaning.is === 'transport') &&
    spans.some(span => isVerb(span) || isExists(span.meaning))
  const [name, ...others] = spans.filter(({ meaning }) => meaning.is === 'name' || meaning.is === 'spot')
  const isOfSpot = name !== undefined && others.length === 0 && isSpotAlone(name.meaning)
  if (!isRide || !isOfSpot || !spans.some(isNear) || !spans.every(isOfRide)) return spans
  return spans.map(span => {
    if (isNear(span)) return { ...span, meaning: { is: 'relation', relation: 'to' } }
    return isSomewhere(span) || isVerb(span) ? { ...span, meaning: FILLER } : span
  })
}

function isSpotAlone(meaning: Meaning): boolean {
  if (meaning.is !== 'name') return meaning.is === 'spot'
  const { spots, region, settlements } = meaning.named
  return spots.length > 0 && region === null && settlements.length === 0
}

function isNear({ meaning }: Span): boolean {
  return meaning.is === 'relation' && meaning.relation === 'near'
}

function isOfRide(span: Span): boolean {
  const { meaning } = span
  return OF_RIDE.has(meaning.is) || isExists(meaning) || isFiller({ meaning }) || isSomewhere(span) || isVerb(span)
}

const OF_RIDE: ReadonlySet<Meaning['is']> = new Set(['transport', 'name', 'spot', 'relation', 'sign', 'allowed'])

/** "Anywhere near it": no place of its own. */
function isSomewhere({ meaning, said, typed }: Span): boolean {
  return (meaning.is === 'generic' && /^(any|some)where$/i.test(said)) || SOMEWHERE.test(typed)
}

const SOMEWHERE = /^(irgendwo(hin)?|quelque part|en algún lugar|da qualche parte)$/i

/** "Is there" asks for a yes or no; "which", "where" and "how many" ask for spots. */
function isExists(meaning: Meaning): boolean {
  return meaning.is === 'ask' && meaning.ask === 'exists'
}

function isVerb({ typed }: Span): boolean {
  return VERBS.test(typed)
}

/** What a bus does, as each language says it. */
const VERBS =
  /^(go(es)?|runs?|stops?|comes?|gets?|pass(es)?|fährt|fahren|hält|halten|passe(nt)?|circule(nt)?|va|vont|arrive(nt)?|pasa|pasan|para|paran|llega|llegan|passa|passano|ferma|fermano|arriva|arrivano|circola)$/i
