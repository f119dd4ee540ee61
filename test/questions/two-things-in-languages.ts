// Several things in one question, as people ask them: English, German, French, Spanish, Italian. {x}, {y}, {z}: spots,
// {k}: a kind in the plural, {s}: one of it with its article, {d}: the quietest of it, {l}, {m}: the same of another kind,
// {p} and {q}: where, {t}: a town.
// A table is as long as what it holds.
import type { InEach } from './parts-in-languages.ts'

type Wordings = readonly [
  en: readonly string[],
  de: readonly string[],
  fr: readonly string[],
  es: readonly string[],
  it: readonly string[],
]

/** Kinds by their tags: in the plural, one of it, the quietest of it. */
export const KINDS: Readonly<Record<string, { k: InEach; s: InEach; d: InEach }>> = {
  lake: {
    k: ['lakes', 'Seen', 'lacs', 'lagos', 'laghi'],
    s: ['a lake', 'einen See', 'un lac', 'un lago', 'un lago'],
    d: [
      'the quietest lake',
      'der ruhigste See',
      'le lac le plus calme',
      'el lago más tranquilo',
      'il lago più tranquillo',
    ],
  },
  island: {
    k: ['islands', 'Inseln', 'îles', 'islas', 'isole'],
    s: ['an island', 'eine Insel', 'une île', 'una isla', 'un’isola'],
    d: [
      'the quietest island',
      'die ruhigste Insel',
      'l’île la plus calme',
      'la isla más tranquila',
      'l’isola più tranquilla',
    ],
  },
  waterfall: {
    k: ['waterfalls', 'Wasserfälle', 'cascades', 'cascadas', 'cascate'],
    s: ['a waterfall', 'einen Wasserfall', 'une cascade', 'una cascada', 'una cascata'],
    d: [
      'the quietest waterfall',
      'der ruhigste Wasserfall',
      'la cascade la plus calme',
      'la cascada más tranquila',
      'la cascata più tranquilla',
    ],
  },
  forest: {
    k: ['forests', 'Wälder', 'forêts', 'bosques', 'foreste'],
    s: ['a forest', 'einen Wald', 'une forêt', 'un bosque', 'una foresta'],
    d: [
      'the quietest forest',
      'der ruhigste Wald',
      'la forêt la plus calme',
      'el bosque más tranquilo',
      'la foresta più tranquilla',
    ],
  },
  'national-park': {
    k: ['national parks', 'Nationalparks', 'parcs nationaux', 'parques nacionales', 'parchi nazionali'],
    s: ['a national park', 'einen Nationalpark', 'un parc national', 'un parque nacional', 'un parco nazionale'],
    d: [
      'the quietest national park',
      'der ruhigste Nationalpark',
      'le parc national le plus calme',
      'el parque nacional más tranquilo',
      'il parco nazionale più tranquillo',
    ],
  },
  beach: {
    k: ['beaches', 'Strände', 'plages', 'playas', 'spiagge'],
    s: ['a beach', 'einen Strand', 'une plage', 'una playa', 'una spiaggia'],
    d: [
      'the quietest beach',
      'der ruhigste Strand',
      'la plage la plus calme',
      'la playa más tranquila',
      'la spiaggia più tranquilla',
    ],
  },
}

/** Countries by their codes. */
export const PLACES: Readonly<Record<string, InEach>> = {
  NO: ['in Norway', 'in Norwegen', 'en Norvège', 'en Noruega', 'in Norvegia'],
  US: ['in the USA', 'in den USA', 'aux États-Unis', 'en Estados Unidos', 'negli Stati Uniti'],
  AU: ['in Australia', 'in Australien', 'en Australie', 'en Australia', 'in Australia'],
  CA: ['in Canada', 'in Kanada', 'au Canada', 'en Canadá', 'in Canada'],
  NZ: ['in New Zealand', 'in Neuseeland', 'en Nouvelle-Zélande', 'en Nueva Zelanda', 'in Nuova Zelanda'],
  JP: ['in Japan', 'in Japan', 'au Japon', 'en Japón', 'in Giappone'],
  SE: ['in Sweden', 'in Schweden', 'en Suède', 'en Suecia', 'in Svezia'],
  DE: ['in Germany', 'in Deutschland', 'en Allemagne', 'en Alemania', 'in Germania'],
  FR: ['in France', 'in Frankreich', 'en France', 'en Francia', 'in Francia'],
}

/** One thing of one spot, asked plainly: what the rest is held against. */
export const PLAIN = {
  free: ['Is {x} free?', 'Ist {x} kostenlos?', '{x} est-il gratuit ?', '¿{x} es gratis?', '{x} è gratis?'],
  fire: [
    'Are fires allowed at {x}?',
    'Ist Feuer bei {x} erlaubt?',
    'Les feux sont-ils autorisés à {x} ?',
    '¿Se puede hacer fuego en {x}?',
    'Si può accendere un fuoco a {x}?',
  ],
  dogs: [
    'Are dogs allowed at {x}?',
    'Sind Hunde bei {x} erlaubt?',
    'Les chiens sont-ils admis à {x} ?',
    '¿Se admiten perros en {x}?',
    'I cani sono ammessi a {x}?',
  ],
  toilets: [
    'Are there toilets at {x}?',
    'Hat {x} Toiletten?',
    'Y a-t-il des toilettes à {x} ?',
    '¿Hay aseos en {x}?',
    'Ci sono bagni a {x}?',
  ],
  camp: [
    'Can I camp at {x}?',
    'Kann man bei {x} zelten?',
    'Peut-on camper à {x} ?',
    '¿Se puede acampar en {x}?',
    'Si può campeggiare a {x}?',
  ],
  swim: [
    'Can I swim at {x}?',
    'Kann man bei {x} baden?',
    'Peut-on nager à {x} ?',
    '¿Se puede nadar en {x}?',
    'Si può nuotare a {x}?',
  ],
  reach: [
    'How do I get to {x}?',
    'Wie komme ich zu {x}?',
    'Comment aller à {x} ?',
    '¿Cómo llego a {x}?',
    'Come si arriva a {x}?',
  ],
  where: ['Where is {x}?', 'Wo liegt {x}?', 'Où se trouve {x} ?', '¿Dónde está {x}?', 'Dove si trova {x}?'],
  rating: [
    'How quiet is {x}?',
    'Wie ruhig ist {x}?',
    'Quelle est la note de {x} ?',
    '¿Qué tan silencioso es {x}?',
    'Quanto è silenzioso {x}?',
  ],
  far: [
    'How far is {x} from {t}?',
    'Wie weit ist {x} von {t} entfernt?',
    'À quelle distance de {t} est {x} ?',
    '¿A qué distancia de {t} está {x}?',
    'Quanto dista {x} da {t}?',
  ],
} as const satisfies Readonly<Record<string, InEach>>

export type Fact = keyof typeof PLAIN

/** What is asked first of a spot that is named. */
export const FIRST: Readonly<Record<Fact, Wordings>> = {
  free: [
    ['Is {x} free', 'Do you have to pay to get into {x}', 'Does {x} cost anything', 'I want to know if {x} is free'],
    ['Ist {x} kostenlos', 'Kostet {x} Eintritt', 'Muss man bei {x} etwas zahlen', 'Ich wüsste gern, ob {x} gratis ist'],
    [
      '{x} est-il gratuit',
      'Est-ce que {x} est payant',
      'Faut-il payer pour entrer à {x}',
      'Je voudrais savoir si {x} est gratuit',
    ],
    ['¿{x} es gratis', '¿Hay que pagar para entrar en {x}', '¿Cuesta algo {x}', 'Quisiera saber si {x} es gratis'],
    ['{x} è gratis', 'Si paga per entrare a {x}', 'L’ingresso a {x} costa qualcosa', 'Vorrei sapere se {x} è gratuito'],
  ],
  fire: [
    ['Can I light a fire at {x}', 'Are campfires allowed at {x}'],
    ['Darf man bei {x} Feuer machen', 'Sind bei {x} Lagerfeuer erlaubt'],
    ['Peut-on faire du feu à {x}', 'Les feux de camp sont-ils autorisés à {x}'],
    ['¿Se puede hacer fuego en {x}', '¿Están permitidas las hogueras en {x}'],
    ['Si può accendere un fuoco a {x}', 'A {x} sono permessi i falò'],
  ],
  dogs: [
    ['Are dogs allowed at {x}', 'Can I take my dog to {x}'],
    ['Sind bei {x} Hunde erlaubt', 'Darf ich meinen Hund mit zu {x} nehmen'],
    ['Les chiens sont-ils admis à {x}', 'Puis-je emmener mon chien à {x}'],
    ['¿Se admiten perros en {x}', '¿Puedo llevar a mi perro a {x}'],
    ['I cani sono ammessi a {x}', 'Posso portare il cane a {x}'],
  ],
  toilets: [
    ['Are there toilets at {x}', 'Does {x} have a toilet'],
    ['Gibt es bei {x} Toiletten', 'Hat {x} ein WC'],
    ['Y a-t-il des toilettes à {x}', 'Trouve-t-on des WC à {x}'],
    ['¿Hay aseos en {x}', '¿Tiene {x} baños'],
    ['Ci sono bagni a {x}', 'A {x} c’è un bagno'],
  ],
  camp: [
    ['Can you camp at {x}', 'Is camping possible at {x}'],
    ['Kann man bei {x} zelten', 'Ist Camping bei {x} möglich'],
    ['Peut-on camper à {x}', 'Est-il possible de camper à {x}'],
    ['¿Se puede acampar en {x}', '¿Es posible acampar en {x}'],
    ['Si può campeggiare a {x}', 'È possibile accamparsi a {x}'],
  ],
  swim: [
    ['Can I swim at {x}', 'Is {x} good for a swim'],
    ['Kann man bei {x} baden', 'Kann ich bei {x} schwimmen gehen'],
    ['Peut-on se baigner à {x}', 'Est-ce qu’on peut nager à {x}'],
    ['¿Se puede nadar en {x}', '¿Me puedo bañar en {x}'],
    ['Si può nuotare a {x}', 'A {x} si può fare il bagno'],
  ],
  reach: [
    ['How do I get to {x}', 'What is the best way to reach {x}', 'Can you tell me how to get to {x}'],
    ['Wie komme ich zu {x}', 'Wie erreicht man {x}', 'Kannst du mir sagen, wie man zu {x} kommt'],
    ['Comment aller à {x}', 'Comment se rend-on à {x}', 'Dites-moi comment on va à {x}'],
    ['¿Cómo llego a {x}', '¿Cómo se va a {x}', 'Dime cómo se llega a {x}'],
    ['Come arrivo a {x}', 'Come si raggiunge {x}', 'Mi dici come si arriva a {x}'],
  ],
  where: [
    ['Where is {x}', 'Where exactly is {x} located', 'Which country is {x} in'],
    ['Wo liegt {x}', 'Wo genau ist {x}', 'In welchem Land liegt {x}'],
    ['Où se trouve {x}', 'Où est {x} exactement', 'Dans quel pays se trouve {x}'],
    ['¿Dónde está {x}', '¿Dónde queda exactamente {x}', '¿En qué país está {x}'],
    ['Dove si trova {x}', 'Dov’è esattamente {x}', 'In che paese si trova {x}'],
  ],
  rating: [
    ['How quiet is {x}', 'What is the rating of {x}', 'How loud is it at {x}'],
    ['Wie ruhig ist {x}', 'Wie ist {x} bewertet', 'Wie laut ist es bei {x}'],
    ['Quelle est la note de {x}', '{x}, c’est calme à quel point', 'Quel bruit y a-t-il à {x}'],
    ['¿Cómo de tranquilo es {x}', '¿Qué puntuación tiene {x}', '¿Cuánto silencio hay en {x}'],
    ['Quanto è tranquillo {x}', 'Che voto ha {x}', 'Quanto silenzio c’è a {x}'],
  ],
  far: [
    ['How far is {x} from {t}', 'How many kilometres is it from {t} to {x}'],
    ['Wie weit ist {x} von {t} entfernt', 'Wie viele Kilometer sind es von {t} bis {x}'],
    ['À quelle distance de {t} se trouve {x}', 'Combien de kilomètres y a-t-il entre {t} et {x}'],
    ['¿A qué distancia de {t} está {x}', '¿Cuántos kilómetros hay de {t} a {x}'],
    ['Quanto dista {x} da {t}', 'Quanti chilometri ci sono da {t} a {x}'],
  ],
}

/** What is asked of it behind that; a subordinate clause where `SAYING` begins. */
export const THEN: Readonly<Record<Fact, Wordings>> = {
  free: [
    ['is it free', 'do I have to pay', 'what does it cost to get in', 'is there an entrance fee'],
    ['ist es kostenlos', 'muss man Eintritt zahlen', 'kostet das was', 'was kostet der Eintritt'],
    ['est-ce gratuit', 'faut-il payer', 'l’entrée est-elle payante', 'c’est gratuit'],
    ['es gratis', 'hay que pagar', 'cuánto cuesta entrar', 'cobran entrada'],
    ['è gratis', 'si paga', 'quanto costa l’ingresso', 'bisogna pagare'],
  ],
  fire: [
    ['are fires allowed there', 'can I have a campfire'],
    ['darf man dort Feuer machen', 'ist ein Lagerfeuer erlaubt'],
    ['peut-on y faire du feu', 'les feux sont-ils autorisés'],
    ['se puede hacer fuego allí', 'permiten hogueras'],
    ['si può accendere un fuoco', 'i fuochi sono permessi'],
  ],
  dogs: [
    ['are dogs allowed there', 'can I bring my dog', 'what about dogs'],
    ['sind Hunde dort erlaubt', 'darf mein Hund mit', 'wie sieht es mit Hunden aus'],
    ['les chiens y sont-ils admis', 'puis-je venir avec mon chien', 'les chiens sont-ils acceptés'],
    ['se admiten perros allí', 'puedo ir con mi perro', 'aceptan perros'],
    ['i cani sono ammessi', 'posso portare il mio cane', 'ci si può andare con il cane'],
  ],
  toilets: [
    ['are there any toilets', 'is there a loo'],
    ['gibt es dort Toiletten', 'gibt es da ein Klo'],
    ['y a-t-il des toilettes sur place', 'est-ce qu’il y a des WC'],
    ['hay aseos', 'hay algún baño allí'],
    ['ci sono bagni', 'c’è un bagno sul posto'],
  ],
  camp: [
    ['can I camp there', 'could I pitch my tent there'],
    ['kann man dort zelten', 'darf ich dort mein Zelt aufschlagen'],
    ['peut-on y camper', 'peut-on y planter sa tente'],
    ['se puede acampar', 'puedo plantar la tienda allí'],
    ['ci si può campeggiare', 'posso piantarci la tenda'],
  ],
  swim: [
    ['can I swim there', 'is swimming possible'],
    ['kann man dort baden', 'kann ich da schwimmen'],
    ['peut-on s’y baigner', 'est-ce qu’on peut y nager'],
    ['se puede nadar allí', 'puedo bañarme'],
    ['ci si può fare il bagno', 'si può nuotare'],
  ],
  reach: [
    ['how do I get there', "what's the best way to get there", 'how can I reach it'],
    ['wie komme ich dorthin', 'wie kommt man da hin', 'wie ist es zu erreichen'],
    ['comment y aller', 'comment s’y rendre', 'comment est-ce qu’on y va'],
    ['cómo llego', 'cómo se llega', 'cómo puedo ir hasta allí'],
    ['come ci si arriva', 'come ci arrivo', 'come si raggiunge'],
  ],
  where: [
    ['where is it', 'where does it lie', 'which country is it in'],
    ['wo liegt das', 'wo genau ist das', 'in welchem Land liegt es'],
    ['où est-ce', 'où est-ce que ça se trouve', 'c’est dans quel pays'],
    ['dónde está', 'dónde queda', 'en qué país está'],
    ['dove si trova', 'dov’è', 'in che paese si trova'],
  ],
  rating: [
    ['how quiet is it', 'what is it rated', 'how loud is it there'],
    ['wie ruhig ist es dort', 'wie ist es bewertet', 'wie laut ist es da'],
    ['est-ce calme', 'quelle note a-t-il', 'quelle est sa note'],
    ['cómo de tranquilo es', 'qué puntuación tiene', 'cuánto ruido hay'],
    ['quanto è tranquillo', 'che voto ha', 'quanto rumore c’è'],
  ],
  far: [
    ['how far is it from {t}', 'how far away from {t} is that', 'how many km is that from {t}'],
    ['wie weit ist es von {t}', 'wie weit ist das von {t} weg', 'wie viele Kilometer sind es von {t}'],
    ['à quelle distance est-ce de {t}', 'c’est à combien de kilomètres de {t}', 'c’est loin de {t}'],
    ['a qué distancia está de {t}', 'a cuántos kilómetros está de {t}', 'está lejos de {t}'],
    ['quanto dista da {t}', 'a quanti chilometri è da {t}', 'è lontano da {t}'],
  ],
}

/** How the second is joined to the first; {b}: what comes second, {B}: with a capital. */
export const JOINED: Wordings = [
  [
    '{a}, and {b}?',
    '{a} and {b}?',
    '{a}? And {b}?',
    '{a}? {B}?',
    '{a}? Also, {b}?',
    '{a}, and if so, {b}?',
    '{a}; {b}?',
  ],
  [
    '{a}, und {b}?',
    '{a} und {b}?',
    '{a}? Und {b}?',
    '{a}? {B}?',
    '{a}? Außerdem: {b}?',
    '{a}, und wenn ja, {b}?',
    '{a}? Und noch etwas: {b}?',
    '{a}; {b}?',
  ],
  [
    '{a}, et {b} ?',
    '{a} et {b} ?',
    '{a} ? Et {b} ?',
    '{a} ? {B} ?',
    '{a} ? Aussi, {b} ?',
    '{a}, et si oui, {b} ?',
    '{a} ? Et au fait, {b} ?',
    '{a} ; {b} ?',
  ],
  [
    '{a}, y {b}?',
    '{a} y {b}?',
    '{a}? ¿Y {b}?',
    '{a}? ¿{B}?',
    '{a}? Además, ¿{b}?',
    '{a}, y si es así, {b}?',
    '{a}? Por cierto, ¿{b}?',
    '{a}; ¿{b}?',
  ],
  [
    '{a}, e {b}?',
    '{a} e {b}?',
    '{a}? E {b}?',
    '{a}? {B}?',
    '{a}? Inoltre, {b}?',
    '{a}, e se sì, {b}?',
    '{a}? E poi: {b}?',
    '{a}; {b}?',
  ],
]

/** The same of two or three spots. */
export const OF_SEVERAL: Readonly<Record<Exclude<Fact, 'far'>, Wordings>> = {
  free: [
    [
      'Are {x} and {y} free?',
      'Do I have to pay at {x} or at {y}?',
      'Which of {x}, {y} and {z} are free?',
      'Are {x}, {y} and {z} all free?',
      'What about the entrance fee for {x} and {y}?',
    ],
    [
      'Sind {x} und {y} kostenlos?',
      'Muss man bei {x} oder bei {y} Eintritt zahlen?',
      'Was davon ist gratis: {x}, {y} oder {z}?',
      'Sind {x}, {y} und {z} alle kostenlos?',
      'Kosten {x} und {y} etwas?',
    ],
    [
      '{x} et {y} sont-ils gratuits ?',
      'Faut-il payer à {x} ou à {y} ?',
      'Lequel est gratuit : {x}, {y} ou {z} ?',
      'Est-ce que {x}, {y} et {z} sont tous gratuits ?',
      'L’entrée est-elle payante à {x} et à {y} ?',
    ],
    [
      '¿Son gratis {x} y {y}?',
      '¿Hay que pagar en {x} o en {y}?',
      '¿Cuál es gratis: {x}, {y} o {z}?',
      '¿{x}, {y} y {z} son todos gratuitos?',
      '¿Cobran entrada en {x} y en {y}?',
    ],
    [
      '{x} e {y} sono gratis?',
      'Si paga a {x} o a {y}?',
      'Quale è gratis tra {x}, {y} e {z}?',
      '{x}, {y} e {z} sono tutti gratuiti?',
      'L’ingresso è a pagamento a {x} e a {y}?',
    ],
  ],
  fire: [
    [
      'Which of {x}, {y} and {z} allows fires?',
      'Can I have a campfire at {x} or {y}?',
      'Are fires allowed at both {x} and {y}?',
      'Where may I light a fire, {x} or {y}?',
      'Do {x} and {y} allow campfires?',
    ],
    [
      'Wo darf man Feuer machen: {x}, {y} oder {z}?',
      'Ist bei {x} oder {y} ein Lagerfeuer erlaubt?',
      'Darf man sowohl bei {x} als auch bei {y} Feuer machen?',
      'Sind Feuer bei {x} und {y} erlaubt?',
      'In welchem der beiden, {x} oder {y}, darf ich ein Feuer machen?',
    ],
    [
      'Où peut-on faire du feu : à {x}, à {y} ou à {z} ?',
      'Peut-on faire du feu à {x} ou à {y} ?',
      'Les feux sont-ils autorisés à {x} et à {y} ?',
      'Lequel autorise les feux, {x} ou {y} ?',
      'Est-ce qu’on peut allumer un feu aussi bien à {x} qu’à {y} ?',
    ],
    [
      '¿Dónde se puede hacer fuego: en {x}, en {y} o en {z}?',
      '¿Se puede hacer fuego en {x} o en {y}?',
      '¿Se permiten hogueras en {x} y en {y}?',
      '¿Cuál permite hacer fuego, {x} o {y}?',
      '¿Está permitido hacer fuego tanto en {x} como en {y}?',
    ],
    [
      'Dove si può accendere un fuoco: a {x}, a {y} o a {z}?',
      'Si può fare un fuoco a {x} o a {y}?',
      'Sono permessi i fuochi a {x} e a {y}?',
      'In quale si può accendere un fuoco, {x} o {y}?',
      'Si può accendere un fuoco sia a {x} che a {y}?',
    ],
  ],
  dogs: [
    [
      'Are dogs allowed at {x} and {y}?',
      'Can I take my dog to {x}, {y} or {z}?',
      'Which one takes dogs, {x} or {y}?',
      'Where can I bring my dog: {x} or {y}?',
      'Do both {x} and {y} allow dogs?',
    ],
    [
      'Sind Hunde bei {x} und {y} erlaubt?',
      'Wohin darf mein Hund mit: {x}, {y} oder {z}?',
      'Darf man mit Hund zu {x} und {y}?',
      'Sind bei {x} oder bei {y} Hunde erlaubt?',
      'Erlauben {x} und {y} beide Hunde?',
    ],
    [
      'Les chiens sont-ils admis à {x} et à {y} ?',
      'Où puis-je emmener mon chien : {x}, {y} ou {z} ?',
      'Lequel accepte les chiens, {x} ou {y} ?',
      'Peut-on venir avec un chien à {x} et à {y} ?',
      'Est-ce que {x} et {y} acceptent les chiens ?',
    ],
    [
      '¿Se admiten perros en {x} y en {y}?',
      '¿Adónde puedo llevar a mi perro: a {x}, a {y} o a {z}?',
      '¿Cuál acepta perros, {x} o {y}?',
      '¿Puedo ir con perro a {x} y a {y}?',
      '¿{x} y {y} permiten perros?',
    ],
    [
      'I cani sono ammessi a {x} e a {y}?',
      'Dove posso portare il cane: {x}, {y} o {z}?',
      'Quale accetta i cani, {x} o {y}?',
      'Si può andare con il cane a {x} e a {y}?',
      'Sia {x} che {y} ammettono i cani?',
    ],
  ],
  toilets: [
    [
      'Are there toilets at {x} and {y}?',
      'Which of {x} and {y} has toilets?',
      'Do {x}, {y} and {z} have toilets?',
      'Is there a toilet at {x} or at {y}?',
      'Has {x} got toilets? And {y}?',
    ],
    [
      'Gibt es bei {x} und {y} Toiletten?',
      'Wo gibt es Toiletten: {x} oder {y}?',
      'Haben {x}, {y} und {z} Toiletten?',
      'Gibt es bei {x} oder bei {y} ein WC?',
      'Hat {x} Toiletten? Und {y}?',
    ],
    [
      'Y a-t-il des toilettes à {x} et à {y} ?',
      'Où y a-t-il des toilettes : à {x} ou à {y} ?',
      '{x}, {y} et {z} ont-ils des toilettes ?',
      'Est-ce qu’il y a des WC à {x} ou à {y} ?',
      '{x} a-t-il des toilettes ? Et {y} ?',
    ],
    [
      '¿Hay aseos en {x} y en {y}?',
      '¿Dónde hay baños, en {x} o en {y}?',
      '¿Tienen aseos {x}, {y} y {z}?',
      '¿Hay algún baño en {x} o en {y}?',
      '¿Tiene baños {x}? ¿Y {y}?',
    ],
    [
      'Ci sono bagni a {x} e a {y}?',
      'Dove ci sono bagni, a {x} o a {y}?',
      '{x}, {y} e {z} hanno dei bagni?',
      'C’è un bagno a {x} o a {y}?',
      '{x} ha dei bagni? E {y}?',
    ],
  ],
  camp: [
    [
      'Can I camp at {x} and {y}?',
      'Can you camp at {x} or only at {y}?',
      'Where can I camp, {x}, {y} or {z}?',
      'Is camping possible at both {x} and {y}?',
      'Which one is better for camping, {x} or {y}?',
    ],
    [
      'Kann man bei {x} und {y} zelten?',
      'Kann man bei {x} oder nur bei {y} zelten?',
      'Wo kann ich zelten: {x}, {y} oder {z}?',
      'Ist Camping sowohl bei {x} als auch bei {y} möglich?',
      'Darf ich bei {x} oder bei {y} mein Zelt aufstellen?',
    ],
    [
      'Peut-on camper à {x} et à {y} ?',
      'Peut-on camper à {x} ou seulement à {y} ?',
      'Où puis-je camper : {x}, {y} ou {z} ?',
      'Le camping est-il possible à {x} comme à {y} ?',
      'Est-ce qu’on peut planter sa tente à {x} ou à {y} ?',
    ],
    [
      '¿Se puede acampar en {x} y en {y}?',
      '¿Se puede acampar en {x} o solo en {y}?',
      '¿Dónde puedo acampar: {x}, {y} o {z}?',
      '¿Es posible acampar tanto en {x} como en {y}?',
      '¿Puedo plantar la tienda en {x} o en {y}?',
    ],
    [
      'Si può campeggiare a {x} e a {y}?',
      'Si può campeggiare a {x} o solo a {y}?',
      'Dove posso campeggiare: {x}, {y} o {z}?',
      'È possibile campeggiare sia a {x} sia a {y}?',
      'Posso piantare la tenda a {x} o a {y}?',
    ],
  ],
  swim: [
    [
      'Can I swim at {x} and {y}?',
      'Can I swim at {x} or {y}?',
      'Where can you swim: {x}, {y} or {z}?',
      'Is swimming possible at both {x} and {y}?',
      'Can you swim at {x}, and at {y}?',
    ],
    [
      'Kann man bei {x} und {y} baden?',
      'Kann ich bei {x} oder {y} schwimmen?',
      'Wo kann man baden: {x}, {y} oder {z}?',
      'Kann man sowohl bei {x} als auch bei {y} schwimmen?',
      'Kann man bei {x} baden, und bei {y}?',
    ],
    [
      'Peut-on se baigner à {x} et à {y} ?',
      'Peut-on nager à {x} ou à {y} ?',
      'Où peut-on se baigner : {x}, {y} ou {z} ?',
      'La baignade est-elle possible à {x} et à {y} ?',
      'Peut-on nager à {x}, et à {y} ?',
    ],
    [
      '¿Se puede nadar en {x} y en {y}?',
      '¿Puedo nadar en {x} o en {y}?',
      '¿Dónde puedo bañarme: {x}, {y} o {z}?',
      '¿Se puede uno bañar en {x} y en {y}?',
      '¿Se puede nadar en {x}, y en {y}?',
    ],
    [
      'Si può nuotare a {x} e a {y}?',
      'Posso nuotare a {x} o a {y}?',
      'Dove si può fare il bagno: {x}, {y} o {z}?',
      'Si può fare il bagno sia a {x} che a {y}?',
      'Si può nuotare a {x}, e a {y}?',
    ],
  ],
  reach: [
    [
      'How do I get to {x} and {y}?',
      'How do I get to {x}, and how to {y}?',
      'How are {x}, {y} and {z} reached?',
      'What is the way to {x} and the way to {y}?',
      'Tell me how to get to {x} and to {y}.',
    ],
    [
      'Wie komme ich zu {x} und zu {y}?',
      'Wie komme ich zu {x}, und wie zu {y}?',
      'Wie erreicht man {x}, {y} und {z}?',
      'Wie kommt man nach {x} und nach {y}?',
      'Sag mir, wie man zu {x} und {y} kommt.',
    ],
    [
      'Comment aller à {x} et à {y} ?',
      'Comment va-t-on à {x}, et comment à {y} ?',
      'Comment se rendre à {x}, {y} et {z} ?',
      'Comment accède-t-on à {x} et à {y} ?',
      'Dites-moi comment aller à {x} et à {y}.',
    ],
    [
      '¿Cómo llego a {x} y a {y}?',
      '¿Cómo se llega a {x}, y cómo a {y}?',
      '¿Cómo se va a {x}, {y} y {z}?',
      '¿Cómo puedo llegar a {x} y a {y}?',
      'Dime cómo llegar a {x} y a {y}.',
    ],
    [
      'Come arrivo a {x} e a {y}?',
      'Come si arriva a {x}, e come a {y}?',
      'Come si raggiungono {x}, {y} e {z}?',
      'Come si va a {x} e a {y}?',
      'Dimmi come arrivare a {x} e a {y}.',
    ],
  ],
  where: [
    [
      'Where are {x} and {y}?',
      'Where is {x}, and where is {y}?',
      'Which countries are {x}, {y} and {z} in?',
      'Where do {x} and {y} lie?',
      'Where can I find {x} and {y}?',
    ],
    [
      'Wo liegen {x} und {y}?',
      'Wo ist {x}, und wo ist {y}?',
      'In welchen Ländern liegen {x}, {y} und {z}?',
      'Wo befinden sich {x} und {y}?',
      'Wo finde ich {x} und {y}?',
    ],
    [
      'Où se trouvent {x} et {y} ?',
      'Où est {x}, et où est {y} ?',
      'Dans quels pays se trouvent {x}, {y} et {z} ?',
      'Où sont situés {x} et {y} ?',
      'Où puis-je trouver {x} et {y} ?',
    ],
    [
      '¿Dónde están {x} y {y}?',
      '¿Dónde está {x}, y dónde está {y}?',
      '¿En qué países están {x}, {y} y {z}?',
      '¿Dónde se encuentran {x} y {y}?',
      '¿Dónde quedan {x} y {y}?',
    ],
    [
      'Dove si trovano {x} e {y}?',
      'Dov’è {x}, e dov’è {y}?',
      'In quali paesi si trovano {x}, {y} e {z}?',
      'Dove stanno {x} e {y}?',
      'Dove posso trovare {x} e {y}?',
    ],
  ],
  rating: [
    [
      'How quiet are {x} and {y}?',
      'How quiet is {x}, and how quiet is {y}?',
      'What are {x}, {y} and {z} rated?',
      'Give me the ratings of {x} and {y}.',
      'How loud is it at {x} and at {y}?',
    ],
    [
      'Wie ruhig sind {x} und {y}?',
      'Wie ruhig ist {x}, und wie ruhig ist {y}?',
      'Wie sind {x}, {y} und {z} bewertet?',
      'Nenn mir die Bewertungen von {x} und {y}.',
      'Wie laut ist es bei {x} und bei {y}?',
    ],
    [
      'Quelles sont les notes de {x} et de {y} ?',
      'Quelle est la note de {x}, et celle de {y} ?',
      'Comment sont notés {x}, {y} et {z} ?',
      'Donnez-moi les notes de {x} et {y}.',
      '{x} et {y} sont calmes à quel point ?',
    ],
    [
      '¿Cómo de tranquilos son {x} y {y}?',
      '¿Qué puntuación tiene {x}, y cuál {y}?',
      '¿Qué puntuaciones tienen {x}, {y} y {z}?',
      'Dame las puntuaciones de {x} y {y}.',
      '¿Cuánto ruido hay en {x} y en {y}?',
    ],
    [
      'Quanto sono tranquilli {x} e {y}?',
      'Che voto ha {x}, e che voto ha {y}?',
      'Che voti hanno {x}, {y} e {z}?',
      'Dammi i voti di {x} e {y}.',
      'Quanto rumore c’è a {x} e a {y}?',
    ],
  ],
}

/** Which of two is quieter, and what goes with that. `first`: of {x}; `quieter`: of the one that is. */
export const COMPARED = {
  by: [
    [
      'Which is quieter, {x} or {y}, and by how much?',
      'Is {x} quieter than {y}, and if so by how much?',
      'How much quieter is {x} than {y}?',
      '{x} or {y}: which one is calmer, and what is the difference?',
      'Compare {x} and {y}: which is quieter and how big is the gap?',
    ],
    [
      'Was ist ruhiger, {x} oder {y}, und um wie viel?',
      'Ist {x} ruhiger als {y}, und wenn ja, um wie viel?',
      'Um wie viel ist {x} ruhiger als {y}?',
      '{x} oder {y}: was ist stiller, und wie groß ist der Unterschied?',
      'Vergleiche {x} und {y}: Was ist ruhiger und wie viel macht das aus?',
    ],
    [
      'Lequel est le plus calme, {x} ou {y}, et de combien ?',
      '{x} est-il plus calme que {y}, et si oui de combien ?',
      'De combien {x} est-il plus calme que {y} ?',
      '{x} ou {y} : lequel est le plus tranquille, et quel est l’écart ?',
      'Compare {x} et {y} : lequel est le plus calme et quelle est la différence ?',
    ],
    [
      '¿Cuál es más tranquilo, {x} o {y}, y por cuánto?',
      '¿Es {x} más tranquilo que {y}, y si es así, cuánto más?',
      '¿Cuánto más tranquilo es {x} que {y}?',
      '{x} o {y}: ¿cuál es más silencioso y cuál es la diferencia?',
      'Compara {x} y {y}: ¿cuál es más tranquilo y por cuánto?',
    ],
    [
      'Qual è più tranquillo, {x} o {y}, e di quanto?',
      '{x} è più tranquillo di {y}, e se sì, di quanto?',
      'Di quanto {x} è più tranquillo di {y}?',
      '{x} o {y}: quale è più silenzioso e qual è la differenza?',
      'Confronta {x} e {y}: quale è più tranquillo e quanto?',
    ],
  ],
  apart: [
    [
      'Which is quieter, {x} or {y}, and how far apart are they?',
      'Is {x} quieter than {y}, and how far is it from one to the other?',
      'How far is {x} from {y}, and which of them is quieter?',
      'Which of {x} and {y} is quieter? And how many kilometres lie between them?',
      'What is the distance between {x} and {y}, and which one is louder?',
    ],
    [
      'Was ist ruhiger, {x} oder {y}, und wie weit liegen sie auseinander?',
      'Ist {x} ruhiger als {y}, und wie weit ist es von einem zum anderen?',
      'Wie weit ist {x} von {y} entfernt, und was von beiden ist ruhiger?',
      'Was ist ruhiger, {x} oder {y}? Und wie viele Kilometer liegen dazwischen?',
      'Wie groß ist die Entfernung zwischen {x} und {y}, und was ist lauter?',
    ],
    [
      'Lequel est le plus calme, {x} ou {y}, et à quelle distance sont-ils l’un de l’autre ?',
      '{x} est-il plus calme que {y}, et quelle distance les sépare ?',
      'À quelle distance {x} est-il de {y}, et lequel des deux est le plus calme ?',
      'Lequel est le plus calme, {x} ou {y} ? Et combien de kilomètres y a-t-il entre eux ?',
      'Quelle est la distance entre {x} et {y}, et lequel est le plus bruyant ?',
    ],
    [
      '¿Cuál es más tranquilo, {x} o {y}, y a qué distancia están uno de otro?',
      '¿Es {x} más tranquilo que {y}, y qué distancia hay entre ellos?',
      '¿A qué distancia está {x} de {y}, y cuál de los dos es más tranquilo?',
      '¿Cuál es más tranquilo, {x} o {y}? ¿Y cuántos kilómetros los separan?',
      '¿Qué distancia hay entre {x} y {y}, y cuál es más ruidoso?',
    ],
    [
      'Qual è più tranquillo, {x} o {y}, e quanto distano tra loro?',
      '{x} è più tranquillo di {y}, e che distanza c’è tra i due?',
      'Quanto dista {x} da {y}, e quale dei due è più tranquillo?',
      'Qual è più tranquillo, {x} o {y}? E quanti chilometri ci sono tra l’uno e l’altro?',
      'Qual è la distanza tra {x} e {y}, e quale è più rumoroso?',
    ],
  ],
  free: [
    [
      'Which is quieter, {x} or {y}, and is it free?',
      'Is {x} quieter than {y}, and are both free?',
      'Which of {x} and {y} is quieter, and which is free?',
      '{x} or {y}: which is calmer and do I have to pay there?',
      'Is {x} free, and is it quieter than {y}?',
    ],
    [
      'Was ist ruhiger, {x} oder {y}, und ist es kostenlos?',
      'Ist {x} ruhiger als {y}, und sind beide kostenlos?',
      'Was von beiden ist ruhiger, {x} oder {y}, und was ist gratis?',
      '{x} oder {y}: Was ist stiller und muss man dort zahlen?',
      'Ist {x} kostenlos, und ist es ruhiger als {y}?',
    ],
    [
      'Lequel est le plus calme, {x} ou {y}, et est-il gratuit ?',
      '{x} est-il plus calme que {y}, et les deux sont-ils gratuits ?',
      'Lequel est le plus calme, {x} ou {y}, et lequel est gratuit ?',
      '{x} ou {y} : lequel est le plus tranquille et faut-il y payer ?',
      '{x} est-il gratuit, et est-il plus calme que {y} ?',
    ],
    [
      '¿Cuál es más tranquilo, {x} o {y}, y es gratis?',
      '¿Es {x} más tranquilo que {y}, y los dos son gratis?',
      '¿Cuál es más tranquilo, {x} o {y}, y cuál es gratis?',
      '{x} o {y}: ¿cuál es más silencioso y hay que pagar allí?',
      '¿Es gratis {x}, y es más tranquilo que {y}?',
    ],
    [
      'Qual è più tranquillo, {x} o {y}, ed è gratis?',
      '{x} è più tranquillo di {y}, e sono gratis tutti e due?',
      'Qual è più tranquillo, {x} o {y}, e quale è gratis?',
      '{x} o {y}: quale è più silenzioso e lì si paga?',
      '{x} è gratis, ed è più tranquillo di {y}?',
    ],
  ],
  reach: [
    [
      'Which is quieter, {x} or {y}, and how do I get there?',
      'Is {x} quieter than {y}, and how do I get to {x}?',
      'Which of {x} and {y} is quieter and how can I reach it?',
      '{x} or {y}: which one is calmer? And how would I get there?',
      'How do I get to {x}, and is it quieter than {y}?',
    ],
    [
      'Was ist ruhiger, {x} oder {y}, und wie komme ich dorthin?',
      'Ist {x} ruhiger als {y}, und wie komme ich zu {x}?',
      'Was von beiden ist ruhiger, {x} oder {y}, und wie erreiche ich es?',
      '{x} oder {y}: Was ist stiller? Und wie kommt man dahin?',
      'Wie komme ich zu {x}, und ist es dort ruhiger als bei {y}?',
    ],
    [
      'Lequel est le plus calme, {x} ou {y}, et comment y aller ?',
      '{x} est-il plus calme que {y}, et comment aller à {x} ?',
      'Entre {x} et {y}, lequel est le plus calme et comment s’y rend-on ?',
      '{x} ou {y} : lequel est le plus tranquille ? Et comment on y va ?',
      'Comment aller à {x}, et est-ce plus calme que {y} ?',
    ],
    [
      '¿Cuál es más tranquilo, {x} o {y}, y cómo llego?',
      '¿Es {x} más tranquilo que {y}, y cómo llego a {x}?',
      'Entre {x} y {y}, ¿cuál es más tranquilo y cómo se llega?',
      '{x} o {y}: ¿cuál es más silencioso? ¿Y cómo se va?',
      '¿Cómo llego a {x}, y es más tranquilo que {y}?',
    ],
    [
      'Qual è più tranquillo, {x} o {y}, e come ci si arriva?',
      '{x} è più tranquillo di {y}, e come arrivo a {x}?',
      'Tra {x} e {y}, quale è più tranquillo e come ci si va?',
      '{x} o {y}: quale è più silenzioso? E come ci arrivo?',
      'Come arrivo a {x}, ed è più tranquillo di {y}?',
    ],
  ],
} as const satisfies Readonly<Record<string, Wordings>>

/** The quietest of a kind, and a thing of it; {b}: that thing as in `THEN`. */
export const OF_BEST: Wordings = [
  [
    'What is {d} {p}, and {b}?',
    'Which is {d} {p} and {b}?',
    '{d} {p} — {b}?',
    'Show me {d} {p}. {B}?',
    'I am looking for {d} {p}, and {b}?',
    'Can you name {d} {p}? And {b}?',
  ],
  [
    'Was ist {d} {p}, und {b}?',
    'Welcher Ort ist {d} {p} und {b}?',
    '{d} {p} – {b}?',
    'Wie heißt {d} {p}? {B}?',
    'Nenn mir: {d} {p}. Und {b}?',
    '{d} {p}, und {b}?',
  ],
  [
    'Quel est {d} {p}, et {b} ?',
    '{d} {p} – {b} ?',
    'Montrez-moi {d} {p}. {B} ?',
    'Je cherche {d} {p}, et {b} ?',
    'C’est quoi, {d} {p} ? Et {b} ?',
    '{d} {p}, et {b} ?',
  ],
  [
    '¿Cuál es {d} {p}, y {b}?',
    '{d} {p}: ¿{b}?',
    'Muéstrame {d} {p}. ¿{B}?',
    'Busco {d} {p}, ¿y {b}?',
    '¿Me dices {d} {p}? ¿Y {b}?',
    '{d} {p}, ¿y {b}?',
  ],
  [
    'Qual è {d} {p}, e {b}?',
    '{d} {p}: {b}?',
    'Mostrami {d} {p}. {B}?',
    'Cerco {d} {p}, e {b}?',
    'Mi dici qual è {d} {p}? E {b}?',
    '{d} {p}, e {b}?',
  ],
]

/** Two searches in one. */
export const TWO_LISTS: Wordings = [
  [
    '{s} {p} and {m} {q}',
    'I need {s} {p} and also {m} {q}.',
    '{k} {p} and {l} {q}',
    'Show me {k} {p}, and then {l} {q}, please.',
    'Which {k} are there {p}, and which {l} {q}?',
    'First {s} {p}, then {m} {q}',
    'We want to see {s} {p} as well as {m} {q}.',
  ],
  [
    '{s} {p} und {m} {q}',
    'Ich brauche {s} {p} und außerdem {m} {q}.',
    '{k} {p} und {l} {q}',
    'Zeig mir {k} {p}, und dann noch {l} {q}, bitte.',
    'Welche {k} gibt es {p}, und welche {l} {q}?',
    'Erst {s} {p}, dann {m} {q}',
    'Wir möchten {s} {p} sowie {m} {q} sehen.',
  ],
  [
    '{s} {p} et {m} {q}',
    'Il me faut {s} {p} et aussi {m} {q}.',
    '{k} {p} et {l} {q}',
    'Montrez-moi des {k} {p}, puis des {l} {q}, s’il vous plaît.',
    'Quels {k} y a-t-il {p}, et quels {l} {q} ?',
    'D’abord {s} {p}, ensuite {m} {q}',
    'Nous voulons voir {s} {p} ainsi que {m} {q}.',
  ],
  [
    '{s} {p} y {m} {q}',
    'Necesito {s} {p} y también {m} {q}.',
    '{k} {p} y {l} {q}',
    'Muéstrame {k} {p}, y luego {l} {q}, por favor.',
    '¿Qué {k} hay {p}, y qué {l} {q}?',
    'Primero {s} {p}, después {m} {q}',
    'Queremos ver {s} {p} además de {m} {q}.',
  ],
  [
    '{s} {p} e {m} {q}',
    'Mi serve {s} {p} e anche {m} {q}.',
    '{k} {p} e {l} {q}',
    'Mostrami {k} {p}, e poi {l} {q}, per favore.',
    'Che {k} ci sono {p}, e che {l} {q}?',
    'Prima {s} {p}, poi {m} {q}',
    'Vogliamo vedere {s} {p} e pure {m} {q}.',
  ],
]

/** How many there are, and which is first. */
export const COUNTED: Wordings = [
  [
    'How many {k} are there {p}, and which is the quietest?',
    'how many {k} do you have {p} and which one is quietest',
    'What number of {k} are {p}? Which is the calmest of them?',
    'Count the {k} {p} and tell me the quietest.',
    'Which is {d} {p}, and how many are there?',
  ],
  [
    'Wie viele {k} gibt es {p}, und was ist davon am ruhigsten?',
    'wie viele {k} habt ihr {p} und wo ist es am ruhigsten',
    'Wie viele {k} sind es {p}? Und wo ist es am stillsten?',
    'Zähl die {k} {p} und nenn mir das ruhigste Ziel.',
    'Was ist {d} {p}, und wie viele gibt es?',
  ],
  [
    'Combien de {k} y a-t-il {p}, et où est-ce le plus calme ?',
    'combien de {k} avez-vous {p} et où est-ce le plus tranquille',
    'Il y a combien de {k} {p} ? Et où est-ce le plus silencieux ?',
    'Comptez les {k} {p} et dites-moi où c’est le plus calme.',
    'Quel est {d} {p}, et combien y en a-t-il ?',
  ],
  [
    '¿Cuántos sitios con {k} hay {p}, y cuál es el más tranquilo?',
    'cuántos lugares con {k} tenéis {p} y cuál es el más silencioso',
    '¿Hay muchos sitios con {k} {p}? ¿Cuántos? ¿Y cuál es el más tranquilo?',
    'Cuenta los sitios con {k} {p} y dime el más tranquilo.',
    '¿Cuál es {d} {p}, y cuántos hay?',
  ],
  [
    'Quanti luoghi con {k} ci sono {p}, e qual è il più tranquillo?',
    'quanti posti con {k} avete {p} e qual è il più silenzioso',
    'Ci sono quanti posti con {k} {p}? E qual è il più tranquillo?',
    'Conta i luoghi con {k} {p} e dimmi il più tranquillo.',
    'Qual è {d} {p}, e quanti ce ne sono?',
  ],
]

/** Why a spot is rated as it is, asked plainly. */
export const PLAIN_WHY: InEach = [
  'Why is {x} rated like that?',
  'Warum hat {x} diese Bewertung?',
  'Pourquoi {x} a-t-il cette note ?',
  '¿Por qué tiene {x} esa puntuación?',
  'Perché {x} ha questo voto?',
]

/** What else is near a spot, asked plainly. */
export const PLAIN_NEAR: InEach = [
  'Which other spots are near {x}?',
  'Welche anderen Orte liegen in der Nähe von {x}?',
  'Quels autres lieux y a-t-il près de {x} ?',
  '¿Qué otros lugares hay cerca de {x}?',
  'Quali altri luoghi ci sono vicino a {x}?',
]

/** How loud, and why. */
export const WHY: Wordings = [
  [
    'How loud is {x} and why?',
    'What is the rating of {x}, and where does it come from?',
    'How quiet is {x}? Why?',
    'Tell me how quiet {x} is and what makes it so.',
    'Is {x} quiet, and why?',
  ],
  [
    'Wie laut ist {x} und warum?',
    'Welche Bewertung hat {x}, und woher kommt sie?',
    'Wie ruhig ist {x}? Warum?',
    'Sag mir, wie ruhig {x} ist und woran das liegt.',
    'Ist {x} ruhig, und warum?',
  ],
  [
    'Quel est le niveau de calme de {x}, et pourquoi ?',
    'Quelle est la note de {x}, et d’où vient-elle ?',
    '{x} est calme à quel point ? Pourquoi ?',
    'Dites-moi la note de {x} et comment elle s’explique.',
    '{x} est-il calme, et pourquoi ?',
  ],
  [
    '¿Cómo de ruidoso es {x} y por qué?',
    '¿Qué puntuación tiene {x}, y de dónde sale?',
    '¿Cómo de tranquilo es {x}? ¿Por qué?',
    'Dime lo tranquilo que es {x} y a qué se debe.',
    '¿Es tranquilo {x}, y por qué?',
  ],
  [
    'Quanto è rumoroso {x} e perché?',
    'Che voto ha {x}, e da dove viene?',
    'Quanto è tranquillo {x}? Perché?',
    'Dimmi quanto è tranquillo {x} e da cosa dipende.',
    '{x} è tranquillo, e perché?',
  ],
]

/** One thing if another. `near`: what else lies near {x}; `reach`: how to get there. */
export const SUPPOSED = {
  near: [
    [
      'If {x} is paid, what else is near?',
      'Is {x} free? If not, what else is nearby?',
      'Is {x} free? Otherwise, what is there nearby?',
      'In case I have to pay at {x}, which other spots are close to it?',
      'Does {x} cost anything, and if it does, what is there around it?',
    ],
    [
      'Wenn {x} etwas kostet, was gibt es sonst in der Nähe?',
      'Ist {x} kostenlos? Wenn nicht, was liegt sonst in der Nähe?',
      'Ist {x} gratis? Ansonsten: Was gibt es in der Nähe?',
      'Falls man bei {x} Eintritt zahlt, welche anderen Orte sind nicht weit davon?',
      'Kostet {x} Eintritt, und falls ja, was gibt es dort sonst in der Umgebung?',
    ],
    [
      'Si {x} est payant, qu’y a-t-il d’autre à proximité ?',
      '{x} est-il gratuit ? Sinon, qu’y a-t-il d’autre à côté ?',
      'Si l’entrée à {x} est payante, quels autres lieux y a-t-il près de là ?',
      'Est-ce que {x} est payant, et si oui, qu’est-ce qu’il y a d’autre dans les environs ?',
      '{x} est-il gratuit ? Dans le cas contraire, quoi d’autre dans le coin ?',
    ],
    [
      'Si {x} es de pago, ¿qué más hay cerca?',
      '¿Es gratis {x}? Si no, ¿qué otra cosa hay cerca?',
      'En caso de que haya que pagar en {x}, ¿qué otros sitios hay alrededor?',
      '¿{x} cuesta algo, y si es así, qué más hay por la zona?',
      '¿Es gratis {x}? De lo contrario, ¿qué hay cerca?',
    ],
    [
      'Se {x} è a pagamento, cos’altro c’è vicino?',
      '{x} è gratis? Se no, che altro c’è nei dintorni?',
      'Nel caso si paghi a {x}, quali altri posti ci sono lì vicino?',
      '{x} costa qualcosa, e se sì, cos’altro c’è in zona?',
      '{x} è gratis? Altrimenti cosa c’è vicino?',
    ],
  ],
  other: [
    [
      'If {x} is not free, how do I get to {y}?',
      'Is {x} free? If not, is {y}?',
      'Is {x} free? Otherwise, how quiet is {y}?',
      "If dogs aren't allowed at {x}, are they at {y}?",
      'Can I camp at {x}, or else at {y}?',
    ],
    [
      'Wenn {x} nicht kostenlos ist, wie komme ich zu {y}?',
      'Ist {x} kostenlos? Wenn nicht, ist es {y}?',
      'Ist {x} kostenlos? Ansonsten: Wie ruhig ist {y}?',
      'Wenn bei {x} keine Hunde erlaubt sind, sind sie es bei {y}?',
      'Kann man bei {x} zelten oder sonst bei {y}?',
    ],
    [
      'Si {x} n’est pas gratuit, comment aller à {y} ?',
      '{x} est-il gratuit ? Sinon, {y} l’est-il ?',
      '{x} est-il gratuit ? Sinon, quelle est la note de {y} ?',
      'Si les chiens ne sont pas admis à {x}, le sont-ils à {y} ?',
      'Peut-on camper à {x}, ou sinon à {y} ?',
    ],
    [
      'Si {x} no es gratis, ¿cómo llego a {y}?',
      '¿Es gratis {x}? Si no, ¿lo es {y}?',
      '¿Es gratis {x}? Si no, ¿cómo de tranquilo es {y}?',
      'Si no se admiten perros en {x}, ¿se admiten en {y}?',
      '¿Se puede acampar en {x}, o si no en {y}?',
    ],
    [
      'Se {x} non è gratis, come arrivo a {y}?',
      '{x} è gratis? Se no, lo è {y}?',
      '{x} è gratis? Altrimenti quanto è tranquillo {y}?',
      'Se i cani non sono ammessi a {x}, lo sono a {y}?',
      'Si può campeggiare a {x}, o altrimenti a {y}?',
    ],
  ],
} as const satisfies Readonly<Record<string, Wordings>>

/** What each of the five of `other` asks, of {x} and of {y}. */
export const OF_OTHER: readonly (readonly [x: Fact, y: Fact])[] = [
  ['free', 'reach'],
  ['free', 'free'],
  ['free', 'rating'],
  ['dogs', 'dogs'],
  ['camp', 'camp'],
]

/** What somebody tells before a question; what follows is as in `PLAIN` or `THEN`, or a comparison. `same`: of {x}; `other`: of {y}. */
export const TOLD = {
  same: [
    [
      'We are going to {x} in May.',
      'My friend recommended {x}.',
      'I have heard a lot about {x}.',
      'Thinking of spending a weekend at {x}.',
      'I read about {x} in a magazine yesterday.',
      'We want to take the kids to {x}.',
    ],
    [
      'Wir fahren im Mai zu {x}.',
      'Ein Freund hat mir {x} empfohlen.',
      'Ich habe viel von {x} gehört.',
      'Ich überlege, ein Wochenende bei {x} zu verbringen.',
      'Gestern habe ich in einer Zeitschrift von {x} gelesen.',
      'Wir wollen mit den Kindern zu {x}.',
    ],
    [
      'Nous allons à {x} en mai.',
      'Un ami m’a recommandé {x}.',
      'J’ai beaucoup entendu parler de {x}.',
      'Je pense passer un week-end à {x}.',
      'J’ai lu un article sur {x} hier.',
      'On veut emmener les enfants à {x}.',
    ],
    [
      'Vamos a {x} en mayo.',
      'Un amigo me ha recomendado {x}.',
      'He oído hablar mucho de {x}.',
      'Estoy pensando en pasar un fin de semana en {x}.',
      'Ayer leí sobre {x} en una revista.',
      'Queremos llevar a los niños a {x}.',
    ],
    [
      'A maggio andiamo a {x}.',
      'Un amico mi ha consigliato {x}.',
      'Ho sentito parlare molto di {x}.',
      'Sto pensando di passare un fine settimana a {x}.',
      'Ieri ho letto di {x} su una rivista.',
      'Vogliamo portare i bambini a {x}.',
    ],
  ],
  other: [
    [
      'I was at {x} last year and it was great.',
      'Last summer we visited {x} and loved it.',
      '{x} was too crowded for us.',
      'I already know {x}.',
      'We have been to {x} three times.',
      '{x} was a disappointment, far too loud.',
    ],
    [
      'Ich war letztes Jahr bei {x}, und es war toll.',
      'Letzten Sommer haben wir {x} besucht und fanden es großartig.',
      '{x} war uns zu voll.',
      '{x} kenne ich schon.',
      'Wir waren schon dreimal bei {x}.',
      '{x} war eine Enttäuschung, viel zu laut.',
    ],
    [
      'J’étais à {x} l’an dernier et c’était super.',
      'L’été dernier, nous avons visité {x} et nous avons adoré.',
      'Il y avait trop de monde à {x}.',
      'Je connais déjà {x}.',
      'Nous sommes allés trois fois à {x}.',
      '{x} nous a déçus, beaucoup trop bruyant.',
    ],
    [
      'Estuve en {x} el año pasado y fue genial.',
      'El verano pasado visitamos {x} y nos encantó.',
      '{x} estaba demasiado lleno para nosotros.',
      'Ya conozco {x}.',
      'Hemos estado tres veces en {x}.',
      '{x} fue una decepción, demasiado ruido.',
    ],
    [
      'Sono stato a {x} l’anno scorso ed è stato bellissimo.',
      'L’estate scorsa abbiamo visitato {x} e ci è piaciuto molto.',
      '{x} era troppo affollato per noi.',
      'Conosco già {x}.',
      'Siamo stati tre volte a {x}.',
      '{x} è stata una delusione, troppo rumore.',
    ],
  ],
} as const satisfies Readonly<Record<string, Wordings>>

/** Behind `TOLD.other`: whether another is quieter than that. */
export const QUIETER: InEach = [
  'Is {y} quieter?',
  'Ist {y} ruhiger?',
  '{y} est-il plus calme ?',
  '¿Es {y} más tranquilo?',
  '{y} è più tranquillo?',
]
