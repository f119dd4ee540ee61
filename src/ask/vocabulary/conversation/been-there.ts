// How people ask or deny that whoever rates a place was there: folded, from the beginning of what is said to its verb.

/** Each way to say so has one of these words. */
export const TELLS_OF_BEING =
  /(?<!\p{L})(been|visited?|foot|warst|wart|gewesen|mis|alles?|ete|venus?|visites?|estado|ido|pisado|visitado|stat[oaie]|andat[oaie]|visitato|messo)(?!\p{L})/u

export const BEEN_THERE = new RegExp(
  `^((so|and|but|und|aber|et|mais|y|pero|e|ma) )?(${[
    'have (you|you guys|you people|any of you) (ever |actually |really |even |yourself )*(been|visited|set foot)( in| on| at| to| there)?',
    'you( guys)? (have |ve )?(never|probably never|obviously never|clearly never)( ever| actually| even)? (been|visited|set foot)( in| on| at| to| there)?',
    'did (you|any of you) (ever |actually |really |even )*(visit|set foot)( in| on)?',
    '(warst|wart) (du|ihr) (denn |uberhaupt |schon |mal |je |jemals |wirklich |selbst |einmal |eigentlich )*(in|im|am|auf|bei|dort|da)',
    '(du|ihr) (warst|wart) (doch |ja |wohl |bestimmt )*(noch )?nie(mals)? (in|im|am|auf|bei|dort|da)',
    '(etes vous|es tu|vous etes|tu es|avez vous|vous avez|as tu|tu as) (deja |vraiment |jamais |seulement )*(alles?|venus?|ete|mis les pieds|visite)( a| au| aux| en| dans| sur| la bas)?',
    '(vous|tu) n (avez|etes|as|es) (surement |certainement )?jamais (alles?|venus?|ete|mis les pieds|visite)( a| au| aux| en| dans| sur| la bas)?',
    '(habeis|has) (estado|ido|pisado|visitado)( ya| alguna vez| de verdad)*( en| a| alli)?',
    '(no (habeis|has) (estado|ido|pisado|visitado) (nunca|jamas|en la vida)|(nunca|jamas) (habeis|has) (estado|ido|pisado|visitado))( en| a| alli)?',
    '(ci )?(siete|sei) (mai |davvero |gia )*(stat[oaie]|andat[oaie])( davvero| mai)?( a| al| in| nel| nella| alla| sul| sull| li)?',
    '(voi |tu )?non (ci )?(siete|sei) mai (stat[oaie]|andat[oaie])( a| al| in| nel| nella| alla| sul| sull| li)?',
    '(avete|hai) mai (messo piede|visitato)( a| al| in| nel| nella| alla| sul| sull| li)?',
    'non (avete|hai) mai (messo piede|visitato)( a| al| in| nel| nella| alla| sul| sull| li)?',
  ].join('|')})$`,
)
