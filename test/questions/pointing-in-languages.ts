// How people point at what was shown before and ask a fact of it, in five languages.
// A table is as long as what it holds.
import type { InEach } from './parts-in-languages.ts'

/** What stands for a spot: as subject, where something is ("at it"), and of which something is asked ("of it"). */
export type Pointer = readonly [it: string, atIt: string, ofIt: string]

/** Wordings in each language: English, German, French, Spanish, Italian. */
type InAll<Item> = readonly [readonly Item[], readonly Item[], readonly Item[], readonly Item[], readonly Item[]]

/** What points at one, by its place in the answer; -1: the last; 0: the other of two. */
export const POINTERS: ReadonlyMap<number, InAll<Pointer>> = new Map([
  [
    1,
    [
      [
        ['the first one', 'at the first one', 'of the first one'],
        ['the first', 'at the first', 'of the first'],
        ['number 1', 'at number 1', 'of number 1'],
        ['the first of them', 'at the first of them', 'of the first of them'],
        ['the one at the top', 'at the one at the top', 'of the one at the top'],
        ['the 1st one', 'at the 1st one', 'of the 1st one'],
      ],
      [
        ['der erste', 'beim ersten', 'vom ersten'],
        ['die erste', 'bei der ersten', 'von der ersten'],
        ['das erste', 'beim ersten', 'vom ersten'],
        ['Nummer 1', 'bei Nummer 1', 'von Nummer 1'],
        ['der erste davon', 'beim ersten davon', 'vom ersten davon'],
        ['der erste Ort', 'am ersten Ort', 'vom ersten Ort'],
      ],
      [
        ['le premier', 'au premier', 'du premier'],
        ['la première', 'à la première', 'de la première'],
        ['le numéro 1', 'au numéro 1', 'du numéro 1'],
        ['le premier de la liste', 'au premier de la liste', 'du premier de la liste'],
        ['le tout premier', 'au tout premier', 'du tout premier'],
      ],
      [
        ['el primero', 'en el primero', 'del primero'],
        ['la primera', 'en la primera', 'de la primera'],
        ['el número 1', 'en el número 1', 'del número 1'],
        ['el primero de la lista', 'en el primero de la lista', 'del primero de la lista'],
        ['el primer sitio', 'en el primer sitio', 'del primer sitio'],
      ],
      [
        ['il primo', 'nel primo', 'del primo'],
        ['la prima', 'nella prima', 'della prima'],
        ['il numero 1', 'nel numero 1', 'del numero 1'],
        ['il primo della lista', 'nel primo della lista', 'del primo della lista'],
        ['il primo posto', 'nel primo posto', 'del primo posto'],
      ],
    ],
  ],
  [
    2,
    [
      [
        ['the second one', 'at the second one', 'of the second one'],
        ['the second', 'at the second', 'of the second'],
        ['number 2', 'at number 2', 'of number 2'],
        ['number two', 'at number two', 'of number two'],
        ['no. 2', 'at no. 2', 'of no. 2'],
        ['#2', 'at #2', 'of #2'],
        ['the 2nd one', 'at the 2nd one', 'of the 2nd one'],
        ['that second one', 'at that second one', 'of that second one'],
        ['the second of those', 'at the second of those', 'of the second of those'],
        ['the second place', 'at the second place', 'of the second place'],
        ['the second on the list', 'at the second on the list', 'of the second on the list'],
      ],
      [
        ['der zweite', 'beim zweiten', 'vom zweiten'],
        ['die zweite', 'bei der zweiten', 'von der zweiten'],
        ['das zweite', 'beim zweiten', 'vom zweiten'],
        ['Nummer 2', 'bei Nummer 2', 'von Nummer 2'],
        ['Nummer zwei', 'bei Nummer zwei', 'von Nummer zwei'],
        ['Nr. 2', 'bei Nr. 2', 'von Nr. 2'],
        ['der zweite davon', 'beim zweiten davon', 'vom zweiten davon'],
        ['der zweite Ort', 'am zweiten Ort', 'vom zweiten Ort'],
        ['der zweite auf der Liste', 'beim zweiten auf der Liste', 'vom zweiten auf der Liste'],
        ['der Zweite', 'beim Zweiten', 'vom Zweiten'],
      ],
      [
        ['le deuxième', 'au deuxième', 'du deuxième'],
        ['la deuxième', 'à la deuxième', 'de la deuxième'],
        ['le second', 'au second', 'du second'],
        ['le numéro 2', 'au numéro 2', 'du numéro 2'],
        ['le numéro deux', 'au numéro deux', 'du numéro deux'],
        ['le n° 2', 'au n° 2', 'du n° 2'],
        ['le deuxième de la liste', 'au deuxième de la liste', 'du deuxième de la liste'],
        ['le deuxième endroit', 'au deuxième endroit', 'du deuxième endroit'],
        ['le 2e', 'au 2e', 'du 2e'],
      ],
      [
        ['el segundo', 'en el segundo', 'del segundo'],
        ['la segunda', 'en la segunda', 'de la segunda'],
        ['el número 2', 'en el número 2', 'del número 2'],
        ['el número dos', 'en el número dos', 'del número dos'],
        ['el segundo de la lista', 'en el segundo de la lista', 'del segundo de la lista'],
        ['el segundo lugar', 'en el segundo lugar', 'del segundo lugar'],
        ['ese segundo', 'en ese segundo', 'de ese segundo'],
        ['el 2º', 'en el 2º', 'del 2º'],
      ],
      [
        ['il secondo', 'nel secondo', 'del secondo'],
        ['la seconda', 'nella seconda', 'della seconda'],
        ['il numero 2', 'nel numero 2', 'del numero 2'],
        ['il numero due', 'nel numero due', 'del numero due'],
        ['il secondo della lista', 'nel secondo della lista', 'del secondo della lista'],
        ['il secondo luogo', 'nel secondo luogo', 'del secondo luogo'],
        ['quel secondo', 'in quel secondo', 'di quel secondo'],
        ['il 2º', 'nel 2º', 'del 2º'],
      ],
    ],
  ],
  [
    3,
    [
      [
        ['the third one', 'at the third one', 'of the third one'],
        ['the third', 'at the third', 'of the third'],
        ['number 3', 'at number 3', 'of number 3'],
        ['number three', 'at number three', 'of number three'],
        ['the 3rd', 'at the 3rd', 'of the 3rd'],
        ['the third of these', 'at the third of these', 'of the third of these'],
      ],
      [
        ['der dritte', 'beim dritten', 'vom dritten'],
        ['die dritte', 'bei der dritten', 'von der dritten'],
        ['das dritte', 'beim dritten', 'vom dritten'],
        ['Nummer 3', 'bei Nummer 3', 'von Nummer 3'],
        ['der dritte von denen', 'beim dritten von denen', 'vom dritten von denen'],
      ],
      [
        ['le troisième', 'au troisième', 'du troisième'],
        ['la troisième', 'à la troisième', 'de la troisième'],
        ['le numéro 3', 'au numéro 3', 'du numéro 3'],
        ['le troisième lieu', 'au troisième lieu', 'du troisième lieu'],
      ],
      [
        ['el tercero', 'en el tercero', 'del tercero'],
        ['la tercera', 'en la tercera', 'de la tercera'],
        ['el número 3', 'en el número 3', 'del número 3'],
        ['el tercer sitio', 'en el tercer sitio', 'del tercer sitio'],
        ['el tercero de esos', 'en el tercero de esos', 'del tercero de esos'],
      ],
      [
        ['il terzo', 'nel terzo', 'del terzo'],
        ['la terza', 'nella terza', 'della terza'],
        ['il numero 3', 'nel numero 3', 'del numero 3'],
        ['il terzo posto', 'nel terzo posto', 'del terzo posto'],
        ['il terzo di questi', 'nel terzo di questi', 'del terzo di questi'],
      ],
    ],
  ],
  [
    -1,
    [
      [
        ['the last one', 'at the last one', 'of the last one'],
        ['the last', 'at the last', 'of the last'],
        ['that last one', 'at that last one', 'of that last one'],
        ['the last of them', 'at the last of them', 'of the last of them'],
        ['the last of those', 'at the last of those', 'of the last of those'],
        ['the last one on the list', 'at the last one on the list', 'of the last one on the list'],
        ['the bottom one', 'at the bottom one', 'of the bottom one'],
        ['the last place', 'at the last place', 'of the last place'],
      ],
      [
        ['der letzte', 'beim letzten', 'vom letzten'],
        ['die letzte', 'bei der letzten', 'von der letzten'],
        ['das letzte', 'beim letzten', 'vom letzten'],
        ['das letzte davon', 'beim letzten davon', 'vom letzten davon'],
        ['der letzte von denen', 'beim letzten von denen', 'vom letzten von denen'],
        ['der letzte in der Liste', 'beim letzten in der Liste', 'vom letzten in der Liste'],
        ['der letzte Ort', 'am letzten Ort', 'vom letzten Ort'],
      ],
      [
        ['le dernier', 'au dernier', 'du dernier'],
        ['la dernière', 'à la dernière', 'de la dernière'],
        ['le dernier de la liste', 'au dernier de la liste', 'du dernier de la liste'],
        ['le dernier endroit', 'au dernier endroit', 'du dernier endroit'],
        ['ce dernier', 'à ce dernier', 'de ce dernier'],
        ['le tout dernier', 'au tout dernier', 'du tout dernier'],
      ],
      [
        ['el último', 'en el último', 'del último'],
        ['la última', 'en la última', 'de la última'],
        ['el último de la lista', 'en el último de la lista', 'del último de la lista'],
        ['el último sitio', 'en el último sitio', 'del último sitio'],
        ['este último', 'en este último', 'de este último'],
      ],
      [
        ['l’ultimo', 'nell’ultimo', 'dell’ultimo'],
        ['l’ultima', 'nell’ultima', 'dell’ultima'],
        ['l’ultimo della lista', 'nell’ultimo della lista', 'dell’ultimo della lista'],
        ['l’ultimo posto', 'nell’ultimo posto', 'dell’ultimo posto'],
        ['quest’ultimo', 'in quest’ultimo', 'di quest’ultimo'],
      ],
    ],
  ],
])

/** What names the spot without pointing, in the same three forms. */
export const NAMED: readonly Pointer[] = [
  ['{x}', 'at {x}', 'of {x}'],
  ['{x}', 'bei {x}', 'von {x}'],
  ['{x}', 'à {x}', 'de {x}'],
  ['{x}', 'en {x}', 'de {x}'],
  ['{x}', 'a {x}', 'di {x}'],
]

/** A fact that is asked: {n}, {at}, {of} for what points, {c} for a town. */
export const FACTS: Readonly<Record<string, InAll<string>>> = {
  free: [
    [
      'Is {n} free?',
      '{n} - is it free?',
      'and {n}, is it free?',
      'does {n} cost anything?',
      '{n}: do I have to pay there?',
    ],
    [
      'Ist {n} kostenlos?',
      '{n} - ist der Eintritt frei?',
      'und {n}, ist das kostenlos?',
      'kostet {n} Eintritt?',
      'Kostet {n} etwas?',
    ],
    [
      '{n} est-il gratuit ?',
      'est-ce que {n} est gratuit ?',
      '{n}, c’est gratuit ?',
      'et {n}, c’est payant ?',
      'l’entrée {at} est-elle payante ?',
    ],
    ['¿Es gratis {n}?', '{n}, ¿es gratis?', '¿y {n}, es gratis?', '¿hay que pagar {at}?', '¿{n} es de pago?'],
    ['{n} è gratis?', '{n}, è gratuito?', 'e {n}, è gratis?', 'si paga {at}?', '{n} è a pagamento?'],
  ],
  camp: [
    ['Can I camp {at}?', '{n} - can I camp there?', 'can you pitch a tent {at}?', 'is camping allowed {at}?'],
    ['Kann man {at} zelten?', '{n} - darf man da zelten?', 'darf ich {at} campen?', 'Ist Zelten {at} erlaubt?'],
    [
      'Peut-on camper {at} ?',
      '{n}, peut-on y camper ?',
      'est-ce qu’on peut camper {at} ?',
      'le camping est-il permis {at} ?',
    ],
    [
      '¿Se puede acampar {at}?',
      '{n}, ¿se puede acampar allí?',
      '¿puedo acampar {at}?',
      '¿está permitido acampar {at}?',
    ],
    [
      'Si può campeggiare {at}?',
      '{n}, ci si può campeggiare?',
      'posso campeggiare {at}?',
      'È permesso campeggiare {at}?',
    ],
  ],
  fire: [
    ['Are fires allowed {at}?', '{n} - may I light a fire there?', 'can I make a campfire {at}?'],
    ['Ist Feuer {at} erlaubt?', '{n} - darf man dort Feuer machen?', 'kann ich {at} ein Lagerfeuer machen?'],
    ['Les feux sont-ils autorisés {at} ?', '{n}, peut-on y faire du feu ?', 'peut-on faire un feu {at} ?'],
    ['¿Se permite hacer fuego {at}?', '{n}, ¿se puede hacer fuego allí?', '¿puedo encender un fuego {at}?'],
    ['È permesso accendere fuochi {at}?', '{n}, si può accendere un fuoco?', 'posso fare un fuoco {at}?'],
  ],
  far: [
    [
      'How far is {n} from {c}?',
      '{n} - how far is it from {c}?',
      'and {n}, how far from {c}?',
      'what is the distance from {c} to {n}?',
    ],
    [
      'Wie weit ist {n} von {c}?',
      '{n} - wie weit ist es von {c}?',
      'wie weit ist {n} von {c} entfernt?',
      'wie weit liegt {n} von {c} weg?',
    ],
    [
      'À quelle distance est {n} de {c} ?',
      '{n}, c’est à quelle distance de {c} ?',
      '{n} est à combien de kilomètres de {c} ?',
      'combien de km de {c} {at} ?',
    ],
    [
      '¿A qué distancia está {n} de {c}?',
      '{n}, ¿a qué distancia está de {c}?',
      '¿qué tan lejos está {n} de {c}?',
      '¿a cuántos kilómetros de {c} está {n}?',
    ],
    [
      'Quanto dista {n} da {c}?',
      '{n}, quanto dista da {c}?',
      'quanto è lontano {n} da {c}?',
      'a quanti chilometri da {c} si trova {n}?',
    ],
  ],
  more: [
    [
      'Tell me more about {n}',
      '{n}, tell me more',
      'more about {n} please',
      '{n} sounds nice, tell me more',
      'what can you tell me about {n}?',
      'can you tell me more about {n}?',
    ],
    [
      'Erzähl mir mehr über {n}',
      '{n}, erzähl mir mehr',
      '{n}, mehr bitte',
      'was weißt du über {n}?',
      '{n} klingt gut, erzähl mehr',
      'kannst du mir mehr über {n} sagen?',
    ],
    [
      'Parle-moi {of}',
      '{n}, tu peux m’en dire plus ?',
      'dis-m’en plus sur {n}',
      'plus d’infos sur {n}',
      'que sais-tu {of} ?',
      '{n}, dites-m’en plus',
    ],
    [
      'Háblame {of}',
      '{n}, cuéntame más',
      'dime más sobre {n}',
      'más información sobre {n}',
      '¿qué sabes {of}?',
      '{n}, ¿me puedes decir más?',
    ],
    [
      'Parlami {of}',
      '{n}, dimmi di più',
      'dimmi di più su {n}',
      'altre informazioni su {n}',
      'cosa sai {of}?',
      '{n}, puoi dirmi di più?',
    ],
  ],
  why: [
    ['Why is {n} quiet?', '{n} - why is it so quiet?', 'why is {n} rated like that?', 'and why is {n} so quiet?'],
    [
      'Warum ist {n} so ruhig?',
      '{n} - warum ist es da so ruhig?',
      'weshalb ist {n} ruhig?',
      'warum hat {n} diese Bewertung?',
    ],
    ['Pourquoi {n} est-il calme ?', '{n}, pourquoi est-ce si calme ?', 'pourquoi est-ce que {n} est calme ?'],
    ['¿Por qué es tranquilo {n}?', '{n}, ¿por qué es tan tranquilo?', '¿por qué {n} es tan tranquilo?'],
    ['Perché {n} è tranquillo?', '{n}, perché è così tranquillo?', 'come mai {n} è così silenzioso?'],
  ],
  where: [
    ['Where is {n}?', '{n} - where is it?', 'where exactly is {n}?', 'which country is {n} in?'],
    ['Wo ist {n}?', '{n} - wo ist das?', 'wo genau liegt {n}?', 'in welchem Land liegt {n}?'],
    ['Où est {n} ?', '{n}, c’est où ?', 'où se trouve {n} ?', 'dans quel pays est {n} ?'],
    ['¿Dónde está {n}?', '{n}, ¿dónde está?', '¿dónde queda {n}?', '¿en qué país está {n}?'],
    ['Dov’è {n}?', '{n}, dov’è?', 'dove si trova {n}?', 'in che paese è {n}?'],
  ],
  quiet: [
    ['How quiet is {n}?', '{n} - how quiet is it?', 'what rating does {n} have?', 'is {n} noisy?'],
    ['Wie ruhig ist {n}?', '{n} - wie ruhig ist es da?', 'welche Bewertung hat {n}?', 'ist {n} laut?'],
    ['{n} est-il calme ?', '{n}, c’est calme ?', 'quelle est la note {of} ?', '{n} est-il bruyant ?'],
    ['¿Es tranquilo {n}?', '{n}, ¿es tranquilo?', '¿qué puntuación tiene {n}?', '¿es ruidoso {n}?'],
    ['{n} è tranquillo?', '{n}, è tranquillo?', 'che voto ha {n}?', '{n} è rumoroso?'],
  ],
  toilets: [
    ['Are there toilets {at}?', '{n} - does it have toilets?', 'does {n} have toilets?'],
    ['Gibt es {at} Toiletten?', '{n} - gibt es da Toiletten?', 'hat {n} Toiletten?'],
    ['Y a-t-il des toilettes {at} ?', '{n}, y a-t-il des toilettes ?', 'il y a des toilettes {at} ?'],
    ['¿Hay aseos {at}?', '{n}, ¿hay aseos?', '¿tiene aseos {n}?'],
    ['Ci sono bagni {at}?', '{n}, ci sono bagni?', '{n} ha i bagni?'],
  ],
  way: [
    ['How do I get to {n}?', '{n} - how do I get there?', 'can I reach {n} by bus?'],
    ['Wie komme ich hin - {n}?', '{n} - wie komme ich dahin?', 'ist {n} mit dem Bus erreichbar?'],
    ['Comment aller {at} ?', '{n}, comment y aller ?', '{n} est-il accessible en bus ?'],
    ['¿Cómo llego a {n}?', '{n}, ¿cómo llego?', '¿se puede llegar a {n} en autobús?'],
    ['Come arrivo a {n}?', '{n}, come ci arrivo?', '{n} è raggiungibile in autobus?'],
  ],
}

/** What points at several, by their places in the answer: 1 from the front, -1 from the end. */
export const SEVERAL: readonly { places: readonly number[]; said: InAll<string> }[] = [
  {
    places: [1, 3],
    said: [
      ['the first and the third', 'the first and third one', 'numbers 1 and 3'],
      ['der erste und der dritte', 'die erste und die dritte', 'Nummer 1 und 3'],
      ['le premier et le troisième', 'la première et la troisième', 'les numéros 1 et 3'],
      ['el primero y el tercero', 'la primera y la tercera', 'los números 1 y 3'],
      ['il primo e il terzo', 'la prima e la terza', 'i numeri 1 e 3'],
    ],
  },
  {
    places: [2, 3],
    said: [
      ['the second and the third', 'numbers two and three', 'the second and third'],
      ['der zweite und der dritte', 'Nummer zwei und drei', 'der zweite und dritte'],
      ['le deuxième et le troisième', 'le deuxième et troisième'],
      ['el segundo y el tercero', 'el segundo y tercero'],
      ['il secondo e il terzo', 'il secondo e terzo'],
    ],
  },
  {
    places: [1, -1],
    said: [
      ['the first and the last', 'the first and the last one', 'the first and last'],
      ['der erste und der letzte', 'das erste und das letzte'],
      ['le premier et le dernier', 'la première et la dernière'],
      ['el primero y el último', 'la primera y la última'],
      ['il primo e l’ultimo', 'la prima e l’ultima'],
    ],
  },
  {
    places: [-2, -1],
    said: [
      ['the last two', 'the last two of them', 'the last two places', 'the bottom two'],
      ['die letzten beiden', 'die letzten zwei', 'die beiden letzten'],
      ['les deux derniers', 'les deux dernières'],
      ['los dos últimos', 'los últimos dos', 'las dos últimas'],
      ['gli ultimi due', 'le ultime due'],
    ],
  },
  {
    places: [1, 2],
    said: [
      ['the first two', 'the first two of them', 'the top two'],
      ['die ersten beiden', 'die ersten zwei', 'die beiden ersten'],
      ['les deux premiers', 'les deux premières'],
      ['los dos primeros', 'los primeros dos', 'las dos primeras'],
      ['i primi due', 'le prime due'],
    ],
  },
]

/** What is asked of several: {n} for what points. */
export const OF_SEVERAL: Readonly<Record<string, InAll<string>>> = {
  free: [
    ['are {n} free?', '{n} - are they free?'],
    ['sind {n} kostenlos?', '{n} - sind die kostenlos?'],
    ['{n} sont-ils gratuits ?', '{n}, ils sont gratuits ?'],
    ['¿son gratis {n}?', '{n}, ¿son gratis?'],
    ['{n} sono gratis?', '{n}, sono gratuiti?'],
  ],
  far: [
    ['how far are {n} from {c}?', '{n}: how far are they from {c}?'],
    ['wie weit sind {n} von {c}?', '{n}: wie weit sind die von {c}?'],
    ['à quelle distance de {c} sont {n} ?', '{n}, à quelle distance sont-ils de {c} ?'],
    ['¿a qué distancia de {c} están {n}?', '{n}, ¿a qué distancia están de {c}?'],
    ['quanto distano {n} da {c}?', '{n}, quanto distano da {c}?'],
  ],
  where: [
    ['where are {n}?', '{n} - where are they?'],
    ['wo liegen {n}?', '{n} - wo sind die?'],
    ['où sont {n} ?', '{n}, où sont-ils ?'],
    ['¿dónde están {n}?', '{n}, ¿dónde están?'],
    ['dove sono {n}?', '{n}, dove sono?'],
  ],
  more: [
    ['tell me more about {n}'],
    ['erzähl mir mehr über {n}'],
    ['dis-m’en plus sur {n}'],
    ['dime más sobre {n}'],
    ['dimmi di più su {n}'],
  ],
}

/** The other of two, behind one that was asked about. */
export const OTHER: InAll<Pointer> = [
  [
    ['the other one', 'at the other one', 'of the other one'],
    ['the other', 'at the other', 'of the other'],
  ],
  [
    ['der andere', 'beim anderen', 'vom anderen'],
    ['die andere', 'bei der anderen', 'von der anderen'],
    ['das andere', 'beim anderen', 'vom anderen'],
  ],
  [
    ['l’autre', 'à l’autre', 'de l’autre'],
    ['l’autre endroit', 'à l’autre endroit', 'de l’autre endroit'],
  ],
  [
    ['el otro', 'en el otro', 'del otro'],
    ['la otra', 'en la otra', 'de la otra'],
  ],
  [
    ['l’altro', 'nell’altro', 'dell’altro'],
    ['l’altra', 'nell’altra', 'dell’altra'],
  ],
]

/** What is said before something is pointed at, turn by turn, by the kind of the last turn: {k}, {l} kinds, {p}, {q} places, {c} a town. */
export const BEFORE: Readonly<Record<string, readonly (readonly InEach[])[]>> = {
  list: [
    [['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}']],
    [['are there {k} {p}?', 'gibt es {k} {p}?', 'y a-t-il des {k} {p} ?', '¿hay {k} {p}?', 'ci sono {k} {p}?']],
  ],
  near: [
    [['{k} near {c}', '{k} bei {c}', '{k} près de {c}', '{k} cerca de {c}', '{k} vicino a {c}']],
    [
      [
        'the nearest {k} to {c}',
        'die nächsten {k} bei {c}',
        'les {k} les plus proches de {c}',
        'los {k} más cercanos a {c}',
        'i {k} più vicini a {c}',
      ],
    ],
  ],
  within: [
    [
      [
        '{k} within 25 km of {c}',
        '{k} im Umkreis von 25 km um {c}',
        '{k} à moins de 25 km de {c}',
        '{k} a menos de 25 km de {c}',
        '{k} entro 25 km da {c}',
      ],
    ],
    [
      [
        '{k} within 400 km of {c}',
        '{k} im Umkreis von 400 km um {c}',
        '{k} à moins de 400 km de {c}',
        '{k} a menos de 400 km de {c}',
        '{k} entro 400 km da {c}',
      ],
    ],
  ],
  best: [
    [
      [
        'the quietest {k} {p}',
        'die ruhigsten {k} {p}',
        'les {k} les plus calmes {p}',
        'los {k} más tranquilos {p}',
        'i {k} più tranquilli {p}',
      ],
    ],
    [
      [
        'which of the {k} {p} is the quietest?',
        'welcher der {k} {p} ist am ruhigsten?',
        'lequel des {k} {p} est le plus calme ?',
        '¿cuál de los {k} {p} es el más tranquilo?',
        'quale dei {k} {p} è il più tranquillo?',
      ],
    ],
  ],
  narrowed: [
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      [
        'only the free ones',
        'nur die kostenlosen',
        'seulement les gratuits',
        'solo los gratuitos',
        'solo quelli gratuiti',
      ],
    ],
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      [
        'which are free?',
        'welche sind kostenlos?',
        'lesquels sont gratuits ?',
        '¿cuáles son gratis?',
        'quali sono gratis?',
      ],
    ],
  ],
  closer: [
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      ['closer to {c}', 'näher bei {c}', 'plus près de {c}', 'más cerca de {c}', 'più vicino a {c}'],
    ],
  ],
  others: [
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      ['others', 'andere', 'd’autres', 'otros', 'altri'],
    ],
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      ['something else', 'etwas anderes', 'autre chose', 'otra cosa', 'qualcos’altro'],
    ],
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      ['show me more', 'zeig mir mehr', 'montre-m’en plus', 'muéstrame más', 'mostramene altri'],
    ],
  ],
  counted: [
    [
      [
        'how many {k} are there {p}?',
        'wie viele {k} gibt es {p}?',
        'combien de {k} y a-t-il {p} ?',
        '¿cuántos {k} hay {p}?',
        'quanti {k} ci sono {p}?',
      ],
    ],
    [
      [
        'how many {k} are there {p}?',
        'wie viele {k} gibt es {p}?',
        'combien de {k} y a-t-il {p} ?',
        '¿cuántos {k} hay {p}?',
        'quanti {k} ci sono {p}?',
      ],
      ['which are they?', 'welche sind das?', 'lesquels ?', '¿cuáles son?', 'quali sono?'],
    ],
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      [
        'how many of them are free?',
        'wie viele davon sind kostenlos?',
        'combien d’entre eux sont gratuits ?',
        '¿cuántos de ellos son gratis?',
        'quanti di questi sono gratis?',
      ],
    ],
  ],
  sorted: [
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      [
        'sort north to south',
        'sortiere von Nord nach Süd',
        'trie du nord au sud',
        'ordena de norte a sur',
        'ordina da nord a sud',
      ],
    ],
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      [
        'sort by distance from {c}',
        'sortiere nach Entfernung von {c}',
        'trie par distance de {c}',
        'ordena por distancia a {c}',
        'ordina per distanza da {c}',
      ],
    ],
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      [
        'the noisiest first',
        'die lautesten zuerst',
        'les plus bruyants d’abord',
        'los más ruidosos primero',
        'prima i più rumorosi',
      ],
    ],
  ],
  relaxed: [
    [
      [
        '{k} {p} rated above 4.9 with toilets',
        '{k} {p} mit einer Bewertung über 4,9 mit Toiletten',
        '{k} {p} notés plus de 4,9 avec toilettes',
        '{k} {p} con una puntuación superior a 4,9 con aseos',
        '{k} {p} con un voto superiore a 4,9 con bagni',
      ],
    ],
    [
      [
        'free {k} {p} where fires are allowed',
        'kostenlose {k} {p}, wo Feuer erlaubt ist',
        '{k} {p} gratuits où les feux sont autorisés',
        '{k} {p} gratuitos donde se permite hacer fuego',
        '{k} {p} gratuiti dove è permesso accendere fuochi',
      ],
    ],
  ],
  compared: [
    [
      [
        'compare {x} and {y}',
        'vergleiche {x} und {y}',
        'compare {x} et {y}',
        'compara {x} y {y}',
        'confronta {x} e {y}',
      ],
    ],
    [
      [
        'is {x} quieter than {y}?',
        'ist {x} ruhiger als {y}?',
        '{x} est-il plus calme que {y} ?',
        '¿es {x} más tranquilo que {y}?',
        '{x} è più tranquillo di {y}?',
      ],
    ],
  ],
  two: [
    [['{k} {p} and {l} {q}', '{k} {p} und {l} {q}', '{k} {p} et {l} {q}', '{k} {p} y {l} {q}', '{k} {p} e {l} {q}']],
    [
      [
        'are there {k} {p}? And which {l} are there {q}?',
        'gibt es {k} {p}? Und welche {l} gibt es {q}?',
        'y a-t-il des {k} {p} ? Et quels {l} y a-t-il {q} ?',
        '¿hay {k} {p}? ¿Y qué {l} hay {q}?',
        'ci sono {k} {p}? E quali {l} ci sono {q}?',
      ],
    ],
  ],
  elsewhere: [
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      ['and {q}?', 'und {q}?', 'et {q} ?', '¿y {q}?', 'e {q}?'],
    ],
  ],
  quieter: [
    [
      ['{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}', '{k} {p}'],
      [
        'something quieter',
        'etwas Ruhigeres',
        'quelque chose de plus calme',
        'algo más tranquilo',
        'qualcosa di più tranquillo',
      ],
    ],
  ],
}
