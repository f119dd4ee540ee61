// Towns, countries and numbers in five languages, and spots whose names mean nothing else.
import type { Origin } from './drawn-places.ts'
import type { In } from './near-in-languages.ts'

const same = (name: string): In<string> => ({ en: name, de: name, fr: name, es: name, it: name })
const town = (country: string, latitude: number, longitude: number, name: In<string>) => ({
  country,
  at: [latitude, longitude] as const,
  name,
})

/** Where towns lie, by GeoNames. */
export const TOWNS: readonly (Origin & { country: string })[] = [
  town('NO', 59.91273, 10.74609, same('Oslo')),
  town('NO', 60.39299, 5.32415, same('Bergen')),
  town('SE', 59.32938, 18.06871, { ...same('Stockholm'), es: 'Estocolmo', it: 'Stoccolma' }),
  town('AT', 47.79941, 13.04399, { ...same('Salzburg'), fr: 'Salzbourg', es: 'Salzburgo', it: 'Salisburgo' }),
  town('AT', 47.26266, 11.39454, same('Innsbruck')),
  town('DE', 48.13743, 11.57549, { en: 'Munich', de: 'München', fr: 'Munich', es: 'Múnich', it: 'Monaco di Baviera' }),
  town('CH', 47.36667, 8.55, { ...same('Zurich'), de: 'Zürich', es: 'Zúrich', it: 'Zurigo' }),
  town('FR', 45.74846, 4.84671, { ...same('Lyon'), it: 'Lione' }),
  town('IT', 45.07049, 7.68682, { en: 'Turin', de: 'Turin', fr: 'Turin', es: 'Turín', it: 'Torino' }),
  town('AU', -34.92866, 138.59863, { ...same('Adelaide'), fr: 'Adélaïde', es: 'Adelaida' }),
  town('US', 47.60621, -122.33207, same('Seattle')),
  town('US', 39.73915, -104.9847, same('Denver')),
  town('JP', 35.6895, 139.69171, { en: 'Tokyo', de: 'Tokio', fr: 'Tokyo', es: 'Tokio', it: 'Tokyo' }),
]

export const IN_COUNTRY: Readonly<Record<string, In<string>>> = {
  NO: { en: 'in Norway', de: 'in Norwegen', fr: 'en Norvège', es: 'en Noruega', it: 'in Norvegia' },
  SE: { en: 'in Sweden', de: 'in Schweden', fr: 'en Suède', es: 'en Suecia', it: 'in Svezia' },
  AT: { en: 'in Austria', de: 'in Österreich', fr: 'en Autriche', es: 'en Austria', it: 'in Austria' },
  DE: { en: 'in Germany', de: 'in Deutschland', fr: 'en Allemagne', es: 'en Alemania', it: 'in Germania' },
  CH: { en: 'in Switzerland', de: 'in der Schweiz', fr: 'en Suisse', es: 'en Suiza', it: 'in Svizzera' },
  FR: { en: 'in France', de: 'in Frankreich', fr: 'en France', es: 'en Francia', it: 'in Francia' },
  IT: { en: 'in Italy', de: 'in Italien', fr: 'en Italie', es: 'en Italia', it: 'in Italia' },
  AU: { en: 'in Australia', de: 'in Australien', fr: 'en Australie', es: 'en Australia', it: 'in Australia' },
  US: { en: 'in the USA', de: 'in den USA', fr: 'aux États-Unis', es: 'en Estados Unidos', it: 'negli Stati Uniti' },
  JP: { en: 'in Japan', de: 'in Japan', fr: 'au Japon', es: 'en Japón', it: 'in Giappone' },
}

export const ABROAD: Readonly<Record<string, In<string>>> = {
  NO: {
    en: 'outside Norway',
    de: 'außerhalb Norwegens',
    fr: 'hors de Norvège',
    es: 'fuera de Noruega',
    it: 'fuori dalla Norvegia',
  },
  SE: {
    en: 'outside of Sweden',
    de: 'außerhalb von Schweden',
    fr: 'hors de Suède',
    es: 'fuera de Suecia',
    it: 'fuori dalla Svezia',
  },
  AT: {
    en: 'not in Austria',
    de: 'nicht in Österreich',
    fr: 'en dehors de l’Autriche',
    es: 'fuera de Austria',
    it: 'al di fuori dell’Austria',
  },
  DE: {
    en: 'outside Germany',
    de: 'außerhalb Deutschlands',
    fr: 'hors d’Allemagne',
    es: 'fuera de Alemania',
    it: 'fuori dalla Germania',
  },
  CH: {
    en: 'outside of Switzerland',
    de: 'nicht in der Schweiz',
    fr: 'hors de Suisse',
    es: 'fuera de Suiza',
    it: 'fuori dalla Svizzera',
  },
  FR: {
    en: 'not in France',
    de: 'außerhalb Frankreichs',
    fr: 'hors de France',
    es: 'fuera de Francia',
    it: 'fuori dalla Francia',
  },
  IT: {
    en: 'outside Italy',
    de: 'außerhalb Italiens',
    fr: 'en dehors de l’Italie',
    es: 'fuera de Italia',
    it: 'fuori dall’Italia',
  },
  AU: {
    en: 'outside Australia',
    de: 'außerhalb Australiens',
    fr: 'hors d’Australie',
    es: 'fuera de Australia',
    it: 'fuori dall’Australia',
  },
  US: {
    en: 'outside the USA',
    de: 'außerhalb der USA',
    fr: 'hors des États-Unis',
    es: 'fuera de Estados Unidos',
    it: 'fuori dagli Stati Uniti',
  },
  JP: {
    en: 'outside Japan',
    de: 'außerhalb Japans',
    fr: 'hors du Japon',
    es: 'fuera de Japón',
    it: 'fuori dal Giappone',
  },
}

export const NUMBERS: readonly (readonly [number, In<string>])[] = [
  [50, { en: 'fifty', de: 'fünfzig', fr: 'cinquante', es: 'cincuenta', it: 'cinquanta' }],
  [80, { en: 'eighty', de: 'achtzig', fr: 'quatre-vingts', es: 'ochenta', it: 'ottanta' }],
  [100, { en: 'a hundred', de: 'hundert', fr: 'cent', es: 'cien', it: 'cento' }],
  [120, { en: 'a hundred and twenty', de: 'hundertzwanzig', fr: 'cent vingt', es: 'ciento veinte', it: 'centoventi' }],
  [
    150,
    {
      en: 'one hundred fifty',
      de: 'hundertfünfzig',
      fr: 'cent cinquante',
      es: 'ciento cincuenta',
      it: 'centocinquanta',
    },
  ],
  [200, { en: 'two hundred', de: 'zweihundert', fr: 'deux cents', es: 'doscientos', it: 'duecento' }],
  [
    250,
    {
      en: 'two hundred and fifty',
      de: 'zweihundertfünfzig',
      fr: 'deux cent cinquante',
      es: 'doscientos cincuenta',
      it: 'duecentocinquanta',
    },
  ],
  [300, { en: 'three hundred', de: 'dreihundert', fr: 'trois cents', es: 'trescientos', it: 'trecento' }],
  [400, { en: 'four hundred', de: 'vierhundert', fr: 'quatre cents', es: 'cuatrocientos', it: 'quattrocento' }],
  [1000, { en: 'a thousand', de: 'tausend', fr: 'mille', es: 'mil', it: 'mille' }],
]

export const SPOT_NAMES: readonly string[] = [
  'Sarek',
  'Rondane',
  'Femundsmarka',

  'Vanoise',
  'Gesäuse',
  'Karijini',
  'Hainich',
  'Soomaa',
  'Lahemaa',
  'Knoydart',
  'Rannoch Moor',
  'Retezat',
  'Toubkal',
  'Wollemi',
  'Kahurangi',
  'Nahanni',
  'Quetico',
  'Congaree',
  'Val Grande',
  'Sihlwald',
  'Plaun la Greina',
  'Tiveden',
  'Tyresta',
  'Aigüestortes',
  'Monfragüe',
  'Torngat Mountains',
  'Cederberg',
  'Iriomote',
]
