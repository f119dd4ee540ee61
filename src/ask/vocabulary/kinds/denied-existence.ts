// How questions begin that ask or tell that there are none: folded, names as Place. Of English what the directory has; "there are
// no" is read by the meanings of its words.
/** What supposes it: "I bet that", "seguro que". */
const SUPPOSED = [
  '(so |but )?(surely|im sure( that)?|i (bet|guess|suppose|assume|reckon|am sure)( that)?|bet( that)?)',
  '(bestimmt|sicherlich|wetten( dass)?|ich (wette|vermute)( dass)?)',
  '(je (parie|suppose|suis surs?e?)( que?)?|surement( que?)?)',
  '(seguro( que)?|seguramente|apuesto( a)?( que)?|supongo( que)?)',
  '(scommetto( che)?|sicuramente|di sicuro|suppongo( che)?|immagino( che)?)',
]
  .map(each => `${each} `)
  .join('|')

/** Each as it stands from the beginning to the denial. */
export const NONE_THERE = new RegExp(
  `^(${SUPPOSED})?(${[
    '(so |and |but |wait )*(you|you guys|the directory|the catalogue|your (directory|catalogue|list)) (really |actually )?(have|have got|got|list|know|know of|offer|cover) (no|none|nothing)',
    '(so |and |but |wait )*(you|the directory|the catalogue) (do not|dont|don t|does not|doesnt) (really |actually )?(have|list|know|know of|offer|cover)( any| anything| (even )?(one|a)( single)?)?',
    'there (is|are) (not|no)( even)?( a| one)? single',
    'there (isnt|isn t)( even)? (a|one) single',
    '(so |and |but |wait )*(do not|dont|don t|have not|havent|haven t) you (really |actually )?(have|got|list|know|know of|offer|cover)?( any| got any| anything)?',
    '(und |aber |also )?(in (der |dem )?Place )?(gibt es|gibts|gibt s|habt ihr|haben sie|hat (die |der |das )?Place)( (hier|da|bei euch|eigentlich|denn|wirklich|etwa|gar|bestimmt|sicher|wohl|garantiert|uberhaupt|in (der |dem )?Place))* kein(e|en|er)?( einzige[nrs]?)?',
    '(et |mais |alors )?(est ce qu )?(il )?(n )?y a( t il)?( vraiment)? (pas|aucune?)( de| d| meme)?( une?)?( seule?)?',
    '(et |mais |alors )?(vous )?n avez( vous)?( vraiment)? (pas|aucune?)( de| d| meme)?( une?)?( seule?)?',
    '(y |pero |es que )?(en Place )?no (hay|teneis|tienen)( ningun| ninguna)?( ni)?( siquiera)?( una?)?( sol[oa])?',
    '(e |ma )?(in Place )?non (ci sono|c e|avete)( nessun| nessuna)?( nemmeno| neanche| neppure)?( una?)?( sol[oa])?',
    // That there is none anywhere.
    '(and |but )?nowhere( in (the )?Place)? (is|are)( there)?( any)?( it)?',
    '(und |aber )?(nirgends|nirgendwo)( in (der |dem )?Place)? (gibt es|gibts|gibt s|ist es|hat es|findet man)',
    '(et |mais )?nulle part( (en|au|aux|a|dans (la |le )?) Place)?( il)?( n)? (y a|est ce|trouve t on|on trouve)( de| d)?',
    '(y |pero )?en (ningun|ninguna) (sitio|lugar|lado|parte)( de( la| el)? Place)? (hay|existe|se encuentra)',
    '(e |ma )?(da nessuna parte|in nessun (posto|luogo))( (in|della|del|dell|di) Place)? (c e|ci sono|si trova|esiste)',
  ].join('|')})$`,
)
