// Towns, countries and kinds of the extracts, in five languages.
import type { Kind, Origin } from './drawn-places.ts'
import type { In } from './near-in-languages.ts'

const town = (name: string, latitude: number, longitude: number): Origin => ({
  name: { en: name, de: name, fr: name, es: name, it: name },
  at: [latitude, longitude],
})
const kind = (plural: string, singular: string, the: string, gender: 0 | 1 | 2 = 0): Kind => ({
  plural,
  singular,
  the,
  gender,
})

/** Where towns lie, by GeoNames. */
export const SMALL_TOWNS: readonly Origin[] = [
  town('Ordino', 42.55623, 1.53319),
  town('Encamp', 42.53474, 1.58014),
  town('Canillo', 42.5676, 1.59756),
  town('Vaduz', 47.14151, 9.52154),
  town('Balzers', 47.06665, 9.50251),
  town('Triesenberg', 47.11815, 9.54197),
  town('Ramsey', 54.32273, -4.38526),
  town('Port Erin', 54.08487, -4.75099),
]

export const SMALL_COUNTRIES: Readonly<Record<string, In<string>>> = {
  AD: { en: 'in Andorra', de: 'in Andorra', fr: 'en Andorre', es: 'en Andorra', it: 'in Andorra' },
  LI: {
    en: 'in Liechtenstein',
    de: 'in Liechtenstein',
    fr: 'au Liechtenstein',
    es: 'en Liechtenstein',
    it: 'in Liechtenstein',
  },
  IM: {
    en: 'on the Isle of Man',
    de: 'auf der Isle of Man',
    fr: 'sur l’île de Man',
    es: 'en la Isla de Man',
    it: 'sull’Isola di Man',
  },
}

export const COMPUTED_KINDS: Readonly<Record<string, In<Kind>>> = {
  peak: {
    en: kind('peaks', 'peak', 'the peak'),
    de: kind('Gipfel', 'Gipfel', 'der Gipfel'),
    fr: kind('sommets', 'sommet', 'le sommet'),
    es: kind('cumbres', 'cumbre', 'la cumbre', 1),
    it: kind('cime', 'cima', 'la cima', 1),
  },
  lake: {
    en: kind('lakes', 'lake', 'the lake'),
    de: kind('Seen', 'See', 'der See'),
    fr: kind('lacs', 'lac', 'le lac'),
    es: kind('lagos', 'lago', 'el lago'),
    it: kind('laghi', 'lago', 'il lago'),
  },
  viewpoint: {
    en: kind('viewpoints', 'viewpoint', 'the viewpoint'),
    de: kind('Aussichtspunkte', 'Aussichtspunkt', 'der Aussichtspunkt'),
    fr: kind('points de vue', 'point de vue', 'le point de vue'),
    es: kind('miradores', 'mirador', 'el mirador'),
    it: kind('punti panoramici', 'punto panoramico', 'il punto panoramico'),
  },
  hut: {
    en: kind('mountain huts', 'mountain hut', 'the mountain hut'),
    de: kind('Berghütten', 'Berghütte', 'die Berghütte', 1),
    fr: kind('refuges', 'refuge', 'le refuge'),
    es: kind('refugios', 'refugio', 'el refugio'),
    it: kind('rifugi', 'rifugio', 'il rifugio'),
  },
  saddle: {
    en: kind('mountain passes', 'mountain pass', 'the mountain pass'),
    de: kind('Bergsättel', 'Bergsattel', 'der Bergsattel'),
    fr: kind('cols', 'col', 'le col'),
    es: kind('collados', 'collado', 'el collado'),
    it: kind('valichi', 'valico', 'il valico'),
  },
}
