// How people narrow a search, correct it and change its place in a conversation, in five languages. {k}: a kind in the plural, {s}: in the
// singular, {d}: with its article, {l}: another kind, {t} and {q}: towns, {p} and {r}: in which countries, {n}: kilometres, {a}: a spot
// of the list, {g}: a wish; [m|f|n] is chosen by the kind's gender. Tables are as long as what they hold.
import type { In } from './near-in-languages.ts'

type Wordings = In<readonly string[]>

/** What a conversation starts with, by what a place is to what is looked for. */
export const SEARCHES = {
  in: {
    en: ['{k} {p}', 'which {k} are there {p}?', 'I am looking for {k} {p}'],
    de: ['{k} {p}', 'welche {k} gibt es {p}?', 'ich suche {k} {p}'],
    fr: ['{k} {p}', '[quels|quelles] {k} y a-t-il {p} ?', 'je cherche des {k} {p}'],
    es: ['{k} {p}', '¿qué {k} hay {p}?', 'busco {k} {p}'],
    it: ['{k} {p}', 'quali {k} ci sono {p}?', 'cerco {k} {p}'],
  },
  near: {
    en: ['{k} near {t}', 'are there {k} close to {t}?', '{k} around {t}'],
    de: ['{k} in der Nähe von {t}', 'welche {k} gibt es bei {t}?', '{k} nahe {t}'],
    fr: ['{k} près de {t}', '{k} à proximité de {t}', 'y a-t-il des {k} autour de {t} ?'],
    es: ['{k} cerca de {t}', '¿hay {k} cerca de {t}?', '{k} en los alrededores de {t}'],
    it: ['{k} vicino a {t}', 'ci sono {k} nei dintorni di {t}?', '{k} nei pressi di {t}'],
  },
  closest: {
    en: ['the {s} closest to {t}', 'which {s} is nearest to {t}?', 'nearest {s} to {t}'],
    de: ['[welcher|welche|welches] {s} liegt am nächsten bei {t}?', '[der|die|das] {t} am nächsten gelegene {s}'],
    fr: ['{d} [le|la] plus proche de {t}', '[quel|quelle] est {d} [le|la] plus proche de {t} ?'],
    es: ['{d} más [cercano|cercana] a {t}', '¿cuál es {d} más [cercano|cercana] a {t}?'],
    it: ['{d} più [vicino|vicina] a {t}', 'qual è {d} più [vicino|vicina] a {t}?'],
  },
  within: {
    en: ['{k} within {n} km of {t}', 'which {k} are at most {n} km from {t}?'],
    de: ['{k} im Umkreis von {n} km um {t}', '{k} höchstens {n} km von {t} entfernt'],
    fr: ['{k} à moins de {n} km de {t}', '{k} dans un rayon de {n} km autour de {t}'],
    es: ['{k} a menos de {n} km de {t}', '{k} en un radio de {n} km de {t}'],
    it: ['{k} entro {n} km da {t}', '{k} nel raggio di {n} km da {t}'],
  },
  north: {
    en: ['{k} {p} north of {t}'],
    de: ['{k} {p} nördlich von {t}'],
    fr: ['{k} {p} au nord de {t}'],
    es: ['{k} {p} al norte de {t}'],
    it: ['{k} {p} a nord di {t}'],
  },
} as const satisfies Record<string, Wordings>

/** What is asked in between, of one spot of the list, or says nothing. */
export const BETWEEN: Wordings = {
  en: [
    'is the second one free?',
    'the second: is it free?',
    'how far is it from Rome?',
    'is {a} free?',
    'why is the first one so quiet?',
    'can you swim at the third one?',
    'thanks',
    'can one camp at {a}?',
    'and the second, where is it?',
  ],
  de: [
    'ist der zweite kostenlos?',
    'der zweite: ist er kostenlos?',
    'wie weit ist es von Rom?',
    'ist {a} kostenlos?',
    'warum ist der erste so ruhig?',
    'kann man beim dritten schwimmen?',
    'danke',
    'kann man bei {a} zelten?',
    'und der zweite, wo liegt der?',
  ],
  fr: [
    'le deuxième est gratuit ?',
    'le deuxième : est-il gratuit ?',
    'à quelle distance est-il de Rome ?',
    '{a} est gratuit ?',
    'pourquoi le premier est-il si calme ?',
    'peut-on nager au troisième ?',
    'merci',
    'peut-on camper à {a} ?',
    'et le deuxième, où est-il ?',
  ],
  es: [
    '¿el segundo es gratis?',
    'el segundo: ¿es gratis?',
    '¿a qué distancia está de Roma?',
    '¿es gratis {a}?',
    '¿por qué es tan tranquilo el primero?',
    '¿se puede nadar en el tercero?',
    'gracias',
    '¿se puede acampar en {a}?',
    '¿y el segundo, dónde está?',
  ],
  it: [
    'il secondo è gratuito?',
    'la seconda è gratuita?',
    'quanto dista da Roma?',
    '{a} è gratuito?',
    'perché il primo è così tranquillo?',
    'si può nuotare al terzo?',
    'grazie',
    'si può campeggiare a {a}?',
    'e il secondo, dove si trova?',
  ],
}

/** Wishes that one says behind "and", "only" and "but". */
export const WISHES = {
  parking: {
    en: 'with parking',
    de: 'mit Parkplatz',
    fr: 'avec parking',
    es: 'con aparcamiento',
    it: 'con parcheggio',
  },
  hut: { en: 'with a hut', de: 'mit Hütte', fr: 'avec un refuge', es: 'con refugio', it: 'con rifugio' },
  toilets: { en: 'with toilets', de: 'mit Toiletten', fr: 'avec toilettes', es: 'con aseos', it: 'con bagni' },
  dogs: {
    en: 'where dogs are allowed',
    de: 'wo Hunde erlaubt sind',
    fr: 'où les chiens sont admis',
    es: 'donde se admiten perros',
    it: 'dove sono ammessi i cani',
  },
  camping: {
    en: 'where you can camp',
    de: 'wo man zelten kann',
    fr: 'où l’on peut camper',
    es: 'donde se puede acampar',
    it: 'dove si può campeggiare',
  },
  swimming: {
    en: 'with swimming',
    de: 'mit Bademöglichkeit',
    fr: 'avec baignade',
    es: 'con zona de baño',
    it: 'dove fare il bagno',
  },
  viewpoint: {
    en: 'with a viewpoint',
    de: 'mit Aussichtspunkt',
    fr: 'avec un point de vue',
    es: 'con mirador',
    it: 'con un punto panoramico',
  },
  free: { en: 'free of charge', de: 'kostenlos', fr: 'gratuits', es: 'gratis', it: 'gratuiti' },
  bus: {
    en: 'reachable by bus',
    de: 'mit dem Bus erreichbar',
    fr: 'accessibles en bus',
    es: 'accesibles en autobús',
    it: 'raggiungibili in autobus',
  },
  water: {
    en: 'with drinking water',
    de: 'mit Trinkwasser',
    fr: 'avec eau potable',
    es: 'con agua potable',
    it: 'con acqua potabile',
  },
  bench: { en: 'with a bench', de: 'mit Sitzbank', fr: 'avec un banc', es: 'con un banco', it: 'con una panchina' },
  picnic: {
    en: 'with picnic tables',
    de: 'mit Picknickplatz',
    fr: 'avec une aire de pique-nique',
    es: 'con merendero',
    it: 'con area picnic',
  },
} as const satisfies Record<string, In<string>>

export const NARROWED: Wordings = {
  en: [
    'and {g}?',
    'only {g}',
    'only those {g}',
    'but {g}',
    '{g}, please',
    'are there any {g}?',
    'now only the ones {g}',
    'I need one {g}',
    'it has to be one {g}',
    'any {g}?',
    'is there also one {g}?',
  ],
  de: [
    'und {g}?',
    'nur {g}',
    'nur die {g}',
    'aber {g}',
    '{g}, bitte',
    'gibt es welche {g}?',
    'jetzt nur noch die {g}',
    'ich brauche [einen|eine|eines] {g}',
    'gibt es auch [einen|eine|eines] {g}?',
    'bitte nur {g}',
    'am liebsten {g}',
  ],
  fr: [
    'et {g} ?',
    'seulement {g}',
    'seulement [ceux|celles] {g}',
    'mais {g}',
    '{g}, s’il vous plaît',
    'il y en a {g} ?',
    'y en a-t-il [un|une] {g} ?',
    'il m’en faut [un|une] {g}',
    'rien que [ceux|celles] {g}',
    'uniquement {g}',
  ],
  es: [
    '¿y {g}?',
    'solo {g}',
    'solo [los|las] {g}',
    'pero {g}',
    '{g}, por favor',
    '¿hay [alguno|alguna] {g}?',
    'necesito [uno|una] {g}',
    '¿y [alguno|alguna] {g}?',
    'ahora solo [los|las] {g}',
    'únicamente {g}',
  ],
  it: [
    'e {g}?',
    'solo {g}',
    'solo [quelli|quelle] {g}',
    'ma {g}',
    '{g}, per favore',
    'ce n’è [uno|una] {g}?',
    'ce ne sono {g}?',
    'me ne serve [uno|una] {g}',
    'e [uno|una] {g}?',
    'adesso solo [quelli|quelle] {g}',
    'soltanto {g}',
  ],
}

/** "Only free ones": where a wish is one word. */
export const FREE: Wordings = {
  en: [
    'only free ones',
    'the free ones only',
    'only those that cost nothing',
    'it must not cost anything',
    'free, please',
  ],
  de: ['nur kostenlose', 'nur die kostenlosen', 'es darf nichts kosten', 'bitte nur ohne Eintritt', 'nur gratis'],
  fr: [
    'seulement [les gratuits|les gratuites]',
    'uniquement les [gratuits|gratuites]',
    '[ceux|celles] qui ne coûtent rien',
    'ça ne doit rien coûter',
  ],
  es: ['solo [los gratuitos|las gratuitas]', 'solo gratis', 'que no cuesten nada', 'que sea gratis'],
  it: ['solo [quelli gratuiti|quelle gratuite]', 'solo gratis', 'che non costino niente', 'deve essere gratis'],
}

/** A town's name alone in the place of another. */
export const OTHER_TOWN: Wordings = {
  en: [
    'no, I meant {q}',
    'sorry, I meant {q}',
    'and {q}?',
    'what about {q}?',
    'not {t}, {q}',
    'oops, I mean {q}',
    '{q}, I meant',
  ],
  de: [
    'nein, ich meinte {q}',
    'Entschuldigung, ich meinte {q}',
    'und {q}?',
    'nicht {t}, sondern {q}',
    'ich meine {q}',
    'und wie sieht es mit {q} aus?',
    'sorry, {q} meinte ich',
  ],
  fr: [
    'non, je voulais dire {q}',
    'pardon, je voulais dire {q}',
    'et {q} ?',
    'pas {t}, {q}',
    'je pensais à {q}',
    'et pour {q} ?',
    'désolé, {q}',
  ],
  es: [
    'no, quería decir {q}',
    'perdón, quería decir {q}',
    '¿y {q}?',
    'no {t}, sino {q}',
    'me refería a {q}',
    '¿y para {q}?',
    'perdona, {q}',
  ],
  it: [
    'no, intendevo {q}',
    'scusa, volevo dire {q}',
    'e {q}?',
    'non {t}, ma {q}',
    'mi riferivo a {q}',
    'e per {q}?',
    'scusami, {q}',
  ],
}

/** The place with the word for what it is to what is looked for. */
export const OTHER_PLACE = {
  in: {
    en: ['and {r}?', 'no, {r}', 'sorry, I meant {r}', 'rather {r}', 'the same {r}', 'not {p}, {r}', 'what about {r}?'],
    de: [
      'und {r}?',
      'nein, {r}',
      'Entschuldigung, ich meinte {r}',
      'lieber {r}',
      'dasselbe {r}',
      'nicht {p}, sondern {r}',
    ],
    fr: ['et {r} ?', 'non, {r}', 'pardon, je voulais dire {r}', 'plutôt {r}', 'la même chose {r}', 'pas {p}, {r}'],
    es: ['¿y {r}?', 'no, {r}', 'perdón, quería decir {r}', 'mejor {r}', 'lo mismo {r}', 'no {p}, sino {r}'],
    it: ['e {r}?', 'no, {r}', 'scusa, volevo dire {r}', 'meglio {r}', 'lo stesso {r}', 'non {p}, ma {r}'],
  },
  near: {
    en: ['rather near {q}', 'and near {q}?', 'no, near {q}', 'and close to {q}?', 'I would prefer somewhere near {q}'],
    de: ['lieber in der Nähe von {q}', 'und bei {q}?', 'nein, nahe {q}', 'und in der Gegend von {q}?', 'eher bei {q}'],
    fr: ['plutôt près de {q}', 'et près de {q} ?', 'non, à proximité de {q}', 'et autour de {q} ?'],
    es: ['mejor cerca de {q}', '¿y cerca de {q}?', 'no, cerca de {q}', '¿y en los alrededores de {q}?'],
    it: ['piuttosto vicino a {q}', 'e vicino a {q}?', 'no, nei pressi di {q}', 'e nei dintorni di {q}?'],
  },
  closest: {
    en: ['and closest to {q}?', 'no, closest to {q}', 'and which is nearest to {q}?', 'rather the one nearest to {q}'],
    de: ['und am nächsten bei {q}?', 'nein, am nächsten bei {q}', 'und welcher liegt am nächsten bei {q}?'],
    fr: ['et le plus proche de {q} ?', 'non, le plus proche de {q}', 'et lequel est le plus proche de {q} ?'],
    es: ['¿y el más cercano a {q}?', 'no, el más cercano a {q}', '¿y cuál está más cerca de {q}?'],
    it: ['e il più vicino a {q}?', 'no, il più vicino a {q}', 'e quale è più vicino a {q}?'],
  },
  within: {
    en: ['and within {n} km of {q}?', 'and of {q}?', 'no, {n} km from {q}'],
    de: ['und im Umkreis von {n} km um {q}?', 'und um {q}?', 'nein, um {q}'],
    fr: ['et à moins de {n} km de {q} ?', 'et de {q} ?', 'non, autour de {q}'],
    es: ['¿y a menos de {n} km de {q}?', '¿y de {q}?', 'no, de {q}'],
    it: ['e entro {n} km da {q}?', 'e da {q}?', 'no, da {q}'],
  },
  north: {
    en: ['and north of {q}?', 'no, north of {q}', 'rather north of {q}'],
    de: ['und nördlich von {q}?', 'nein, nördlich von {q}', 'lieber nördlich von {q}'],
    fr: ['et au nord de {q} ?', 'non, au nord de {q}', 'plutôt au nord de {q}'],
    es: ['¿y al norte de {q}?', 'no, al norte de {q}', 'mejor al norte de {q}'],
    it: ['e a nord di {q}?', 'no, a nord di {q}', 'piuttosto a nord di {q}'],
  },
} as const satisfies Record<keyof typeof SEARCHES, Wordings>

export const OTHER_KIND: Wordings = {
  en: [
    'no, {l}, not {k}',
    'no, {l} not {k}',
    'sorry, I meant {l}',
    'not {k}, {l}',
    'no, {l}',
    'I said {l}, not {k}',
    'I wanted {l} instead of {k}',
  ],
  de: [
    'nein, {l}, nicht {k}',
    'nicht {k}, sondern {l}',
    'Entschuldigung, ich meinte {l}',
    'nein, {l} statt {k}',
    'ich sagte {l}',
    'keine {k}, {l}!',
  ],
  fr: [
    'non, des {l}, pas des {k}',
    'pas des {k}, des {l}',
    'pardon, je voulais dire des {l}',
    'non, des {l} au lieu de {k}',
    'j’ai dit {l}, pas {k}',
  ],
  es: [
    'no, {l}, no {k}',
    '{k} no, {l}',
    'perdón, quería decir {l}',
    'no {k}, sino {l}',
    'dije {l}, no {k}',
    '{l} en vez de {k}',
  ],
  it: [
    'no, {l}, non {k}',
    'non {k}, ma {l}',
    'scusa, intendevo {l}',
    'ho detto {l}, non {k}',
    'non {k}, bensì {l}',
    '{l} invece di {k}',
  ],
}

/** A wish is taken back. */
export const TAKEN_BACK: Readonly<Record<'parking' | 'hut' | 'toilets' | 'dogs' | 'camping' | 'free', Wordings>> = {
  parking: {
    en: ['parking doesn’t matter', 'it doesn’t need parking', 'never mind the parking', 'without parking is fine, too'],
    de: [
      'Parkplatz ist doch egal',
      'doch nicht unbedingt mit Parkplatz',
      'ein Parkplatz muss nicht sein',
      'ohne Parkplatz geht auch',
    ],
    fr: [
      'peu importe le parking',
      'pas forcément avec parking',
      'le parking n’est pas indispensable',
      'sans parking, ça va aussi',
    ],
    es: [
      'el aparcamiento da igual',
      'no hace falta aparcamiento',
      'sin aparcamiento también vale',
      'no necesariamente con aparcamiento',
    ],
    it: [
      'il parcheggio non importa',
      'non serve il parcheggio',
      'va bene anche senza parcheggio',
      'non per forza con parcheggio',
    ],
  },
  hut: {
    en: ['the hut doesn’t matter', 'a hut is not necessary', 'never mind the hut', 'it doesn’t need a hut'],
    de: [
      'die Hütte ist doch egal',
      'doch nicht unbedingt mit Hütte',
      'eine Hütte muss nicht sein',
      'auf die Hütte kann ich verzichten',
    ],
    fr: [
      'peu importe le refuge',
      'pas forcément avec un refuge',
      'pas besoin de refuge finalement',
      'le refuge n’est pas indispensable',
    ],
    es: ['el refugio da igual', 'no hace falta refugio', 'sin refugio también vale', 'el refugio no es imprescindible'],
    it: [
      'il rifugio non importa',
      'non serve il rifugio',
      'va bene anche senza rifugio',
      'il rifugio non è indispensabile',
    ],
  },
  toilets: {
    en: ['toilets don’t matter', 'toilets are not that important', 'I can do without toilets'],
    de: ['Toiletten sind egal', 'auf Toiletten kann ich verzichten', 'Toiletten brauche ich doch nicht'],
    fr: ['peu importe les toilettes', 'les toilettes ne sont pas importantes', 'je peux me passer de toilettes'],
    es: ['los aseos dan igual', 'los aseos no importan', 'puedo prescindir de los aseos'],
    it: ['i bagni non importano', 'i bagni non sono importanti', 'posso fare a meno dei bagni'],
  },
  dogs: {
    en: ['dogs don’t matter', 'dogs need not be allowed', 'I’m leaving the dog at home'],
    de: ['Hunde sind doch egal', 'Hunde müssen nicht erlaubt sein', 'ich lasse den Hund zu Hause'],
    fr: ['peu importe les chiens', 'pas besoin d’admettre les chiens', 'je laisse le chien à la maison'],
    es: ['los perros dan igual', 'no hace falta que admitan perros', 'dejo el perro en casa'],
    it: ['i cani non importano', 'non serve che ammettano cani', 'lascio il cane a casa'],
  },
  camping: {
    en: ['camping doesn’t matter', 'I don’t need to camp', 'camping is not a must'],
    de: ['Zelten ist doch egal', 'zelten muss nicht sein', 'ich muss nicht zelten'],
    fr: ['peu importe le camping', 'pas besoin de camper', 'camper n’est pas indispensable'],
    es: ['acampar da igual', 'no hace falta acampar', 'acampar no es imprescindible'],
    it: ['campeggiare non importa', 'non serve campeggiare', 'campeggiare non è indispensabile'],
  },
  free: {
    en: ['it doesn’t have to be free', 'free or not doesn’t matter', 'it may cost something', 'not necessarily free'],
    de: [
      'doch nicht unbedingt gratis',
      'es darf auch etwas kosten',
      'muss nicht kostenlos sein',
      'ob kostenlos, ist egal',
    ],
    fr: [
      'pas forcément gratuit',
      'ça peut être payant',
      'gratuit ou pas, peu importe',
      'pas besoin que ce soit gratuit',
    ],
    es: ['no tiene que ser gratis', 'da igual si es gratis', 'puede costar algo', 'no necesariamente gratis'],
    it: [
      'non deve essere per forza gratis',
      'non importa se è gratis',
      'può anche costare qualcosa',
      'non necessariamente gratuito',
    ],
  },
}

/** Asked of one spot behind it, and of those of a list behind that one. */
export const DONE_THERE: Readonly<Record<'fire' | 'camping' | 'swimming', Wordings>> = {
  fire: {
    en: ['can one make a fire there?', 'are fires allowed there?', 'can I light a fire there?'],
    de: ['kann man dort Feuer machen?', 'darf man dort Feuer machen?', 'ist dort Feuer erlaubt?'],
    fr: ['peut-on y faire du feu ?', 'est-ce qu’on peut faire un feu là-bas ?', 'les feux y sont-ils autorisés ?'],
    es: ['¿se puede hacer fuego allí?', '¿está permitido hacer fuego allí?', '¿puedo hacer una hoguera allí?'],
    it: ['si può accendere un fuoco lì?', 'è permesso fare fuoco lì?', 'posso fare un falò lì?'],
  },
  camping: {
    en: ['can one camp there?', 'is camping allowed there?', 'can I put up a tent there?'],
    de: ['kann man dort zelten?', 'darf man dort zelten?', 'ist Zelten dort erlaubt?'],
    fr: ['peut-on y camper ?', 'est-ce qu’on peut camper là-bas ?', 'le camping y est-il autorisé ?'],
    es: ['¿se puede acampar allí?', '¿está permitido acampar allí?', '¿puedo acampar allí?'],
    it: ['si può campeggiare lì?', 'è permesso campeggiare lì?', 'posso campeggiare lì?'],
  },
  swimming: {
    en: ['can one swim there?', 'is swimming possible there?', 'can I go for a swim there?'],
    de: ['kann man dort schwimmen?', 'kann man da baden?', 'darf man dort schwimmen?'],
    fr: ['peut-on y nager ?', 'est-ce qu’on peut se baigner là-bas ?', 'peut-on s’y baigner ?'],
    es: ['¿se puede nadar allí?', '¿puedo bañarme allí?', '¿es posible nadar allí?'],
    it: ['si può nuotare lì?', 'posso fare il bagno lì?', 'ci si può nuotare?'],
  },
}

/** The second of a list is asked about. */
export const OF_SECOND: Wordings = {
  en: ['is the second one free?', 'tell me more about the second one', 'how far is the second from Rome?'],
  de: ['ist der zweite kostenlos?', 'erzähl mir mehr über den zweiten', 'wie weit ist der zweite von Rom?'],
  fr: ['le deuxième est gratuit ?', 'parle-moi du deuxième', 'à quelle distance de Rome est le deuxième ?'],
  es: ['¿el segundo es gratis?', 'háblame del segundo', '¿a qué distancia de Roma está el segundo?'],
  it: ['il secondo è gratuito?', 'parlami del secondo', 'quanto dista il secondo da Roma?'],
}

/** One spot is asked about. */
export const OF_ONE: Wordings = {
  en: ['tell me about {a}', 'where is {a}?', 'is {a} quiet?'],
  de: ['erzähl mir von {a}', 'wo liegt {a}?', 'ist {a} ruhig?'],
  fr: ['parle-moi de {a}', 'où se trouve {a} ?', '{a} est-il calme ?'],
  es: ['háblame de {a}', '¿dónde está {a}?', '¿es tranquilo {a}?'],
  it: ['parlami di {a}', 'dove si trova {a}?', '{a} è tranquillo?'],
}
