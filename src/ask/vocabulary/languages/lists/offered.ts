import { type Rewrite, type Row, rowsOf } from '../language-table.ts'
import type { Foreign } from '../languages.ts'
import { whole } from './whole.ts'

/** What places permit, offer and are for, as it is said of them elsewhere. */
const OFFERED: Readonly<Record<Foreign, readonly Rewrite[]>> = {
  de: [
    ['bade', 'baden'],
    ['schwimm', 'schwimmen'],
    ['camping', 'zelten'],
    ['zelt', 'zelten'],
    ['wander', 'wandern'],
    ['picknick', 'picknicken'],
  ]
    .map(([before = '', verb = '']) =>
      whole(
        String.raw`mit (?:guter |guten |schöner |schönen )?${before}-?möglichkeit(?:en)?(?!\p{L})`,
        `wo man ${verb} kann`,
      ),
    )
    .concat(whole(String.raw`für (?:Menschen|Leute|Personen) im Rollstuhl(?!\p{L})`, 'für Rollstuhlfahrer')),
  fr: [
    // "Lequel des deux permet de camper" asks of those.
    whole(
      String.raw`((?:le|la|les)quel(?:le)?s?(?: des deux)?) permett?(?:ent|e)? (?:de |d['’]\s?)(?=\p{L}+(?:er|ir|re)(?!\p{L}))`,
      '$1 on peut ',
    ),
    whole(
      String.raw`permett?(?:ent|ant|e)? (?:de |d['’]\s?)(?=(?:s['’]y )?\p{L}+(?:er|ir|re)(?!\p{L}))`,
      'où l’on peut ',
    ),
    whole(String.raw`(?:qui )?dispos(?:ent|e|ant) (?=d[e'’]|du )(?:de |d['’]\s?|du |des )?`, 'avec '),
    whole(
      String.raw`(l['’]on|on|je|nous) (?:a|ai|avons) le droit (?:de |d['’]\s?)(?=\p{L}+(?:er|ir|re)(?!\p{L}))`,
      '$1 peut ',
    ),
    whole(
      String.raw`(l['’]on|on|je|nous) n['’](?:a|ai|avons) pas le droit (?:de |d['’]\s?)(?=\p{L}+(?:er|ir|re)(?!\p{L}))`,
      '$1 ne peut pas ',
    ),
    whole(String.raw`pour (?:les |des )?(?:personnes|gens) en (?=fauteuil|chaise)`, 'en '),
  ],
  es: [
    whole(String.raw`se puede uno (?=\p{L}+[aei]r(?!\p{L}))`, 'se puede '),
    whole(String.raw`para (?:las )?(?:personas|gente) en (?=silla)`, 'en '),
  ],
  it: [whole(String.raw`per (?:le )?(?:persone|gente) in (?=sedia|carrozz)`, 'in ')],
}

const PAID: Readonly<Record<Foreign, readonly Row[]>> = {
  de: [],
  fr: rowsOf(`
paid = il faut payer l entrée|il faut payer l accès|payer l entrée|payer une entrée|payer un droit d entrée
`),
  es: rowsOf(`
paid = hay que pagar entrada|hay que pagar la entrada|hay que pagar el acceso|pagar entrada|pagar la entrada|se paga entrada
`),
  it: rowsOf(`
paid = bisogna pagare l ingresso|si deve pagare l ingresso|pagare l ingresso|pagare il biglietto
`),
}

export function offeredIn(language: Foreign): readonly Rewrite[] {
  return OFFERED[language]
}

/** What costs to enter, by its verb. */
export function entryPaidIn(language: Foreign): readonly Row[] {
  return PAID[language]
}
