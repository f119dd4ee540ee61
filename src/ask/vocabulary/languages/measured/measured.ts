import type { Rewrite, Row } from '../language-table.ts'
import { rowsOf } from '../language-table.ts'
import type { Foreign } from '../languages.ts'
import { averageRowsIn } from './averages.ts'
import { distancesSaidIn } from './distances.ts'
import type { Spoken } from './number-words.ts'
import { distanceOrdersIn } from './orders.ts'
import { boundsByVerbIn } from './ratings.ts'
import { timeRowsIn, timesSaidIn } from './times.ts'
import { LENGTH, NUMBER } from './units.ts'

const THOUSANDS: Rewrite = {
  said: new RegExp(
    String.raw`(?<![\d.,])(\d{1,3}) (\d{3})(?=\s?(?:${LENGTH}|(?:fuß|pieds|pies|piedi)(?!\p{L})))`,
    'giu',
  ),
  as: '$1$2',
}
/** Feet are "pies" and "pieds" behind a number alone: those of a walker are no length. */
const FEET: Rewrite = {
  said: new RegExp(
    String.raw`(${NUMBER})\s?(?:(?:fuß|fuss|pieds?|pies?|piedi|piede)(?!\p{L})|[′](?=\s|$|[.,?!]))`,
    'giu',
  ),
  as: '$1 ft',
}

/** How a language words numbers with their units, before it is read. */
export function measuredIn(language: Spoken): readonly Rewrite[] {
  return [
    THOUSANDS,
    FEET,
    ...[timesSaidIn, distancesSaidIn, distanceOrdersIn, boundsByVerbIn].flatMap(of => of(language)),
  ]
}

const ROWS: Readonly<Record<Foreign, readonly Row[]>> = {
  de: rowsOf(`
closest = liegt am nächsten an|liegt am nächsten bei|liegt am nächsten zu|ist am nächsten an|ist am nächsten bei
second closest = liegt am zweitnächsten an|am zweitnächsten an|am zweitnächsten bei|am zweitnächsten
third closest = liegt am drittnächsten an|am drittnächsten an|am drittnächsten bei|am drittnächsten
further north than = weiter nördlich als|nördlicher als|weiter im norden als|weiter nach norden als
further south than = weiter südlich als|südlicher als|weiter im süden als|weiter nach süden als
further east than = weiter östlich als|östlicher als|weiter im osten als|weiter nach osten als
further west than = weiter westlich als|westlicher als|weiter im westen als|weiter nach westen als
further east = weiter östlich|östlicher|weiter im osten
further west = weiter westlich|westlicher|weiter im westen
in which direction = in welcher richtung|in welche richtung|in welche himmelsrichtung|in welcher himmelsrichtung|auf welcher seite|welche himmelsrichtung
farther from = weiter weg von|weiter entfernt von
noisiest = mit dem meisten lärm|mit am meisten lärm|wo es am lautesten ist
highest = mit der größten höhe|mit der größten höhenlage|in der größten höhe
lowest = liegt am tiefsten|am tiefsten liegt|mit der geringsten höhe
`),
  fr: rowsOf(`
closest to = le moins éloigné de|le moins éloigné d|la moins éloignée de|la moins éloignée d|les moins éloignés de|les moins éloignés d|les moins éloignées de|les moins éloignées d|les plus près de|les plus près d|les moins loin de|les moins loin d
further north than = plus au nord que|plus au nord qu|plus septentrional que|plus septentrionale que|plus boréal que|plus boréale que
further south than = plus au sud que|plus au sud qu|plus méridional que|plus méridionale que|plus austral que|plus australe que
further east than = plus à l est que|plus à l est qu|plus oriental que|plus orientale que
further west than = plus à l ouest que|plus à l ouest qu|plus occidental que|plus occidentale que
further east = plus à l est
further west = plus à l ouest
in which direction = dans quelle direction|dans quel sens|de quel côté|vers quelle direction|dans quelle direction se trouve
noisiest = avec le plus de bruit|il y a le plus de bruit|y a le plus de bruit|le moins calme|la moins calme|les moins calmes|le moins tranquille|la moins tranquille|les moins tranquilles
farthest = le plus lointain|la plus lointaine|les plus lointains|les plus lointaines
lowest = le moins élevé|la moins élevée|les moins élevés|les moins élevées|à la plus basse altitude|à l altitude la plus basse
highest = à la plus haute altitude|à l altitude la plus haute|à la plus grande altitude
`),
  es: rowsOf(`
the = que queden|que se encuentren|situado|situada|situados|situadas
further south than = más al sur que|más meridional que|más austral que
further east than = más al este que|más oriental que
further west than = más al oeste que|más occidental que
in which direction = en qué dirección|en que dirección|hacia qué dirección|de qué lado|a qué lado|hacia dónde queda|hacia dónde está
noisiest = con más ruido|con mayor ruido
quietest = con la puntuación más alta|con la nota más alta|con la mejor nota|con la mejor puntuación
farthest = más lejano|más lejana|más lejanos|más lejanas|más alejados|más alejadas|más distante|más distantes
highest = a mayor altitud|con mayor altitud|a la mayor altitud|con la mayor altitud|a mayor altura
lowest = a menor altitud|con menor altitud|altitud más baja|la altitud más baja|a menor altura
`),
  it: rowsOf(`
higher than = più alti di|più alte di
the = situato|situata|situati|situate
outside = al di fuori di|al di fuori del|al di fuori dello|al di fuori della|al di fuori dell|al di fuori dei|al di fuori degli|al di fuori delle
further south than = più a sud di|più a sud rispetto a|più meridionale di|più australe di
further east than = più a est di|più a est rispetto a|più orientale di
further west than = più a ovest di|più a ovest rispetto a|più occidentale di
in which direction = in che direzione|in quale direzione|da che parte|da quale parte|da quale lato|da che lato
noisiest = con più rumore|con il maggior rumore
quietest = meglio valutato|meglio valutata|meglio valutati|meglio valutate|con il punteggio più alto|il punteggio più alto|miglior
farthest = più lontana|più lontani|più lontane|più distanti
exactly = precisamente
highest = alla quota più alta|la quota più alta|con la maggiore altitudine|con la maggior altitudine|alla maggiore altitudine
lowest = alla quota più bassa|la quota più bassa|l altitudine minore|con la minore altitudine|l altitudine più bassa
`),
}

/** What is first by noise, by height or by distance. */
export function measuredRowsIn(language: Foreign): readonly Row[] {
  return [...ROWS[language], ...averageRowsIn(language), ...timeRowsIn(language)]
}
