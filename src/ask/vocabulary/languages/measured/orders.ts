// The nearest and the farthest, by other words than those of the tables, and how many there are.
import type { Rewrite } from '../language-table.ts'
import type { Spoken } from './number-words.ts'
import { FAR, PLACE } from './units.ts'

const rewrite = (said: string, as: string): Rewrite => ({
  said: new RegExp(String.raw`(?<!\p{L})(?:${said})`, 'giu'),
  as,
})

const IN: Readonly<Record<Spoken, readonly Rewrite[]>> = {
  en: [
    rewrite(String.raw`(?:with )?the (?:greatest|largest) (?:elevation|altitude|height)`, 'with the highest elevation'),
    rewrite(
      String.raw`are (${PLACE}) and (${PLACE}) ((?:less|more|no more|at least|over|under|within) (?:than )?${FAR}) (?:apart|from each other|of each other)`,
      'is $1 $3 from $2',
    ),
    rewrite(
      String.raw`is it ((?:less|more|no more|at least|at most|over|under) (?:than )?${FAR}) from (${PLACE}) to (${PLACE})(?=\s*(?:$|[?.!]))`,
      'is $4 $1 from $3',
    ),
    rewrite(
      String.raw`is it (?:longer|farther|further) from (${PLACE}) to (${PLACE}) than to (?=(?-i:\p{Lu}))`,
      'is $2 farther from $1 than ',
    ),
    rewrite(
      String.raw`is it (?:shorter|closer|nearer) from (${PLACE}) to (${PLACE}) than to (?=(?-i:\p{Lu}))`,
      'is $2 closer to $1 than ',
    ),
    rewrite(String.raw`is (${PLACE}) a shorter way from (${PLACE}) than (?=(?-i:\p{Lu}))`, 'is $1 closer to $2 than '),
    rewrite(
      String.raw`which (?:town|city|village|place) is (${PLACE}) (?:nearer|closer)(?: to)?,? (?=(?:to )?(?-i:\p{Lu}))`,
      'is $1 closer to ',
    ),
    rewrite(String.raw`(?:at )?the (?:least|shortest|smallest) distance (?:away )?(?:from|to)(?!\p{L})`, 'closest to'),
    rewrite(String.raw`(?:at )?the (?:greatest|largest|longest) distance (?:away )?from(?!\p{L})`, 'farthest from'),
    rewrite(String.raw`where(?:['’]s| is) the next (?=[^?!;]{3,60} (?:from|to) (?-i:\p{Lu}))`, 'where is the closest '),
    rewrite(
      String.raw`((?:farthest|furthest|closest|nearest) (?:away )?(?:from|to) ${PLACE}) first(?=\s*(?:$|[?.!,]))`,
      '$1',
    ),
  ],
  de: [
    rewrite(String.raw`^\s*(?:und )?die nächsten (zwei|drei|vier|fünf|zehn|\d+)(?=\s*(?:$|[?.!]))`, 'noch $1'),
    rewrite(
      String.raw`sind es von (${PLACE}) (?:nach|bis) (${PLACE}) ((?:weniger als|mehr als|über|unter|höchstens|mindestens) ${FAR})`,
      'ist $2 $3 von $1 entfernt',
    ),
    rewrite(
      String.raw`ist es von (${PLACE}) nach (${PLACE}) (?:kürzer|näher) als nach (?=(?-i:\p{Lu}))`,
      'ist $2 näher an $1 als ',
    ),
    rewrite(
      String.raw`ist es von (${PLACE}) nach (${PLACE}) (?:weiter|länger) als nach (?=(?-i:\p{Lu}))`,
      'ist $2 weiter von $1 entfernt als ',
    ),
    rewrite(String.raw`weniger weit (?:von|weg von) (${PLACE}) (?:entfernt )?als (?=(?-i:\p{Lu}))`, 'näher an $1 als '),
    rewrite(String.raw`am wenigsten weit (?:von|weg von) `, 'am nächsten an '),
    rewrite(
      String.raw`(?:zu|nach) welcher Stadt ist es von (${PLACE}) (?:kürzer|näher|weniger weit),? (?=(?-i:\p{Lu}))`,
      'ist $1 näher an ',
    ),
    rewrite(String.raw`(liegt|ist) (${PLACE}) weiter weg von (${PLACE}) als `, '$1 $2 weiter von $3 entfernt als '),
    rewrite(
      String.raw`(liegt|ist) (${PLACE}) am (zweit|dritt|viert)?nächsten(?=\s*(?:$|[?.!,:]))`,
      '$1 am $3nächsten an $2',
    ),
    rewrite(String.raw`(der|die|das) (${PLACE}) am nächsten gelegene[nrs]? `, '$1 am nächsten an $2 gelegene '),
    rewrite(String.raw`hat die kürzeste (?:Entfernung|Distanz) (?:zu|von|nach)(?!\p{L})`, 'liegt am nächsten an'),
    rewrite(String.raw`mit der kürzesten (?:Entfernung|Distanz) (?:zu|von|nach)(?!\p{L})`, 'am nächsten an'),
    rewrite(String.raw`mit der größten (?:Entfernung|Distanz) (?:zu|von)(?!\p{L})`, 'am weitesten entfernt von'),
    rewrite(String.raw`(liegt|ist) (${PLACE}) am fernsten`, '$1 am weitesten entfernt von $2'),
    rewrite(
      String.raw`wie weit (?:liegen|sind) (${PLACE}) und (${PLACE}) (?:auseinander|voneinander entfernt|voneinander weg)`,
      'wie weit ist $1 von $2 entfernt',
    ),
    rewrite(String.raw`^\s*zähle?(?: mir)?(?: mal)? (?:die|alle) (?!.*\?)`, 'wie viele '),
  ],
  fr: [
    rewrite(
      String.raw`(?:quelle est la )?distance (?:de |d['’]|entre )(?!l['’]une?(?!\p{L})|[^,?]* (?:sont|se trouvent|se situent) )(${PLACE}) (?:à|et|jusqu['’]à) (?=(?-i:\p{Lu}))`,
      'à quelle distance est $1 de ',
    ),
    rewrite(
      String.raw`^\s*(?:et )?les (deux|trois|quatre|cinq|dix|\d+) (?:suivante?s?|prochaine?s?)(?=\s*(?:$|[?.!]))`,
      'encore $1',
    ),
    rewrite(
      String.raw`combien de (?:kilomètres|km|bornes) (?:y a-t-il )?(?:de |d['’]|entre )(${PLACE}) (?:à|et) (?=(?-i:\p{Lu}))`,
      'à quelle distance est $1 de ',
    ),
    rewrite(String.raw`à la plus (?:courte|petite) distance (?=d[e'’])`, 'le plus proche '),
    rewrite(String.raw`à la plus (?:grande|longue) distance (?=d[e'’])`, 'le plus loin '),
    rewrite(String.raw`(le|la|les) plus distante?s? (?=d[e'’])`, '$1 plus loin '),
    rewrite(String.raw`^\s*comptez?(?:[- ]moi)? (?:les|tous les|toutes les) (?!.*\?)`, 'combien de '),
  ],
  es: [
    rewrite(
      String.raw`^\s*(?:y )?(?:los|las) (dos|tres|cuatro|cinco|diez|\d+) siguientes(?=\s*(?:$|[?.!]))`,
      'otros $1',
    ),
    rewrite(
      String.raw`^\s*(?:y )?(?:los|las) (?:siguientes|próxim[oa]s) (dos|tres|cuatro|cinco|diez|\d+)(?=\s*(?:$|[?.!]))`,
      'otros $1',
    ),
    rewrite(
      String.raw`cuántos (?:kilómetros|km) hay (?:de|desde|entre) (${PLACE}) (?:a|hasta|y) (?=(?-i:\p{Lu}))`,
      'a qué distancia está $1 de ',
    ),
    rewrite(
      String.raw`a qué ciudad (?:está|queda) (?:más )?(?:cerca|próxim[oa]|cercan[oa]) (${PLACE}),? (?:a|de) (${PLACE}) o (?:a|de) (?=(?-i:\p{Lu}))`,
      'está $1 más cerca de $2 o de ',
    ),
    rewrite(String.raw`a (?:la |una )?(?:menor|mínima) distancia de(?!\p{L})`, 'más cerca de'),
    rewrite(String.raw`a (?:la |una )?(?:mayor|máxima) distancia de(?!\p{L})`, 'más lejos de'),
    rewrite(String.raw`más distantes? de(?!\p{L})`, 'más lejos de'),
    rewrite(String.raw`^\s*cu[eé]nta(?:me)? (?:los|las) (?!.*\?)`, 'cuántos '),
  ],
  it: [
    rewrite(
      String.raw`^\s*(?:e )?(?:i|gli|le) (?:prossim[ie]|successiv[ie]) (due|tre|quattro|cinque|dieci|\d+)(?=\s*(?:$|[?.!]))`,
      'altri $1',
    ),
    rewrite(
      String.raw`(?:partendo )?da (${PLACE}), è più (vicin|lontan)[oa] ((?-i:\p{Lu})${PLACE}) o ((?-i:\p{Lu})${PLACE})(?=\s*(?:$|[?.!]))`,
      '$3 o $4: quale è più $2o a $1',
    ),
    rewrite(
      String.raw`^\s*da (${PLACE}), qual è (il|lo|la|l['’]) ?(\p{L}+(?: naz\p{L}+)?) più lontan[oa]`,
      'qual è $2 $3 più lontano da $1',
    ),
    rewrite(
      String.raw`quanti (?:chilometri|km) (?:ci sono )?(?:da|tra|fra) (${PLACE}) (?:a|ad|e|fino a) (?=(?-i:\p{Lu}))`,
      'quanto dista $1 da ',
    ),
    rewrite(
      String.raw`a quale città è più vicin[oa] (${PLACE}),? ad? (${PLACE}) o ad? (?=(?-i:\p{Lu}))`,
      'è $1 più vicino a $2 o a ',
    ),
    rewrite(
      String.raw`qual(?:e|i)? (tra|fra) ((?-i:\p{Lu})[^?!;]{5,90}?) (?=(?:è|si trova|dista|sta)(?!\p{L}))`,
      '$1 $2, quale ',
    ),
    rewrite(String.raw`meno (?:lontan[oaie]|distant[ei]) (?=da)`, 'più vicino '),
    rewrite(
      String.raw`a(?:lla)? (?:distanza (?:minore|minima|più breve)|(?:minore|minima) distanza) da(?!\p{L})`,
      'più vicino a',
    ),
    rewrite(
      String.raw`a(?:lla)? (?:distanza (?:maggiore|massima)|(?:maggiore|massima|maggior) distanza) da(?!\p{L})`,
      'più lontano da',
    ),
    rewrite(String.raw`più prossim([oaie]) (?=ad? )`, 'più vicin$1 '),
    rewrite(String.raw`^\s*conta(?:mi)? (?:i|gli|le|tutti i|tutte le) (?!.*\?)`, 'quanti '),
  ],
}

export function distanceOrdersIn(language: Spoken): readonly Rewrite[] {
  return IN[language]
}
