// What the catalogue records of spots, by what people call it and how they ask for it, in five languages.

type InEach = Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>>
type Frames = Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', readonly string[]>>

/** Things of a spot, by tag. */
export const THINGS: Readonly<Record<string, InEach>> = {
  forest: { en: 'a forest', de: 'einen Wald', fr: 'une forêt', es: 'un bosque', it: 'un bosco' },
  lake: { en: 'a lake', de: 'einen See', fr: 'un lac', es: 'un lago', it: 'un lago' },
  river: { en: 'a river', de: 'einen Fluss', fr: 'une rivière', es: 'un río', it: 'un fiume' },
  waterfall: { en: 'a waterfall', de: 'einen Wasserfall', fr: 'une cascade', es: 'una cascada', it: 'una cascata' },
  canyon: { en: 'a canyon', de: 'eine Schlucht', fr: 'un canyon', es: 'un cañón', it: 'un canyon' },
  island: { en: 'an island', de: 'eine Insel', fr: 'une île', es: 'una isla', it: 'un’isola' },
  valley: { en: 'a valley', de: 'ein Tal', fr: 'une vallée', es: 'un valle', it: 'una valle' },
  desert: { en: 'a desert', de: 'eine Wüste', fr: 'un désert', es: 'un desierto', it: 'un deserto' },
  cliff: { en: 'cliffs', de: 'Klippen', fr: 'des falaises', es: 'acantilados', it: 'scogliere' },
  beach: { en: 'a beach', de: 'einen Strand', fr: 'une plage', es: 'una playa', it: 'una spiaggia' },
  volcano: { en: 'a volcano', de: 'einen Vulkan', fr: 'un volcan', es: 'un volcán', it: 'un vulcano' },
  dune: { en: 'dunes', de: 'Dünen', fr: 'des dunes', es: 'dunas', it: 'dune' },
  glacier: { en: 'a glacier', de: 'einen Gletscher', fr: 'un glacier', es: 'un glaciar', it: 'un ghiacciaio' },
  monastery: { en: 'a monastery', de: 'ein Kloster', fr: 'un monastère', es: 'un monasterio', it: 'un monastero' },
  cave: { en: 'a cave', de: 'eine Höhle', fr: 'une grotte', es: 'una cueva', it: 'una grotta' },
  'bird-hide': {
    en: 'a bird hide',
    de: 'eine Beobachtungshütte',
    fr: 'un observatoire d’oiseaux',
    es: 'un observatorio de aves',
    it: 'un capanno per l’osservazione degli uccelli',
  },
  fjord: { en: 'a fjord', de: 'einen Fjord', fr: 'un fjord', es: 'un fiordo', it: 'un fiordo' },
  'hot-spring': {
    en: 'hot springs',
    de: 'heiße Quellen',
    fr: 'des sources chaudes',
    es: 'aguas termales',
    it: 'sorgenti calde',
  },
  garden: { en: 'a garden', de: 'einen Garten', fr: 'un jardin', es: 'un jardín', it: 'un giardino' },
  spring: { en: 'a spring', de: 'eine Quelle', fr: 'une source', es: 'un manantial', it: 'una sorgente' },
  parking: { en: 'a car park', de: 'einen Parkplatz', fr: 'un parking', es: 'un aparcamiento', it: 'un parcheggio' },
  hut: { en: 'a hut', de: 'eine Hütte', fr: 'une cabane', es: 'una cabaña', it: 'un rifugio' },
  viewpoint: {
    en: 'a viewpoint',
    de: 'einen Aussichtspunkt',
    fr: 'un point de vue',
    es: 'un mirador',
    it: 'un punto panoramico',
  },
  picnic: {
    en: 'a picnic site',
    de: 'einen Picknickplatz',
    fr: 'une aire de pique-nique',
    es: 'una zona de picnic',
    it: 'un’area picnic',
  },
  wetland: { en: 'wetlands', de: 'ein Moor', fr: 'une zone humide', es: 'un humedal', it: 'una zona umida' },
  rainforest: { en: 'rainforest', de: 'Regenwald', fr: 'une forêt tropicale', es: 'selva', it: 'foresta pluviale' },
  bay: { en: 'a bay', de: 'eine Bucht', fr: 'une baie', es: 'una bahía', it: 'una baia' },
}

/** What one may do there, by activity. */
export const DEEDS: Readonly<Record<string, InEach>> = {
  hiking: { en: 'hike', de: 'wandern', fr: 'randonner', es: 'hacer senderismo', it: 'fare escursionismo' },
  'bird-watching': {
    en: 'watch birds',
    de: 'Vögel beobachten',
    fr: 'observer les oiseaux',
    es: 'observar aves',
    it: 'osservare gli uccelli',
  },
  cycling: { en: 'cycle', de: 'Rad fahren', fr: 'faire du vélo', es: 'ir en bicicleta', it: 'andare in bici' },
  stargazing: {
    en: 'watch the stars',
    de: 'Sterne beobachten',
    fr: 'observer les étoiles',
    es: 'ver las estrellas',
    it: 'guardare le stelle',
  },
  canoeing: { en: 'canoe', de: 'Kanu fahren', fr: 'faire du canoë', es: 'hacer canoa', it: 'andare in canoa' },
  climbing: { en: 'climb', de: 'klettern', fr: 'grimper', es: 'escalar', it: 'arrampicare' },
  swimming: { en: 'swim', de: 'schwimmen', fr: 'nager', es: 'nadar', it: 'nuotare' },
  picnicking: {
    en: 'have a picnic',
    de: 'picknicken',
    fr: 'pique-niquer',
    es: 'hacer un picnic',
    it: 'fare un picnic',
  },
  fishing: { en: 'fish', de: 'angeln', fr: 'pêcher', es: 'pescar', it: 'pescare' },
  skiing: { en: 'ski', de: 'Ski fahren', fr: 'skier', es: 'esquiar', it: 'sciare' },
  snorkelling: {
    en: 'snorkel',
    de: 'schnorcheln',
    fr: 'faire du snorkeling',
    es: 'hacer snorkel',
    it: 'fare snorkeling',
  },
  camping: { en: 'camp', de: 'zelten', fr: 'camper', es: 'acampar', it: 'campeggiare' },
  'wildlife-watching': {
    en: 'watch wildlife',
    de: 'Tiere beobachten',
    fr: 'observer la faune',
    es: 'observar animales',
    it: 'osservare la fauna',
  },
}

/** X is the name of a spot, T a thing. */
export const ASKED_OF_THINGS: Frames = {
  en: ['Does X have T?', 'Is there T at X?', 'Has X got T?'],
  de: ['Hat X T?', 'Gibt es in X T?'],
  fr: ['X a-t-il T ?', 'Y a-t-il T à X ?', 'Est-ce qu’il y a T à X ?'],
  es: ['¿Tiene X T?', '¿Hay T en X?'],
  it: ['X ha T?', 'C’è T a X?'],
}

/** A is what is done. */
export const ASKED_OF_DEEDS: Frames = {
  en: ['Can I A at X?', 'Is it possible to A at X?', 'Can you A in X?', 'Could we A there at X?'],
  de: ['Kann man in X A?', 'Kann ich in X A?', 'Ist es möglich, in X zu A?'],
  fr: ['Peut-on A à X ?', 'Est-ce qu’on peut A à X ?', 'Est-il possible de A à X ?'],
  es: ['¿Se puede A en X?', '¿Puedo A en X?', '¿Es posible A en X?'],
  it: ['Si può A a X?', 'Posso A a X?', 'È possibile A a X?'],
}
