// How questions of other languages begin that ask or tell that there are none: folded, names as Place.
/** Each as it stands from the beginning to the denial. */
export const NONE_THERE = new RegExp(
  `^(${[
    '(und |aber |also )?(in (der |dem )?Place )?(gibt es|gibts|gibt s|habt ihr|haben sie|hat (die |der |das )?Place)( (hier|da|bei euch|eigentlich|denn|wirklich|etwa|gar|uberhaupt|in (der |dem )?Place))* kein(e|en)?',
    '(et |mais |alors )?(est ce qu )?(il )?(n )?y a( t il)?( vraiment)? (pas|aucune?)( de| d)?',
    '(et |mais |alors )?(vous )?n avez( vous)?( vraiment)? (pas|aucune?)( de| d)?',
    '(y |pero |es que )?(en Place )?no (hay|teneis|tienen)( ningun| ninguna)?',
    '(e |ma )?(in Place )?non (ci sono|c e|avete)( nessun| nessuna)?',
  ].join('|')})$`,
)
