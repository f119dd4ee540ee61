// First-level units of Natural Earth (public domain), with the names that people call them by.
import { type Settlement, settlements } from '../../src/ask/gazetteer/settlements.ts'
import { isInRings } from '../../src/geo/polygon.ts'
import { phraseOf } from '../../src/text/phrase.ts'
import type { Ring } from './topology.ts'

/** `region`: the larger region within the country; `part`: the part of the state, as Scotland. */
export type Unit = {
  name: string
  phrases: readonly string[]
  /** Names that mean something else by themselves, and the unit with a word of its kind: "Land Salzburg". */
  qualified: readonly string[]
  /** What it is called: "province". */
  kind: string
  country: string
  code: string
  region: string
  part: string
  rings: readonly Ring[]
}

type Feature = {
  properties: Record<string, string | number | null>
  geometry: { type: string; coordinates: Ring[] | Ring[][] }
}

/** With more units than this they are municipalities, which nobody calls regions. */
const MOST_UNITS = 66
/** Countries as small as a region: their units are towns. */
const SMALL_COUNTRIES: ReadonlySet<string> = new Set(
  'AD LI MC SM MT VA SG BH BS BB GD VC LC DM KN AG TV NR PW MH KI SC MV TO WS CV ST KM MU GG JE IM FO'.split(' '),
)
const LARGE_COUNTRIES: ReadonlySet<string> = new Set(['FR', 'IT', 'RU', 'TR', 'TH', 'GB', 'PH', 'US'])
/** A town of the unit's own name and of this size is what the name means by itself. */
const TOWN = 1000
const CITY = 50_000

const NAME_FIELDS = ['name', 'name_en', 'name_de', 'name_fr', 'name_es', 'name_it', 'name_local'] as const
const KINDS = [
  'Prefecture Voivodeship Krai Oblast Province County Region Department Governorate District Republic State Territory',
  'Raion Canton Municipality Parish Division Emirate Canton Prefektur Präfektur Provinz Woiwodschaft Oblast Distrikt Region Kanton',
  'Voblast Provincia Regione Województwo County',
]
  .join(' ')
  .split(' ')
const BEFORE =
  /^(the |land |kanton |canton (of|de|du|d['’]) ?|province (of|de|du|d['’]) ?|provincia (de|di|del) |provinz |region |région (de|du) |région |prefettura di |prefectura de |préfecture (de|d['’]) ?|county |comt[eé] (de|d['’]) ?|condado de |contea di |voïvodie de |voivodato di |voivodato de |d[ée]partement (de|du|d['’]) ?|departamento de |dipartimento (di|del) |republic of |république de |repubblica di |república de |republik |oblast de |oblast['’] di |oblast |kraï de |kraj |cantone? (di|de) |cantón de |distretto di |distrito de |district de |bezirk |gouvernement |governorate of |state of |staat |état de |estado de |stato (di|del) |regione )/i
/** Names that are words or directions, in any of the languages. */
const NO_NAMES: ReadonlySet<string> = new Set(
  `acre|ain|aisne|antique|atlantic|aurora|bar|bath|border|borders|capital|capital region|center|central|centre|centre region|cher|city|coast|creuse|
delta|diana|down|est|eure|eastern|east|federal district|free|granada|ham|highland|hope|interior|islands|jewish|karen|kings|lakes|lot|lower|maiden|male|
manche|maritime|may|meta|mid west|midlands|mon|mono|montana|more|mountain province|national park|new york|nil|nord|nord est|nord ouest|nordest|
norte|north|north east|north side|north west|northeast|northern|northwest|oeste|orange|oriental|orne|ouest|para|pas|paz|perak|pest|plateau|pool|queens|
reading|red sea|region des nations|rivers|sale|sandy|santa cruz|santiago|sing|song|south|south east|south west|southeast|southern|southwest|sud|
sud est|sud ouest|sur|tak|trat|tub|union|unity|unity state|upper|var|wake|washington|west|western|west end|east end|the valley|quarter|santa rosa|saint john|
saint george|saint andrew|saint thomas|saint peter|saint paul|san jose|san juan|san martin|san pedro|san luis|la paz|la union|la libertad|victoria falls|
western province|eastern province|northern province|southern province|central province|central district|northern district|southern district|
eastern region|western region|northern region|southern region|central region|west coast|westminster|zealand|denmark|limburg|luxembourg`
    .replaceAll('\n', '')
    .split('|'),
)

export function unitsOf({ features }: { features: readonly Feature[] }): Unit[] {
  const byCountry = Map.groupBy(features, ({ properties: { iso_a2 } }) => String(iso_a2))
  const kept = Array.from(byCountry).flatMap(([country, list]) =>
    (list.length <= MOST_UNITS || LARGE_COUNTRIES.has(country)) && !SMALL_COUNTRIES.has(country) ? list : [],
  )
  const byCode = Map.groupBy(kept, ({ properties: { iso_3166_2 } }) => String(iso_3166_2))
  return Array.from(byCode.values()).flatMap(list => {
    const [first] = list
    if (!first || !/^[A-Z]{2}$/.test(String(first.properties['iso_a2']))) return []
    return [unitOf(first.properties, list.flatMap(ringsOf))]
  })
}

function unitOf(properties: Feature['properties'], rings: readonly Ring[]): Unit {
  const text = (field: string) => String(properties[field] ?? '').trim()
  const country = text('iso_a2')
  const full = NAME_FIELDS.map(text).filter(name => LETTERS.test(name))
  const [english, own] = [phraseOf(bare(text('name_en') || text('name'))), phraseOf(bare(text('name')))]
  const isWord = NO_NAMES.has(english)
  const phrases = [...new Set(full.flatMap(name => [name, bare(name)]).map(phraseOf))].filter(
    phrase =>
      phrase.length > 2 && !(isWord && phrase !== english) && (phrase === english || phrase === own || !isCity(phrase)),
  )
  const isTown = (phrase: string) => NO_NAMES.has(phrase) || isTownOf(phrase, country, rings)
  // Where one of the names is the town's, so are the others: "Genf" beside "Genève".
  const isTownly = phrases.some(phrase => isTownOf(phrase, country, rings))
  const isPlain = (phrase: string) => !(isTownly ? phrases : phrases.filter(isTown)).includes(phrase)
  return {
    name: bare(text('name_en') || text('name')),
    phrases: phrases.filter(isPlain),
    qualified: phrases.filter(phrase => !isPlain(phrase)),
    kind: text('type_en').toLowerCase().split(/[ |(]/).at(-1) ?? '',
    country,
    code: text('iso_3166_2'),
    region: text('region'),
    part: text('geonunit'),
    rings,
  }
}

/** Latin, Greek or Cyrillic letters alone: what tokens are made of. */
const LETTERS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M} .,'’()/–-]{3,}$/u

function bare(name: string): string {
  const before = name.replace(BEFORE, '')
  const end = KINDS.find(kind => before.endsWith(` ${kind}`) || before.endsWith(` ${kind.toLowerCase()}`))
  return (end ? before.slice(0, -end.length - 1) : before).replace(/['’]$/, '').trim() || name
}

/** "Lagos", the Spanish name of a unit elsewhere, is the city. */
function isCity(phrase: string): boolean {
  return townsCalled(phrase).some(({ population }) => population >= 2 * CITY)
}

/** Towns of a whole name: "Brandenburg" is the state before Brandenburg an der Havel. */
function townsCalled(phrase: string): Settlement[] {
  return settlements()
    .named(phrase)
    .filter(({ name }) => phraseOf(name) === phrase)
}

/** A city of the name anywhere in the country is meant, too: its border is drawn elsewhere, or it lies in the water. */
function isTownOf(phrase: string, country: string, rings: readonly Ring[]): boolean {
  const towns = townsCalled(phrase).filter(town => town.country === country)
  return towns.some(({ population, latitude, longitude }) => {
    const isCity = population >= CITY && country !== 'US'
    const lines = () => rings.map(ring => ring.flat())
    return isCity || (population >= TOWN && isInRings(lines(), longitude, latitude))
  })
}

function ringsOf({ geometry: { type, coordinates } }: Feature): Ring[] {
  return (type === 'Polygon' ? coordinates : (coordinates as Ring[][]).flat()) as Ring[]
}
