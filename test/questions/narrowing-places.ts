// Kinds, towns and countries of two catalogues that a conversation speaks of, in five languages.
import { KINDS as LISTED, type Kind } from './lists-in-languages.ts'
import type { Origin } from './drawn-places.ts'
import type { In } from './near-in-languages.ts'
import { IN_COUNTRY, TOWNS } from './towns-in-languages.ts'

export type Town = Origin & { country: string }

const kind = (plural: string, singular: string, the: string, gender: 0 | 1 | 2 = 0): Kind => ({
  plural,
  singular,
  the,
  gender,
})
const same = (name: string): In<string> => ({ en: name, de: name, fr: name, es: name, it: name })
const town = (country: string, latitude: number, longitude: number, name: In<string>): Town => ({
  country,
  at: [latitude, longitude],
  name,
})

/** By their tags. */
export const KINDS: Readonly<Record<string, In<Kind>>> = {
  ...LISTED,
  forest: {
    en: kind('forests', 'forest', 'the forest'),
    de: kind('Wälder', 'Wald', 'der Wald'),
    fr: kind('forêts', 'forêt', 'la forêt', 1),
    es: kind('bosques', 'bosque', 'el bosque'),
    it: kind('boschi', 'bosco', 'il bosco'),
  },
  canyon: {
    en: kind('canyons', 'canyon', 'the canyon'),
    de: kind('Schluchten', 'Schlucht', 'die Schlucht', 1),
    fr: kind('canyons', 'canyon', 'le canyon'),
    es: kind('cañones', 'cañón', 'el cañón'),
    it: kind('canyon', 'canyon', 'il canyon'),
  },
  hut: {
    en: kind('huts', 'hut', 'the hut'),
    de: kind('Hütten', 'Hütte', 'die Hütte', 1),
    fr: kind('refuges', 'refuge', 'le refuge'),
    es: kind('refugios', 'refugio', 'el refugio'),
    it: kind('rifugi', 'rifugio', 'il rifugio'),
  },
  viewpoint: {
    en: kind('viewpoints', 'viewpoint', 'the viewpoint'),
    de: kind('Aussichtspunkte', 'Aussichtspunkt', 'der Aussichtspunkt'),
    fr: kind('points de vue', 'point de vue', 'le point de vue'),
    es: kind('miradores', 'mirador', 'el mirador'),
    it: kind('punti panoramici', 'punto panoramico', 'il punto panoramico'),
  },
  mountain: {
    en: kind('mountains', 'mountain', 'the mountain'),
    de: kind('Berge', 'Berg', 'der Berg'),
    fr: kind('montagnes', 'montagne', 'la montagne', 1),
    es: kind('montañas', 'montaña', 'la montaña', 1),
    it: kind('montagne', 'montagna', 'la montagna', 1),
  },
}

export const STARTER_PLACES: Readonly<Record<string, In<string>>> = IN_COUNTRY

export const EXTRACT_PLACES: Readonly<Record<string, In<string>>> = {
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
    es: 'en la isla de Man',
    it: 'sull’isola di Man',
  },
}

/** Where towns lie, by GeoNames. */
export const STARTER_TOWNS: readonly Town[] = [
  // Bergen are mountains in German.
  ...TOWNS.filter(({ name }) => name.en !== 'Bergen'),
  town('NO', 63.43049, 10.39506, same('Trondheim')),
  town('SE', 67.85572, 20.22513, same('Kiruna')),
  town('JP', 43.06667, 141.35, same('Sapporo')),
]

/** The same, and where the extract has them. */
export const EXTRACT_TOWNS: readonly Town[] = [
  town('AD', 42.5769, 1.6683, same('Soldeu')),
  town('AD', 42.57205, 1.48453, same('Arinsal')),
  town('AD', 42.53474, 1.58014, same('Encamp')),
  town('AD', 42.55623, 1.53319, same('Ordino')),
  town('LI', 47.14151, 9.52154, same('Vaduz')),
  town('LI', 47.11815, 9.54197, same('Triesenberg')),
  town('LI', 47.1026, 9.6083, same('Malbun')),
  town('IM', 54.15, -4.48333, same('Douglas')),
  town('IM', 54.32273, -4.38526, same('Ramsey')),
  town('IM', 54.22209, -4.69099, same('Peel')),
  town('IM', 54.07366, -4.65355, same('Castletown')),
]
