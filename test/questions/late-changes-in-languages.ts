// How a kind, a place or a wish changes late in a conversation, in five languages, with what plain code is to find then.
import type { SpotRecord } from '../../src/spots/spot.ts'
import { at, kilometres, type Language, type Point } from './drawn-places.ts'

type In = Readonly<Record<Language, readonly string[]>>
/** What is said in turn, the whole question that the last stands for, and which spots that means. */
export type Change = {
  whole: string
  turns: Readonly<Record<Language, string>>
  last: In
  is: (spot: SpotRecord) => boolean
  by?: (spot: SpotRecord) => number
  /** Without the one that was shown first. */
  isOther?: true
}

export const has =
  (...keys: readonly string[]) =>
  (spot: SpotRecord) =>
    keys.some(key => spot.tags.includes(key) || spot.activities.includes(key) || spot.sceneryType === key)
export const isIn =
  (...countries: readonly string[]) =>
  ({ country }: SpotRecord) =>
    country !== null && countries.includes(country)
export const all =
  (...tests: readonly ((spot: SpotRecord) => boolean)[]) =>
  (spot: SpotRecord) =>
    tests.every(each => each(spot))
const isNear = (place: Point, km: number) => (spot: SpotRecord) => kilometres(at(spot), place) <= km
const hasParking = (spot: SpotRecord) => has('parking')(spot) || /\bparking/i.test(spot.transportation ?? '')
const isQuiet = ({ silenceRating }: SpotRecord) => silenceRating >= 3.4

export const CHANGES: Readonly<Record<string, Change>> = {
  'another kind, behind a distance and a comparison of two': {
    whole: 'quiet lakes in Germany or Austria',
    turns: {
      en: 'a quiet forest for the weekend somewhere in Germany or Austria || the first two, how far are they from Munich? || and which of the two is quieter?',
      de: 'ein ruhiger Wald in Deutschland oder Österreich || wie weit sind die ersten beiden von München? || und welcher der beiden ist ruhiger?',
      fr: 'une forêt calme en Allemagne ou en Autriche || les deux premières, à quelle distance de Munich ? || et laquelle des deux est plus calme ?',
      es: 'un bosque tranquilo en Alemania o Austria || los dos primeros, ¿a qué distancia están de Múnich? || ¿y cuál de los dos es más tranquilo?',
      it: 'una foresta tranquilla in Germania o Austria || le prime due, quanto distano da Monaco di Baviera? || e quale delle due è più tranquilla?',
    },
    last: {
      en: [
        'we changed our minds, a lake instead',
        'I changed my mind, rather a lake',
        'change of plan: a lake',
        'a lake instead',
      ],
      de: [
        'wir haben es uns anders überlegt, lieber ein See',
        'ich habe es mir anders überlegt, doch ein See',
        'doch lieber ein See',
      ],
      fr: ['on a changé d’avis, plutôt un lac', 'nous avons changé d’avis, un lac', 'finalement un lac'],
      es: ['hemos cambiado de idea, mejor un lago', 'hemos cambiado de opinión, un lago', 'mejor un lago'],
      it: ['abbiamo cambiato idea, meglio un lago', 'ho cambiato idea, un lago', 'anzi, un lago'],
    },
    is: all(has('lake'), isIn('DE', 'AT'), isQuiet),
  },
  'a wish that is taken back for another': {
    whole: 'quiet forests with a waterfall in Chile or Argentina',
    turns: {
      en: 'a quiet forest in Chile or Argentina for camping || what do they cost?',
      de: 'ein ruhiger Wald in Chile oder Argentinien zum Zelten || was kosten sie?',
      fr: 'une forêt calme au Chili ou en Argentine pour camper || combien coûtent-elles ?',
      es: 'un bosque silencioso en Chile o Argentina para acampar || ¿cuánto cuestan? || el tercero, ¿a qué distancia está de Puerto Montt?',
      it: 'una foresta tranquilla in Cile o Argentina per campeggiare || quanto costano?',
    },
    last: {
      en: ['rather without camping, but with a waterfall', 'better without camping but with a waterfall'],
      de: ['lieber ohne Zelten, aber mit Wasserfall', 'doch ohne Camping, aber mit Wasserfall'],
      fr: ['plutôt sans camping, mais avec une cascade', 'finalement sans camper, mais avec cascade'],
      es: ['mejor sin acampar, pero con cascada'],
      it: ['meglio senza campeggio, ma con cascata', 'piuttosto senza campeggiare, ma con una cascata'],
    },
    is: all(has('forest'), has('waterfall'), isIn('CL', 'AR'), isQuiet),
  },
  'a wish that is taken back': {
    whole: 'quiet forests in Chile or Argentina',
    turns: {
      en: 'a quiet forest in Chile or Argentina for camping',
      de: 'ein ruhiger Wald in Chile oder Argentinien zum Zelten',
      fr: 'une forêt calme au Chili ou en Argentine pour camper',
      es: 'un bosque silencioso en Chile o Argentina para acampar',
      it: 'una foresta tranquilla in Cile o Argentina per campeggiare',
    },
    last: {
      en: ['rather without camping', 'maybe rather without the camping'],
      de: ['lieber ohne Zelten', 'doch lieber ohne Camping'],
      fr: ['plutôt sans camping'],
      es: ['mejor sin acampar', 'mejor sin acampada'],
      it: ['meglio senza campeggio'],
    },
    is: all(has('forest'), isIn('CL', 'AR'), isQuiet),
  },
  'a region, or elsewhere in its country': {
    whole: 'quiet islands in France',
    turns: { en: '', de: '', fr: '', es: '', it: '' },
    last: {
      en: [
        'a quiet island in Brittany or elsewhere in France',
        'a quiet island in Brittany or somewhere else in France',
        'a quiet island in Brittany or another part of France',
      ],
      de: [
        'eine ruhige Insel in der Bretagne oder sonst in Frankreich',
        'eine ruhige Insel in der Bretagne oder anderswo in Frankreich',
      ],
      fr: ['une île tranquille en Bretagne ou ailleurs en France', 'une île tranquille en Bretagne ou en France'],
      es: [
        'una isla tranquila en Bretaña o en otra parte de Francia',
        'una isla tranquila en Bretaña o en el resto de Francia',
      ],
      it: [
        'un’isola tranquilla in Bretagna o altrove in Francia',
        'un’isola tranquilla in Bretagna o nel resto della Francia',
      ],
    },
    is: all(has('island'), isIn('FR'), isQuiet),
  },
}

export const IN_EXTRACTS: Readonly<Record<string, Change>> = {
  'another of those that were listed, closer to what nothing measures': {
    whole: 'glens near Peel with parking',
    turns: {
      en: 'glens near Peel with parking || has the first one toilets?',
      de: 'Glens bei Peel mit Parkplatz || hat der erste Toiletten?',
      fr: 'des glens près de Peel avec parking || le premier a-t-il des toilettes ?',
      es: 'glens cerca de Peel con aparcamiento || ¿el primero tiene baños?',
      it: 'glen vicino a Peel con parcheggio || il primo ha i bagni?',
    },
    last: {
      en: ['not that one, something closer to the sea', 'something closer to the sea', 'anything nearer to the coast?'],
      de: ['etwas näher am Meer'],
      fr: ['quelque chose de plus près de la mer'],
      es: [],
      it: [],
    },
    is: all(
      isNear([54.222, -4.69], 25),
      hasParking,
      ({ name, tags }) => /\bglen\b/i.test(name) || tags.includes('valley'),
    ),
    isOther: true,
  },
  'another town, behind facts of those near the first': {
    whole: 'lakes near Arinsal',
    turns: {
      en: 'lakes in Andorra near Grau Roig || how high are the first two?',
      de: 'Seen in Andorra bei Grau Roig || wie hoch liegen die ersten beiden?',
      fr: 'lacs en Andorre près de Grau Roig || à quelle altitude sont les deux premiers ?',
      es: 'lagos en Andorra cerca de Grau Roig || ¿qué altura tienen los dos primeros?',
      it: 'laghi in Andorra vicino a Grau Roig || a che altitudine sono i primi due?',
    },
    last: {
      en: ['sorry, I meant near Arinsal', 'near Arinsal, I meant'],
      de: ['Entschuldigung, ich meinte bei Arinsal'],
      fr: ['pardon, je voulais dire près d’Arinsal'],
      es: ['perdón, quería decir cerca de Arinsal'],
      it: ['scusa, volevo dire vicino ad Arinsal'],
    },
    is: all(has('lake'), isNear([42.57205, 1.48453], 25)),
  },
  'the highest, behind the quietest of those that were listed': {
    whole: 'highest peaks in Andorra above 2800 m',
    turns: {
      en: 'peaks in Andorra above 2800 metres || which of those is the quietest?',
      de: 'Gipfel in Andorra über 2800 Meter || welcher davon ist der ruhigste?',
      fr: 'sommets en Andorre au-dessus de 2800 mètres || lequel est le plus calme ?',
      es: 'cumbres en Andorra por encima de 2800 metros || ¿cuál es la más tranquila?',
      it: 'cime in Andorra sopra i 2800 metri || qual è la più silenziosa?',
    },
    last: {
      en: ['and the highest?'],
      de: ['und der höchste?'],
      fr: ['et le plus haut ?'],
      es: ['¿y la más alta?'],
      it: ['e la più alta?'],
    },
    is: all(has('peak'), isIn('AD'), ({ elevation }) => (elevation ?? 0) >= 2800),
    by: ({ elevation }) => elevation ?? 0,
  },
  'another kind, behind the nearest of those that were listed': {
    whole: 'forests in Liechtenstein with parking',
    turns: {
      en: 'peaks in Liechtenstein || which of them is closest to Malbun?',
      de: 'Gipfel in Liechtenstein || welcher davon ist am nächsten bei Malbun?',
      fr: 'sommets au Liechtenstein || lequel est le plus proche de Malbun ?',
      es: 'cumbres en Liechtenstein || ¿cuál está más cerca de Malbun?',
      it: 'cime in Liechtenstein || quale è la più vicina a Malbun?',
    },
    last: {
      en: ['actually rather a forest, but with parking', 'a forest instead, but with parking'],
      de: ['doch lieber ein Wald, aber mit Parkplatz'],
      fr: ['plutôt une forêt, mais avec parking'],
      es: ['mejor un bosque, pero con aparcamiento'],
      it: ['meglio un bosco, ma con parcheggio'],
    },
    is: all(has('forest'), isIn('LI'), hasParking),
  },
  'another that is quieter, where none is': {
    whole: 'beaches on the Isle of Man',
    turns: {
      en: 'beaches on the Isle of Man || how far is the first one from Port Erin?',
      de: 'Strände auf der Isle of Man || wie weit ist der erste von Port Erin?',
      fr: 'plages sur l’île de Man || à quelle distance de Port Erin est la première ?',
      es: 'playas en la Isla de Man || ¿a qué distancia está la primera de Port Erin?',
      it: 'spiagge sull’Isola di Man || quanto è lontana la prima da Port Erin?',
    },
    last: {
      en: ['another quieter one', 'a quieter one'],
      de: ['eine ruhigere', 'eine andere, ruhigere'],
      fr: ['une autre, plus calme'],
      es: ['otra más tranquila'],
      it: ['un’altra più silenziosa'],
    },
    is: all(has('beach'), isIn('IM')),
    isOther: true,
  },
}
