// How somebody comes: "I'm driving from Barcelona", "voy en coche desde Barcelona".
import type { Span } from '../spans.ts'
import { OCCUPATIONS } from '../../vocabulary/conversation/askers.ts'
import { framed, isWordOf, type Run, typedWord } from './framing.ts'

/**
 * Takes where somebody sets out as told, where another place is to go to; where none is, it is measured from. That they come
 * by car asks for no spot that can be reached so.
 */
export function withJourneys(spans: readonly Span[]): readonly Span[] {
  if (spans.some(isOfDistance)) return spans
  const journeys = [...spans.keys()].flatMap(name => journeyAt(spans, name) ?? [])
  const [journey, ...others] = journeys
  if (!journey || others.length > 0) return spans
  const isElsewhere = spans.some((span, at) => isPlace(span) && at !== journey.name)
  if (isElsewhere) return framed(spans, [journey], 'where one comes from')
  const { from, to, name } = journey
  const told = framed(
    spans,
    [
      { from, to: name - 1 },
      { from: name + 1, to },
    ],
    'where one comes from',
  )
  return told.with(name - 1, {
    ...(told[name - 1] ?? journey.origin),
    said: 'from',
    meaning: { is: 'relation', relation: 'from' },
  })
}

type Journey = Run & { name: number; origin: Span }

function journeyAt(spans: readonly Span[], name: number): Journey | undefined {
  const origin = spans[name - 1]
  const begin = spans[name - 2]
  const isFrom =
    origin &&
    (FROM.test(typedWord(origin)) ||
      (begin && STARTS.test(typedWord(begin)) && IN.test(origin.typed)) ||
      (isOccupation(spans, name - 2) && OF_TOWN.test(origin.typed)))
  if (!isPlace(spans[name]) || !isFrom) return undefined
  let verb = name - 2
  while (verb >= 0 && isBeside(spans[verb]) && !isVerb(spans, verb)) verb--
  if (!isVerb(spans, verb)) return undefined
  let to = name + 1
  while (isCar(spans[to])) to++
  // "Au départ de".
  return { from: /^au$/i.test(spans[verb - 1]?.typed ?? '') ? verb - 1 : verb, to, name, origin }
}

const FROM = /^(from|out of|von|vom|aus|de|du|des|depuis|desde|da|dal|dalla)$/

/** "Ich starte in Hamburg". */
const STARTS = /^(start|starte|starten|start at|starting)$/
const IN = /^(in|at)$/i
/** "Soy maestra en Sevilla." */
const OF_TOWN = /^(in|at|bei|à|en|a|di|de)$/i

function isBeside(span: Span | undefined): boolean {
  return isCar(span) || PARTICLES.test(span?.typed ?? '')
}

const PARTICLES = /^(in|out|off|up|down|over|across|here|all the way|right|just|straight)$/i

/** Going by bus or train, one needs a spot with a stop. */
function isCar(span: Span | undefined): boolean {
  return span?.meaning.is === 'transport' && /\bcar$/i.test(span.said)
}

function isVerb(spans: readonly Span[], at: number): boolean {
  const word = spans[at] ? typedWord(spans[at]) : ''
  if (SAYS_WHO.test(word) || isOccupation(spans, at)) return true
  return VERBS.test(word) && spans.slice(Math.max(0, at - 4), at + 2).some(({ typed }) => PEOPLE.test(typed))
}

/** "Soy maestra", and not the doctor that is looked for. */
function isOccupation(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(Math.max(0, at - 2), at)
  return isWordOf(spans[at], OCCUPATIONS) && before.every(({ meaning }) => meaning.is !== 'ask')
}

/** "Driving from", and verbs that say by their ending who comes. */
const SAYS_WHO =
  /^(driving|arrivo|llego|llegamos|voy|vamos|vengo|venimos|salgo|salimos|viajo|viajamos|conduzco|conducimos|partimos|veniamo|parto|partiamo|arriviamo|vado|andiamo|viaggio|viaggiamo|guido|guidiamo|depart|viens|venons|pars|partons|arrivons|roulons)$/
const VERBS =
  /^(drive|come|coming|travel|travelling|traveling|going|go|heading|fahre|fahren|komme|kommen|reise|reisen|starte|starten|vient|part|arrive)$/
const PEOPLE =
  /^(i|we|me|am|are|us|my|our|i['’]m|we['’]re|i['’]ll|we['’]ll|ich|wir|man|je|j['’]?|nous|on|en coche|in auto|in macchina)$/i

function isPlace(span: Span | undefined): boolean {
  const is = span?.meaning.is
  return is === 'name' || is === 'spot' || is === 'coordinates' || is === 'box'
}

/** "How far is Sarek driving from Oslo", "wie kommen wir von Oslo hin". */
function isOfDistance({ meaning }: Span): boolean {
  return meaning.is === 'aspect' && (meaning.aspect === 'distance' || meaning.aspect === 'transport')
}
