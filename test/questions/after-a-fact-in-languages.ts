// What is said behind a fact of spots of a list: in English, German, French, Spanish and Italian.
type Of<Value> = readonly [Value, Value, Value, Value, Value]
type Ways = Of<readonly string[]>

export const FORESTS: Of<string> = [
  'forests in Germany',
  'Wälder in Deutschland',
  'forêts en Allemagne',
  'bosques en Alemania',
  'boschi in Germania',
]
export const FACTS: Ways = [
  ['is the second one free?', 'how far is the second from Berlin?', 'are fires allowed at the second one?'],
  ['ist der zweite kostenlos?', 'wie weit ist der zweite von Berlin?', 'darf man beim zweiten Feuer machen?'],
  [
    'le deuxième est-il gratuit ?',
    'à quelle distance de Berlin est le deuxième ?',
    'peut-on faire du feu au deuxième ?',
  ],
  ['¿el segundo es gratis?', '¿a qué distancia de Berlín está el segundo?', '¿se puede hacer fuego en el segundo?'],
  ['il secondo è gratis?', 'il secondo quanto dista da Berlino?', 'si può accendere un fuoco nel secondo?'],
]
export const REST: Ways = [
  ['and the others?', 'what about the others?', 'and the other ones?', 'and the rest?'],
  ['und die anderen?', 'was ist mit den anderen?', 'und wie ist es bei den anderen?', 'und die übrigen?'],
  ['et les autres ?', 'et pour les autres ?', 'qu’en est-il des autres ?', 'et tous les autres ?'],
  ['¿y los otros?', '¿y los demás?', '¿y qué hay de los otros?', '¿y el resto?'],
  ['e gli altri?', 'e tutti gli altri?', 'e per gli altri?', 'e che mi dici degli altri?'],
]
export const LOOKED_FOR_AGAIN: Ways = [
  ['show me others', 'something else, not those'],
  ['zeig mir andere', 'was anderes, nicht die'],
  ['montre-m’en d’autres', 'autre chose, pas ceux-là'],
  ['muéstrame otros', 'otra cosa, no esos'],
  ['mostrami altri', 'qualcos’altro, non quelli'],
]
export const LAKES: Of<string> = [
  'lakes in Andorra',
  'Seen in Andorra',
  'lacs en Andorre',
  'lagos en Andorra',
  'laghi in Andorra',
]
export const HUTS: Of<string> = [
  'huts in Andorra',
  'Hütten in Andorra',
  'refuges en Andorre',
  'refugios en Andorra',
  'rifugi in Andorra',
]
/** Of the first and of the second. */
export const HEIGHT_OF: Ways = [
  ['how high is the first one?', 'how high is the second one?'],
  ['wie hoch liegt der erste?', 'wie hoch liegt der zweite?'],
  ['à quelle altitude est le premier ?', 'à quelle altitude est le deuxième ?'],
  ['¿a qué altura está el primero?', '¿a qué altura está el segundo?'],
  ['a che quota si trova il primo?', 'a che quota si trova il secondo?'],
]
export const HIGHER: Ways = [
  ['anything higher?', 'something higher', 'is there a higher one?'],
  ['etwas Höheres?', 'gibt es was Höheres?', 'einen höheren?'],
  ['plus haut ?', 'quelque chose de plus haut ?', 'un autre, plus haut ?'],
  ['¿algo más alto?', '¿hay alguno más alto?', 'más alto'],
  ['qualcosa di più alto?', 'ce n’è uno più alto?', 'più in alto?'],
]
export const OF_FIRST_TWO: Of<string> = [
  'which of the first two is closer to Soldeu?',
  'welcher der ersten beiden liegt näher an Soldeu?',
  'lequel des deux premiers est plus proche de Soldeu ?',
  '¿cuál de los dos primeros está más cerca de Soldeu?',
  'quale dei primi due è più vicino a Soldeu?',
]
export const WAY: Of<string> = [
  'how do I get there from Arinsal?',
  'wie komme ich von Arinsal dorthin?',
  'comment y aller depuis Arinsal ?',
  '¿cómo llego allí desde Arinsal?',
  'come ci arrivo da Arinsal?',
]
export const PEAKS: Of<string> = [
  'peaks in Liechtenstein',
  'Gipfel in Liechtenstein',
  'sommets au Liechtenstein',
  'cimas en Liechtenstein',
  'cime in Liechtenstein',
]
export const HEIGHTS_OF_THREE: Of<string> = [
  'how high are the first three?',
  'wie hoch sind die ersten drei?',
  'à quelle altitude sont les trois premiers ?',
  '¿a qué altura están los tres primeros?',
  'a che quota sono i primi tre?',
]
export const CLOSEST_OF_THREE: Of<string> = [
  'which of them is closest to Malbun?',
  'welcher davon ist am nächsten bei Malbun?',
  'lequel d’entre eux est le plus proche de Malbun ?',
  '¿cuál de ellos está más cerca de Malbun?',
  'quale di questi è il più vicino a Malbun?',
]
export const COUNTED: Of<string> = [
  'how many of them are noisier than the first?',
  'wie viele davon sind lauter als der erste?',
  'combien d’entre eux sont plus bruyants que le premier ?',
  '¿cuántos de ellos son más ruidosos que el primero?',
  'quanti di loro sono più rumorosi del primo?',
]
export const CAMPSITES: Ways = [
  ['campsites then', 'now campsites', 'actually a tent is fine too, campsites then'],
  ['dann Campingplätze', 'Campingplätze dann', 'jetzt Campingplätze'],
  ['alors des campings', 'des campings alors', 'maintenant des campings'],
  ['entonces campings', 'campings entonces', 'ahora campings'],
  ['allora campeggi', 'campeggi allora', 'adesso campeggi'],
]
export const NO_CAMPSITES: Of<string> = [
  'and can I camp there?',
  'und kann man dort zelten?',
  'et peut-on y camper ?',
  '¿y se puede acampar allí?',
  'e ci si può campeggiare?',
]
/** The quietest, and what is heard there. */
export const HEARD: Of<readonly [string, string]> = [
  ['which is the quietest?', 'what do you hear there?'],
  ['welcher ist am ruhigsten?', 'was hört man dort?'],
  ['lequel est le plus calme ?', 'on y entend quoi ?'],
  ['¿cuál es el más tranquilo?', '¿qué se oye allí?'],
  ['qual è il più tranquillo?', 'che cosa si sente lì?'],
]
export const CAMPSITES_OF_ALL: Of<string> = [
  'campsites in Andorra',
  'Campingplätze in Andorra',
  'campings en Andorre',
  'campings en Andorra',
  'campeggi in Andorra',
]
