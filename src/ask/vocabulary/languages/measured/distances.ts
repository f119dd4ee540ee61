// How far something may or must be, as each language says it in full: at most, at least, and between two bounds.
import type { Rewrite } from '../language-table.ts'
import type { Spoken } from './number-words.ts'
import { FAR, LENGTH, NUMBER, PLACE } from './units.ts'

const rewrite = (said: string, as: string): Rewrite => ({
  said: new RegExp(String.raw`(?<!\p{L})(?:${said})`, 'giu'),
  as,
})
const END = String.raw`(?!\p{L})`
const UNIT = String.raw`(?:\s?${LENGTH})`

const IN: Readonly<Record<Spoken, readonly Rewrite[]>> = {
  en: [
    rewrite(String.raw`at ${FAR} or (?:more|higher|above|up)${END}`, 'at least $1 above sea level'),
    rewrite(
      String.raw`(?:at least|more than|over) (${NUMBER})${UNIT}?( (?:away )?(?:from|of) ${PLACE})?,? but (?:less than|(?:no|not) (?:more|farther|further) than|under|at most|within) ${FAR}`,
      'between $1 and $3$2',
    ),
    rewrite(String.raw`from (${NUMBER}) up to ${FAR}`, 'between $1 and $2'),
    rewrite(
      String.raw`without (?:going|driving|travelling|traveling|having to go) (?:any )?(?:more|farther|further) than ${FAR} (?:away )?(?:from|of)`,
      'within $1 of',
    ),
    rewrite(
      String.raw`(?:don['’]?t|do not) (?:want|like) to (?:go|drive|travel|walk|ride) (?:any )?(?:further|farther|more) than ${FAR}`,
      'want to stay within $1',
    ),
    rewrite(
      String.raw`outside (?:of )?an? (${NUMBER})[- ](${LENGTH}) radius (?:of|from|around)`,
      'more than $1 $2 from',
    ),
    rewrite(
      String.raw`(?:in|inside|within) an? (${NUMBER})[- ](${LENGTH}) radius (?:of|from|around)`,
      'within $1 $2 of',
    ),
    rewrite(String.raw`(?:no|not) (?:closer|nearer) than ${FAR} (?:to|from)`, 'more than $1 from'),
    rewrite(String.raw`not over ${FAR}`, 'at most $1'),
    rewrite(String.raw`(?:get |go )?away from (${PLACE}), ${FAR} (?:minimum|at least|or more)`, 'more than $2 from $1'),
    rewrite(String.raw`${FAR} tops${END}`, 'at most $1'),
    rewrite(
      String.raw`how many ([^?!;,]{3,60}) does (${PLACE}) have (?:with)?in? ?${FAR} around it`,
      'how many $1 within $3 of $2',
    ),
  ],
  de: [
    rewrite(
      String.raw`(?:mehr als|mindestens|über) (${NUMBER})${UNIT}?( von ${PLACE})?,? (?:aber|und|jedoch) (?:weniger als|höchstens|maximal|nicht mehr als|unter) ${FAR}`,
      'zwischen $1 und $3$2',
    ),
    rewrite(
      String.raw`(?:(?:auf|in) )?(?:einer (?:Höhe|Entfernung|Distanz) )?(?:von )?(?<!zwischen |Bewertung |Note |ab )(${NUMBER}) bis ${FAR}`,
      'zwischen $1 und $2',
    ),
    rewrite(String.raw`(zwischen ${NUMBER} und ${FAR}) Höhe${END}`, '$1 über dem Meer'),
    rewrite(String.raw`außerhalb (?:eines|des) (?:Umkreis(?:es)?|Radius) von ${FAR} (?:um|von)`, 'mehr als $1 von'),
    rewrite(String.raw`(?:im|in einem) Radius von ${FAR}`, 'im Umkreis von $1'),
    rewrite(String.raw`(um ${PLACE}) herum${END}`, '$1'),
    rewrite(String.raw`nicht näher als ${FAR} (?:an|bei|von|zu)`, 'mehr als $1 von'),
    rewrite(String.raw`keine ${FAR} (?=von|entfernt|weg)`, 'weniger als $1 '),
    rewrite(String.raw`${FAR} (?:weit )?weg(?=\s*(?:$|[?.!,]|von))`, '$1 entfernt'),
    rewrite(String.raw`${FAR} von (${PLACE}) weg(?=\s*(?:$|[?.!,]|sind|ist|liegen|liegt))`, '$1 von $2 entfernt'),
  ],
  fr: [
    rewrite(
      String.raw`à (?:plus d|au moins )(?:e )?(${NUMBER})${UNIT}?( d(?:e |['’])${PLACE})? mais (?:à )?(?:moins de|pas plus de|au plus|au maximum) ${FAR}`,
      'entre $1 et $3$2',
    ),
    rewrite(
      String.raw`(?:à )?(?:une (?:distance|altitude) )?(?:comprise )?(?:de|d['’]|entre) ?(${NUMBER}) (?:à|et) ${FAR}`,
      'entre $1 et $2',
    ),
    rewrite(
      String.raw`à ${FAR}( d(?:e |['’])${PLACE})? (?:au (?:plus|maximum|max)|tout au plus|maxi(?:mum)?|grand maximum)${END}`,
      'à moins de $1$2',
    ),
    rewrite(String.raw`(?:à )?${FAR} à la ronde(?: autour)?(?= d[e'’])`, 'à moins de $1'),
    rewrite(String.raw`(?:à l['’]intérieur d['’]|dans )un périmètre de ${FAR}`, 'dans un rayon de $1'),
    rewrite(String.raw`(?:situ[eé]+s? )?à une distance max(?:imale|imum)? de ${FAR}`, 'à moins de $1'),
    rewrite(String.raw`pas à moins de ${FAR}`, 'à plus de $1'),
    rewrite('je loge à', 'je suis à'),
    rewrite('nous logeons à', 'nous sommes à'),
  ],
  es: [
    rewrite(
      String.raw`(?:a )?(?:más de|al menos|por lo menos) (${NUMBER})${UNIT}?( de ${PLACE})? pero (?:a )?(?:menos de|no más de|como máximo) ${FAR}`,
      'entre $1 y $3$2',
    ),
    rewrite(
      String.raw`(?:a )?(?:una (?:distancia|altitud) )?(?:de |comprendida )?(?:de|entre) (${NUMBER}) (?:a|y) ${FAR}`,
      'entre $1 y $2',
    ),
    rewrite(String.raw`(?:que )?no est[ée]n a menos de ${FAR}`, 'a más de $1'),
    rewrite(String.raw`(?:que )?no est[áaée]n? a más de ${FAR}`, 'a menos de $1'),
    rewrite(
      String.raw`no (?:quiero|queremos) (?:ir|alejarme|alejarnos|viajar|conducir|irme) (?:a )?más (?:lejos )?de ${FAR}`,
      'quiero ir a menos de $1',
    ),
    rewrite(String.raw`(?:a )?${FAR} a la redonda(?= de)`, 'a menos de $1'),
    rewrite(String.raw`(?:como mínimo|por lo menos) a ${FAR}`, 'a más de $1'),
    rewrite(String.raw`más lejos (?:que|de) ${FAR}`, 'a más de $1'),
  ],
  it: [
    rewrite(
      String.raw`(?:a )?(?:più di|almeno) (${NUMBER})${UNIT}?( da ${PLACE})? ma (?:a )?(?:meno di|non più di|al massimo) ${FAR}`,
      'tra $1 e $3$2',
    ),
    rewrite(
      String.raw`(?:a (?:una )?distanza )?(?:compres[aoei] )?(?:da|tra|fra) (${NUMBER}) (?:a|e) ${FAR}`,
      'tra $1 e $2',
    ),
    rewrite(String.raw`(?<!che )(?<=\p{L} )dista (?:al massimo|non più di|meno di) ${FAR}`, 'è a meno di $1'),
    rewrite(String.raw`(?<!che )(?<=\p{L} )dista (?:almeno|più di|non meno di) ${FAR}`, 'è a più di $1'),
    rewrite(String.raw`(?:che )?(?:dista(?:no)?|distant[ei]) (?:al massimo|non più di|meno di) ${FAR}`, 'a meno di $1'),
    rewrite(String.raw`(?:che )?(?:dista(?:no)?|distant[ei]) (?:almeno|più di|non meno di) ${FAR}`, 'a più di $1'),
    rewrite(String.raw`non (sono|è|si trovano|si trova) a più di ${FAR}`, '$1 a meno di $2'),
    rewrite(String.raw`(?:nel raggio di|nei) ${FAR} (?:intorno|attorno) (?:a|ad)${END}`, 'a meno di $1 da'),
  ],
}

export function distancesSaidIn(language: Spoken): readonly Rewrite[] {
  return IN[language]
}
