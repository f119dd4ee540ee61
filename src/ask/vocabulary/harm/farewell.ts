// Reviewed words of leave that tell despair with nothing beside them, in five languages: regular expressions of whole words of
// a question, folded, without punctuation. Not "the last day of our trip", "never found the way", "say goodbye to city noise".

/** "My last day": not that of a holiday. */
const NOT_OF_A_STAY =
  '(?! (of|in|at|on|before|with|off|here|there|as|a|an|im|in|am|bei|vor|auf|des|der|meines|hier|de|du|d|en|dans|a|avant|chez|ici|del|aqui|antes|con|di|dell|della|delle|nel|nella|qui|prima|da)(?! (earth|this earth|life|my life|welt|lebens|leben|vie|ma vie|vida|mi vida|vita|mia vita))(?!\\p{L}))'

export const FAREWELL: readonly string[] = [
  // Everything is to end.
  '(want|wish|need) (it|this|everything|it all|this all|all of it|all of this|all this|my life|the pain)( all)?( just)? to (end|stop|be over)(?! (with|at|on|in|near|by)(?!\\p{L}))',
  '(think|thinking|thought|thoughts|dreaming) (of|about) (ending (it|things|everything|my life|this|it all)|not being (here|alive)|dying|being dead|death)',
  '(ich )?(will|mochte|wunsche|wunsch)( mir)?( einfach| nur)? dass (alles|es|das alles) (endlich |einfach )?(aufhort|vorbei ist|endet|zu ende ist)',
  '(je )?(veux|voudrais|souhaite)( juste)? que (tout|ca|tout cela) (s arrete|finisse|se termine)',
  '(solo )?(quiero|quisiera|deseo) que (todo )?(esto )?(acabe|termine|pare|se acabe)(?! (el|la|de)(?!\\p{L}))',
  '(voglio|vorrei)( solo)? che (tutto |questo )?(finisca|smetta|cessi)( tutto)?(?! (il|la|di)(?!\\p{L}))',
  // Nobody would miss me, or ever find me.
  '(nobody|no one|noone|no body|not a soul) (would|will|d|is going to|even|ll) (even |really |ever )*(miss me|notice (if |that |when )?i ?(m|am|ve|have) (gone|dead)|care if i)',
  'never (ever )?(be|get) found( again| any ?more| by any(one|body))?(?! (a|the|in|on|at|near)(?!\\p{L}))',
  '(niemand|keiner) (wurde|wird) (mich )?(je |jemals )?(mich )?(vermissen)|mich (wurde|wird|vermisst) (ja |sowieso |eh |doch )*(niemand|keiner)( vermissen)?|nie (mehr |wieder )?gefunden (werden|werde)',
  'personne ne (me |m )?(regrettera|regretterait|pleurera|pleurerait|manquera)|je ne manquerai(s)? a personne|n etre jamais (re)?trouvee?',
  'nadie me (echara|echaria|va a echar|extranara|extranaria|va a extranar)( de menos)?|que (nunca|jamas|no) me encuentren (nunca|jamas)?',
  '(a nessuno manchero|non manchero a nessuno|non mancherei a nessuno|nessuno sentira la mia mancanza|nessuno sentirebbe la mia mancanza|nessuno mi rimpiangera)|non essere mai (piu )?trovat[oa]',
  // The last day, a leave of the world.
  `(for|spend|spending|on|is|be) my (very )?(last|final) (day|days|hour|hours|moments?|night|sunset|sunrise)${NOT_OF_A_STAY}|my last (day|days|hours?|moments?|night|sunset|sunrise) (alive|on (this )?earth|of (my )?life)`,
  `mein(e|en|er|em)? letzte[rsnm]? (tag|tage|stunden?|nacht|augenblicke?)${NOT_OF_A_STAY}`,
  `mon dernier (jour|soir)${NOT_OF_A_STAY}|ma derniere (nuit|heure)${NOT_OF_A_STAY}|mes derni(ers|eres) (jours|heures|instants)${NOT_OF_A_STAY}`,
  `mi(s)? ultim[oa]s? (dia|dias|noche|horas?|momentos)${NOT_OF_A_STAY}`,
  `(il mio|la mia|i miei|le mie) ultim[oaie] (giorno|giorni|notte|or[ae]|momenti)${NOT_OF_A_STAY}`,
  '(say|saying|said) (good ?bye|farewell) to (the|this) (world|life|earth)|(say|saying) (good ?bye|farewell) to (life|everything|everyone|everybody|it all)|leave this world|leaving this world',
  '(von|mit) (der welt|dieser welt|dem leben|allem) (zu )?(verabschieden|abschliessen)|(von der welt|vom leben) abschied',
  '(dire|faire) (mes )?adieux? (au monde|a la vie|a tout|a ce monde)|quitter ce monde',
  '(despedirme|decir adios|decirle adios) (de|a|al|del) (la vida|mundo|este mundo|todo)|dejar este mundo',
  '(dire addio|congedarmi|dare l addio) (al|alla|a|dal|dalla|da) (mondo|vita|tutto|questo mondo)|lasciare questo mondo',
  // A sleep without waking.
  '(sleep|asleep|to bed|lie down)( in the (snow|cold|grass|water|woods|forest))? and (just |simply )?(never|not|dont|do not) (ever )?(wake|get) up( (again|any ?more|ever))?(?! (to|by|with|from|because|until|too|early|before|at|late)(?!\\p{L}))',
  '(einschlafen|schlafen)( und| um)? (nie|nicht) (mehr|wieder) auf(zu)?wachen',
  'm ?endormir (et|pour) ne (plus|jamais) (me |m )?(plus )?(reveiller|reveille)',
  '(dormir|dormirme|acostarme) y (no|nunca|jamas) (volver a )?despertar(me)?( nunca| jamas| mas)*(?! (con|por|temprano|a)(?!\\p{L}))',
  '(dormire|addormentarmi) (e|per) non (svegliarmi|svegliar mi|risvegliarmi)( mai)?( piu)?(?! (con|per|presto|a|dal)(?!\\p{L}))',
  // How sure, or how quick.
  '(how long|how quickly|how fast) (would|does|will|do|until)( it)?( i| you| one| someone)?( take)?( to| before i| until i| for me to)? (drown|freeze to death|die of (cold|exposure)|bleed out|bleed to death)',
  '(high|deep|steep|cold|tall) enough (to|that|so) (i |it |you )?(would |will |to )?(kill (me|myself|you|yourself)|die|be fatal|not survive|be sure i)|(would|will|does) (a |the |that |this )?(fall|drop|jump) (from|off|at|there) .{0,40}(kill (me|you)|be fatal)',
  'wie (lange|schnell) (dauert es|braucht man|dauerts)?( bis)?( ich| man)?( zum)? (ertrinkt|ertrinken|ertrinke|erfriert|erfrieren|erfriere|verblutet)',
  'combien de temps (faut il |il faut |pour )*(pour )?(se noyer|me noyer|mourir de froid)',
  'cuanto (tiempo )?(se )?tarda(ria)?( uno| una persona)? en (ahogarse|ahogarme|morir|morir congelado)',
  'quanto (tempo )?(ci )?(vuole|si mette|ci si mette|ci vorrebbe) (per|ad|a) (annegare|affogare|morire|morire assiderati)',
]
