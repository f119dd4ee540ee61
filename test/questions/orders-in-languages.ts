// How people ask for the nearest, the farthest and what lies on a side, in five languages; letters as in near-in-languages.ts.
// A table is as long as what it holds.
import type { In } from './near-in-languages.ts'

export const BY_DISTANCE = {
  nearestIn: {
    en: [
      'the closest S P to T',
      'Which S P is nearest to T?',
      'From T, what’s the nearest S P?',
      'What is the S P that is the least distance from T?',
      'Where is the next S P from T?',
    ],
    de: [
      '[der nächste|die nächste|das nächste] S P von T aus',
      '[Welcher|Welche|Welches] S P liegt T am nächsten?',
      'Wo ist von T aus [der nächstgelegene|die nächstgelegene|das nächstgelegene] S P?',
      '[der|die|das] T am nächsten gelegene S P',
      '[Welcher|Welche|Welches] S P hat die kürzeste Entfernung zu T?',
    ],
    fr: [
      'D P [le plus|la plus] proche de T',
      '[Quel|Quelle] S P est à la plus courte distance de T ?',
      'Depuis T, [quel est D le plus proche|quelle est D la plus proche] P ?',
      'Où se trouve P D [le plus|la plus] près de T ?',
      'D P [le moins éloigné|la moins éloignée] de T',
    ],
    es: [
      'D P más [cercano|cercana] a T',
      '¿Qué S P está a menor distancia de T?',
      'Desde T, ¿cuál es D más [cercano|cercana] P?',
      '¿Dónde está P D más [próximo|próxima] a T?',
      'D P que queda más cerca de T',
    ],
    it: [
      'D P più [vicino|vicina] a T',
      'Quale S P è alla distanza minore da T?',
      'Da T, qual è D più [vicino|vicina] P?',
      'Dove si trova P D più [prossimo|prossima] a T?',
      'D P meno [lontano|lontana] da T',
    ],
  },
  nearestFree: {
    en: ['the nearest free S to X', 'Which S closest to X costs nothing?', 'closest S to X without an entrance fee'],
    de: [
      '[der nächste kostenlose|die nächste kostenlose|das nächste kostenlose] S von X aus',
      '[Welcher kostenlose|Welche kostenlose|Welches kostenlose] S liegt X am nächsten?',
      '[der nächste|die nächste|das nächste] S bei X ohne Eintritt',
    ],
    fr: [
      'D [gratuit le plus|gratuite la plus] proche de X',
      '[Quel S gratuit|Quelle S gratuite] est [le plus|la plus] près de X ?',
      'D sans droit d’entrée [le plus|la plus] proche de X',
    ],
    es: [
      'D gratis más [cercano|cercana] a X',
      '¿Qué S gratis está más cerca de X?',
      'D sin pagar entrada más [próximo|próxima] a X',
    ],
    it: [
      'D gratis più [vicino|vicina] a X',
      'Quale S [gratuito|gratuita] è più [vicino|vicina] a X?',
      'D con ingresso libero più [vicino|vicina] a X',
    ],
  },
  secondNearest: {
    en: [
      'the second closest S to X',
      'Which S is second nearest to X?',
      'not the closest S to X but the next one after it',
      'What’s the 2nd closest S to X?',
      'the second-nearest S from X',
    ],
    de: [
      '[der zweitnächste|die zweitnächste|das zweitnächste] S von X aus',
      '[Welcher|Welche|Welches] S liegt X am zweitnächsten?',
      '[der|die|das] am zweitnächsten bei X gelegene S',
      'Was ist [der zweitnächste|die zweitnächste|das zweitnächste] S zu X?',
      '[der|die|das] 2. nächste S von X',
    ],
    fr: [
      '[le deuxième S le plus|la deuxième S la plus] proche de X',
      '[Quel est le deuxième S le plus|Quelle est la deuxième S la plus] près de X ?',
      '[le second S le plus|la seconde S la plus] proche de X',
      '[le 2e S le plus|la 2e S la plus] proche de X',
      'D en deuxième position par la distance à X',
    ],
    es: [
      '[el segundo|la segunda] S más [cercano|cercana] a X',
      '¿Cuál es [el segundo|la segunda] S más [próximo|próxima] a X?',
      '[el 2.º|la 2.ª] S más [cercano|cercana] a X',
      '¿Qué S es [el segundo|la segunda] más cerca de X?',
    ],
    it: [
      '[il secondo|la seconda] S più [vicino|vicina] a X',
      'Qual è [il secondo|la seconda] S più [vicino|vicina] a X?',
      '[il 2º|la 2ª] S più [vicino|vicina] a X',
      'Quale S è [il secondo|la seconda] più [vicino|vicina] a X?',
    ],
  },
  thirdNearest: {
    en: ['the third closest S to X', 'Which S comes third by distance from X?', 'the 3rd nearest S to X'],
    de: [
      '[der drittnächste|die drittnächste|das drittnächste] S von X aus',
      '[Welcher|Welche|Welches] S liegt X am drittnächsten?',
    ],
    fr: [
      '[le troisième S le plus|la troisième S la plus] proche de X',
      '[Quel est le 3e S le plus|Quelle est la 3e S la plus] près de X ?',
    ],
    es: [
      '[el tercer|la tercera] S más [cercano|cercana] a X',
      '¿Cuál es [el tercer|la tercera] S más [próximo|próxima] a X?',
    ],
    it: ['[il terzo|la terza] S più [vicino|vicina] a X', 'Qual è [il terzo|la terza] S più [vicino|vicina] a X?'],
  },
  threeNearest: {
    en: [
      'the three closest K to X',
      'three K nearest to X',
      'Which 3 K are closest to X?',
      'the nearest three K to X',
      'top 3 K by distance from X',
    ],
    de: [
      'die drei nächsten K von X aus',
      'Welche 3 K liegen X am nächsten?',
      'die drei K, die am nächsten bei X liegen',
      'drei nächstgelegene K zu X',
      'die 3 nächstgelegenen K bei X',
    ],
    fr: [
      'les trois K les plus proches de X',
      '[Quels|Quelles] sont les 3 K les plus près de X ?',
      'les 3 K les moins [éloignés|éloignées] de X',
      'trois K, les plus proches de X',
      'Donne-moi les trois K les plus proches de X',
    ],
    es: [
      '[los|las] tres K más [cercanos|cercanas] a X',
      '¿Cuáles son [los|las] 3 K más [próximos|próximas] a X?',
      '[los|las] tres K que están más cerca de X',
      'Dime [los|las] tres K más [cercanos|cercanas] a X',
      'tres K, [los|las] más [cercanos|cercanas] a X',
    ],
    it: [
      '[i|le] tre K più [vicini|vicine] a X',
      'Quali sono [i|le] 3 K più [vicini|vicine] a X?',
      '[i|le] tre K meno [lontani|lontane] da X',
      'Dimmi [i|le] tre K più [vicini|vicine] a X',
      'tre K, [i|le] più [vicini|vicine] a X',
    ],
  },
  farthest: {
    en: [
      'the S P farthest away from T',
      'Which S P is the furthest from T?',
      'What’s the most remote S P as seen from T?',
      'the S P at the greatest distance from T',
      'K P, farthest from T first',
    ],
    de: [
      '[der|die|das] am weitesten von T entfernte S P',
      '[Welcher|Welche|Welches] S P ist am weitesten weg von T?',
      '[der|die|das] S P mit der größten Entfernung von T',
      '[Welcher|Welche|Welches] S P liegt T am fernsten?',
      '[der entfernteste|die entfernteste|das entfernteste] S P von T aus',
    ],
    fr: [
      'D P [le|la] plus loin de T',
      '[Quel|Quelle] S P est [le plus éloigné|la plus éloignée] de T ?',
      'D P à la plus grande distance de T',
      'D P [le plus distant|la plus distante] de T',
      'Depuis T, [quel est D le plus lointain|quelle est D la plus lointaine] P ?',
    ],
    es: [
      'D P más [alejado|alejada] de T',
      '¿Qué S P queda más lejos de T?',
      'D P a mayor distancia de T',
      'D P más distante de T',
      'Desde T, ¿cuál es D más [lejano|lejana] P?',
    ],
    it: [
      'D P più [lontano|lontana] da T',
      'Quale S P è [il|la] più distante da T?',
      'D P alla maggiore distanza da T',
      'D P più distante da T',
      'Da T, qual è D più [lontano|lontana] P?',
    ],
  },
  northOf: {
    en: ['K P north of T', 'Which K P are further north than T?', 'K P to the north of T', 'K P that lie north of T'],
    de: ['K P nördlich von T', 'Welche K P liegen weiter nördlich als T?', 'K P, die nördlich von T liegen'],
    fr: ['K P au nord de T', '[Quels|Quelles] K P sont plus au nord que T ?', 'K P qui se trouvent au nord de T'],
    es: ['K P al norte de T', '¿Qué K P están más al norte que T?', 'K P que queden al norte de T'],
    it: ['K P a nord di T', 'Quali K P sono più a nord di T?', 'K P che si trovano a nord di T'],
  },
  southOf: {
    en: ['K P south of T', 'Which K P are further south than T?', 'K P lying to the south of T'],
    de: ['K P südlich von T', 'Welche K P liegen weiter südlich als T?', 'K P, die südlich von T liegen'],
    fr: ['K P au sud de T', '[Quels|Quelles] K P sont plus au sud que T ?', 'K P [situés|situées] au sud de T'],
    es: ['K P al sur de T', '¿Qué K P están más al sur que T?', 'K P [situados|situadas] al sur de T'],
    it: ['K P a sud di T', 'Quali K P sono più a sud di T?', 'K P [situati|situate] a sud di T'],
  },
  westWithin: {
    en: ['K within N km west of T', 'K up to N km to the west of T', 'K west of T, no more than N km away'],
    de: [
      'K bis N km westlich von T',
      'K westlich von T, höchstens N km entfernt',
      'K im Umkreis von N km um T, westlich der Stadt',
    ],
    fr: ['K à moins de N km à l’ouest de T', 'K à l’ouest de T, à N km au plus'],
    es: ['K a menos de N km al oeste de T', 'K al oeste de T, a no más de N km'],
    it: ['K a meno di N km a ovest di T', 'K a ovest di T, a non più di N km'],
  },
  northernmostWithin: {
    en: [
      'the northernmost S within N km of X',
      'Which S less than N km from X is furthest north?',
      'most northerly S no more than N km from X',
    ],
    de: [
      '[der nördlichste|die nördlichste|das nördlichste] S im Umkreis von N km um X',
      '[Welcher|Welche|Welches] S weniger als N km von X liegt am nördlichsten?',
    ],
    fr: [
      'D [le|la] plus au nord à moins de N km de X',
      'D [le plus septentrional|la plus septentrionale] dans un rayon de N km autour de X',
    ],
    es: ['D más al norte a menos de N km de X', 'D más septentrional en un radio de N km de X'],
    it: ['D più a nord a meno di N km da X', 'D più settentrionale nel raggio di N km da X'],
  },
  noisiestThree: {
    en: [
      'the three noisiest K P',
      'Which three K P are the loudest?',
      'the 3 least quiet K P',
      'three noisiest K P, please',
      'the three worst rated K P',
    ],
    de: [
      'die drei lautesten K P',
      'Welche drei K P sind am lautesten?',
      'die 3 am wenigsten ruhigen K P',
      'die drei am schlechtesten bewerteten K P',
      'die drei K P mit dem meisten Lärm',
    ],
    fr: [
      'les trois K les plus [bruyants|bruyantes] P',
      '[Quels|Quelles] sont les trois K les moins calmes P ?',
      'les 3 K les moins bien [notés|notées] P',
      'les trois K P où il y a le plus de bruit',
    ],
    es: [
      '[los|las] tres K más [ruidosos|ruidosas] P',
      '¿Cuáles son [los|las] tres K menos [tranquilos|tranquilas] P?',
      '[los|las] 3 K peor [valorados|valoradas] P',
      '[los|las] tres K P con más ruido',
    ],
    it: [
      '[i|le] tre K più [rumorosi|rumorose] P',
      'Quali sono [i|le] tre K meno [tranquilli|tranquille] P?',
      '[i|le] 3 K con il voto più basso P',
      '[i|le] tre K P con più rumore',
    ],
  },
} as const satisfies Record<string, In<readonly string[]>>
