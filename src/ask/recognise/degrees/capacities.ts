import { isAtEnd, type Meaning, namesSpot, type Span, UNSAID } from '../spans.ts'

/**
 * Reads for how many people a hut, a shelter or a campsite is to have room as what no field records: "huts that sleep at least
 * six" is no rating of 6, and "with more than ten beds" no number of spots. Of a named spot that is asked.
 */
export function withCapacities(spans: readonly Span[]): readonly Span[] {
  const isNamed = spans.some(namesSpot)
  if (!isNamed && !spans.some(isHouse)) return spans
  const runs = spans.flatMap((span, at) => (isAmount(span) ? (runAround(spans, at) ?? []) : []))
  // Of a spot it is asked by beds and sleeping alone: "how is Sarek for four people".
  const run = runs.find(({ from, to }) => !isNamed || spans.slice(from, to).some(isOfSleeping))
  if (!run) return spans
  const [first = UNSAID, last = UNSAID] = [spans[run.from], spans[run.to - 1]]
  const meaning: Meaning = isNamed ? { is: 'aspect', aspect: 'beds' } : { is: 'unmeasured', property: 'beds' }
  const typed = typedOf(spans.slice(run.from, run.to))
  const asOne: Span = {
    ...first,
    meaning,
    to: last.to,
    said: 'number of beds',
    typed,
    isPlural: false,
    corrected: null,
  }
  return spans.toSpliced(run.from, run.to - run.from, asOne)
}

function isOfSleeping({ typed }: Span): boolean {
  return SLEEPING.test(typed) || BEDS.test(typed)
}

function isHouse({ meaning }: Span): boolean {
  return meaning.is === 'feature' && /^(hut|shelter|camping)$/.test(meaning.feature)
}

/** A number, also one that was read as a rating without a word of ratings. */
function isAmount({ meaning, said, typed, frame }: Span): boolean {
  if (frame) return false
  if (meaning.is === 'number') return true
  if (meaning.is === 'rating') return !OF_RATINGS.test(typed)
  return meaning.is === 'stop' && COUNTED.test(said)
}

const OF_RATINGS =
  /rat(ed|ings?)|scor|star|point|not[aeé]|bewert|stern|punkt|étoile|estrella|punt|vot|stell|\d\.\d|[/+]/i
const COUNTED = /^(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)$/i

/** The amount with what says how much of it, what it is of, and that one sleeps there; undefined where nothing tells of room for people. */
function runAround(spans: readonly Span[], at: number): { from: number; to: number } | undefined {
  const typedAt = (i: number) => spans[i]?.typed ?? ''
  let from = at
  while (from > 0 && (AMOUNTS.test(spans[from - 1]?.said ?? '') || AMOUNTS.test(typedAt(from - 1)))) from--
  const isFor = FOR.test(typedAt(from)) || FOR.test(typedAt(from - 1))
  const beds = BEDS.test(typedAt(at + 1)) ? at + 2 : null
  const people = PEOPLE.test(typedAt(at + 1)) ? at + 2 : null
  const behind = people !== null && SLEEPING.test(typedAt(people)) ? people + 1 : null
  const lead = ROOM.test(typedAt(from - 1)) || (SLEEPING.test(typedAt(from - 1)) && !isFor) ? from - 1 : null
  const to = beds ?? behind ?? people ?? at + 1
  if (lead !== null) return { from: isRoomLed(spans, lead) ? lead - 1 : lead, to }
  const isPartyBehind = isFor && (people !== null || (spans[at]?.meaning.is === 'rating' && isAtEnd(spans[at + 1])))
  const start = FOR.test(typedAt(from - 1)) ? from - 1 : from
  return beds !== null || behind !== null || isPartyBehind ? { from: isPartyBehind ? start : from, to } : undefined
}

/** "That HAS room for six". */
function isRoomLed(spans: readonly Span[], at: number): boolean {
  return /^(with|mit|avec|con|has|have)$/i.test(spans[at - 1]?.typed ?? '')
}

const AMOUNTS =
  /^(at|at least|least|at most|most|up|to|up to|more|more than|than|over|above|about|around|exactly|fewer than|less than|mindestens|au moins|al menos|por lo menos|almeno|plus de|más de|più di|for|für|pour|para|per|of|de|di|von)$/i
const FOR = /^(for|für|pour|para|per)$/i
const ROOM =
  /^(room|space|capacity|capacité|capacidad|capienza|platz|raum|place|places|espacio|sitio|plaza|plazas|posto|posti|fits?|accommodat(?:es?|ing)|holds?|holding|houses?|beherbergt|fasst|accueill(?:e|ant)|alberga|ospita)$/i
const SLEEPING =
  /^(sleeps?|sleeping|can sleep|schlafen|übernachten|dormir|coucher|duermen|dormire|dormono|pernottare|pernoctar)$/i
const BEDS =
  /^(beds?|bunks?|bunk beds|berths?|sleeping places|mattresses|betten|schlafplätzen?|lager|matratzen(lager)?|lits?|couchages?|camas?|literas?|plazas|letti|posti letto|cuccette|brandine)$/i
const PEOPLE =
  /^(people|persons?|guests?|adults?|hikers?|of us|personen|leuten?|gäste|erwachsene|personnes|adultes|personas|adultos|huéspedes|persone|adulti|ospiti)$/i

function typedOf(run: readonly Span[]): string {
  return run.flatMap(({ typed }, at) => (typed === '' || typed === run[at - 1]?.typed ? [] : [typed])).join(' ')
}
