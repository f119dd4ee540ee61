/** The fields of a row and the spellings, folded by `foldColumn`, that are taken for them; the earlier one wins. */
export const FIELDS = {
  id: 'id identifier @id uid uuid spotid placeid siteid osmid ref reference wdpaid geonameid',
  slug: 'slug',
  name: 'name title label naam naem nom nombre nome bezeichnung titel navn namn nazwa spot spotname placename sitename itemlabel',
  otherNames: 'othernames alternativenames alternatenames altnames altname aliases alias aka',
  description:
    'description desc beschreibung descripcion descrizione descricao omschrijving beskrivning summary abstract about',
  latitude: 'latitude lat y breite breitengrad latitud latitudine decimallatitude latdd geolat gpslatitude ycoord',
  longitude:
    'longitude lon lng long x lange laenge langengrad laengengrad longitud longitudine decimallongitude londd lngdd geolon geolng gpslongitude xcoord',
  coordinates:
    'coordinates coordinate coords coord location point latlon latlng latlong geopoint geo geom geometry wkt gps position koordinaten coordinatelocation',
  tags: 'tags tag categories category keywords kategorien kategorie',
  activities: 'activities activity aktivitaten aktivitaeten thingstodo',
  accessStatus: 'accessstatus',
  access: 'access',
  price: 'price admission admissionprice cost eintritt',
  fee: 'fee fees entrancefee entryfee charge',
  free: 'free isfree freeentry freeaccess',
  fireStatus: 'firestatus fire fires campfire campfires openfire',
  sceneryType: 'scenerytype scenery landscape landschaft',
  transportation: 'transportation transport publictransport transit anreise gettingthere',
  silenceRating: 'silencerating silence rating quiet quietness quietrating silencescore stille ruhe',
  ratedBy: 'ratedby',
  confidence: 'confidence',
  lden: 'lden',
  noiseSentence: 'noisesentence',
  commentsCount: 'commentscount commentcount comments',
  elevation: 'elevation ele altitude alt hoehe hohe altitud altitudine metresabovesea masl',
  elevationSource: 'elevationsource',
  links: 'links',
  website: 'website homepage webpage web contactwebsite officialwebsite internet webseite sitioweb siteweb',
  wikipedia: 'wikipedia wikipediaurl',
  wikidata: 'wikidata wikidataid qid wikidataurl',
  country: 'country countrycode iso2 isoa2 iso31661alpha2 land pays pais paese nation countryname addrcountry',
  place:
    'place region city town village municipality settlement locality nearestplace ort gemeinde state province county',
  placeAt: 'placeat',
  source: 'source',
  sourceAttribution: 'sourceattribution',
  sourceLicence: 'sourcelicence',
  sourceUrl: 'sourceurl',
  sourceRatings: 'sourceratings',
  sourceExtractDate: 'sourceextractdate',
} as const satisfies Record<string, string>
export type FieldName = keyof typeof FIELDS

/** Columns that are made anew from others, or mean nothing to a catalogue: left out without a word. */
const DERIVED = new Set('url mapsurl distancekm extent'.split(' '))

/** OpenStreetMap's way to give names in other languages and other names, and its imitations: name:de, name_de, alt_name. */
const OTHER_NAME = /^(?:name[:_][a-z]{2,3}(?:[-_][a-z]+)?|(?:alt|official|short|old|loc|int|nat|reg)_name(?::.+)?)$/i

/** Characters: no longer name of a column is looked at. */
const LONGEST_COLUMN = 200

/** What a column is taken for. The lower rank wins where several columns of a row hold the same field. */
export type Recognised = { field: FieldName; rank: number } | 'derived' | undefined

export function recogniseColumn(column: string): Recognised {
  if (column.length > LONGEST_COLUMN) return undefined
  const folded = foldColumn(column)
  if (DERIVED.has(folded)) return 'derived'
  const known = SPELLINGS.get(folded)
  if (known) return known
  return OTHER_NAME.test(column.trim()) ? { field: 'otherNames', rank: LOWEST_RANK } : undefined
}

/** Tells whether a column is taken for silence ratings, and may as well hold stars. */
export function isAmbiguousRating(column: string): boolean {
  return foldColumn(column) === 'rating'
}

/** Brings a column's name into the form in which spellings are compared: "Silence rating (1–5)" is "silencerating". */
function foldColumn(column: string): string {
  return column
    .replaceAll(/\(.*?\)|\[.*?\]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}@]+/gu, '')
}

export function isFieldName(text: string): text is FieldName {
  return Object.hasOwn(FIELDS, text)
}

const LOWEST_RANK = 1000

const SPELLINGS: ReadonlyMap<string, { field: FieldName; rank: number }> = new Map(
  Object.entries(FIELDS).flatMap(
    ([field, spellings]) =>
      spellings.split(' ').map((spelling, rank) => [spelling, { field: field as FieldName, rank }]), // a key of FIELDS
  ),
)
