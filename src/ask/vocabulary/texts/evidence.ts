// Words by which a description, which is in English, speaks of what no field of its spot holds.
import { alternatives } from '../../../text/alternatives.ts'
import { type Table, tableOf } from '../../../text/table.ts'
import type { NoiseName } from '../noises/noise-sources.ts'
import type { UnknowableSubject } from '../unknowable.ts'

const HUTS = 'hut|huts|bothy|bothies|cabin|cabins|lodge|lodges|refuges|refuge circuits'
const MOTORWAYS = 'motorway|motorways|highway|highways|freeway|freeways|autobahn|expressway|ring road|ring roads'
const MAIN_ROADS = `${MOTORWAYS}|main road|main roads|traffic|road noise`
const ROADS = `${MAIN_ROADS}|road|roads|roadless|car|cars|car-free|tyres|tyre|motorbikes|motorbike|trucks|vehicles|jeeps|coaches|engines|horns`
const RAIL = 'train|trains|railway|railways|rail|s-bahn|metro|tram line|tram|trams'
const STEPS = 'steps|stairs|ladder|ladders|rungs'

/** By the key of a feature. */
export const FEATURE_EVIDENCE: Table<RegExp> = tableOfWords({
  hut: HUTS,
  shelter: 'shelter|shelters|bothy|bothies',
  parking: 'parking|car park|car parks|parked',
  dogs: 'dogs|dog|leash|leashes',
  toilets: 'toilet|toilets|restroom|restrooms|latrine|latrines|washroom|washrooms',
  swimming: 'swim|swims|swimming|swimmer|swimmers|bathe|bathes|bathing|bathers',
  wheelchair: `wheelchair|wheelchairs|step-free|boardwalk|boardwalks|paved|${STEPS}`,
  camping: 'camp|camps|camping|campsite|campsites|tent|tents|camper|campers',
  firepit: 'campfire|campfires|firewood|fireplace|fireplaces|open fires',
  picnic: 'picnic|picnics|picnickers',
  bench: 'bench|benches',
  'drinking-water': 'drinking water|potable|tap|taps',
  'bird-hide': 'bird hide|bird hides|observation tower|low towers',
  boating: 'boat|boats|rowers|rowing',
  canoeing: 'canoe|canoes|paddlers|kayak|kayaks',
  climbing: 'climber|climbers|climbing',
  skiing: 'ski|skis|skiers|skiing',
  fishing: 'anglers|angler|fishing',
  cycling: 'cyclists|cycling|bikes|bicycles',
})

/** By what makes the noise. */
export const NOISE_EVIDENCE: Readonly<Record<NoiseName, RegExp>> = {
  motorway: wordsOf(MOTORWAYS),
  'main road': wordsOf(MAIN_ROADS),
  road: wordsOf(ROADS),
  rail: wordsOf(RAIL),
  tram: wordsOf('tram|trams|tram line'),
  aerodrome: wordsOf(
    'aircraft|plane|planes|jet|jets|helicopter|helicopters|airport|flight|flights|flight path|flight paths|runway',
  ),
  settlement: wordsOf('city|cities|town|towns|village|villages|suburb|suburbs|sirens|noise of the capital'),
  works: wordsOf('quarry|quarries|factory|factories|industry|industrial|mine|mines|chainsaws|sawmill'),
  turbine: wordsOf('wind turbine|wind turbines|wind farm'),
  event: wordsOf('concert|concerts|festival|festivals|stadium'),
}

export const ACCESS_EVIDENCE = wordsOf(
  'fee|fees|ticket|tickets|admission|entrance fee|permit|permits|closed to visitors',
)
export const FIRE_EVIDENCE = wordsOf('campfire|campfires|firewood|fireplace|fireplaces|open fires|stove|stoves')

/** By the mode of transport that somebody asks for. */
export const MODE_EVIDENCE: Table<RegExp> = tableOfWords({
  bus: 'bus|buses|shuttle|shuttles',
  train: RAIL,
  tram: 'tram|trams|tram line',
  metro: 'metro|subway',
  ferry: 'ferry|ferries',
  boat: 'boat|boats|ferry|ferries|ship|ships',
  car: 'road|roads|roadless|car|cars|car-free|jeep|jeeps|track|tracks',
  plane: 'plane|planes|helicopter|helicopters|flight|flights',
})

/** By the subject that no catalogue of places holds. */
export const SUBJECT_EVIDENCE: Readonly<Partial<Record<UnknowableSubject, RegExp>>> = {
  crowds: wordsOf(
    'crowd|crowds|crowded|busy|busiest|queue|queues|packed|tourist|tourists|visitor|visitors|people|walkers|trekkers|thousands|groups|families|day-trippers|day trippers|lively|popular|lonely|empty|deserted|parking fills|hammocks fill|fill the camps|full by|shared|so many|no one|company|coaches|hundreds|weekend|weekends|holiday|joggers|sightseers|tour vans|tour buses|tour boats|tour cars|tour jeeps|cruise|pilgrims|fills up|unvisited|little visited|rarely entered|walked by few|sociable|social|bustle|procession|wedding parties|school classes|few voices',
  ),
  law: wordsOf('permit|permits|permission|with a guide|guides are required|need a ranger|closed to|access is managed'),
  safety: wordsOf(
    'danger|dangerous|avalanche|avalanches|rockfall|bears|crocodiles|currents|quicksand|mines|permission|guides are|guides lead|with a guide|with guides|bear guards|experienced|tide table|low tide',
  ),
  opening: wordsOf(
    'closed|closes|close when|opening|open from|off season|all year|gates close|gates open|open the gate|open day|is open|are open|managed in|shuts it|locks it',
  ),
  effort: wordsOf(`steep|climb|climbs|scramble|gentle|long walk|long walks|day's walk|${STEPS}`),
  booking: wordsOf('booked|booking|reserved|reservation|reservations|tickets|permit|permits'),
}

/** What has such a word and is another thing. */
const OTHERS =
  /cable cars?|plane[ -]trees?|planes of shade|(shepherd|prairie) dogs?|dog[ -]sled(ge)?s?|painted shelters|steps of|no one thing|full of \w+|silver mines?/gi

/** Tells whether a sentence has one of the words. */
export function speaksOf(words: RegExp, sentence: string): boolean {
  return words.test(sentence.replaceAll(OTHERS, ''))
}

function tableOfWords(rows: Readonly<Record<string, string>>): Table<RegExp> {
  return tableOf(Object.fromEntries(Object.entries(rows).map(([key, words]) => [key, wordsOf(words)])))
}

function wordsOf(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])(${alternatives(words).join('|')})(?![\\p{L}-])`, 'iu')
}
