import type { Foreign } from '../languages.ts'
import type { Rewrite } from '../language-table.ts'

/** As far as possible from what makes noise is far from it; from a place with a name it is an order. */
const SAID: Readonly<Record<Foreign, Rewrite>> = {
  de: {
    said: /(?<!\p{L})(?:so weit wie möglich|soweit wie möglich|so weit es geht) (?:weg |entfernt |ab )?(von |vom )((?:(?:den|der|allen|jeder) )?\p{L}*(?:straßen?|autobahn(?:en)?|dörfern|orten|ortschaften|städten|siedlungen|häusern|menschen|leuten|zivilisation|verkehr|lärm))(?: entfernt| weg)?(?!\p{L})/giu,
    as: 'möglichst weit weg $1$2',
  },
  fr: {
    said: /(?<!\p{L})(?:le )?plus (?:loin|éloignée?s?) possible (?=(?:de |des |du |de la |de l['’]|d['’])\p{Ll})/gu,
    as: 'loin ',
  },
  es: {
    said: /(?<!\p{L})(?:lo )?más (?:lejos|alejad[oa]s?) posible (?=(?:de |del |de la |de las |de los )\p{Ll})/gu,
    as: 'lejos ',
  },
  it: {
    said: /(?<!\p{L})(?:il |la |i |le )?più (?:lontan[oaie]|distant[ei]) possibile (?=(?:da |dal |dalla |dai |dagli |dalle |dall['’])\p{Ll})/gu,
    as: 'lontano ',
  },
}

/** The rewrites of a language for what is to be as far away as possible. */
export function asFarAsPossibleIn(language: Foreign): readonly Rewrite[] {
  return [SAID[language]]
}
