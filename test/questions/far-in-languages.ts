// What people ask of how two or three lie to each other, in five languages. A, B and C: spots, T and U: towns, N: kilometres, Q: miles.
// A table is as long as what it holds.
import type { In } from './near-in-languages.ts'

export const OF_PLACES = {
  distance: {
    en: [
      'How far apart are A and B?',
      'How many kilometres from A to T?',
      'What’s the distance from T to A?',
      'distance A - T',
      'How many miles is it from T to A?',
      'How far would I be from T at A?',
    ],
    de: [
      'Wie weit liegen A und B auseinander?',
      'Wie viele Kilometer sind es von A nach T?',
      'Entfernung A – T',
      'Wie groß ist der Abstand von T zu A?',
      'Wie weit weg von T ist A?',
    ],
    fr: [
      'À quelle distance l’un de l’autre sont A et B ?',
      'Combien de kilomètres de A à T ?',
      'Distance de A à T',
      'Quelle distance sépare T de A ?',
      'A est à combien de kilomètres de T ?',
    ],
    es: [
      '¿A qué distancia están A y B?',
      '¿Cuántos kilómetros hay de A a T?',
      'distancia A - T',
      '¿Qué distancia separa T de A?',
      '¿A cuántos kilómetros de T está A?',
    ],
    it: [
      'Quanto distano A e B?',
      'Quanti chilometri ci sono da A a T?',
      'distanza A - T',
      'Che distanza c’è tra T e A?',
      'A quanti chilometri da T si trova A?',
    ],
  },
  isWithin: {
    en: [
      'Is A within N km of T?',
      'Is A less than N kilometres from T?',
      'Is it less than N km from T to A?',
      'Does A lie no more than N km from T?',
      'Is A within Q miles of T?',
      'Are A and B less than N km apart?',
    ],
    de: [
      'Liegt A im Umkreis von N km um T?',
      'Ist A weniger als N Kilometer von T entfernt?',
      'Sind es von T nach A weniger als N km?',
      'Liegt A höchstens N km von T?',
      'Ist A keine Q Meilen von T entfernt?',
    ],
    fr: [
      'A est-il à moins de N km de T ?',
      'Est-ce que A se trouve dans un rayon de N km autour de T ?',
      'Y a-t-il moins de N km de T à A ?',
      'A est-il à N km de T au plus ?',
      'A est-il à moins de Q miles de T ?',
    ],
    es: [
      '¿Está A a menos de N km de T?',
      '¿Queda A en un radio de N km de T?',
      '¿Hay menos de N km de T a A?',
      '¿Está A a no más de N km de T?',
      '¿Está A a menos de Q millas de T?',
    ],
    it: [
      'A è a meno di N km da T?',
      'A si trova nel raggio di N km da T?',
      'Ci sono meno di N km da T a A?',
      'A dista non più di N km da T?',
      'A è a meno di Q miglia da T?',
    ],
  },
  isBeyond: {
    en: [
      'Is A more than N km from T?',
      'Is A at least N kilometres away from T?',
      'Is it over N km from T to A?',
      'Is A farther than Q miles from T?',
    ],
    de: [
      'Ist A mehr als N km von T entfernt?',
      'Liegt A mindestens N Kilometer von T weg?',
      'Sind es von T nach A über N km?',
      'Ist A weiter als Q Meilen von T entfernt?',
    ],
    fr: [
      'A est-il à plus de N km de T ?',
      'A se trouve-t-il à au moins N kilomètres de T ?',
      'Y a-t-il plus de N km de T à A ?',
    ],
    es: ['¿Está A a más de N km de T?', '¿Queda A a al menos N kilómetros de T?', '¿Hay más de N km de T a A?'],
    it: ['A è a più di N km da T?', 'A si trova ad almeno N chilometri da T?', 'Ci sono più di N km da T a A?'],
  },
  isCloser: {
    en: [
      'Is A closer to T than B?',
      'Is A nearer to T than B is?',
      'Is A less far from T than B?',
      'Is A a shorter way from T than B?',
    ],
    de: [
      'Liegt A näher an T als B?',
      'Ist A näher bei T als B?',
      'Ist A weniger weit von T entfernt als B?',
      'Ist es von T nach A kürzer als nach B?',
    ],
    fr: ['A est-il plus proche de T que B ?', 'A est-il plus près de T que B ?', 'A est-il moins loin de T que B ?'],
    es: ['¿Está A más cerca de T que B?', '¿Queda A más próximo a T que B?', '¿Está A menos lejos de T que B?'],
    it: ['A è più vicino a T di B?', 'A è più vicina a T rispetto a B?', 'A è meno lontano da T di B?'],
  },
  isFarther: {
    en: ['Is A farther from T than B?', 'Is A further away from T than B is?', 'Is it longer from T to A than to B?'],
    de: ['Ist A weiter von T entfernt als B?', 'Liegt A weiter weg von T als B?'],
    fr: ['A est-il plus loin de T que B ?', 'A est-il plus éloigné de T que B ?'],
    es: ['¿Está A más lejos de T que B?', '¿Está A más alejado de T que B?'],
    it: ['A è più lontano da T di B?', 'A è più distante da T di B?'],
  },
  closerOf: {
    en: [
      'Which is closer to T, A or B?',
      'A or B: which one is nearer to T?',
      'Coming from T, is A or B closer?',
      'What is nearer to T: A or B?',
    ],
    de: [
      'Was ist näher an T, A oder B?',
      'A oder B: was liegt näher bei T?',
      'Was liegt von T aus näher, A oder B?',
      'Ist A oder B näher an T?',
    ],
    fr: [
      'Lequel est le plus proche de T, A ou B ?',
      'A ou B : lequel est plus près de T ?',
      'Depuis T, lequel est le plus proche, A ou B ?',
      'Qu’est-ce qui est plus près de T, A ou B ?',
    ],
    es: [
      '¿Cuál está más cerca de T, A o B?',
      'A o B: ¿cuál queda más cerca de T?',
      'Desde T, ¿qué queda más cerca, A o B?',
      '¿Qué está más cerca de T: A o B?',
    ],
    it: [
      'Quale è più vicino a T, A o B?',
      'A o B: quale è più vicino a T?',
      'Partendo da T, è più vicino A o B?',
      'Che cosa è più vicino a T: A o B?',
    ],
  },
  closestOfThree: {
    en: [
      'Which of A, B and C is closest to T?',
      'A, B or C: which is nearest to T?',
      'Which one of A, B, and C is the least far from T?',
      'From T, which is the closest of A, B and C?',
    ],
    de: [
      'Was von A, B und C liegt T am nächsten?',
      'A, B oder C: was ist am nächsten an T?',
      'Welches von A, B und C ist am wenigsten weit von T?',
      'Was liegt von T aus am nächsten: A, B oder C?',
    ],
    fr: [
      'Lequel de A, B et C est le plus proche de T ?',
      'A, B ou C : lequel est le plus près de T ?',
      'Entre A, B et C, lequel est le moins loin de T ?',
    ],
    es: [
      '¿Cuál de A, B y C está más cerca de T?',
      'A, B o C: ¿cuál es el más cercano a T?',
      'Entre A, B y C, ¿cuál queda menos lejos de T?',
    ],
    it: [
      'Quale tra A, B e C è più vicino a T?',
      'A, B o C: qual è il più vicino a T?',
      'Fra A, B e C, quale è meno lontano da T?',
    ],
  },
  farthestOfThree: {
    en: ['Which of A, B and C is farthest from T?', 'A, B or C: which one is furthest away from T?'],
    de: ['Was von A, B und C ist am weitesten von T entfernt?', 'A, B oder C: was liegt am weitesten weg von T?'],
    fr: ['Lequel de A, B et C est le plus loin de T ?', 'A, B ou C : lequel est le plus éloigné de T ?'],
    es: ['¿Cuál de A, B y C está más lejos de T?', 'A, B o C: ¿cuál es el más alejado de T?'],
    it: ['Quale tra A, B e C è più lontano da T?', 'A, B o C: qual è il più distante da T?'],
  },
  closerTown: {
    en: ['Is A closer to T or to U?', 'Which town is A nearer to, T or U?', 'Does A lie nearer T or U?'],
    de: [
      'Liegt A näher an T oder an U?',
      'Ist A näher bei T oder bei U?',
      'Zu welcher Stadt ist es von A kürzer, T oder U?',
    ],
    fr: ['A est-il plus proche de T ou de U ?', 'A est-il plus près de T ou de U ?'],
    es: ['¿Está A más cerca de T o de U?', '¿A qué ciudad está más próximo A, a T o a U?'],
    it: ['A è più vicino a T o a U?', 'A quale città è più vicino A, a T o a U?'],
  },
  isNorth: {
    en: [
      'Is A north of T?',
      'Does A lie to the north of T?',
      'Is A further north than T?',
      'Is A further north than B?',
    ],
    de: ['Liegt A nördlich von T?', 'Ist A weiter nördlich als T?', 'Liegt A weiter im Norden als B?'],
    fr: ['A est-il au nord de T ?', 'A se trouve-t-il plus au nord que T ?', 'A est-il plus au nord que B ?'],
    es: ['¿Está A al norte de T?', '¿Está A más al norte que T?', '¿Queda A más al norte que B?'],
    it: ['A è a nord di T?', 'A si trova più a nord di T?', 'A è più a nord di B?'],
  },
  isEast: {
    en: ['Is A east of T?', 'Is A further east than B?', 'Does A lie further to the east than T?'],
    de: ['Liegt A östlich von T?', 'Liegt A weiter östlich als B?'],
    fr: ['A est-il à l’est de T ?', 'A est-il plus à l’est que B ?'],
    es: ['¿Está A al este de T?', '¿Está A más al este que B?'],
    it: ['A è a est di T?', 'A è più a est di B?'],
  },
  fartherNorth: {
    en: [
      'Which is further north, A or B?',
      'Which of A and B lies farther north?',
      'Which of A, B and C is the northernmost?',
    ],
    de: [
      'Was liegt weiter nördlich, A oder B?',
      'Was liegt weiter im Norden: A oder B?',
      'Was von A, B und C liegt am nördlichsten?',
    ],
    fr: [
      'Lequel est plus au nord, A ou B ?',
      'Qui est le plus au nord : A ou B ?',
      'Lequel de A, B et C est le plus au nord ?',
    ],
    es: ['¿Cuál está más al norte, A o B?', '¿Qué queda más al norte: A o B?', '¿Cuál de A, B y C está más al norte?'],
    it: ['Quale è più a nord, A o B?', 'Che cosa si trova più a nord: A o B?', 'Quale tra A, B e C è più a nord?'],
  },
  direction: {
    en: ['In which direction is A from T?', 'Which way is A from T?', 'On which side of T does A lie?'],
    de: ['In welcher Richtung liegt A von T aus?', 'In welche Himmelsrichtung muss ich von T nach A?'],
    fr: ['Dans quelle direction se trouve A depuis T ?', 'De quel côté de T se trouve A ?'],
    es: ['¿En qué dirección está A desde T?', '¿Hacia dónde queda A desde T?'],
    it: ['In che direzione si trova A da T?', 'Da che parte di T si trova A?'],
  },
  anyWithin: {
    en: [
      'Is there a S within N km of T?',
      'Are there any K less than N km from T?',
      'Does T have a S no more than N km away?',
      'Can I find a S N km or less from T?',
    ],
    de: [
      'Gibt es [einen|eine|ein] S im Umkreis von N km um T?',
      'Gibt es K weniger als N km von T?',
      'Ist [ein|eine|ein] S höchstens N km von T entfernt?',
      'Hat T im Umkreis von N km [einen|eine|ein] S?',
    ],
    fr: [
      'Y a-t-il [un|une] S à moins de N km de T ?',
      'Existe-t-il des K à N km de T au plus ?',
      'T a-t-il [un|une] S dans un rayon de N km ?',
    ],
    es: [
      '¿Hay [algún|alguna] S a menos de N km de T?',
      '¿Existe [un|una] S a no más de N km de T?',
      '¿Tiene T [algún|alguna] S en un radio de N km?',
    ],
    it: [
      'C’è [un|una] S a meno di N km da T?',
      'Esistono K a non più di N km da T?',
      'T ha [un|una] S nel raggio di N km?',
    ],
  },
} as const satisfies Record<string, In<readonly string[]>>

/** How far an hour goes is an estimate: it is to be said. */
export const BY_TIME = {
  drive: {
    en: [
      'K within an hour’s drive of T',
      'K two hours by car from T',
      'What K can I drive to from T in 90 minutes?',
      'K less than half an hour’s drive from T',
      'K no more than an hour and a half from T by car',
    ],
    de: [
      'K höchstens eine Autostunde von T',
      'K zwei Stunden mit dem Auto von T',
      'Welche K erreiche ich von T in 90 Minuten mit dem Auto?',
      'K weniger als eine halbe Stunde Fahrt von T',
      'K in anderthalb Stunden Fahrzeit von T',
    ],
    fr: [
      'K à une heure de voiture de T',
      'K à deux heures de route de T',
      '[Quels|Quelles] K puis-je rejoindre en 90 minutes de voiture depuis T ?',
      'K à moins d’une demi-heure de route de T',
      'K à une heure et demie de T en voiture',
    ],
    es: [
      'K a una hora en coche de T',
      'K a dos horas de carretera de T',
      '¿A qué K puedo llegar en 90 minutos en coche desde T?',
      'K a menos de media hora en coche de T',
      'K a hora y media de T en coche',
    ],
    it: [
      'K a un’ora di macchina da T',
      'K a due ore di strada da T',
      'Quali K posso raggiungere in 90 minuti d’auto da T?',
      'K a meno di mezz’ora di macchina da T',
      'K a un’ora e mezza da T in auto',
    ],
  },
  walk: {
    en: ['K within an hour’s walk of T', 'K walkable from T in 30 minutes', 'K a two-hour hike from T'],
    de: [
      'K höchstens eine Stunde zu Fuß von T',
      'K, die man von T in 30 Minuten zu Fuß erreicht',
      'K zwei Gehstunden von T',
    ],
    fr: ['K à une heure de marche de T', 'K accessibles à pied depuis T en 30 minutes', 'K à deux heures à pied de T'],
    es: ['K a una hora a pie de T', 'K a 30 minutos andando de T', 'K a dos horas de caminata de T'],
    it: ['K a un’ora a piedi da T', 'K raggiungibili a piedi da T in 30 minuti', 'K a due ore di cammino da T'],
  },
  bike: {
    en: ['K within an hour by bike from T', 'K 45 minutes by bicycle from T'],
    de: ['K höchstens eine Stunde mit dem Rad von T', 'K 45 Minuten mit dem Fahrrad von T'],
    fr: ['K à une heure de vélo de T', 'K à 45 minutes à vélo de T'],
    es: ['K a una hora en bici de T', 'K a 45 minutos en bicicleta de T'],
    it: ['K a un’ora di bici da T', 'K a 45 minuti in bicicletta da T'],
  },
} as const satisfies Record<string, In<readonly string[]>>
