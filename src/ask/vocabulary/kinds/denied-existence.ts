// How questions of other languages begin that ask or tell that there are none: folded, names as PLACE.
/** Each as it stands from the beginning to the denial. */
export const NONE_THERE = new RegExp(
  `^(${[
    '(und |aber |also )?(in (der |dem )?PLACE )?(gibt es|gibts|gibt s|habt ihr|haben sie|hat (die |der |das )?PLACE)( (hier|da|bei euch|eigentlich|denn|wirklich|etwa|gar|uberhaupt|in (der |dem )?PLACE))* kein(e|en)?',
    '(et |mais |alors )?(est ce qu )?(il )?(n )?y a( t il)?( vraiment)? (pas|aucune?)( de| d)?',
    '(et |mais |alors )?(vous )?n avez( vous)?( vraiment)? (pas|aucune?)( de| d)?',
    '(y |pero |es que )?(en PLACE )?no (hay|teneis|tienen)( ningun| ninguna)?',
    '(e |ma )?(in PLACE )?non (ci sono|c e|avete)( nessun| nessuna)?',
  ].join('|')})$`,
)
