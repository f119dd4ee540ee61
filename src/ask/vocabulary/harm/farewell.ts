// Reviewed words of somebody who takes leave of life, each of which tells it with nothing beside it, in five languages: regular
// expressions of whole words, folded, without punctuation. Not "the last day of our trip", "never found the way", "say goodbye
// to city noise", "nobody will notice if I camp there".

/** Behind these it is not everything that ends. */
const NOT_OF_A_PART = '(?! (with|at|on|in|near|by|raining|snowing|zu|de|en|di|al|a|nel|junto|cerca|vicino)(?!\\p{L}))'
const GONE =
  '(gone|dead|missing|die|died|drown|drowned|jump|jumped|disappear|disappeared|vanish|vanished|never came back)'
const NOT_IF = '(?<!(if|imagine|suppose|als ob|wenn|si|se) (\\w+ ){0,4})'

/** Wherever they stand in a question. */
export const FAREWELL: readonly string[] = [
  // Everything is to end.
  `(want|wish|need) (everything|it all|this all|all of it|all of this|all this|my life|the pain)( all)?( just)? to (end|stop|be over)${NOT_OF_A_PART}`,
  '(think|thinking|thought|thoughts|dreaming) (of|about) (ending (things|everything|my life|it all)(?! with)|not being (here|alive)|dying|being dead)(?!\\p{L})',
  `dass (alles|das alles|das ganze) (endlich |einfach )?(aufhort|vorbei ist|endet|zu ende ist)${NOT_OF_A_PART}`,
  `(veux|voudrais|souhaite)( juste)? que tout (cela |ca )?(s arrete|finisse|se termine)${NOT_OF_A_PART}`,
  `(quiero|quisiera|deseo)( solo)? que todo (esto )?(acabe|termine|pare|se acabe)${NOT_OF_A_PART}`,
  `(voglio|vorrei)( solo)? che (tutto (questo )?(finisca|smetta|cessi)|(finisca|smetta|cessi) tutto)${NOT_OF_A_PART}`,
  // Nobody would miss me, or ever find me; I am a burden; nothing to live for.
  `(nobody|no one|noone|no body|not a soul) (would|will|d|is going to|even|ll) (even |really |ever )*(miss me(?! (at|on|this|tomorrow|today|for|if|there|until)(?!\\p{L}))|(notice|care) (if |that |when )?i ?(m|am|ve|have|was|were|had|would be)? ?${GONE})`,
  '(?<!(that|which) (\\w+ )?)never (ever )?(be|get) found( again| any ?more| by any(one|body))?(?! (a|the|in|on|at|near|by|with|without)(?!\\p{L}))',
  '(niemand|keiner) (wurde|wird) (mich )?(je |jemals )?(mich )?vermissen|mich (wurde|wird|vermisst) (ja |sowieso |eh |doch )*(niemand|keiner)( vermissen)?|ich (\\w+ ){0,3}nie (mehr |wieder )?gefunden (werden|werde)',
  'personne ne (me |m )?(regrettera|regretterait|pleurera|pleurerait|manquera)|je ne manquerai(s)? a personne|n etre jamais (re)?trouvee?',
  'nadie me (echara|echaria|va a echar|extranara|extranaria|va a extranar)( de menos)?|que (nunca|jamas|no) me encuentren (nunca|jamas)?',
  '(a nessuno manchero|non manchero a nessuno|non mancherei a nessuno|nessuno sentira la mia mancanza|nessuno sentirebbe la mia mancanza|nessuno mi rimpiangera)|non essere mai (piu )?trovat[oa]',
  '(i ?m|i am|being|feel like|i feel) (just |only )?(a|such a|nothing but a) burden (to|on|for)|world (is|would be|will be) better (off )?without me',
  'ich (bin|falle) (doch |ja |eh )?(allen|jedem|euch|meiner familie) (doch )?(nur )?(eine |zur )last|je suis un (fardeau|poids) pour|soy una carga (para|de)|sono (solo )?un peso per',
  'nothing (left )?to live for|no reason (left )?to live(?! (in|near|at|here|there|with|by|on|further|farther)(?!\\p{L}))|nichts (mehr )?wofur (es sich zu leben lohnt|ich leben)|plus (aucune )?raison de vivre(?! (ici|a|en|dans|au|avec)(?!\\p{L}))|nada (mas )?por (lo )?que vivir|niente per cui vivere',
  // The last day, a leave of the world.
  `${NOT_IF}(my|the) (very )?(last|final) (day|days|night|hours?|evening|moments?|sunset|sunrise) (alive|on (this )?earth|of (my )?life)`,
  '(say|saying|said) (good ?bye|farewell) to (the|this) (world|life|earth)|(say|saying) (good ?bye|farewell) to (life|it all)|(leave|leaving) this world(?! (of|behind)(?!\\p{L}))',
  '(von|mit) (der welt|dieser welt|dem leben|allem) (zu )?(verabschieden|abschliessen)|(von der welt|vom leben) abschied',
  '(dire|faire) (mes )?adieux? (au monde|a la vie|a tout|a ce monde)|quitter ce monde(?! de)(?!\\p{L})',
  '(despedirme|decir adios|decirle adios) (de|a|al|del) (la vida|mundo|este mundo|todo)|dejar este mundo(?! de)(?!\\p{L})',
  '(dire addio|congedarmi|dare l addio) (al|alla|a|dal|dalla|da) (mondo|vita|tutto|questo mondo)|lasciare questo mondo(?! di)(?!\\p{L})',
  // A sleep without waking.
  '(sleep|asleep|to bed|lie down)( in| in the (snow|cold|grass|water|woods|forest))? and (just |simply )?(never|not|dont|do not) (ever )?(wake|get) up( (again|any ?more|ever))?(?! (to|by|with|from|because|until|too|early|before|at|late)(?!\\p{L}))',
  '(einschlafen|schlafen)( und| um)? (nie|nicht) (mehr|wieder) auf(zu)?wachen|ich (\\w+ ){0,3}nie (mehr|wieder) aufwachen',
  'm ?endormir (et|pour) ne (plus|jamais) (me |m )?(plus )?(reveiller|reveille)|ne (plus )?jamais me reveiller',
  '(dormir|dormirme|acostarme) y (no|nunca|jamas) (volver a )?despertar(me)?( nunca| jamas| mas)*(?! (con|por|temprano|a)(?!\\p{L}))|no (volver a )?despertar(me)? nunca( mas)?',
  '(dormire|addormentarmi) (e|per) non (svegliarmi|svegliar mi|risvegliarmi)( mai)?( piu)?(?! (con|per|presto|a|dal)(?!\\p{L}))|non svegliarmi (mai )?piu',
  // How sure, how quick, by what.
  '(how long|how quickly|how fast) (would|does|will|do|until)( it)?( i| you| one| someone)?( take)?( to| before i| until i| for me to)? (drown(?! out)|freeze to death|die of (cold|exposure)|bleed out|bleed to death)(?!\\p{L})',
  '(high|deep|steep|cold|tall) enough (to|that|so) (i |it |you )?(would |will |to )?(kill (me|myself|you|yourself)|die(?! (for|out|off))|be fatal|not survive|be sure i)|(would|will|does) (a |the |that |this )?(fall|drop|jump) (from|off|at|there) .{0,40}(kill (me|you)|be fatal)',
  'wie (lange|schnell) (dauert es|braucht man|dauerts)?( bis)?( ich| man)?( zum)? (ertrinkt|ertrinken|ertrinke|erfriert|erfrieren|erfriere|verblutet)',
  'combien de temps (faut il |il faut |pour )*(pour )?(se noyer|me noyer|mourir de froid)',
  'cuanto (tiempo )?(se )?tarda(ria)?( uno| una persona)? en (ahogarse|ahogarme|morir|morir congelado)',
  'quanto (tempo )?(ci )?(vuole|si mette|ci si mette|ci vorrebbe) (per|ad|a) (annegare|affogare|morire|morire assiderati)',
  '(take|taking|swallow|swallowing) (all (of )?(my|the|these)|the whole (bottle|pack) of|a (bottle|pack) of) (sleeping )?(pills|tablets)|alle meine (tabletten|pillen) (nehmen|schlucken)|avaler tous mes (cachets|comprimes)|tomar(me)? todas mis pastillas|prendere tutte le mie pastiglie',
]

/** At the end of a clause alone. */
export const LAST_WORDS: readonly string[] = [
  '(want|wish|need) (it|this) (just )?to (end|stop|be over)( now| already| finally| soon| please| for good)?',
  '(think|thinking|thought) (of|about) ending (it|this)|thoughts of death',
  '(ich )?(will|mochte|wunsche)( mir)?( einfach| nur)? dass es (endlich |einfach )?(aufhort|vorbei ist|endet)',
  '(je )?(veux|voudrais)( juste)? que ca (s arrete|finisse)|(solo )?(quiero|quisiera) que (esto )?(acabe|termine|pare|se acabe)|(voglio|vorrei)( solo)? che (questo )?(finisca|smetta)',
  '(i (will |would |can |could |want to |just want to )?(never|not)|and (never|not)|to never) (ever )?wake up( again| any ?more| ever| tomorrow)?',
  '(say|saying) (good ?bye|farewell) to (everything|everyone|everybody)',
]

/** At the end of a clause, of the last day of a life; of a holiday's where one is spoken of. */
export const LAST_DAY: readonly string[] = [
  '(for|spend|spending|on|is|be|watch|see|enjoy) my (very )?(last|final) (day|days|hours?|moments?|night|sunset|sunrise)',
  'mein(e|en|er|em)? letzte[rsnm]? (tag|tage|stunden?|nacht|augenblicke?)',
  'mon dernier (jour|soir)|ma derniere (nuit|heure)|mes derni(ers|eres) (jours|heures|instants)',
  'mi(s)? ultim[oa]s? (dia|dias|noche|horas?|momentos)',
  '(il mio|la mia|i miei|le mie) ultim[oaie] (giorno|giorni|notte|or[ae]|momenti)',
]

export const HOLIDAY: readonly string[] = [
  'tomorrow|today|trip|holidays?|vacation|flight|fly(ing)?|plane|hotel|airbnb|visit(ing)?|travel(ling|ing)?|tour|week|weekend|cruise|semester|internship|job|work|school|exchange|we|our|us|kids|family|friends?',
  'morgen|heute|urlaub\\p{L}*|ferien|reise|flug|fliegen|abreise|hotel|woche|wochenende|semester|arbeit|schule|wir|uns|unser\\p{L}*',
  'demain|aujourd hui|vacances|voyage|sejour|vol|avion|semaine|week end|stage|travail|nous|notre|nos',
  'manana|hoy|vacaciones|viaje|vuelo|avion|semana|fin de semana|trabajo|nosotros|nuestr[oa]s?',
  'domani|oggi|vacanz[ae]|viaggio|volo|aereo|settimana|fine settimana|lavoro|noi|nostr[oaie]',
]
