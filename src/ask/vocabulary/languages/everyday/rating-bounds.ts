import type { Rewrite } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

const NUMBER = String.raw`(\d(?:[.,]\d)?)(?![\d.,]*\d)`
const LEAST = String.raw`(?:min(?:i|d|dest|imum|imal[es]?|imo|ima)?|mín(?:imo|ima)?)\.?`
const MOST = String.raw`(?:max(?:i|imum|imal[es]?)?|máx(?:imo|ima)?|massimo|massima)\.?`
const AT = String.raw`[\s:=]+(?:de |von |di |da )?`

type Words = {
  noun: string
  rating: string
  least: string
  most: string
  /** What stands behind a number that all above it are to have, too: "de 4 para arriba". */
  upwards: string
  before: string
  /** Between a rating and a number that it is asked to be above of, with the words that are read as that; and below. */
  exceeds: readonly [said: string, as: string]
  undercuts: readonly [said: string, as: string]
}

const WORDS: Readonly<Record<Foreign, Words>> = {
  de: {
    noun: 'Bewertung',
    rating: 'bewertung|note|punkte?n?|sterne?n?|wertung|ruhewert',
    least: 'mindestens',
    most: 'höchstens',
    upwards: 'aufwärts|und höher|und drüber|und darüber|oder drüber|oder darüber|plus',
    before: 'ab|von',
    exceeds: ['übersteigt|überschreitet|übertrifft|liegt über|geht über', 'über'],
    undercuts: ['unterschreitet|liegt unter', 'unter'],
  },
  fr: {
    noun: 'note',
    rating: 'notes?|notée?s?|étoiles?|points?|notation',
    least: 'au moins',
    most: 'au plus',
    upwards: 'et au[- ]dessus|ou au[- ]dessus|et au[- ]delà|ou au[- ]delà|et mieux',
    before: 'à partir de|dès|de',
    exceeds: ['dépasse(?:-t-(?:elle|il))?(?: les?)?|excède(?:-t-(?:elle|il))?', 'est supérieure à'],
    undercuts: ['est(?:-elle|-il)? plus bas(?:se)? que', 'est inférieure à'],
  },
  es: {
    noun: 'nota',
    rating: 'notas?|puntuación|puntuacion|puntos?|estrellas?|valoración|calificación',
    least: 'al menos',
    most: 'como máximo',
    upwards: '(?:para|hacia|pa) arriba|o por encima|y por encima',
    before: 'de|desde|a partir de',
    exceeds: ['supera(?: el| los)?|pasa de(?: los)?|es más alt[oa] que', 'es superior a'],
    undercuts: ['es más baj[oa] que|no llega a', 'es inferior a'],
  },
  it: {
    noun: 'voto',
    rating: 'vot[oi]|punteggi?o?|punt[oi]|stell[ea]|valutazione',
    least: 'almeno',
    most: 'al massimo',
    upwards: 'in su|in poi|o oltre|e oltre',
    before: 'dal|da|a partire da|a partire dal',
    exceeds: ['supera(?: il)?|è più alt[oa] (?:di|del)', 'è superiore a'],
    undercuts: ['è più bass[oa] (?:di|del)|non arriva a', 'è inferiore a'],
  },
}

const whole = (words: string) => new RegExp(String.raw`(?<!\p{L})${words}`, 'giu')

/** "Note min 4", "min. 4 Punkte", "notés 4 minimum", "de 4 para arriba", as a language says them in full. */
export function ratingBoundsIn(language: Foreign): readonly Rewrite[] {
  const { rating, noun, least, most, upwards, before, exceeds, undercuts } = WORDS[language]
  const compared = [exceeds, undercuts].map(([said, as]) => ({
    said: whole(String.raw`((?:${rating})(?!\p{L})[^.?!;]{0,80}?)(?<!\p{L})(?:${said})\s+${NUMBER}`),
    as: `$1${as} $2`,
  }))
  return [
    [LEAST, least],
    [MOST, most],
  ]
    .flatMap(([bound = '', full = '']) => [
      { said: whole(String.raw`(${rating})[\s:]+${bound}${AT}${NUMBER}`), as: `$1 ${full} $2` },
      { said: whole(String.raw`${bound}\s+${NUMBER}(?=\s+(?:${rating})(?!\p{L}))`), as: `${full} $1` },
      {
        said: whole(String.raw`(${rating})[\s:]+(?:de |von |di )?${NUMBER}\s+(?:au |como |come )?${bound}(?![\p{L}])`),
        as: `$1 ${full} $2`,
      },
      { said: whole(String.raw`${bound}\s+(${rating})[\s:]+(?:de |von |di )?${NUMBER}`), as: `$1 ${full} $2` },
    ])
    .concat({
      said: whole(String.raw`(?:(?:${before})\s+)?(?:(${rating})\s+)?${NUMBER}\s+(?:${upwards})(?!\p{L})`),
      as: `${noun} ${least} $2`,
    })
    .concat(compared)
}
