// Names of OpenStreetMap objects: which are names at all, which only say what a thing is, and which mean the same place.
import { fold } from '../../text/fold.ts'

/** Joins what is one word among others: "de la", "d'", "the". */
const CONNECTORS = words(
  'a al am an and area auf aux bei by d da dal das de dei del della dels den der des di die do dos du e el els em en es et i il im in l la las le les lo los na of oder on ou s sa ses the u und van vom von y zu zum zur',
)

/** Words that say what a thing is, folded; with a number or each other they make no name. */
const KIND_WORDS = words(`
  font fonts fontaine fuente fonte fontana source spring springs quelle brunnen brunnele
  viewpoint view mirador miradors miradouro belvedere belveder aussicht aussichtspunkt aussichtsturm aussichtsplattform
  lookout outlook panorama
  picnic picnics berenador merendero piquenique grillplatz grillstelle feuerstelle rastplatz picknickplatz picknick rest site
  camp camps camping campsite campground acampada zeltplatz lagerplatz wild bivouac biwak bivac tent
  shelter shelters abri refugi refugio refuge unterstand schutzhutte hutte hut huts cabana cabanes cabane caseta borda
  park parks parc parcs parque parco stadtpark kurpark dorfpark garden gardens jardi jardins jardin jardines garten
  krautergarten krauterspirale rosengarten botanic botanical botanischer botanico botanique public community village town green greens
  play playing field fields recreation ground grounds playground memorial wasserpark skate
  lake lakes pond ponds loch lough tarn pool reservoir boating fishing estany estanys estanyol estanyons llac lago lac laguna bassa basses see weiher teich
  teiche badesee baggersee stausee speichersee etang etangs mare gorg
  waterfall waterfalls falls cascada cascade cascata wasserfall salt
  cave caves cova coves cueva grotte grotta grotto hohle balma
  forest forests wood woods woodland plantation bosc boscs bosque bois foret wald waldchen holz
  beach beaches platja playa plage strand spiaggia sand sandy bay cove badia bahia baie bucht cala
  cliff cliffs rock rocks stone stones boulder roc roca rocher felsen felsblock fels klippe
  peak summit top hill mount mountain pic cim pico gipfel spitze berg tossa alt
  pass saddle coll collada collado col sattel joch port ridge crest serra cresta grat
  river stream creek brook riu rio riviere ruisseau bach fluss torrent
  island islands islet isle illa isla ile insel cape cap headland valley vall valle vallee tal
  bird hide hides observatori observatory vogelbeobachtung beobachtungshutte observation
  nature natural naturschutzgebiet naturschutz reserve reserva reservat protected heath moor marsh bog fen wetland meadow wiese ried
  arch volcano glacier dune dunes grillzone
`)

const LETTERS = /\p{L}/u
const HEIGHT_NOTE = /\s*[([]?\b\d[\d.,' ]*\s?(?:m|mt|mts|msnm|ft|m ?ü\. ?M\.)\.?[)\]]?$/u

/** Cleans a name of what is none of it: a height at its end, blanks in it, further names behind semicolons. */
export function cleanName(text: string): string {
  const [first = ''] = namesIn(text)
  const bare = first.replace(HEIGHT_NOTE, '').trim()
  return LETTERS.test(bare) ? bare : first
}

/** The real names that a tag holds: lists are parted by semicolons. */
export function namesIn(text: string): string[] {
  return text
    .split(';')
    .map(part => part.replaceAll(/\s+/g, ' ').trim())
    .filter(isName)
}

/** Numbers, heights and signposts' codes ("1.500m", "117", "P12") are no names. */
function isName(text: string): boolean {
  const rest = text.replace(HEIGHT_NOTE, '')
  return LETTERS.test(rest) && !/^\p{L}{0,2}[\s.-]?\d+\p{L}?$/u.test(rest) && !/^\p{Ll}$/u.test(rest)
}

/** A mountain may be called K2. */
export function isMountainCode(text: string): boolean {
  return /^\p{Lu}{1,2}[\s-]?\d+$/u.test(text.trim())
}

/** Phrases that are one word for a kind, folded. */
const KIND_PHRASES =
  /\b(area|zona|aire) (de|d|di) \w+|\b(punt|punto|point) (de|di) (vista|vue)\b|\bpicnic (area|site|place)\b/g

/**
 * Tells whether a name only says what the thing is: "Font", "Wild camp", "Mirador 1", "Àrea de pícnic". An article makes
 * it a name: "The Mount", "Refugi de l'Illa".
 */
export function isKindName(name: string): boolean {
  const rest = fold(name).replaceAll(KIND_PHRASES, '').trim().split(/\s+/)
  return rest.every(word => word === '' || KIND_WORDS.has(word) || /^\d+$/.test(word))
}

/**
 * Brings a name into a form in which namesakes are equal: "Mirador del Roc dels Senders" and "Roc de Senders", when
 * `without` holds "mirador". A name of which nothing would be left stays whole.
 */
export function stemOf(name: string, without: ReadonlySet<string>): string {
  const all = fold(name).split(' ')
  const own = all.filter(word => !CONNECTORS.has(word))
  const stem = own.filter(word => !without.has(word))
  return (stem.length > 0 ? stem : own.length > 0 ? own : all).join(' ')
}

export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
